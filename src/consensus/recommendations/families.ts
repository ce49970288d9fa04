import { Phrases } from "./phrases.ts";

/** The questions on which recommendations can pull apart. */
export type Axis =
  | "money" // invest / cut
  | "reach" // expand / consolidate
  | "posture" // aggressive / conservative
  | "pace" // fast / gradual
  | "timing" // act now / wait
  | "aim" // growth / profit, margin, efficiency, cost
  | "change" // innovation / stability, risk, compliance
  | "surety" // certain / uncertain
  | "deal" // go / pass
  | "price" // accept / renegotiate
  | "pricing" // dearer / cheaper for customers
  | "launch" // sooner / later
  | "debt" // borrow / do not
  | "dependence"; // rely on one / on several

/** One end of an axis. `firm` words stand for themselves; `loose` ones only with a fitting object. */
export interface Family {
  axis: Axis;
  /** 0 is the bold end, 1 the careful one. */
  end: 0 | 1;
  /** What the words are: something to do, a thing to aim for, or a manner of doing. */
  kind: "act" | "thing" | "manner";
  words: Phrases;
}

export const FAMILIES: Family[] = [
  family("money", 0, "act", {
    fr: "invest*,bruler la tresorerie,mettre le paquet,doubler la mise,lever beaucoup,inject*,miser,misez,misons,depenser plus,depenser davantage,allou*,recrut*,embauch*,!investisseu*,!investig*,!investi par,!investis par",
    en: "invest,burn through,double down,all in,raise a large,pour money,invests,investing,investment*,inject*,commit,committing,allocat*,fund the,spend more,hire,hires,hiring,recruit*,!investment committee,!investment thesis",
    pt: "invest*,queimar caixa,queimar o caixa,dobrar a aposta,apostar tudo,invist*,injet*,gastar mais,aport*,aloc*,contrat*,!investidor*,!investig*,!contrato,!contratos,!contratual,!contratuais",
  }),
  family("money", 1, "act", {
    fr: "preserver la tresorerie,preserver le cash,allonger le runway,allonger la tresorerie,etendre le runway,prolonger le runway,effectif constant,effectifs constants,autofinanc*,couper,coupez,coupons,coupe,coupes,sabrer,tailler,taillez,economis*,rogn*,supprim*,licenci*,desinvest*,faire des economies,moins d invest*,depenser moins,moins d embauche*,geler,gel,gelez",
    en: "preserve cash,conserve cash,save cash,extend the runway,extend runway,lengthen the runway,headcount flat,bootstrap*,cut,cuts,cutting,slash*,trim*,!trimest*,economis*,economiz*,save money,lay off,layoff*,less invest*,less spending,spend less,divest*,hiring freeze,hiring pause,pause hiring,recruitment freeze,spending freeze,cost cutting,freeze,freezing,austerity",
    pt: "preservar caixa,preservar o caixa,estender o runway,alongar o runway,quadro constante,autofinanc*,cort*,economiz*,poup*,enxug*,demit*,gastar menos,menos invest*,desinvest*,congel*,!cortesia*",
  }),
  family("reach", 0, "act", {
    fr: "expans*,etend*,elargi*,s implanter,nous implanter,implantation,internationalis*,deployer,deployez,deploiement,conquerir,conquete,passer a l echelle,changer d echelle",
    en: "expan*,scale up,scaling up,scale,scaling,internationali*,roll out,rollout,enter the,enter new,entering,broaden*",
    pt: "expand*,expans*,ampli*,alarg*,internacionaliz*,escalar,escale,escalem,entrar no,entrar em,entrada em,entrada no",
  }),
  family("reach", 1, "act", {
    fr: "consolid*,stabilis*,recentr*,rester sur le marche,statu quo,se concentrer sur le coeur,repli,se replier",
    en: "consolidat*,stabilis*,stabiliz*,refocus*,retrench*,status quo,stick to the core,focus on the core,stand still",
    pt: "consolid*,estabiliz*,recuar,status quo,focar no nucleo,concentrar no nucleo",
  }),
  family("posture", 0, "manner", {
    fr: "agressi*,offensi*,audacieu*,audace,ambitieu*,hardi*",
    en: "aggressi*,bold,boldly,ambitious*,audacious*,offensive",
    pt: "agressiv*,ousad*,ousadia,arrojad*,ambicios*,audacios*,ofensiv*",
  }),
  family("posture", 1, "manner", {
    fr: "conservat*,prudent*,prudence,prudemment,precaution*,modere*,moderation,retenue,!prudent de,!prudent d,!conservation*",
    en: "conservativ*,cautio*,prudent,prudently,prudence,careful*,restraint,defensive,!prudent to",
    pt: "conservador*,cautel*,cauto,cauta,prudent*,prudencia,precauc*,comedid*,moderac*,seguro e,mais seguro,plano seguro,ser seguro,posicionamento seguro,postura segura,caminho seguro,abordagem segura,!prudente e",
  }),
  family("pace", 0, "manner", {
    fr: "rapide*,rapidement,vite,acceler*,sans tarder,sans attendre,sans delai,a marche forcee,au plus vite,en une fois,en une seule fois,d un coup",
    en: "fast,faster,rapid*,quick*,swift*,speedy,accelerat*,speed up,without delay,asap,all at once,in one go,lump sum,up front",
    pt: "rapid*,depressa,aceler*,celere,sem demora,sem esperar,o quanto antes,de uma vez,de uma so vez,a vista",
  }),
  family("pace", 1, "manner", {
    fr: "lent*,lentement,par tranches,en plusieurs tranches,en deux tranches,graduel*,progressi*,increment*,par etapes,etape par etape,par phases,phasee,phasees,phase en,pas a pas,ralenti*,petit a petit,!lentille*",
    en: "slow,slower,slowly,slow down,in tranches,in two tranches,gradual*,increment*,phased,in phases,in stages,staged,step by step,progressively",
    pt: "lent*,devagar,em parcelas,em duas parcelas,em tranches,gradua*,gradativ*,increment*,fasead*,em fases,por etapas,passo a passo,aos poucos,progressiv*,desaceler*,!lente,!lentes",
  }),
  family("timing", 0, "manner", {
    fr: "maintenant,immediat*,tout de suite,des a present,des maintenant,sans delai,agir maintenant,agir,aujourd hui",
    en: "now,immediate*,right away,at once,straight away,act,today",
    pt: "agora,imediat*,hoje,agir,de imediato,desde ja,investir ja,agir ja,avancar ja,entrar ja,assinar ja",
  }),
  family("timing", 1, "manner", {
    fr: "attend*,patienter,patience,patientez,reporter,reportez,reportons,differer,differez,temporis*,suspend*,retarder,repousser,repoussez,decal*,ajourn*,mettre en pause,pause,!attendu*",
    en: "wait,waits,waiting,postpon*,defer,defers,deferring,deferral,delay,delays,delaying,hold off,push back,push it,pause,pausing,suspend*,patience",
    pt: "esperar,espere,esperem,esperemos,aguard*,adiar,adie,adiem,adiamento,postergar,posterguem,postergue,suspend*,retardar,pausar,pausa,paciencia",
  }),
  family("aim", 0, "thing", {
    fr: "croissance*,croitre,hypercroissance,parts de marche,part de marche",
    en: "growth,growth at all costs,growth at any cost,grow,grows,growing,hypergrowth,market share",
    pt: "cresc*,crescimento a todo custo,crescimento a qualquer custo,hipercrescimento,participacao de mercado,quota de mercado",
  }),
  family("aim", 1, "thing", {
    fr: "profit*,rentab*,economie unitaire,economies unitaires,cout,couts,marge*,efficacite,efficience,benefice*,!profiter*,!profitez,!profit de,!profit d,!profit du,!profit des",
    en: "profit*,unit economics,margin*,efficien*,break even,breakeven,cost,costs",
    pt: "lucr*,economia unitaria,unit economics,margem,margens,eficien*,rentab*,custo,custos",
  }),
  family("change", 0, "thing", {
    fr: "innov*",
    en: "innovat*",
    pt: "inova*,inovo*",
  }),
  family("change", 1, "thing", {
    fr: "stabilite,risque*,securite,conformite,securis*",
    en: "stability,risk,risks,security,safety,compliance",
    pt: "estabilidade,risco*,seguranca,conformidade",
  }),
  family("surety", 0, "manner", {
    fr: "certitude*,clair,claire,claires,clairs,evident*,indeniable*,averee",
    en: "certain,certainty,clear,obvious,undeniable,proven",
    pt: "certeza*,claro,clara,claros,claras,evident*,inegavel,comprovad*,garantid*",
  }),
  family("surety", 1, "manner", {
    fr: "incert*,flou,floue,imprevisible*,hasardeu*,douteu*",
    en: "uncertain*,unclear,unpredictable,doubtful,unproven,murky",
    pt: "incert*,imprevisi*,duvidos*,nebulos*,indefinid*",
  }),
  family("deal", 0, "act", {
    fr: "donner suite,entrer au capital,participer au tour,prendre un ticket,souscrire,feu vert,avis favorable,signer",
    en: "proceed,go ahead,go for it,green light,take the deal,join the round,participate in the round,close the deal,sign,approve",
    pt: "prosseguir,avancar,dar sequencia,entrar na rodada,participar da rodada,sinal verde,parecer favoravel,aprovar,assinar",
  }),
  family("price", 0, "act", {
    fr: "accept*,valider la valorisation,valider le prix,signer a",
    en: "accept*,agree to,take the valuation,pay the",
    pt: "aceit*,concordar com",
  }),
  family("price", 1, "act", {
    fr: "renegoci*,negocier a la baisse,revoir a la baisse,faire baisser,baisser la valorisation,reduire la valorisation,abaisser la valorisation,contre proposer,contre proposition,contre offre",
    en: "renegotiat*,negotiate down,negotiate a lower,negotiate the valuation,push the valuation,lower the valuation,reduce the valuation,bring the valuation down,counter at,counter offer,counteroffer,counter with",
    pt: "renegoci*,negociar para baixo,negociar um,negociar uma,baixar a avaliacao,reduzir a avaliacao,reduzir o valuation,baixar o valuation,contraproposta,contrapropor",
  }),
  family("deal", 1, "act", {
    fr: "passer son tour,passer notre tour,passer mon tour,passe mon tour,passons notre tour,passe son tour,ne pas donner suite,decliner,decline,declinons,declinez,refuser le deal,refuser le dossier,refuser ce,refuser cette,refuser l investissement,refuser l offre,avis defavorable,feu rouge,no go,se retirer,abandonner le deal,ecarter le dossier,renoncer au deal",
    en: "pass on,passing on,passes on,take a pass,decline,walk away,no go,red light,turn down,drop the deal,reject the deal",
    pt: "declinar,decline,recusar,recusamos,recuso,recuse,ficar de fora,passar a vez,desistir,parecer desfavoravel,sinal vermelho,no go,abandonar o negocio,rejeitar o",
  }),
];

