import {
  ASSETS,
  type Book,
  CASH,
  CHEAPER,
  DEBT,
  ENDS,
  FOCUSES,
  FUNDING,
  HOME,
  LAUNCH,
  LAUNCHED,
  LOWER,
  ON_TERMS,
  ONE_PARTY,
  ONE_PRODUCT,
  PARTIES,
  PRICES,
  PROMOTION,
  RAISE,
  RANGE,
  SIDE_PRODUCTS,
  TEAM,
} from "./lever-words.ts";

/**
 * What a recommendation would do to the company without saying so: "hire ten sales people" spends, "extend the runway"
 * saves. Each row is a verb with its object, what they push and which way.
 */
export interface LeverRow {
  /** `money` and `reach` are the same questions that plain words ask: invest or cut, expand or consolidate. */
  lever: "money" | "reach" | "pricing" | "launch" | "debt" | "dependence";
  /** 0: more is spent, reached, charged, borrowed or staked, or sooner; 1: less, or later. */
  end: 0 | 1;
  /** What is pushed, where one lever moves several things that have nothing to do with each other. */
  about?: "cash" | "market" | "range" | "launch";
  /** The words say it themselves: "raise prices". */
  said?: true;
  verbs: Book;
  /** One of these must follow the verb; without a list the verb says it all. `region`: a part of the world. */
  objects?: Book | "region";
  /** With one of these in the stretch it is something else: a runway extended by a new round saves nothing. */
  unless?: Book;
}

