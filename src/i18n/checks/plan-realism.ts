import type { Catalogue } from "../catalogue.ts";

interface PlanFacts {
  metric: string;
  will: string;
  willYears: string;
}

interface PaceFacts extends PlanFacts {
  was: string;
  wasYears: string;
}

interface KeptFacts {
  metric: string;
  year: string;
  planned: string;
  plannedAt: string;
  actual: string;
  actualAt: string;
  share: string;
}

interface HeadFacts {
  from: string;
  fromYear: string;
  to: string;
  toYear: string;
  change: string;
}

const en = {
  metrics: { revenue: "Revenue", arr: "ARR", customers: "Customers", headcount: "Headcount" } as Record<string, string>,
  plan: "a plan by year",
  askPlan: "Please send the plan by year, with the last two years as they were.",
  history: "the last two years as they were",
  askHistory: "What were revenue or ARR of the last two closed years?",
  planned: (f: PlanFacts) => `${f.metric}: planned change of ${f.will} (${f.willYears}).`,
  steep: (f: PlanFacts) =>
    `${f.metric}: planned growth of ${f.will} (${f.willYears}); no growth of the past is shown to hold it against.`,
  askSteep: (f: PlanFacts) =>
    `${f.metric}: what is behind a growth of ${f.will} in a year (signed customers, hires, prices)?`,
  faster: (f: PaceFacts) => `${f.metric}: growth of ${f.was} (${f.wasYears}); the plan has ${f.will} (${f.willYears}).`,
  steady: (f: PaceFacts) =>
    `${f.metric}: growth of ${f.was} (${f.wasYears}); the plan has ${f.will} (${f.willYears}), no sudden turn.`,
  askFaster: (f: PaceFacts) =>
    `${f.metric}: what takes growth from ${f.was} to ${f.will} (signed customers, hires, prices)?`,
  benchmark: "benchmark of growth (same sector and stage, not expired)",
  askBenchmark:
    "Add the growth of comparable companies to the funding database: sector, stage, year, sample, valid until.",
  above: (percentile: string) => `above ${percentile}`,
  rare: (f: { metric: string; will: string; years: string; percentile: string; source: string }) =>
    `${f.metric}: planned growth of ${f.will} (${f.years}) is ${f.percentile} of the comparable companies (${f.source}).`,
  askRare: (f: { metric: string; will: string }) => `Which companies like yours grew as fast (${f.will}), and how?`,
  kept: (f: KeptFacts) =>
    `${f.metric} ${f.year}: planned ${f.planned} (${f.plannedAt}), reached ${f.actual} (${f.actualAt}): ${f.share} of it.`,
  askKept: (f: KeptFacts) =>
    `${f.metric} ${f.year} came to ${f.share} of what was planned: what did not happen, and is it in the new plan?`,
  perHead: (f: HeadFacts) =>
    `Payroll a head goes from ${f.from} (${f.fromYear}) to ${f.to} (${f.toYear}): ${f.change}.`,
  heads: (f: HeadFacts) =>
    `The payroll follows the hiring plan: ${f.from} a head (${f.fromYear}), ${f.to} (${f.toYear}).`,
  askHead: (f: HeadFacts) =>
    `Payroll a head goes from ${f.from} to ${f.to}: are all hires of the plan in the payroll, and from which month?`,
  impactGrowth: "The price rests on the plan's growth.",
  impactKept: "It says how far this company's plans come true.",
  impactHead: "It changes the burn, and so how long the money lasts.",
  table: (metric: string) => `${metric} by year`,
  head: { year: "Year", value: "Value", kind: "Actual or planned", growth: "Growth" },
  years: (from: number, to: number) => `years ${from}–${to} of the plan`,
  kind: { actual: "actual", planned: "planned" },
};

