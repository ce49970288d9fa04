import type { Book } from "./lever-words.ts";

/** What advice can push one way or the other, however it is worded. */
export type Matter =
  | "promotion"
  | "team"
  | "cash"
  | "pricing"
  | "launch"
  | "debt"
  | "abroad"
  | "partner"
  | "takeover"
  | "raise"
  | "making";

/** The things that name a matter; where the word is itself a doing ("hire"), it is among the doings too. */
export const MATTERS: Record<Matter, Book> = {
  promotion: {
    fr: "marketing,publicit*,pub,pubs,campagne*,acquisition payante,budget com,notoriete,reclame",
    en: "marketing,ads,ad,advertis*,paid acquisition,paid media,paid channels,campaign*,promotion",
    pt: "midia,marketing,publicidade,publicitari*,propaganda,anuncio*,campanha*,trafego pago",
  },
  team: {
    fr: "embauch*,recrut*,effectif*,commerciaux,vendeurs,developpeurs,ingenieurs,masse salariale,equipe,equipes,postes,recruter personne",
    en: "hire,hires,hiring,headcount,staff,staffing,engineers,engineering team,sales team,salespeople,sales people,sales organisation,sales organization,sales force,executives,recruit*,payroll,team,workforce,developers,reps,more people,new people,nobody else",
    pt: "contratac*,contratar,contrate,vendedor*,quadro,equipe,equipa,time,folha,desenvolvedor*,engenheiro*,funcionarios,mais pessoas,pessoas em",
  },
  cash: {
    fr: "tresorerie,caisse,cash,burn,runway,cout fixe,couts fixes,frais fixes,charges,depens*,equilibre",
    en: "cash,burn,runway,fixed cost*,overhead*,spend,spending,expenses,break even",
    pt: "caixa,burn,runway,custo fixo,custos fixos,despesa*,gasto*,folego,equilibrio",
  },
  pricing: {
    fr: "prix,tarif*,forfait*,abonnement*,mensualite*,gratuite,offre gratuite,version gratuite,prix d appel,plus cher,moins cher",
    en: "price,prices,pricing,underpriced,overpriced,list price*,free tier,free plan,freemium,subscription price*,fee,fees,charge,charging,cheaper,dearer",
    pt: "preco,precos,tarifa*,mensalidade*,taxa,taxas,plano gratuito,versao gratuita,cobrar,mais caro,mais barato",
  },
  launch: {
    fr: "lancement,lancer,mise en ligne,mise sur le marche,mise en vente,commercialisation,commercialiser,sortie,deploiement,sur le marche,en vente",
    en: "launch*,release*,released,go live,going live,rollout,on the market,to market,ship,shipping,shipped,be live,is live",
    pt: "lancamento,lancar,no ar,ao ar,estreia,comercializacao,entrada no mercado",
  },
  debt: {
    fr: "pret,prets,emprunt*,dette,dettes,pge,credit,endett*,levier,ligne de credit,banque,bancaire*,preteur*",
    en: "loan*,debt,borrow*,credit line,line of credit,leverage,bank facility,credit facility,overdraft,lender*",
    pt: "emprestimo*,divida*,credito,endivid*,bndes,financiamento*,banco,bancari*,alavancagem",
  },
  abroad: {
    fr: "etranger,international*,internationalis*,export*,implantation*,autre pays,autres pays,pays etranger,ailleurs,autre marche,autres marches",
    en: "abroad,international*,overseas,foreign market*,other countries,other country,another country,export*,anywhere else,elsewhere,other markets,another market",
    pt: "exterior,internaciona*,outro pais,outros paises,estrangeir*,export*,outro lugar,outros mercados,outro mercado",
  },
  partner: {
    fr: "exclusivite,exclusif,exclusive,seul client,premier client,seul distributeur,un distributeur,un partenaire,un client,premier debouche,partenariat",
    en: "exclusiv*,exclusive terms,one retailer,one customer,one client,one partner,one distributor,single customer,single partner,partnership,white label,largest customer",
    pt: "exclusiv*,um cliente,um parceiro,um distribuidor,unico cliente,maior cliente,parceria",
  },
  takeover: {
    fr: "racheter,rachat,acquisition externe,croissance externe,acquisition d,acquisitions,sans acquisition,aucune acquisition,pas d acquisition,acquerir,fusion",
    en: "acquire,acquiring,takeover,buy out,buying out,merger,acquisition of,acquisitions,no acquisition,bolt on,buy the competitor,rival",
    pt: "adquirir,aquisicao,fusao,comprar a concorrente,comprar o concorrente,nenhuma aquisicao",
  },
  raise: {
    fr: "levee,lever,nouveau tour,nouveaux tours,prochain tour,prochaine levee,serie a,serie b,refinancement,tour suivant,bridge",
    en: "raise again,raising again,new round,next round,another round,further round,follow on round,series a,series b,bridge,fundraise*,fundraising,raise the next,raise more",
    pt: "captar,captacao,nova rodada,proxima rodada,outra rodada,nova captacao,serie a,serie b,bridge,levantar",
  },
  making: {
    fr: "en interne,internalis*,sous traitan*,sous traiter,externalis*,prestataire*,en prestation,freelance*,propre usine,sa propre,son propre,leur propre",
    en: "in house,inhouse,insourc*,subcontract*,outsourc*,contract manufacturer*,contractors,freelance*,own plant,owning a plant,own factory,its own,their own",
    pt: "internamente,internaliz*,terceiriz*,prestador*,freelance*,fabrica propria,producao propria,sua propria,seu proprio",
  },
};