/** The rows with an object before those without: what says more is asked first. */
export const LEVERS: readonly LeverRow[] = [
  {
    lever: "debt",
    end: 0,
    verbs: {
      fr: "contract*,souscri*,prendre,prenons,obtenir,negocier,financ*,recouri*,assum*,lever,tirer,augment*",
      en: "take,taking,raise,use,finance,fund,draw,get,seek,secure,carry,assume,add",
      pt: "tomar,assum*,contra*,financ*,captar,pegar,buscar,obter,recorrer,usar,aumentar",
    },
    objects: DEBT,
  },
  {
    lever: "debt",
    end: 1,
    verbs: {
      fr: "rembours*,redui*,solder,apurer,diminu*,limit*",
      en: "repay*,pay,paying,reduce,reducing,retire,clear,cut,limit",
      pt: "pagar,quitar,reduz*,amortizar,diminu*,limitar,liquidar",
    },
    objects: DEBT,
  },
  {
    lever: "debt",
    end: 0,
    verbs: {
      fr: "endett*,emprunter,empruntez,nouvel emprunt,nouveaux emprunts,nouveau pret,nouveaux prets,nouvelle dette,nouvelles dettes",
      en: "borrow,borrowing,leverage,new debt,more debt,further debt,additional debt,new loan*,more loans,new credit,bank debt",
      pt: "endivid*,nova divida,novas dividas,mais divida,mais dividas,novo emprestimo,novos emprestimos,mais emprestimos,novo credito",
    },
  },
  {
    lever: "debt",
    end: 1,
    verbs: { fr: "desendett*", en: "deleverag*", pt: "desendivid*,desalavanc*" },
  },
  {
    lever: "money",
    end: 1,
    about: "cash",
    verbs: {
      fr: "allong*,prolong*,etendre,etendez,preserv*,proteg*,menag*,gard*,economis*,tenir,redui*,limit*,conserv*,maitris*,ramener,conten*",
      en: "extend*,lengthen*,stretch*,preserv*,protect*,conserv*,save,saving,keep,keeping,hold,reduce,reducing,lower,limit,guard,contain,cap",
      pt: "estic*,prolong*,estend*,along*,preserv*,proteg*,poup*,econom*,guard*,manter,reduz*,limit*,conserv*,control*",
    },
    objects: CASH,
    unless: FUNDING,
  },
  {
    lever: "money",
    end: 0,
    verbs: {
      fr: "ouvrir,ouvrez,ouvrons,creer,installer,construire,acheter",
      en: "open,opening,set up,build,buy,rent",
      pt: "abrir,abram,instalar,construir,comprar,alugar,montar",
    },
    objects: ASSETS,
  },
  {
    lever: "money",
    end: 0,
    verbs: {
      fr: "doubl*,tripl*,agrandi*,etoff*,monter,constitu*,elargi*,renforc*,augment*",
      en: "double,triple,enlarge,grow,expand,build,increase,strengthen",
      pt: "dobr*,triplic*,montar,aument*,ampli*,reforc*,expandir",
    },
    objects: TEAM,
  },
  {
    lever: "money",
    end: 0,
    verbs: { fr: "depenser,depensez", en: "spend", pt: "gastar,gastem" },
    objects: PROMOTION,
  },
  { lever: "pricing", end: 0, verbs: ENDS, objects: CHEAPER },
  {
    lever: "pricing",
    end: 1,
    verbs: {
      fr: "accord*,offr*,consent*,propos*,faire,pratiqu*,vendre",
      en: "give,giving,offer,offering,grant,make,run,sell,selling",
      pt: "dar,oferec*,conced*,fazer,praticar,vender",
    },
    objects: CHEAPER,
    unless: ON_TERMS,
  },
  { lever: "pricing", end: 0, verbs: RAISE, objects: PRICES, said: true },
  { lever: "pricing", end: 1, verbs: LOWER, objects: PRICES, said: true },
  {
    lever: "pricing",
    end: 0,
    verbs: { fr: "factur*,vendre", en: "charge,charging,sell", pt: "cobrar,vender" },
    objects: { fr: "plus cher,davantage,plus", en: "more,higher,premium", pt: "mais,mais caro" },
    unless: { fr: "moins", en: "less,cheaper", pt: "menos" },
  },
  {
    lever: "pricing",
    end: 1,
    verbs: { fr: "factur*,vendre", en: "charge,charging,sell", pt: "cobrar,vender" },
    objects: { fr: "moins", en: "less,lower,cheaper", pt: "menos,mais barato" },
  },
  {
    lever: "pricing",
    end: 0,
    verbs: { fr: "hausse*,plus haut*", en: "up,higher,increase*", pt: "alta,mais alto*,reajuste" },
    objects: PRICES,
  },
  {
    lever: "pricing",
    end: 1,
    verbs: { fr: "bas,basse,inferieur*,baisse", en: "below,low,lower,down", pt: "abaixo,baixo*,inferior*" },
    objects: PRICES,
  },
  {
    lever: "pricing",
    end: 1,
    unless: ON_TERMS,
    verbs: {
      fr: "remise*,rabais,ristourne*,casser les prix,brader",
      en: "discount*,undercut*,underprice",
      pt: "desconto*",
    },
  },
  {
    lever: "reach",
    end: 0,
    about: "range",
    verbs: {
      fr: "elargi*,etend*,diversifi*,ajout*,lancer,lancez,enrichi*,develop*,cre*,construi*",
      en: "widen*,broaden*,expand*,diversify,add,adding,launch,extend,grow,build,develop,create",
      pt: "ampli*,alarg*,diversific*,adicion*,lancar,acrescent*,expand*,desenvolv*,cri*",
    },
    objects: RANGE,
  },
  { lever: "reach", end: 1, about: "range", verbs: ENDS, objects: SIDE_PRODUCTS },
  { lever: "reach", end: 1, about: "range", verbs: FOCUSES, objects: ONE_PRODUCT },
  {
    lever: "reach",
    end: 0,
    about: "market",
    verbs: {
      fr: "entrer,ouvrir,ouvrez,attaqu*,conquer*,aborder,penetrer,s implanter,implanter,s etendre,etendre,exporter,aller,lancer",
      en: "enter,entering,open,attack,go,going,expand,expanding,target,launch,move,export",
      pt: "entrar,abrir,atacar,conquistar,expandir,ir,exportar,lancar,chegar",
    },
    objects: "region",
    unless: ASSETS,
  },
  { lever: "reach", end: 1, about: "market", verbs: FOCUSES, objects: "region" },
  { lever: "reach", end: 1, about: "market", verbs: FOCUSES, objects: HOME },
  {
    lever: "dependence",
    end: 0,
    verbs: {
      fr: "sign*,accept*,accord*,conclu*,s appuyer,reposer",
      en: "sign,signing,lock,accept,grant,give,rely,depend,commit",
      pt: "assin*,aceit*,conced*,depender,firmar,fechar",
    },
    objects: ONE_PARTY,
  },
  { lever: "dependence", end: 1, verbs: { fr: "diversifi*", en: "diversif*", pt: "diversific*" }, objects: PARTIES },
  {
    lever: "dependence",
    end: 1,
    verbs: LOWER,
    objects: {
      fr: "dependance*,concentration",
      en: "dependen*,concentration,reliance",
      pt: "dependencia,concentracao",
    },
  },
  {
    lever: "launch",
    end: 0,
    about: "launch",
    verbs: {
      fr: "sortir,sortez,publier,mettre,proposer,deployer,avanc*,anticip*",
      en: "ship,shipping,release,put,bring,roll out,deploy",
      pt: "colocar,publicar,liberar,antecip*,disponibilizar",
    },
    objects: LAUNCHED,
  },
  {
    lever: "launch",
    end: 0,
    about: "launch",
    verbs: {
      fr: "lancer,lancez,lancons,lancement,commercialis*,mise sur le marche,mise en service",
      en: "launch,launching,go live,go to market",
      pt: "lancar,lancem,lancemos,lancamento,comercializ*",
    },
  },
  {
    lever: "launch",
    end: 1,
    about: "launch",
    verbs: { fr: "reten*,decal*", en: "hold,holding,keep back,push back", pt: "segurar,reter" },
    objects: LAUNCH,
  },
];

/** "Move the plan from 49 to 79 €": which way a price goes is told by its two figures. */
export const MOVES_A_PRICE: { verbs: Book; objects: Book } = {
  verbs: { fr: "pass*,porter,portez,mettre", en: "move,moving,take,bring,change", pt: "passar,levar,mudar,alterar" },
  objects: {
    fr: `${PRICES.fr},forfait*,licence*,offre`,
    en: `${PRICES.en},plan,plans,licence*,license*`,
    pt: `${PRICES.pt},plano,planos,licenca*`,
  },
};
