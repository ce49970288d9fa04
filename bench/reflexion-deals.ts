import type { VerificationContext } from "../src/domain/context.ts";
import type { Locale } from "../src/domain/locale.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { makePptx, makeXlsx, type SeededRandom } from "../src/testing/index.ts";

/** The true figures of one made-up deal, and where its documents state them. */
export interface DealFigures {
  mrr: number;
  customers: number;
  churn: number;
  cash: number;
  burn: number;
  headcount: number;
  tam: number;
  preMoney: number;
  round: number;
  revenue: number;
  cogs: number;
  arr: number;
  planned: number;
  spend: number;
  newCustomers: number;
  competitors: [string, string];
}

export interface Deal {
  language: Locale;
  figures: DealFigures;
  context: VerificationContext;
}

const WORDS = {
  en: {
    traction: "Traction",
    mrr: "MRR December 2024",
    customers: "paying customers",
    churn: "Monthly churn",
    team: "Team",
    headcount: "employees",
    market: "Market",
    tam: "TAM Europe",
    round: "The round",
    pre: "Pre-money valuation",
    size: "Round size",
    cash: "Cash",
    burn: "Monthly burn",
    revenue: "Revenue",
    cogs: "Cost of goods sold",
    spend: "Sales and marketing spend",
    added: "New customers",
    actual: "Actual",
    budget: "Budget",
  },
  fr: {
    traction: "Traction",
    mrr: "MRR décembre 2024",
    customers: "clients payants",
    churn: "Churn mensuel",
    team: "Équipe",
    headcount: "salariés",
    market: "Marché",
    tam: "TAM Europe",
    round: "Le tour",
    pre: "Valorisation pre-money",
    size: "Montant levé",
    cash: "Trésorerie",
    burn: "Burn mensuel",
    revenue: "Chiffre d'affaires",
    cogs: "Coût des ventes",
    spend: "Dépenses commerciales et marketing",
    added: "Nouveaux clients",
    actual: "Réalisé",
    budget: "Budget",
  },
  pt: {
    traction: "Tração",
    mrr: "MRR dezembro 2024",
    customers: "clientes pagantes",
    churn: "Churn mensal",
    team: "Equipe",
    headcount: "funcionários",
    market: "Mercado",
    tam: "TAM Europa",
    round: "A rodada",
    pre: "Valuation pre-money",
    size: "Valor da rodada",
    cash: "Caixa",
    burn: "Burn mensal",
    revenue: "Receita",
    cogs: "Custo das vendas",
    spend: "Despesas de vendas e marketing",
    added: "Novos clientes",
    actual: "Realizado",
    budget: "Orçamento",
  },
} as const;

const SPACE = "\u00a0";
/** "42 000 €" and "42,000 €" as a deck prints them. */
export function euros(value: number, language: Locale): string {
  const group = language === "en" ? "," : language === "pt" ? "." : SPACE;
  return `${String(value).replace(/\B(?=(\d{3})+$)/g, group)}${SPACE}€`;
}

export function percent(value: number, language: Locale): string {
  const text = language === "en" ? String(value) : String(value).replace(".", ",");
  return language === "en" ? `${text}%` : `${text}${SPACE}%`;
}

/** Real files with these figures: deck (12 slides), model (two sheets), context engine, funding database. */
export async function makeDeal(language: Locale, random: SeededRandom): Promise<Deal> {
  const mrr = random.integer(30, 80) * 1000;
  const revenue = Math.round((mrr * 12 * 0.85) / 1000) * 1000;
  const headcount = random.integer(8, 30);
  const figures: DealFigures = {
    mrr,
    customers: random.integer(40, 160),
    churn: random.integer(11, 34) / 10,
    cash: random.integer(200, 600) * 1000,
    burn: random.integer(20, 40) * 1000,
    headcount,
    tam: random.integer(2, 9) * 1_000_000_000,
    preMoney: random.integer(6, 14) * 1_000_000,
    round: random.integer(1, 3) * 500_000,
    revenue,
    cogs: Math.round(revenue * random.integer(20, 35)) / 100,
    arr: mrr * 12,
    planned: Math.round(mrr * 12 * random.integer(5, 9)),
    spend: random.integer(80, 200) * 1000,
    newCustomers: random.integer(20, 60),
    competitors: ["Planifab", "Turnia"],
  };
  figures.cogs = Math.round(figures.cogs);
  return { language, figures, context: await contextOf(figures, language) };
}

function contextOf(f: DealFigures, language: Locale): Promise<VerificationContext> {
  const w = WORDS[language];
  const money = (value: number) => euros(value, language);
  const slides: Record<number, string[]> = {
    4: [w.market, `${w.tam}: ${money(f.tam)}`],
    5: [w.traction, `${f.customers} ${w.customers}`, `${w.churn}: ${percent(f.churn, language)}`],
    8: ["MRR", `${w.mrr}: ${money(f.mrr)}`],
    9: [w.team, `${f.headcount} ${w.headcount}`],
    10: [w.round, `${w.pre}: ${money(f.preMoney)}`, `${w.size}: ${money(f.round)}`],
    11: ["Cash", `${w.cash}: ${money(f.cash)}`, `${w.burn}: ${money(f.burn)}`],
  };
  const deck = makePptx(Array.from({ length: 12 }, (_, at) => slides[at + 1] ?? ["Novalys", "—"]));
  const heads = ["EUR", `2024 ${w.actual}`, `2025 ${w.budget}`, `2026 ${w.budget}`];
  const grow = (value: number, year: number) => Math.round(value * 1.9 ** year);
  const line = (label: string, value: number) => [label, value, grow(value, 1), grow(value, 2)];
  const model = makeXlsx([
    {
      name: "P&L",
      rows: [
        heads,
        line(w.revenue, f.revenue),
        line(w.cogs, f.cogs),
        line(w.spend, f.spend),
        line(w.added, f.newCustomers),
      ],
    },
    { name: "ARR", rows: [heads, ["ARR", f.arr, Math.round(Math.sqrt(f.arr * f.planned)), f.planned]] },
  ]);
  return buildVerificationContext({
    deck: { bytes: deck, name: "deck.pptx" },
    financialModel: { bytes: model, name: "model.xlsx" },
    contextEngine: {
      linkedIn: { employees: Math.round(f.headcount * 1.5) },
      dealroom: { competitors: f.competitors.map((name) => ({ name, totalFunding: 5_200_000 })) },
    },
    fundingDb: {
      benchmarks: [
        {
          metric: "arr_multiple",
          sector: "saas",
          stage: "seed",
          p25: 7.2,
          median: 11.5,
          p75: 16.8,
          p90: 22,
          sampleSize: 47,
          year: 2025,
        },
        {
          metric: "gross_margin",
          sector: "saas",
          stage: "seed",
          p25: 62,
          median: 71,
          p75: 79,
          p90: 84,
          sampleSize: 52,
          year: 2025,
        },
      ],
    },
  });
}