/** What the check of the plan's realism says. */
export const PLAN_REALISM_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    metrics: { revenue: "Chiffre d’affaires", arr: "ARR", customers: "Clients", headcount: "Effectif" },
    plan: "un plan par année",
    askPlan: "Merci d’envoyer le plan par année, avec les deux dernières années réalisées.",
    history: "les deux dernières années réalisées",
    askHistory: "Quels ont été le chiffre d’affaires ou l’ARR des deux dernières années closes ?",
    planned: (f) => `${f.metric} : évolution prévue de ${f.will} (${f.willYears}).`,
    steep: (f) =>
      `${f.metric} : croissance prévue de ${f.will} (${f.willYears}) ; aucune croissance passée n’est montrée pour comparer.`,
    askSteep: (f) =>
      `${f.metric} : sur quoi repose une croissance de ${f.will} en un an (clients signés, embauches, prix) ?`,
    faster: (f) => `${f.metric} : croissance de ${f.was} (${f.wasYears}) ; le plan prévoit ${f.will} (${f.willYears}).`,
    steady: (f) =>
      `${f.metric} : croissance de ${f.was} (${f.wasYears}) ; le plan prévoit ${f.will} (${f.willYears}), sans rupture.`,
    askFaster: (f) =>
      `${f.metric} : qu’est-ce qui fait passer la croissance de ${f.was} à ${f.will} (clients signés, embauches, prix) ?`,
    benchmark: "référence de croissance (même secteur et stade, non périmée)",
    askBenchmark:
      "Ajoutez à la base de levées la croissance de sociétés comparables : secteur, stade, année, échantillon, validité.",
    above: (percentile) => `au-delà du ${percentile}`,
    rare: (f) =>
      `${f.metric} : croissance prévue de ${f.will} (${f.years}), soit ${f.percentile} des sociétés comparables (${f.source}).`,
    askRare: (f) => `Quelles sociétés comparables ont crû de ${f.will}, et comment ?`,
    kept: (f) =>
      `${f.metric} ${f.year} : ${f.planned} prévu (${f.plannedAt}), ${f.actual} réalisé (${f.actualAt}), soit ${f.share}.`,
    askKept: (f) =>
      `${f.metric} ${f.year} : ${f.share} du plan a été réalisé ; qu’est-ce qui n’a pas eu lieu, et est-ce dans le nouveau plan ?`,
    perHead: (f) =>
      `La masse salariale par tête passe de ${f.from} (${f.fromYear}) à ${f.to} (${f.toYear}) : ${f.change}.`,
    heads: (f) =>
      `La masse salariale suit le plan d’embauche : ${f.from} par tête (${f.fromYear}), ${f.to} (${f.toYear}).`,
    askHead: (f) =>
      `La masse salariale par tête passe de ${f.from} à ${f.to} : toutes les embauches du plan y sont-elles, et depuis quel mois ?`,
    impactGrowth: "Le prix repose sur la croissance du plan.",
    impactKept: "Cela dit jusqu’où les plans de cette société se réalisent.",
    impactHead: "Cela change le burn, donc le temps que dure la trésorerie.",
    table: (metric) => `${metric} par année`,
    head: { year: "Année", value: "Valeur", kind: "Réalisé ou prévu", growth: "Croissance" },
    years: (from, to) => `années ${from}–${to} du plan`,
    kind: { actual: "réalisé", planned: "prévu" },
  },
  pt: {
    metrics: { revenue: "Receita", arr: "ARR", customers: "Clientes", headcount: "Equipe" },
    plan: "um plano por ano",
    askPlan: "Favor enviar o plano por ano, com os dois últimos anos realizados.",
    history: "os dois últimos anos realizados",
    askHistory: "Quais foram a receita ou o ARR dos dois últimos anos fechados?",
    planned: (f) => `${f.metric}: evolução prevista de ${f.will} (${f.willYears}).`,
    steep: (f) =>
      `${f.metric}: crescimento previsto de ${f.will} (${f.willYears}); nenhum crescimento passado é mostrado para comparar.`,
    askSteep: (f) =>
      `${f.metric}: em que se apoia um crescimento de ${f.will} em um ano (clientes assinados, contratações, preços)?`,
    faster: (f) => `${f.metric}: crescimento de ${f.was} (${f.wasYears}); o plano prevê ${f.will} (${f.willYears}).`,
    steady: (f) =>
      `${f.metric}: crescimento de ${f.was} (${f.wasYears}); o plano prevê ${f.will} (${f.willYears}), sem ruptura.`,
    askFaster: (f) =>
      `${f.metric}: o que faz o crescimento passar de ${f.was} a ${f.will} (clientes assinados, contratações, preços)?`,
    benchmark: "referência de crescimento (mesmo setor e estágio, não vencida)",
    askBenchmark:
      "Inclua na base de rodadas o crescimento de empresas comparáveis: setor, estágio, ano, amostra, validade.",
    above: (percentile) => `acima do ${percentile}`,
    rare: (f) =>
      `${f.metric}: crescimento previsto de ${f.will} (${f.years}), ${f.percentile} das empresas comparáveis (${f.source}).`,
    askRare: (f) => `Que empresas comparáveis cresceram ${f.will}, e como?`,
    kept: (f) =>
      `${f.metric} ${f.year}: ${f.planned} previsto (${f.plannedAt}), ${f.actual} realizado (${f.actualAt}): ${f.share}.`,
    askKept: (f) =>
      `${f.metric} ${f.year}: realizou-se ${f.share} do plano; o que não aconteceu, e está no novo plano?`,
    perHead: (f) => `A folha por pessoa passa de ${f.from} (${f.fromYear}) a ${f.to} (${f.toYear}): ${f.change}.`,
    heads: (f) =>
      `A folha acompanha o plano de contratação: ${f.from} por pessoa (${f.fromYear}), ${f.to} (${f.toYear}).`,
    askHead: (f) =>
      `A folha por pessoa passa de ${f.from} a ${f.to}: todas as contratações do plano estão na folha, e desde que mês?`,
    impactGrowth: "O preço apoia-se no crescimento do plano.",
    impactKept: "Diz até onde os planos desta empresa se realizam.",
    impactHead: "Muda o burn e, portanto, quanto tempo o dinheiro dura.",
    table: (metric) => `${metric} por ano`,
    head: { year: "Ano", value: "Valor", kind: "Realizado ou previsto", growth: "Crescimento" },
    years: (from, to) => `anos ${from}–${to} do plano`,
    kind: { actual: "realizado", planned: "previsto" },
  },
};
