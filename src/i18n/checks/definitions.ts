import type { Catalogue } from "../catalogue.ts";

interface DriftFacts {
  metric: string;
  one: string;
  oneWay: string;
  oneAt: string;
  other: string;
  otherWay: string;
  otherAt: string;
}

type TakenFacts = Record<"volume" | "take" | "kept" | "revenue" | "place", string>;

const en = {
  metrics: { arr: "ARR", mrr: "MRR", churn: "churn", customers: "customers", revenue: "revenue" } as Record<
    string,
    string
  >,
  ways: {
    contracted: "contracted",
    live: "live",
    billings: "invoiced",
    gmv: "volume sold (GMV)",
    run_rate: "run rate",
    of_customers: "of customers",
    of_revenue: "of revenue",
    with_pilots: "pilots included",
    without_pilots: "without pilots",
    monthly: "monthly",
    annual: "annual",
    gross: "gross",
    net: "net",
    paying: "paying",
    registered: "registered",
  } as Record<string, string>,
  or: "or",
  /** Between two choices of one figure. */
  also: ", and ",
  input: (f: { metric: string }) => `definition of ${f.metric}`,
  none: "how ARR, churn and customers are counted",
  askNone: "How do you count ARR, churn and customers?",
  open: (f: { metric: string; said: string; place: string; choices: string }) =>
    `The ${f.metric} of ${f.said} (${f.place}) does not say whether it is ${f.choices}.`,
  askOpen: (f: { metric: string; said: string; choices: string }) => `Is the ${f.metric} of ${f.said} ${f.choices}?`,
  volume: (f: { said: string; place: string }) =>
    `What is called revenue, ${f.said} (${f.place}), is the volume sold (GMV) as the documents tell it.`,
  volumeImpact: "A multiple of the volume is many times a multiple of what the company keeps of it.",
  askVolume: (f: { said: string; place: string }) =>
    `Of ${f.said} (${f.place}), how much does the company keep, and how much goes on to sellers?`,
  notSaid: "not said",
  sameFigure: (f: DriftFacts) =>
    `${f.metric}: one figure under two definitions, ${f.one}, ${f.oneWay} (${f.oneAt}), and ${f.other}, ${f.otherWay} (${f.otherAt}).`,
  askSameFigure: (f: DriftFacts) =>
    `Is the ${f.metric} of ${f.other} ${f.otherWay}, or ${f.oneWay} as at ${f.oneAt}? What is it the other way?`,
  takenHolds: (f: TakenFacts) => `Volume and take rate give the stated revenue of ${f.revenue} (${f.place}).`,
  takenOff: (f: TakenFacts) =>
    `Of a volume of ${f.volume} a take rate of ${f.take} leaves ${f.kept}; the revenue stated is ${f.revenue} (${f.place}).`,
  askTaken: (f: TakenFacts) =>
    `What makes up the revenue of ${f.revenue} beside the take rate, which gives ${f.kept}: other fees, or part of the volume?`,
  drift: (f: DriftFacts) =>
    `${f.metric} is told in two ways: ${f.one}, ${f.oneWay} (${f.oneAt}), and ${f.other}, ${f.otherWay} (${f.otherAt}).`,
  askDrift: (f: DriftFacts) =>
    `What leads from ${f.one} (${f.oneWay}) to ${f.other} (${f.otherWay}), and which of them is compared with others?`,
  bridged: (f: DriftFacts & { year: string }) =>
    `${f.metric}: ${f.one} a month (${f.oneAt}) is ${f.year} a year, as stated: ${f.other} (${f.otherAt}).`,
  unbridged: (f: DriftFacts & { year: string }) =>
    `${f.metric}: ${f.one} a month (${f.oneAt}) is ${f.year} a year, but ${f.other} is stated (${f.otherAt}).`,
  impact: "Two companies can only be compared by a metric that is counted in the same way.",
  table: "How each figure is counted",
  head: { metric: "Metric", figure: "Figure", way: "Counted as", place: "Place" },
};

