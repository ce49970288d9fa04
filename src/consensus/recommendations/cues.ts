import { Phrases } from "./phrases.ts";

/** "We recommend", "should", "il faut": what follows is what the agent wants done. */
export const RECOMMENDS = new Phrases({
  fr: "recommand*,preconis*,conseill*,suggere*,sugger*,propose,proposons,il faut,il faudrait,faut,faudrait,devrait,devraient,devrions,doit,doivent,devons,devez,devra,devront,il convient,convient de,convient d,mieux vaut,vaut mieux,il est temps,il vaut mieux,necessaire de,necessaire d,indispensable de,indispensable d,essentiel de,essentiel d,urgent de,urgent d,important de,important d,preferable de,preferable d,souhaitable de,souhaitable d,judicieux de,judicieux d,je prefere,nous preferons,je suis pour,nous sommes pour,favorable a,favorables a,en faveur,priorite,prioritaire,prioris*,privilegi*,notre avis,mon avis,la decision,decision,on devrait,s impose,s imposent",
  en: "recommend*,advis*,my advice,our advice,suggest*,propose,proposes,proposing,should,must,ought,need to,needs to,needs,have to,has to,better to,best to,had better,time to,it is time,necessary to,essential to,urgent to,important to,i would,we would,i d,we d,i favour,i favor,we favour,we favor,we prefer,i prefer,in favour of,in favor of,let us,lets,i urge,we urge,priority,priorities,prioriti*,our call,our verdict,decision,call for,calls for",
  pt: "recomend*,aconselh*,sugir*,sugere*,suger*,proponho,propomos,propoe,deve,devem,devemos,deveria,deveriam,deveriamos,devera,precisa,precisam,precisamos,e preciso,e necessario,necessario,e essencial,e urgente,e importante,convem,e melhor,melhor,e hora de,somos a favor,sou a favor,a favor de,a favor da,a favor do,prefiro,preferimos,prioridade,prioriz*,privilegi*,nossa decisao,decisao,meu conselho,nosso conselho,cumpre,ha que,temos de,temos que,tem de,tem que",
});

/** An advice against: it recommends, and what follows is refused. */
export const ADVISES_AGAINST = new Phrases({
  fr: "deconseill*,suis contre,sommes contre,avis contre,vote contre,votons contre,prematur*,trop tot pour,trop risque de,trop risque d,hors de question,inutile de,inutile d",
  en: "advise against,advises against,recommend against,recommends against,am against,are against,vote against,argue against,warn against,warns against,caution against,premature to,too early to,too soon to,too risky to,out of the question,unwise to,no need to,no reason to",
  pt: "desaconselh*,sou contra,somos contra,voto contra,votamos contra,prematur*,cedo demais para,cedo para,fora de questao,arriscado demais,desnecessario",
});

/** Words that turn what follows into its opposite. French "ne" counts only with its second half. */
export const NEGATES = new Phrases({
  fr: "pas,jamais,aucun,aucune,aucunement,nullement,ni,evit*,renonc*,s abst*,abstenir,abstenons,abstenez,refus*,rejet*,cess*,arret*,stopp*,interdi*,impossible,incapable*",
  en: "not,never,nor,neither,nobody,no one,avoid*,refrain*,abstain*,refus*,reject*,stop,stopping,cease,no longer,cannot,forbid*,prohibit*,hold off on,impossible,unable",
  pt: "nao,nunca,jamais,nem,nenhum,nenhuma,ninguem,evit*,abst*,recus*,rejeit*,cess*,parar de,pare de,parem de,deixar de,impossivel,incapaz*,proib*",
});

/** French second halves that make "ne" a negation; without one "ne … que" means "only". */
export const NE_COMPLETED = new Phrases({
  fr: "pas,plus,jamais,aucun,aucune,rien,personne,guere,ni,nullement,aucunement,point",
  en: "",
  pt: "",
});

/** "Not only", "not necessarily", "not false", "sans cesse", "n'importe où": no negation at all. */
export const NOT_ONLY = new Phrases({
  fr: "pas seulement,pas uniquement,non seulement,pas necessairement,pas forcement,pas toujours,pas faux,pas fausse,sans doute,sans cesse,sans relache,sans tarder,sans attendre,sans delai,sans hesit*,sans exception,n importe,y a pas que,est pas que,sont pas que,fait pas que,pas encore,pas mal,non plus,pas hesit*,pas manquer,pas oublier",
  en: "not necessarily,not always,not false,not untrue,without doubt,without delay,without waiting,without hesit*,without exception,without fail,not only,not just,not merely,not yet,not hesitate,not fail to,not forget to",
  pt: "nao necessariamente,nao sempre,nem sempre,nao e falso,sem duvida,sem cessar,sem demora,sem esperar,sem hesit*,sem excecao,sem falta,nao so,nao somente,nao apenas,nao obstante,nao hesit*,nao deixar de,nao deixe de,nao deixem de,nao esquec*",
});

