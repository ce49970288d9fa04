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
  fr: "abandonn*,arreter,arretez,arretons,cesser,fermer,fermez,fermeture,ceder,cedez,!ceder a,supprim*,suppression,vendre la,vendre le,vendre l,sortir de,renonc*,se passer de,se passer d,passer de,retirer,retirez,retrait,lacher,remplac*,interdi*,proscri*,bannir,elimin*,annul*,exclure,exclus,exclue,ecarter,tirer un trait,mettre fin,mettre un terme,resilier,dissoudre,faire l impasse,dispenser,oublier,oubliez,oublions,laisser tomber",
  en: "forget,forget about,abandon*,drop,dropping,dropped,close down,closing down,shut,shut down,discontinu*,divest*,sell off,sell the,sell its,be sold,exit the,exit from,kill,scrap*,waiv*,give up,giving up,forgo,forego,do without,skip,skipping,remov*,replac*,ban,banned,prohibit*,forbid*,dispense with,let go,cancel*,terminat*,end the,be ended,exclud*,eliminat*,sunset,wind down,abolish*,rid,step back from,omit*,shelv*",
  pt: "parar,parem,esquecer,esquecam,esquecamos,abandon*,encerr*,fechar,ser fechad*,descontinu*,vender a,vender o,vendid*,sair de,sair do,sair da,elimin*,renunci*,abrir mao,abra mao,abrindo mao,dispens*,retir*,remov*,substitu*,proib*,banir,suprim*,cancel*,extingu*,excluir,excluid*,acabar,trocar,trocad*,por fim,rescind*,deixar de lado,abdic*,engavet*,!fechar o negocio,!fechar a rodada,!fechar um,!fechar uma,!fechar o acordo,!fechar o contrato",
};

/** Needing a thing; denied, it is done without. */
export const NEEDED: Book = {
  fr: "besoin,necessaire,necessaires,requis,requise,utile,utiles",
  en: "needed,necessary,required,need for",
  pt: "preciso,necessario,necessaria,necessarios,necessarias,requerid*",
};

/** From so much on. */
export const AT_LEAST: Book = {
  fr: "au moins,au minimum,minimum,pas moins de,a partir de",
  en: "at least,minimum,a minimum of,no less than,not less than,from",
  pt: "pelo menos,ao menos,no minimo,minimo,nao menos de,a partir de",
};

/** English parts a verb of giving up from its particle: "leave the clause out". */
export const PARTED: [RegExp, RegExp] = [
  /^(leave|leaving|take|phase|shut|turn|strike|rule|cut|wind)$/,
  /^(out|down|off)$/,
];

/** What a thing would spoil. */
export const SPOILS: Book = {
  fr: "braquer*,decourager*,freiner*,fragiliser*,compromettr*,nuire*,nuirait,plomber*,effraier*,desservi*,bloquer*,contre productif*,superflu*,retarder*,penaliser*,alourdi*,generait,distrai*,pese*,couter*",
  en: "poison,hurt,harm,scare off,scare away,alienate,jeopardise,jeopardize,undermine,slow down,backfire,counterproductive,overkill,unnecessary,needless,delay,weaken,cost more,complicate,postpone,distract,burden,damage",
  pt: "prejudic*,afast*,compromet*,trav*,desestimul*,atrapalh*,contraproducente*,desnecessari*,superfluo*,atras*,enfraquec*,encarec*,complic*,distrai*,pesar*,desgast*",
};

/** Heads that only say what kind of thing follows: "a right to …", "une clause de …". */
export const OF_WHAT_FOLLOWS: Book = {
  fr: "clause*,droit*,protection*,mecanisme*,systeme*,dispositif*,modele*,principe*,activite*,forme*,regime*,poste*,role*,fort,forte,lourd*,plein*,simple*,strict*,formel*,complet*,complete*,actuel*,poids,offre*,service*,prestation*,programme*,projet*,exception*,liberte*,obligation*,regle*",
  en: "clause*,right*,provision*,mechanism*,protection*,scheme*,system*,term,terms,model*,form*,kind*,type*,post,role,position,heavy,strong,full,plain,simple,strict,formal,standard,proper,current,existing,detailed,offer*,service*,programme*,program,project*,exception*,freedom*,obligation*,rule*",
  pt: "clausula*,direito*,protecao,protecoes,mecanismo*,sistema*,modelo*,principio*,atividade*,forma*,tipo*,cargo*,posicao,forte*,pesad*,plen*,simples,estrit*,formal,formais,complet*,atual,atuais,oferta*,servico*,programa*,projeto*,excecao,excecoes,liberdade*,obrigacao,obrigacoes,regra*",
};
