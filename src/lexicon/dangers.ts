import type { Book } from "./lever-words.ts";

/** What is called so is not wanted … */
export const DANGERS: Book = {
  fr: "danger*,menace*,peril*,piege*,fleau*,ouvre la porte,ouvre la voie,ouvrir la porte,pente glissante,derive*",
  en: "danger*,threat*,menace*,peril*,trap,traps,slippery slope,opens the door,open the door,recipe for",
  pt: "perigo*,ameaca*,armadilha*,cilada*,abre a porta,abre caminho,abrir a porta",
};

/** … and so is what somebody would bring in beside the word. */
export const BRINGS_IN: Book = {
  fr: "imposer,instaurer,introduire,generaliser,legaliser",
  en: "impose,introduce,force through,legalise,legalize,generalise,generalize",
  pt: "impor,introduzir,generalizar,legalizar,instaurar",
};

/** What stands right behind is not to be. */
export const RULES_OUT: Book = {
  fr: "interdire,interdi*,interdisant,prohib*,bannir,proscri*,abolir,supprimer,suppression,en finir avec,mettre fin",
  en: "forbid*,ban,banning,banned,prohibit*,outlaw*,abolish*,do away with,put an end",
  pt: "proibir,proib*,banir,abolir,suprimir,acabar com,por fim",
};

/** Asking that something be allowed, made or spread. */
export const FAVOURS: Book = {
  fr: "permettre,permis,permise,autoriser,autorise,autorisee,possible,possibilite,faciliter,favoriser,garantir,reprendre,retablir,etendre,generaliser,encourager,promouvoir,creer,instaurer,introduire,mettre en place,developper,defendre,proteger,renforcer,essentiel*,indispensable*,droit a,droit de",
  en: "allow*,permit*,possible,enable*,facilitate*,encourage*,promote*,guarantee*,restore,extend,create,introduce,develop,defend,protect*,strengthen*,essential,indispensable",
  pt: "permitir,permitid*,autorizar,autorizad*,possivel,facilitar,favorecer,garantir,retomar,estender,incentivar,promover,criar,implementar,desenvolver,defender,proteger,reforcar,essencial,essenciais,indispensave*",
};