/** What follows is given up for the rest: "rather than", "instead of", "without". */
export const INSTEAD = new Phrases({
  fr: "plutot que,plutot qu,au lieu de,au lieu d,a la place de,et non,sans,au detriment,quitte a renoncer a",
  en: "rather than,instead of,in place of,and not,not by,without,at the expense of,as opposed to",
  pt: "em vez de,em vez do,em vez da,ao inves de,ao inves do,ao inves da,em lugar de,e nao,sem,em detrimento,do que",
});

/** Conditions: what depends on them is not recommended now. */
export const CONDITION = new Phrases({
  fr: "si,s il,s ils,s elle,s elles,a condition,sous reserve,sous condition,sauf si,a moins,au cas ou,en cas de,en cas d,des que,des lors que,une fois,pourvu,seulement apres,lorsque,quand",
  en: "if,unless,provided,providing,subject to,on condition,in case,assuming,as long as,only after,once,when,should the,contingent,conditional on",
  pt: "caso,se o,se a,se os,se as,se houver,se for,se forem,se nao,se nada,desde que,contanto que,a menos que,a nao ser,sob condicao,sujeito a,so depois,apenas depois,somente depois,assim que,uma vez,quando,mediante",
});

/** "Even if", "although": granted, and of no weight in what is recommended. */
export const CONCESSION = new Phrases({
  fr: "meme si,meme s,bien que,bien qu,quoique,malgre,en depit,certes,nonobstant,si bien que",
  en: "even if,even though,although,though,despite,in spite of,notwithstanding,granted,regardless of",
  pt: "mesmo que,mesmo se,mesmo com,embora,ainda que,apesar de,apesar do,apesar da,apesar dos,apesar das,se bem que,a despeito",
});

/** Somebody else's words or wishes. */
export const REPORTED = new Phrases({
  fr: "selon,d apres,dit que,disent que,affirme*,pretend*,annonce*,prevoit de,prevoit d,prevoient,envisage*,veut,veulent,souhaite,souhaitent,prevoit,ambitionn*",
  en: "according to,says,say,said,claims,claim that,claimed,announces,announced,plans to,plan to,planned,intends,intend to,wants,want to,wanted,hopes to,expects to,aims to,the plan is,their plan",
  pt: "segundo,!segundo semestre,!segundo trimestre,!segundo ano,!segundo produto,!segundo mercado,!segundo lugar,de acordo com,conforme o,conforme a,diz que,dizem que,afirm*,alega*,anunci*,planeja*,planeia*,pretende*,quer,querem,deseja*,preve,preveem",
});

/** A reason or a remark: no recommendation, whatever stands before. */
export const REASON = new Phrases({
  fr: "car,parce que,parce qu,puisque,puisqu,etant donne,vu que,compte tenu,en raison,du fait,dans la mesure ou,ce qui,qui,dont",
  en: "because,since,given,as the,as it,due to,owing to,which,who,whose",
  pt: "porque,pois,ja que,dado que,dada,visto que,uma vez que,devido,em razao,por causa,o que,cujo,cuja",
});

/** What the recommended thing is for. English "to" is told apart by what stands before it. */
export const PURPOSE = new Phrases({
  fr: "pour,afin de,afin d,afin que,en vue de,en vue d,dans le but de,de maniere a,de facon a",
  en: "in order to,so as to,so that,for the sake of,with a view to",
  pt: "para,a fim de,com vista a,com vistas a,com o objetivo de,de modo a,de forma a",
});

/** What comes after the recommended thing: "study the market before expanding". */
export const BEFORE = new Phrases({
  fr: "avant de,avant d,avant que,avant qu,avant toute,avant tout engagement,avant une,avant l,avant la,avant le,avant tout investissement",
  en: "before,prior to,ahead of",
  pt: "antes de,antes do,antes da,antes que",
});

/** What is waited for: "hold off until the audit is done". */
export const UNTIL = new Phrases({
  fr: "jusqu,tant que,tant qu",
  en: "until,till",
  pt: "ate que,ate a,ate o,ate ter,enquanto nao",
});

/** A new main clause, often against the one before. */
export const CONTRAST = new Phrases({
  fr: "mais,cependant,toutefois,neanmoins,pourtant,or,en revanche,alors que,tandis que,donc,alors,ainsi",
  en: "but,however,yet,nevertheless,while,whereas,so,therefore,hence,thus",
  pt: "mas,porem,contudo,todavia,entretanto,no entanto,enquanto,portanto,entao,assim,logo",
});

