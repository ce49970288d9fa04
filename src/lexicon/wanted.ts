import type { Book } from "./lever-words.ts";

/** Asking to have a thing; its opposite is to do without. */
export const WANTS: Book = {
  fr: "exiger,exigez,exigeons,demander un,demander une,demander des,demandez un,demandez une,imposer,imposez,insister sur,obtenir un,obtenir une,prevoir un,prevoir une,inclure,introduire,ajouter,mettre en place,instaurer,creer,se doter,requerir",
  en: "insist on,ask for,asking for,demand,require,include,introduce,add,put in place,set up,secure,obtain,push for,get a,create,build in",
  pt: "exigir,exija,exijam,pedir um,pedir uma,peca um,peca uma,impor,insistir em,insistir na,insistir no,obter um,obter uma,prever um,prever uma,incluir,introduzir,adicionar,implementar,criar,requerer",
};

/** Keeping a thing, and staying what one is. */
export const KEEPS_ON: Book = {
  fr: "garder,gardez,gardons,conserver,conservez,maintenir,maintenez,poursuivre,continuer,rester,conserve,maintenu,maintenue,garde",
  en: "keep,retain,retained,maintain,continue,preserve,kept,stay,remain",
  pt: "manter,mantenha,conservar,continuar,preservar,permanecer,ficar,mantido,mantida",
};

/** Giving a thing up for good, or doing without. */
export const GIVES_UP: Book = {
  fr: "abandonner,abandonnez,arreter,arretez,fermer,ceder,cedez,supprimer,supprimez,vendre la,vendre le,vendre l,sortir de,renoncer,renoncez,renoncons,se passer de,se passer d,retirer,lacher,remplacer,remplacez,interdire,interdisez,proscrire,bannir,eliminer,!ceder a",
  en: "abandon,drop,close,close down,shut,shut down,discontinue,divest,sell,sell off,exit,kill,scrap,waive,give up,forgo,forego,do without,skip,remove,replace,ban,prohibit,forbid,dispense with,strike out,let go,!close the deal,!close the round,!close the gap,!close this,!close a",
  pt: "abandonar,abandone,encerrar,fechar,descontinuar,vender a,vender o,sair de,eliminar,renunciar,abrir mao,abra mao,dispensar,dispense,retirar,remover,substituir,substitua,proibir,proiba,banir,suprimir,!fechar o negocio,!fechar a rodada,!fechar um,!fechar uma,!fechar o acordo,!fechar o contrato",
};

/** What a thing would spoil. */
export const SPOILS: Book = {
  fr: "braquer*,decourager*,freiner*,fragiliser*,compromettr*,nuire*,nuirait,plomber*,effraier*,desservi*,bloquer*,contre productif*,superflu*",
  en: "poison,hurt,harm,scare off,scare away,alienate,jeopardise,jeopardize,undermine,slow down,backfire,counterproductive,overkill,unnecessary,needless",
  pt: "prejudic*,afast*,compromet*,trav*,desestimul*,atrapalh*,contraproducente*,desnecessari*,superfluo*",
};

/** Heads that only say what kind of thing follows: "a right to …", "une clause de …". */
export const OF_WHAT_FOLLOWS: Book = {
  fr: "clause*,droit*,protection*,mecanisme*,systeme*,dispositif*,modele*,principe*,activite*,forme*,regime*,poste*,role*,fort,forte,lourd*,plein*,simple*,strict*,formel*,complet*,complete*,actuel*,poids",
  en: "clause*,right*,provision*,mechanism*,protection*,scheme*,system*,term,terms,model*,form*,kind*,type*,post,role,position,heavy,strong,full,plain,simple,strict,formal,standard,proper,current,existing,detailed",
  pt: "clausula*,direito*,protecao,protecoes,mecanismo*,sistema*,modelo*,principio*,atividade*,forma*,tipo*,cargo*,posicao,forte*,pesad*,plen*,simples,estrit*,formal,formais,complet*,atual,atuais",
};