/** To invest in these is to take the deal, not to spend the company's money. */
export const OF_THE_DEAL = new Phrases({
  fr: "tour,levee,deal,dossier,startup,ticket,capital,amorcage,seed",
  en: "round,deal,opportunity,startup,ticket,seed,pre seed",
  pt: "rodada,ronda,deal,negocio,startup,ticket,capital,seed",
});

/** Verbs that raise or lower whatever they govern. With spending as their object they are invest and cut. */
export const RAISES = new Phrases({
  fr: "augment*,accroi*,hausse*,relev*,renforc*,intensif*,doubl*,monter,porter a",
  en: "increas*,raise,raises,raising,boost*,doubl*,step up,ramp up,strengthen*,!raise capital",
  pt: "aument*,elev*,reforc*,intensific*,dobr*,duplic*",
});

export const LOWERS = new Phrases({
  fr: "redui*,reduc*,diminu*,baiss*,limit*,plafonn*,restrei*,frein*,comprim*",
  en: "reduc*,decreas*,lower,lowers,lowering,limit,limits,limiting,shrink*,scale back,scaling back,curb*,downsiz*",
  pt: "redu*,diminu*,baixar,baixe,baixem,limit*,restrin*,encolh*",
});

/** "Keep": a consolidating verb only where its object is the business as it stands, or what the other side would change. */
export const KEEPS = new Phrases({
  fr: "maint*,conserv*,preserv*,garder,gardez,gardons,!maintenant,!conservat*,!maintenance",
  en: "maintain*,keep,keeps,keeping,preserv*,hold steady",
  pt: "manter,mantem,mantenha*,mantendo,mantem,preserv*,conservar,conserve,conservem",
});

