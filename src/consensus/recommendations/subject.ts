import type { Locale } from "../../domain/locale.ts";
import { stemOf } from "../../quantities/topics/stems.ts";
import { Phrases } from "./phrases.ts";
import type { Languages, Word } from "./words.ts";

/** Words that carry no subject: articles, prepositions, auxiliaries, adverbs of degree. */
const EMPTY = new Set(
  (
    "a an the of at in on to for and or our we its with as by from this that these those it is are was were be been being has have had will would could can may might do does did not no yes more less most very much too so than then there their they them he she his her i you your us my me all any some such each every both other others into over under up down out off about after before during between through also just only even still already well now when where which who whose what how if while because but however yet per via within across against " +
    "le la les l un une des du de d et ou en au aux dans par pour sur avec que qu qui ne n pas plus moins ce c cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes nous vous il elle ils elles on je j tu se s y est sont etait etaient sera seront serait seraient ont avait avoir etre ete fait faire tout toute tous toutes tres trop si comme donc alors ainsi mais car lors apres avant entre sans sous vers chez aussi encore deja bien meme ici peu dont quand puis afin cela ceci ca ci celui celle ceux lui eux quel quelle m t jusqu aucun aucune rien jamais ni non davantage " +
    "o os um uma uns umas do da dos das no na nos nas ao aos pelo pela pelos pelas em com sem por para que se e ou mas nao sim mais menos muito muita muitos muitas pouco ja ainda tambem so como quando onde qual quais este esta estes estas esse essa isso isto aquele aquela seu sua seus suas nosso nossa nossos nossas meu minha eu ele ela eles elas nos voce voces lhe lhes foi foram era eram sera serao seria estar esta estao estava ser sendo sido sao tem tinha ter ha havia entre sobre apos antes ate desde depois cada todo toda todos todas outro outra outros outras mesmo mesma nem nenhum nenhuma nada nunca ninguem porque pois existe existem existia exist exists existent"
  ).split(" "),
);

/** Words of any recommendation: they name the whole business or the act of advising, not a subject of their own. */
const GENERAL = new Phrases({
  fr: "entreprise*,societe*,startup*,compagnie,groupe,organisation*,affaire*,activite*,operation*,deal*,dossier*,tour,levee,ticket,investissement*,investi*,montant*,somme*,strateg*,approche*,posture*,attitude*,action*,agir,demarche*,plan,plans,decision*,recommand*,preconis*,conseil*,sugger*,propos*,devr*,doi*,faut,faudrait,convient,vaut,mieux,priorit*,prioris*,privileg*,essentiel*,necessaire*,urgent*,cout*,depense*,charge*,burn,tresorerie,frais,budget*,general*,global*,actuel*,fort*,forte*,grand*,gros*,nouvel*,nouveau*,mois,an,ans,annee*,trimestre,court,moyen,long,terme,existant*,ensemble,partie,possible,capital,euro,euros,eur,usd,dollar*,prix eleve,situation,contexte,acquis,maniere,facon,stade,condition*,termes,position*,structure,statu,quo,perimetre,investisseur*,imperati*,vivement,fortement,clairement,simplement,temps,moment,avanc*,proced*,progress*,etude*,approfondi*,analyse*",
  en: "compan*,business*,firm,startup*,group,organi*,management,operation*,deal,deals,round,ticket,investment*,invest,investing,amount*,sum,strateg*,approach*,posture*,stance,attitude,action*,act,acting,move,plan,plans,decision*,recommend*,advis*,suggest*,propos*,should,must,ought,need*,better,best,priorit*,essential,necessary,urgent*,cost*,expens*,spend*,burn,cash,overhead*,budget*,general*,overall,current*,strong*,big,large,new,month*,year*,quarter*,short,medium,long,term,existing,whole,part,possible,capital,euro,euros,eur,usd,dollar*,position*,structure,status,quo,scope,investor*,situation,context,money,full,clearly,simply,favour,favor,prefer,stage,stands,terms,condition*,go,going,move,moving,advanc*,proceed*,forward,time,study,studies,depth,thorough*,analysis,gains",
  pt: "empresa*,negocio*,companhia,startup*,grupo,organiza*,atividade*,operac*,deal,rodada,ticket,investiment*,investir,montante,valor,quantia,estrateg*,abordagem,postura*,atitude,acao,acoes,agir,plano*,decis*,recomend*,aconselh*,sugir*,suger*,propo*,deve*,precis*,necessari*,convem,melhor,priori*,privileg*,essencial,urgent*,custo*,despesa*,gasto*,burn,queima,caixa,orcament*,geral,gerais,global,atual,atuais,forte*,grande*,nov*,mes,meses,ano,anos,trimestre,curto,medio,longo,prazo,existente*,conjunto,parte,possivel,capital,euro,euros,eur,usd,dolar*,posic*,estrutura,status,quo,escopo,forma,modo,maneira,estagio,fase,termos,condic*,nesta,neste,desta,deste,investidor*,situacao,contexto,dinheiro,claramente,simplesmente,favor,prefer*,avanc*,proced*,seguir,tempo,momento,estudo*,aprofundad*,analise*",
});