/** Having others do it. */
export const BY_OTHERS: Book = {
  fr: "sous traitan*,sous traiter,externalis*,prestataire*,en prestation,freelance*",
  en: "subcontract*,outsourc*,contract manufacturer*,contractors,freelance*,agency,third party",
  pt: "terceiriz*,prestador*,freelance*",
};

/** Bringing out and putting off: of a launch, where nothing else is named. */
export const BRINGS_OUT: Book = {
  fr: "sortir,reporter,decaler,repousser,differer,retarder,avancer",
  en: "out of the door,postpone,postponing,push it,push back,bring forward",
  pt: "adiar,postergar,adiantar,antecipar",
};

/** Doings that push a matter on. */
export const ON: Book = {
  fr: "mettre,investi*,doubl*,tripl*,augment*,accroi*,monter,remonter,relev*,hauss*,embauch*,recrut*,etoff*,renforc*,ouvrir,prendre,souscri*,contract*,tirer,completer,ajout*,lanc*,sortir,signer,signez,signe,accept*,renouvel*,poursui*,acceler*,brul*,prevoir,occup*,rachet*,acquer*,commercialis*,entrer,aller,passer,conquer*,attaqu*,miser,export*,implant*,factur*,demarr*,avanc*,donner,conced*,plus cher,davantage,supplementaire*,plus grand*,valid*,approuv*,approuver,soutenir,massif,massive,avoir lieu,commenc*,!investisseu*",
  en: "put,invest,doubl*,tripl*,increas*,raise*,grow,boost*,hire*,recruit*,staff up,build*,open*,take,taken on,draw,borrow*,add,charge,charging,pursue*,push,launch*,release,released,ship,go,go up,up,bet,enter,entering,accelerat*,expand*,acquir*,buy,sign,lock,accept*,renew*,step up,ramp*,bring,bring forward,roll,rolling,start,starting,pour,spend,get,give,grant*,more,extra,additional,another,larger,bigger,be live,be on the market,happen*,take place,seek*,approv*,endors*,back,backing,support",
  pt: "colocar,investi*,dobr*,duplic*,triplic*,aument*,subir,elevar,reajust*,contrat*,reforc*,ampli*,abrir,tomar,captar,pegar,contrair,adicion*,lancar,assin*,aceit*,renov*,aceler*,entrar,ir,cobrar,apostar,adiant*,antecip*,levar,montar,adquir*,comprar,gastar,dar,conced*,acontec*,mais,maior,comec*,aprov*,apoi*,valid*,!investidor*,!contrato,!contratos",
};