export const AND = new Phrases({ fr: "et,puis,ensuite", en: "and,then", pt: "e,depois" });

/** Words that may open a recommendation before its verb. */
export const OPENERS = new Phrases({
  fr: "quitte,et,puis,ensuite,donc,alors,ainsi,d,abord,ne,n,pas,de,le,la,les,l,un,une,du,des,plutot,continuer,continuons,s,se,a,y,commencer,par,clairement,fortement,verdict,conclusion,recommandation,avis,ou,bref,oui,non,toujours,rester,restons,etre,soyez,soyons,adopter,avoir,faire,maintenant,jamais,ni,aucun,aucune,evit*,renonc*,accelerer,en,au,aux,vers,tout,toute,tous,toutes,autre,nouvel,nouveau,nouveaux,nouvelle*,seulement",
  en: "and,then,so,therefore,do,please,let,us,lets,a,an,the,also,just,first,still,clearly,strongly,verdict,conclusion,recommendation,answer,yes,no,not,never,be,stay,remain,keep,adopt,take,make,continue,start,now,avoid*,refrain*,stop,go,to,more,full,any,further,additional,new,all,only",
  pt: "e,depois,entao,portanto,assim,o,a,os,as,um,uma,de,do,da,nao,nunca,jamais,sim,se,ja,primeiro,claramente,fortemente,veredito,conclusao,recomendacao,resposta,ser,sejam,seja,continuar,comecar,adotar,ter,fazer,agora,evit*,nem,com,por,para,mais,qualquer,quaisquer,outro*,outra*,novo,nova,novos,novas,so,somente,apenas",
});

/** Finite verbs that make a clause a statement about the noun before them. */
export const FINITE = new Phrases({
  fr: "est,sont,etait,etaient,sera,seront,serait,seraient,ont,avait,avaient,aura,peut,peuvent,pourrait,pourraient,reste,restent,semble,parait,permet,permettrait,coute,couterait,represente,represent,depasse,montre,montrent,fut,demeure,devient",
  en: "is,are,was,were,has,have,had,will,would,could,can,may,might,seems,remains,shows,means,looks,appears,became,becomes,went,rose,fell,grew,slowed,yields,brings",
  pt: "esta,estao,sao,foi,foram,era,eram,sera,serao,seria,seriam,tem,tinha,tinham,teria,pode,podem,poderia,parece,permanece,permite,custa,custaria,resulta,resultaria,mostra,mostram,representa,ficou,caiu,subiu,cresceu,gera,geraria",
});

/** Refuses any middle way. */
export const CATEGORICAL = new Phrases({
  fr: "en aucun cas,sous aucun pretexte,exclusivement,a tout prix,jamais,absolument,non negociable,hors de question",
  en: "under no circumstances,at no price,at all costs,exclusively,never,absolutely,non negotiable,out of the question",
  pt: "em hipotese alguma,em caso algum,de jeito nenhum,a todo custo,exclusivamente,jamais,nunca,inegociavel,fora de questao",
});

/** Puts one thing before the others. */
export const PRIORITISES = new Phrases({
  fr: "prioris*,privilegi*,priorite,tout miser sur,pivoter vers,rester sur,rester,se concentrer sur,concentr*,focus*,se focaliser,focalis*,miser sur,avant tout,d abord,en premier",
  en: "prioriti*,priority,double down on,all in on,pivot to,move upmarket,stick to,stick with,stay with,stay,focus*,concentrat*,first,above all,put first",
  pt: "prioriz*,privilegi*,prioridade,apostar tudo em,pivotar para,permanecer,ficar no,foc*,concentr*,apostar em,acima de tudo,primeiro,em primeiro lugar",
});

/** Waiting, with what is waited for as its object. */
export const WAITS = new Phrases({
  fr: "attend*,patient*,pause",
  en: "wait*,hold off,pause,patience",
  pt: "esper*,aguard*,pausa*,paciencia",
});

/** Calls what was said untrue. */
export const DISPUTES = new Phrases({
  fr: "dement*,faux,fausse*,falsifi*,fictif*,trompeu*,truqu*,mensong*,infond*,errone*,detourn*,contraire,inexact*,rumeur*,pretend*,invente*",
  en: "deny,denied,denies,false*,fake*,fabricat*,misleading,untrue,wrong*,inaccurate,rumour*,rumor*,alleged*,debunk*",
  pt: "desment*,falso*,falsa*,falsific*,enganos*,mentir*,infundad*,errone*,inexat*,rumor*,boato*,inventad*",
});