/** Subjects that agents of different languages share: each list is one subject. */
const SHARED: [string, Phrases][] = Object.entries({
  marketing: "marketing",
  market: "market,markets,marche,marches,mercado,mercados",
  sales: "sale,sales,vente,ventes,venda,vendas,commercial,commerciale,commerciaux,comercial,comerciais",
  team: "team,teams,staff,hire,hires,hiring,headcount,equipe,equipes,equipa,equipas,recrut*,embauch*,recruit*,effectif*,payroll,salarial*,contratac*,contratar,contratem",
  product: "product,products,produit,produits,produto,produtos",
  valuation: "valuation*,valoris*,avaliac*,pre,money",
  price: "price,prices,pricing,prix,tarif*,preco,precos",
  customer: "customer*,client*,cliente*",
  europe: "europ*",
  retention: "retention,retain*,retenc*,reter,fidelis*,fideliz*,fidelidade,loyal*",
  acquisition: "acquisition*,acquir*,aquisic*,adquir*,prospect*",
  opportunity: "opportunit*,oportunidade*",
  international: "internat*,internac*,abroad,etranger,exterior,estrangeiro",
  launch: "launch*,releas*,lancement*,lancer,lancez,lancar,lancamento*,commercialis*,comercializ*",
  supplier: "supplier*,supply,manufacturer*,vendor*,fournisseur*,fabricant*,fornecedor*",
  research: "r&d,rd,research,recherche,pesquisa",
  advertising: "ads,advertis*,publicit*,publicidade",
  expansion: "expan*,etend*,expans*,elargi*,ampli*",
  investing: "invest,investing,investir,investiss*,investiment*,investment*,invista*",
}).map(([name, words]) => [name, new Phrases({ fr: words, en: words, pt: words })]);

/** The words of a stretch that name what it is about, reduced so that spellings and, for common ones, languages meet. */
export function subjectOf(words: readonly Word[], languages: Languages): Set<string> {
  const subject = new Set<string>();
  for (const word of words) {
    if (EMPTY.has(word.key) || /^\p{N}/u.test(word.key) || word.key.length < 2) continue;
    if (GENERAL.has(word, languages)) continue;
    subject.add(contentKey(word, languages));
  }
  return subject;
}

/** A content word reduced: the shared subject it names, or its stem. */
export function contentKey(word: Word, languages: Languages): string {
  const shared = SHARED.find(([, phrases]) => phrases.has(word, languages));
  if (shared !== undefined) return shared[0];
  const locale: Locale = languages.length === 1 ? (languages[0] as Locale) : "pt";
  return stemOf(word.key, locale);
}

/** Every content word of a stretch, reduced; unlike `subjectOf`, general words count. */
export function contentOf(words: readonly Word[], languages: Languages): Set<string> {
  const content = new Set<string>();
  for (const word of words) if (!EMPTY.has(word.key)) content.add(contentKey(word, languages));
  return content;
}

/** True where two subjects share a word. Stems of different languages meet by their beginning. */
export function sharesWord(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) for (const other of b) if (sameStem(one, other)) return true;
  return false;
}

export function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common++;
  return common >= 5 && common >= shorter - 1 && common >= Math.max(a.length, b.length) * 0.7;
}

/** Share of words two sets have in common: |A ∩ B| / |A ∪ B|, 0 where both are empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

export function isEmptyWord(key: string): boolean {
  return EMPTY.has(key);
}