/** What the check of the definitions says. */
export const DEFINITION_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    metrics: { arr: "ARR", mrr: "MRR", churn: "churn", customers: "clients", revenue: "chiffre d’affaires" },
    ways: {
      contracted: "signé",
      live: "en service",
      billings: "facturé",
      gmv: "volume vendu (GMV)",
      run_rate: "annualisé",
      of_customers: "en clients",
      of_revenue: "en revenu",
      with_pilots: "pilotes compris",
      without_pilots: "hors pilotes",
      monthly: "mensuel",
      annual: "annuel",
      gross: "brut",
      net: "net",
      paying: "payants",
      registered: "inscrits",
    },
    or: "ou",
    input: (f) => `comment est compté : ${f.metric}`,
    none: "comment sont comptés l’ARR, le churn et les clients",
    askNone: "Comment comptez-vous l’ARR, le churn et les clients ?",
    also: ", et ",
    open: (f) => `${f.metric} de ${f.said} (${f.place}) : il n’est pas dit s’il est ${f.choices}.`,
    askOpen: (f) => `Comment comptez-vous « ${f.metric} » (${f.said}) : ${f.choices} ?`,
    volume: (f) =>
      `Ce qui est appelé chiffre d’affaires, ${f.said} (${f.place}), est le volume vendu (GMV) d’après les documents.`,
    volumeImpact: "Un multiple du volume vaut bien plus qu’un multiple de ce que la société en garde.",
    askVolume: (f) => `Sur ${f.said} (${f.place}), combien la société garde-t-elle, et combien va aux vendeurs ?`,
    notSaid: "non précisé",
    sameFigure: (f) =>
      `${f.metric} : un seul chiffre sous deux définitions, ${f.one}, ${f.oneWay} (${f.oneAt}), et ${f.other}, ${f.otherWay} (${f.otherAt}).`,
    askSameFigure: (f) =>
      `L'${f.metric} de ${f.other} est-il ${f.otherWay}, ou ${f.oneWay} comme l'indique ${f.oneAt} ? Combien fait-il de l'autre façon ?`,
    takenHolds: (f) => `Volume et commission donnent le chiffre d'affaires annoncé de ${f.revenue} (${f.place}).`,
    takenOff: (f) =>
      `D'un volume de ${f.volume}, une commission de ${f.take} laisse ${f.kept} ; le chiffre d'affaires annoncé est de ${f.revenue} (${f.place}).`,
    askTaken: (f) =>
      `De quoi est fait le chiffre d'affaires de ${f.revenue}, quand la commission donne ${f.kept} : d'autres frais, ou une part du volume ?`,
    drift: (f) =>
      `${f.metric} : deux façons de compter, ${f.one}, ${f.oneWay} (${f.oneAt}), et ${f.other}, ${f.otherWay} (${f.otherAt}).`,
    askDrift: (f) =>
      `Comment passe-t-on de ${f.one} (${f.oneWay}) à ${f.other} (${f.otherWay}), et lequel se compare aux autres ?`,
    bridged: (f) =>
      `${f.metric} : ${f.one} par mois (${f.oneAt}) fait ${f.year} par an, comme annoncé : ${f.other} (${f.otherAt}).`,
    unbridged: (f) =>
      `${f.metric} : ${f.one} par mois (${f.oneAt}) fait ${f.year} par an, mais ${f.other} est annoncé (${f.otherAt}).`,
    impact: "Deux sociétés ne se comparent que sur un indicateur compté de la même façon.",
    table: "Comment chaque chiffre est compté",
    head: { metric: "Indicateur", figure: "Chiffre", way: "Compté comme", place: "Endroit" },
  },
  pt: {
    metrics: { arr: "ARR", mrr: "MRR", churn: "churn", customers: "clientes", revenue: "receita" },
    ways: {
      contracted: "contratado",
      live: "em produção",
      billings: "faturado",
      gmv: "volume vendido (GMV)",
      run_rate: "anualizado",
      of_customers: "de clientes",
      of_revenue: "de receita",
      with_pilots: "com pilotos",
      without_pilots: "sem pilotos",
      monthly: "mensal",
      annual: "anual",
      gross: "bruto",
      net: "líquido",
      paying: "pagantes",
      registered: "cadastrados",
    },
    or: "ou",
    input: (f) => `como se conta: ${f.metric}`,
    none: "como se contam ARR, churn e clientes",
    askNone: "Como vocês contam ARR, churn e clientes?",
    also: ", e ",
    open: (f) => `${f.metric} de ${f.said} (${f.place}): não se diz se é ${f.choices}.`,
    askOpen: (f) => `Como vocês contam “${f.metric}” (${f.said}): ${f.choices}?`,
    volume: (f) => `O que se chama de receita, ${f.said} (${f.place}), é o volume vendido (GMV) segundo os documentos.`,
    volumeImpact: "Um múltiplo do volume vale muito mais que um múltiplo do que a empresa retém dele.",
    askVolume: (f) => `De ${f.said} (${f.place}), quanto fica com a empresa, e quanto vai para os vendedores?`,
    notSaid: "não dito",
    sameFigure: (f) =>
      `${f.metric}: um só número sob duas definições, ${f.one}, ${f.oneWay} (${f.oneAt}), e ${f.other}, ${f.otherWay} (${f.otherAt}).`,
    askSameFigure: (f) =>
      `O ${f.metric} de ${f.other} é ${f.otherWay}, ou ${f.oneWay} como em ${f.oneAt}? Quanto é da outra forma?`,
    takenHolds: (f) => `Volume e take rate dão a receita declarada de ${f.revenue} (${f.place}).`,
    takenOff: (f) =>
      `De um volume de ${f.volume}, um take rate de ${f.take} deixa ${f.kept}; a receita declarada é ${f.revenue} (${f.place}).`,
    askTaken: (f) =>
      `De que é feita a receita de ${f.revenue}, se o take rate dá ${f.kept}: outras tarifas, ou parte do volume?`,
    drift: (f) =>
      `${f.metric}: contado de duas formas, ${f.one}, ${f.oneWay} (${f.oneAt}), e ${f.other}, ${f.otherWay} (${f.otherAt}).`,
    askDrift: (f) =>
      `O que leva de ${f.one} (${f.oneWay}) a ${f.other} (${f.otherWay}), e qual deles se compara com outros?`,
    bridged: (f) =>
      `${f.metric}: ${f.one} ao mês (${f.oneAt}) são ${f.year} ao ano, como declarado: ${f.other} (${f.otherAt}).`,
    unbridged: (f) =>
      `${f.metric}: ${f.one} ao mês (${f.oneAt}) são ${f.year} ao ano, mas declara-se ${f.other} (${f.otherAt}).`,
    impact: "Duas empresas só se comparam por uma métrica contada da mesma forma.",
    table: "Como cada número é contado",
    head: { metric: "Métrica", figure: "Número", way: "Contado como", place: "Lugar" },
  },
};