/** What money goes into: as the object of "raise" it means invest, of "lower" cut. */
export const SPENDING = new Phrases({
  fr: "cout*,depense*,charge*,budget*,burn,frais,effectif*,masse salariale,investissement*,invest*,embauche*,recrutement*",
  en: "cost*,expens*,spend*,budget*,burn,overhead*,headcount,investment*,invest*,opex,capex,hiring,recruit*",
  pt: "custo*,despesa*,gasto*,orcament*,queima,burn,quadro,folha,investiment*,invest*,contratac*",
});

/** Nobody wants these: lowering them is no austerity, raising them no investment. */
export const UNWANTED = new Phrases({
  fr: "risque*,churn,attrition,dette*,delai*,dependance*,perte*,erreur*,incertitude*,dilution,impay*,exposition,concentration,temps,fuite*,retard*",
  en: "risk*,churn,attrition,debt*,delay*,dependen*,loss*,error*,uncertain*,dilution,exposure,concentration,time,friction,turnover",
  pt: "risco*,churn,evasao,divida*,atraso*,dependencia*,perda*,erro*,incerteza*,diluicao,inadimpl*,exposicao,concentracao,tempo,prazo*,rotatividade",
});

/** What comes back from spending. */
export const RETURNS = new Phrases({
  fr: "retour,retours,rendement*,gain*,roi",
  en: "return,returns,payback,gain*,roi",
  pt: "retorno*,ganho*,rendimento*,roi",
});

function family(axis: Axis, end: 0 | 1, kind: Family["kind"], book: Record<"fr" | "en" | "pt", string>): Family {
  return { axis, end, kind, words: new Phrases(book) };
}