/** Doings that hold it back. */
export const OFF: Book = {
  fr: "coupe*,couper,redui*,baiss*,diminu*,limit*,geler,gele,gel,suspend*,arret*,stopp*,reporter,reporte*,!reporting,decal*,repouss*,differer,retard*,attend*,patient*,renonc*,abandonn*,evit*,refus*,economis*,rembours*,desendett*,sortir de,diversifi*,reparti*,contenir,ramener,depenser moins,moins,divis*,proscri*,moins cher,supprim*,!reduit a",
  en: "cut,cutting,reduc*,lower*,limit*,freez*,pause*,halt*,stop*,postpon*,delay*,wait*,hold,hold off,defer*,push back,push it,avoid*,refus*,drop,abandon*,exit,spread,diversif*,conserv*,save,trim*,slash*,repay*,less,fewer,smaller,pull back,scale back,slip,strike out,come down,down,halv*,half,divide,shelv*",
  pt: "cortar,corte,reduz*,baixar,diminu*,limit*,congel*,suspend*,parar,adiar,adie,adiado,adiada,esper*,aguard*,segurar,evit*,recus*,abandon*,enxug*,poup*,economiz*,isent*,diversific*,quitar,posterg*,menos,conter,metade,dividir,sair,ficar para,menor,!adicion*,!adiant*,!segundo*",
};

/** Doings that put another of its kind in its place. */
export const CHANGES: Book = {
  fr: "passer a,passer au,passer aux,basculer,changer,migrer,adopter,remplacer",
  en: "switch to,switching,move to,moving to,shift to,change,migrate,adopt,replace,convert to",
  pt: "passar para,migrar,mudar,trocar,adotar,substituir",
};

/** Looking into something pushes it nowhere. */
export const LOOKS_INTO: Book = {
  fr: "verifi*,demander,demandez,auditer,suivre,mesurer,documenter,negoci*,renegoci*,analys*,compar*,obtenir le,detail*,surveill*,optimis*,structur*,preciser,clarifi*",
  en: "verify,check,ask,asks,request,requests,monitor,measur*,review,negotiat*,renegotiat*,analys*,compare,track,close eye,eye on,clarif*",
  pt: "verific*,pedir,peca,acompanh*,medir,avali*,negoci*,renegoci*,analis*,compar*,monitor*,auditar,esclarec*,apresent*,registr*",
};

/** Heads whose thing is what is pushed: "the advertising budget", "le plan d'embauches". */
export const MEASURES: Book = {
  fr: "consommation,contrat*,accord*,grille,budget*,plan,effort*,niveau,montant,nombre,depense*,poids,part,investissement*,hausse,augmentation,baisse,reduction,recours,politique,rythme,volume,taille,ligne",
  en: "consumption,contract*,agreement*,list,budget,plan,effort,level,amount,number,spend,spending,weight,share,investment,increase,reduction,use,policy,pace,volume,size",
  pt: "consumo,contrato*,acordo*,tabela,orcamento,verba,plano,esforco,nivel,montante,numero,gasto*,despesa*,peso,parte,investimento*,aumento,alta,reducao,uso,politica,ritmo,volume,tamanho,linha",
};

/** Doings that leave it as it is. */
export const AS_IT_IS: Book = {
  fr: "garder,conserver,maintenir,laisser,rester,pas toucher,pas bouger,preserver",
  en: "keep,leave,leaving,maintain,stay,remain,as it is,where it is,unchanged,preserve,not touch,not move",
  pt: "manter,deixar,conservar,permanecer,nao mexer,ficar,preservar",
};

/** What is found too little asks for more … */
export const TOO_LITTLE: Book = {
  fr: "trop bas,trop basse,trop petit*,trop faible*,trop court*,insuffisan*,sous dimension*,ne suffi*,manque de",
  en: "too low,too thin,too small,too short,too cheap,underpriced,understaffed,insufficient,not enough,lacks,short of",
  pt: "muito baixo,baixo demais,pequen* demais,insuficient*,enxut* demais,falta,faltam",
};

/** … what is found too much for less. */
export const TOO_MUCH: Book = {
  fr: "trop endett*,deja endett*,trop lourd*,trop eleve*,excessi*,suffit,suffisent,trop cher*,trop important*,surdimension*,pese trop,assez grand*,assez nombreu*,suffisamment grand*",
  en: "too heavy,too high,too much,too large,already heavy,already high,excessive,bloated,suffices,is enough,overstaffed,overpriced,too dependent,big enough,large enough,enough already,plenty already",
  pt: "muito alto,alto demais,pesad* demais,ja pesad*,excessiv*,suficiente,basta,inchad*,ja e grande",
};

/** Calls a doing right … */
export const WORTHWHILE: Book = {
  fr: "indispensable*,essentiel*,merite*,gagnerait,utile*,utilement,ideal,pertinent*,justifie*,opportun*,souhaitable*,bonne idee,bonne,bon moment,urgent*,evident*,encourag*,favorable*,d accord,s impose,s imposent,le bon moment,a du sens,est l avenir",
  en: "ideal,makes sense,make sense,worth,worthwhile,indispensable,essential,justified,sensible,the right time,is working,room to,pays off,well spent,obvious,good idea,comfortable,deserves,deserve,urgent,encourage,natural next,in favour,right move,the right,is the future",
  pt: "ideal,vale a pena,faz sentido,indispensave*,essencia*,justificad*,oportun*,compensa,hora certa,e hora,boa ideia,bom,boa,urgente,merece,vale,e o futuro",
};

/** … or wrong. */
export const UNWISE: Book = {
  fr: "erreur,prematur*,trop tot,trop risque*,dangereu*,danger,imprudent*,deraisonnable*,inutile*,pas pret*,pas prete*,pas mur*,ne rapporte rien,distraction,gachis,piege,a eviter,hors de question,folie,inquiet*,detour,mauvaise idee,trop couteu*,un luxe,exager*,demesure*,absurde*,aucun interet",
  en: "mistake,premature,too early,too soon,too risky,dangerous,reckless,unwise,pointless,not ready,not mature,last thing,distraction,a leak,waste,cannot afford,trap,danger,trigger churn,madness,costly,detour,worr*,bad idea,too expensive,out of the question,a luxury,overkill,insult*,absurd,no point",
  pt: "erro,prematur*,cedo demais,arriscad*,perigos*,imprudent*,inutil,nao esta pront*,distracao,desperdicio,armadilha,nao aguenta,fora de questao,risco desnecessario,loucura,desvio,ma ideia,tiraria o foco,nao e hora,nao e o momento,um luxo,exagero,exagerad*,absurd*,nao faz sentido,nao se justifica",
};

/** Words between that set no thing apart from another. */
export const FILLERS: Book = {
  fr: "vite,rapidement,parait,paraissent,semble,semblent,discretionnaire*,entre,parmi,ventes,chiffre,aupres,concerne*,tout,toute,sens,notre,effort*,concentr*,ici,comptes,client*,utilisateur*",
  en: "quickly,fast,seems,looks,appears,another,discretionary,among,having,sales,revenue,every,any,position,account*,customer*,user,users,straight,right,away,even,further,additional,extra",
  pt: "rapido,logo,parece,parecem,entre,vendas,receita,esforc*,concentr*,aqui,qualquer,espaco,junto,cliente*,usuario*,utilizador*",
};

/** At home and nowhere else. */
export const AT_HOME: Book = {
  fr: "ici,a domicile,marche domestique,marche national,marche local,chez nous,en france d abord",
  en: "at home,here,home market,domestic market,local market",
  pt: "aqui,em casa,mercado interno,mercado domestico,mercado nacional,mercado local",
};
