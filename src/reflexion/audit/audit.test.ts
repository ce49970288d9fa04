import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import type { CritiqueType } from "../../domain/critique.ts";
import { ReflexionEngine } from "../engine.ts";

const context: VerificationContext = {
  deckExtracts: [
    "Slide 4\nTAM Europe: 4 000 000 000 €",
    "Slide 5\n84 paying customers\nMonthly churn: 1.8%",
    "Slide 8\nMRR December 2024: 42 000 €",
    "Slide 9\n11 employees",
    "Slide 10\nPre-money valuation: 8 000 000 €",
    "Slide 11\nCash: 310 000 €\nMonthly burn: 18 000 €",
  ].join("\n"),
  contextEngineData: {
    linkedIn: { employees: 24 },
    dealroom: { competitors: [{ name: "Planifab" }] },
    crunchbase: {
      founders: ["Anne Roy", { name: "Marc Petit" }, "Luc Morel"],
      fundingRounds: [{ type: "seed", amount: 1_200_000, currency: "EUR", date: "2022-03-01" }],
    },
  },
  fundingDbData: {
    benchmarks: [
      { metric: "arr_multiple", p25: 7.2, median: 11.5, p75: 16.8, sampleSize: 47, year: 2025 },
      { metric: "gross_margin", p25: 62, median: 71, p75: 79, sampleSize: 52, year: 2025 },
      { metric: "nrr", p25: 96, median: 101, p75: 112, sampleSize: 30, year: 2019 },
    ],
  },
};

const engine = new ReflexionEngine({ clock: () => new Date("2026-01-28T00:00:00Z") });

async function typesOf(output: unknown, agentName = "reviewed-agent"): Promise<CritiqueType[]> {
  const critiques = await engine.critiqueBatch([{ agentName, output, findings: [] }], context);
  return (critiques.get(agentName) ?? []).map(({ type }) => type);
}

const flag = (more: object) => ({ redFlags: [{ title: "Churn is high", ...more }] });

describe.each<[CritiqueType, string, unknown, unknown]>([
  ["unsourced_claim", "no source", "Monthly churn is 1.8%.", "Monthly churn is 1.8% (Deck, Slide 5)."],
  ["unsourced_claim", "hedged, en", "Gross margin estimated at 75%.", "Gross margin: not available in the documents."],
  ["unsourced_claim", "hedged, fr", "La marge brute est estimée à 75 %.", "Marge brute : non disponible."],
  ["unsourced_claim", "hedged, pt", "A margem bruta é provavelmente de 75%.", "Margem bruta: não disponível."],
  ["unsourced_claim", "supposed without a figure", "Churn is probably low.", "Churn is probably low (Deck, Slide 5)."],
  ["unsourced_claim", "no such slide", "84 paying customers (Deck, Slide 47).", "84 paying customers (Deck, Slide 5)."],
  ["unsourced_claim", "another number there", "Cash: 510 000 € (Deck, Slide 11).", "Cash: 310 000 € (Deck, Slide 11)."],
  ["unsourced_claim", "another slide", "Cash: 310 000 € (Deck, Slide 4).", "Cash: 310 000 € (Deck, Slide 11)."],
  [
    "unsourced_claim",
    "a true quote that does not carry the figure",
    'Gross margin of 72% (Deck, Slide 5: "84 paying customers").',
    'Monthly churn of 1.8% (Deck, Slide 5: "Monthly churn: 1.8%").',
  ],
  [
    "unsourced_claim",
    "a true figure of another metric",
    'Gross margin of 1.8% (Deck, Slide 5: "Monthly churn: 1.8%").',
    'ARR of 504 000 € (Deck, Slide 8: "MRR December 2024: 42 000 €").',
  ],
  ["unsourced_claim", "no place", "Cash: 310 000 € (deck).", "Cash: 310 000 € (Deck p. 11)."],
  [
    "unsourced_claim",
    "a quote nobody wrote",
    {
      findings: [
        {
          metric: "Patents",
          value: "yes",
          evidence: [{ type: "quote", content: "We hold 12 patents", source: "Deck Slide 9" }],
        },
      ],
    },
    {
      findings: [
        {
          metric: "Team",
          value: "small",
          evidence: [{ type: "quote", content: "11 employees", source: "Deck Slide 9" }],
        },
      ],
    },
  ],
  [
    "unsourced_claim",
    "a bare value",
    { metrics: { monthlyBurn: 18000 } },
    { metrics: { monthlyBurn: 18000, monthlyBurnSource: "Deck, Slide 11" } },
  ],
  [
    "unverifiable_calculation",
    "wrong sum",
    "ARR: 42 000 × 12 = 540 000 (Deck, Slide 8).",
    "ARR: 42 000 × 12 = 504 000 (Deck, Slide 8).",
  ],
  [
    "unverifiable_calculation",
    "wrong sum in an entry",
    { metric: "ARR", value: 600000, formula: "MRR × 12", inputs: { MRR: 42000 }, source: "Deck Slide 8" },
    { metric: "ARR", value: 504000, formula: "MRR × 12", inputs: { MRR: 42000 }, source: "Deck Slide 8" },
  ],
  ["unverifiable_calculation", "no formula", "LTV/CAC of 3.2x.", "LTV/CAC: 9 600 / 3 000 = 3.2x."],
  [
    "incomplete_red_flag",
    "bare",
    { redFlags: ["Projections seem unrealistic"] },
    { redFlags: ["No red flag identified"] },
  ],
  [
    "incomplete_red_flag",
    "no impact",
    flag({ severity: "HIGH", evidence: "Monthly churn 1.8% (Deck, Slide 5)", question: "Why?" }),
    flag({
      severity: "HIGH",
      evidence: "Monthly churn 1.8% (Deck, Slide 5)",
      impact: "19.6% of customers lost in 12 months",
      question: "Why?",
    }),
  ],
  [
    "missing_cross_reference",
    "judged price",
    "Valuation of 8 000 000 € appears aggressive.",
    "Valuation of 8 000 000 € (Deck, Slide 10) is high: 15.9x ARR against a median of 11.5x (Funding DB, n = 47).",
  ],
  [
    "missing_cross_reference",
    "contradicted",
    "Headcount: 11 (Deck, Slide 9).",
    "Headcount: 11 (Deck, Slide 9), against 24 on LinkedIn (Context Engine).",
  ],
  [
    "missing_cross_reference",
    "never raised, a round is listed",
    "The company has never raised money.",
    "Its competitors have never raised money.",
  ],
  [
    "missing_cross_reference",
    "jamais levé",
    "C'est la première levée de fonds de la société.",
    "La société a levé des fonds en 2022 (Context Engine, crunchbase).",
  ],
  [
    "missing_cross_reference",
    "nunca captou",
    "A empresa nunca captou investimento.",
    "A empresa captou em 2022 (Context Engine, crunchbase).",
  ],
  [
    "missing_cross_reference",
    "founders",
    "Two founders run the company.",
    "Three founders run the company; Anne Roy is a founder.",
  ],
  ["missing_cross_reference", "fondateurs", "Anne Roy est la seule fondatrice.", "Anne Roy est fondatrice."],
  [
    "missing_cross_reference",
    "headcount in prose",
    "The team counts eleven people (Deck, Slide 9).",
    "A team of 3 engineers builds it; the team will count 40 people.",
  ],
  [
    "missing_cross_reference",
    "effectif en toutes lettres",
    "L'équipe compte onze personnes.",
    "L'équipe compte 24 personnes.",
  ],
  [
    "unsourced_claim",
    "the ARR of a market is none of the company's",
    { lists: [{ metric: "Pipeline", value: "18 000 sites, 21 600 000 € ARR" }] },
    { lists: [{ metric: "TAM", value: "18 000 sites, 21 600 000 € ARR" }] },
  ],
  ["unsourced_claim", "what is denied is not claimed", "The MRR is 66 000 €.", "The MRR is not 66 000 €."],
  [
    "unsourced_claim",
    "firms of so many people count nobody in particular",
    'Headcount of 12 employees (Deck, Slide 4: "TAM Europe").',
    'Headcount of 10 to 100 employees (Deck, Slide 4: "TAM Europe").',
  ],
  ["unsourced_claim", "seems", "The churn seems rather low.", "Monthly churn is 1.8% (Deck, Slide 5)."],
  ["unsourced_claim", "paraît", "Le churn paraît plutôt faible.", "Le churn mensuel est de 1,8 % (Deck, Slide 5)."],
  [
    "weak_conclusion",
    "superlative",
    { team: { opinion: "An outstanding, unmatched team." } },
    { team: { opinion: "Outstanding traction: 84 paying customers (Deck, Slide 5)." } },
  ],
  [
    "methodological_flaw",
    "ARR with MRR",
    "ARR of 504 000 € (Deck, Slide 8) is far above the MRR of 60 000 € of its rival (Sifted 2025).",
    "MRR of 42 000 € (Deck, Slide 8) is below the MRR of 60 000 € of its rival (Sifted 2025).",
  ],
  [
    "methodological_flaw",
    "a year with the month of a competitor, twelve times",
    "With 504 000 € of ARR (Deck, Slide 8) it is twelve times its competitor, whose MRR is 42 000 € (Sifted 2025).",
    "An ARR of 504 000 € is twelve times the MRR of 42 000 € (Deck, Slide 8).",
  ],
  [
    "methodological_flaw",
    "a benchmark of the database that is past its date",
    "NRR of 104% (Deck, Slide 5) is above the median of 101% (Funding DB).",
    "NRR of 104% (Deck, Slide 5) is above the median of 99% (Sifted 2025).",
  ],
  [
    "methodological_flaw",
    "a benchmark dated by its own words",
    "A marge brute de 72 % (Deck, Slide 5), au-dessus de la médiane SaaS de 2018.",
    "A marge brute de 72 % (Deck, Slide 5), au-dessus de la médiane SaaS de 2025.",
  ],
  ["unsourced_claim", "an opinion on no one metric", "Margins are likely strong.", "Ask whether margins are strong."],
  ["unsourced_claim", "an opinion on no one metric, fr", "Les marges semblent solides.", "Les marges sont à demander."],
  [
    "unsourced_claim",
    "an opinion that needs no peers",
    "Le marché est probablement très porteur.",
    "Demander si le marché est porteur.",
  ],
  [
    "unsourced_claim",
    "supposed, and not merely foretold",
    "Growth is probably sustainable.",
    "The founders will probably present the model next week.",
  ],
  [
    "methodological_flaw",
    "pre with post-money",
    "A pre-money valuation of 8 M€ (Deck, Slide 10) is lower than the post-money valuation of 20 M€ of Planifab (Sifted 2025), P40.",
    "A pre-money valuation of 8 M€ (Deck, Slide 10) is lower than the pre-money valuation of 20 M€ of Planifab (Sifted 2025), P40.",
  ],
  [
    "inconsistency",
    "two values",
    ["84 paying customers (Deck, Slide 5).", "The company has 140 paying customers (Deck, Slide 5)."],
    ["84 paying customers (Deck, Slide 5).", "The company has 84 paying customers."],
  ],
])("%s: %s", (type, _, weak, sound) => {
  it("is found", async () => {
    const found = await typesOf(weak);
    expect(type === "inconsistency" ? found.length : found.filter((one) => one === type).length).toBeGreaterThan(0);
  });
  it("is not seen in the sound twin", async () => {
    expect(await typesOf(sound)).toEqual([]);
  });
});

describe("expected metrics", () => {
  const metrics = ["MRR of 42 000 € (Deck, Slide 8).", "Cash: 310 000 € (Deck, Slide 11)."];
  it("are missed where the agent's field calls for them", async () => {
    expect(await typesOf({ metrics }, "financial-auditor")).toEqual(["missing_data_not_flagged"]);
  });
  it("are not missed where their absence is stated", async () => {
    expect(await typesOf({ metrics, gaps: ["Gross margin was not provided"] }, "financial-auditor")).toEqual([]);
  });
  it("are not asked of another field", async () => {
    expect(await typesOf({ metrics }, "legal-counsel")).toEqual([]);
  });
  it("include competitors the context engine names", async () => {
    const market = [
      "TAM of 4 000 000 000 € (Deck, Slide 4).",
      "Market growth: not available.",
      "84 paying customers (Deck, Slide 5).",
    ];
    expect(await typesOf({ market }, "market-intelligence")).toEqual(["missing_cross_reference"]);
    expect(await typesOf({ market: [...market, "Planifab leads (Dealroom)."] }, "market-intelligence")).toEqual([]);
  });
});

it("never criticises advice, questions, scenarios or other companies' figures", async () => {
  const output = {
    recommendation: "Invest 100 K€ at a valuation of 6 M€.",
    questions: ["Why is churn 2.5% a month?"],
    scenarios: { bear: "ARR of 300 K€ in 2026", bull: "ARR of 9 M€ in 2026" },
    benchmarks: ["Median gross margin 71%"],
    confidence: 62,
  };
  expect(await typesOf(output)).toEqual([]);
});

it.each([
  "Come back at 30 paying customers.",
  "Revenez-y à 30 clients payants et 5 cabinets signés.",
  "Voltar com 30 clientes pagantes.",
])("takes no wish for a figure of today: %s", async (wish) => {
  const documents = { deckExtracts: "Slide 8\nPaying customers: 4" };
  const critiques = async (output: string) =>
    (await engine.critiqueBatch([{ agentName: "memo", output, findings: [] }], documents)).get("memo") ?? [];
  const today = "Paying customers: 4 (slide 8). ";
  expect(await critiques(today + wish)).toEqual([]);
  expect(await critiques(`${today}There are 30 paying customers.`)).not.toEqual([]);
});

describe("an analysis of its own mind", () => {
  it("may tell what the documents give of two times, and what would be so", async () => {
    const twoTimes = "ARR of 480 000 € is planned. ARR is 504 000 € today.";
    const documents = { deckExtracts: "Slide 8\nARR: 504 000 €\nSlide 13\nARR 2028 (plan): 480 000 €" };
    const of = async (output: string) =>
      (await engine.critiqueBatch([{ agentName: "memo", output, findings: [] }], documents)).get("memo") ?? [];
    const inconsistent = async (output: string) =>
      (await of(output)).filter(({ type }) => type === "inconsistency").length;
    expect(await inconsistent(twoTimes)).toBe(0);
    expect(await inconsistent("ARR is 504 000 €. At half the price the ARR would be 252 000 €.")).toBe(0);
    expect(await inconsistent("ARR is 504 000 €. With an ARR of 600 000 € they are large.")).toBe(1);
  });

  it("may cite a slide by one letter", async () => {
    expect(await typesOf("Monthly churn is 1.8% (s. 5).")).toEqual([]);
    expect(await typesOf("Monthly churn is 1.8%.")).toContain("unsourced_claim");
  });

  it("shows how a figure comes about on either side of its sign, and as a share of something", async () => {
    expect(await typesOf("LTV: 2 160 € = 24 months × 90 €.")).toEqual([]);
    expect(await typesOf("LTV: 2 160 €.")).toEqual(["unverifiable_calculation"]);
    expect(await typesOf("Customers: 18% of 34 trials = 6 customers.")).toEqual([]);
    expect(await typesOf("Customers: 6.")).not.toEqual([]);
  });

  it("keeps a right sum that goes on: against another figure, into the next one, in other terms", async () => {
    for (const right of [
      "The fee: 0.5% × 90 000 000 € = 450 000 € against 3 000 000 € projected.",
      "Multiples: 10/4 = 2.5x to 12/4 = 3x, against 5–7x announced.",
      "Exit: 10% × 50 000 000 € = 5 000 000 € = 14x for us.",
    ])
      expect(await typesOf(right), right).not.toContain("unverifiable_calculation");
    expect(await typesOf("ARR = 42 000 × 12 = 540 000 €")).toContain("unverifiable_calculation");
  });
});

it.each([
  [
    "With an ARR of 720 000 €, the company is well ahead of its competitor's 60 000 € a month in recurring revenue.",
    "With an ARR of 720 000 €, the company is ahead of its competitor's 480 000 € a year in recurring revenue.",
  ],
  [
    "Its monthly recurring revenue of 42 000 € is 12 times lower than the competitor's ARR of 504 000 €.",
    "Its 42 000 € a month in recurring revenue is 504 000 € a year, above the competitor's 480 000 € a year.",
  ],
  [
    "Recurring revenue of 42 000 € per month compares poorly with Planifab's annual recurring revenue of 900 000 €.",
    "Revenue of 700 000 € a year is higher than the costs of 50 000 € a month.",
  ],
  [
    "L'ARR de 504 000 € dépasse largement les revenus récurrents mensuels de 40 000 € du concurrent.",
    "L'ARR de 504 000 € (MRR de 42 000 € × 12) dépasse celui de Planifab.",
  ],
  [
    "Le MRR de 42 000 € est douze fois inférieur à l'ARR de Planifab (504 000 €).",
    "Le MRR de 42 000 € est inférieur au MRR de 75 000 € de Planifab.",
  ],
  [
    "Com 42 000 € por mês em receita recorrente, a empresa fica atrás do ARR de 900 000 € do concorrente.",
    "A receita recorrente mensal de 42 000 € é maior que a de março (38 000 €).",
  ],
  [
    "The rival books 1.1 M€ annually in subscriptions, while this company's MRR is 42 000 €: far behind.",
    "The ARR of 504 000 € exceeds 12 × the MRR of last year (38 000 €), i.e. 456 000 €.",
  ],
  [
    "Le chiffre d'affaires récurrent mensuel, 42 000 €, reste en deçà de l'ARR du concurrent (900 000 €).",
    "Le MRR de 42 000 € reste en deçà du MRR du concurrent (75 000 €).",
  ],
  [
    "Com MRR de 42 000 €, a empresa está atrás dos 900 000 € anuais em assinaturas da Planifab.",
    "Com MRR de 42 000 €, a empresa está atrás dos 75 000 € mensais em assinaturas da Planifab.",
  ],
  [
    "The competitor's annualised recurring revenue of 900 000 € dwarfs the 42 000 € MRR.",
    "The annualised recurring revenue of 504 000 € is the 42 000 € MRR, above plan.",
  ],
  [
    "ARR of 1 200 000 € beats the 90 000 € MRR reported by Planifab.",
    "ARR was 300 000 € in 2023, but MRR is now 42 000 €.",
  ],
  [
    "Its annual recurring revenue of 2 400 000 € dwarfs the peer's monthly recurring revenue of 92 000 €.",
    "Its annual recurring revenue of 504 000 € rests on a monthly recurring revenue of only 42 000 €.",
  ],
  [
    "MRR of 40 000 € looks small next to the leader's ARR of 900 000 €.",
    "MRR of 40 000 € looks small next to the leader's MRR of 75 000 €.",
  ],
  [
    "À côté d'un ARR de 900 000 € chez Planifab, le MRR de 40 000 € surprend.",
    "L'ARR était de 300 000 € l'an dernier, mais le MRR atteint 42 000 €.",
  ],
  [
    "Planifab n'affiche que 50 000 € de MRR là où la société dégage 700 000 € d'ARR.",
    "Seulement 42 000 € de MRR, donc 504 000 € d'ARR.",
  ],
  [
    "A Planifab fica-se pelos 50 000 € de MRR, muito abaixo dos 700 000 € de ARR da empresa.",
    "O ARR era de 300 000 € em 2023, mas o MRR já é de 42 000 €.",
  ],
  ["Growth: from €42k MRR to €504k ARR in a year.", "MRR went from €20k to €42k; ARR is €504k."],
  [
    "Le passage de 42 k€ de MRR à 504 k€ d'ARR montre une forte croissance.",
    "Le MRR passe de 20 k€ à 42 k€, soit 504 k€ d'ARR.",
  ],
  ["ARR (€504k) vs MRR of peers (€35k median): top of the class.", "ARR (€504k), MRR (€42k): as in the deck."],
  [
    "Le MRR du concurrent, 60 k€, reste loin des 504 k€ d'ARR de la société.",
    "L'ARR atteint 504 k€, soit 42 k€ par mois.",
  ],
  [
    "With its 55 k€ MRR, Planifab cannot rival an ARR of 504 k€.",
    "Planifab's MRR (€55k) exceeds the company's MRR (€42k); its ARR is €504k.",
  ],
  [
    "Revenue grew from 40k MRR to 700k ARR in two years.",
    "ARR grew from €240k to €504k while MRR went from €20k to €42k.",
  ],
  [
    "O ARR de 504 k€ é oito vezes o MRR de um rival, de 63 k€.",
    "O ARR de 600 k€ do deck não bate com o MRR de 42 k€: 12 vezes isso são 504 k€.",
  ],
  [
    "Le revenu récurrent annuel (504 k€) est neuf fois supérieur aux 55 k€ mensuels de Planifab.",
    "L'ARR de 504 k€ repose sur 84 clients payant en moyenne 500 € par mois.",
  ],
  [
    "The gap between the ARR target (€1M) and today's MRR (€42k) is €958k.",
    "The gap between the 600 k€ of ARR in the deck and the 504 k€ its MRR of 42 k€ gives is 96 k€.",
  ],
  [
    "The MRR (€42k) represents only 8.3% of the ARR target of €504k.",
    "Six percent of the €504k ARR, about €30k, churns every year; MRR is €42k.",
  ],
  ["MRR 2023: 30 k€; ARR 2024: 504 k€; growth: +1580%", "MRR 2024: 42 k€; ARR 2024: 504 k€; growth: +55%"],
  [
    "The multiple of 190x MRR is far above the sector's 11.5x ARR.",
    "The multiple of 15.9x ARR, or 190x MRR, is far above the sector's 11.5x ARR.",
  ],
  [
    "La médiane est de 700 k€ d'ARR ; la société a 42 k€ de MRR.",
    "La médiane est de 700 k€ d'ARR (58 k€ de MRR) ; la société a 42 k€ de MRR.",
  ],
  ["ARR €504k, next to Planifab's MRR of €60k.", "ARR €504k, next to a monthly burn of €18k."],
  [
    "MRR of €35k is still behind Planifab's ARR of €504k.",
    "MRR rose by €3k to €42k; the ARR of €504k is still behind plan.",
  ],
])("a month of recurring revenue is not held against a year: %s", async (bad, sound) => {
  expect(await typesOf(bad)).toContain("methodological_flaw");
  expect(await typesOf(sound)).not.toContain("methodological_flaw");
});

it.each([
  [
    { positioning: { us: "ARR: €504k", rival: "MRR: €70k" } },
    { positioning: { us: "ARR €504k (MRR €42k)", rival: "ARR €840k (MRR €70k)" } },
  ],
  [{ rows: [["Recurring", "ARR 504 k€", "MRR 60 k€"]] }, { rows: [["Recurring", "ARR 504 k€", "MRR 42 k€"]] }],
  [{ benchmark: "MRR 42 k€ vs. peers' ARR 600 k€" }, { benchmark: "ARR 504 k€ vs. peers' ARR 600 k€" }],
])("a month is not held against a year between two fields or cells: %j", async (bad, sound) => {
  expect(await typesOf(bad)).toContain("methodological_flaw");
  expect(await typesOf(sound)).not.toContain("methodological_flaw");
});

describe("an opinion with neither figure nor source", () => {
  it.each([
    "The team seems experienced enough to execute.",
    "Churn should remain low in the coming years.",
    "Our sense is that churn is low.",
    "Margins may well be attractive.",
    "Les fondateurs paraissent complémentaires.",
    "La demande pourrait rester forte.",
    "On peut penser que la concurrence est faible.",
    "Os fundadores aparentam ser complementares.",
    "Acreditamos que a margem é saudável.",
  ])("%s", async (said) => {
    expect(await typesOf(said)).toContain("unsourced_claim");
  });

  it.each([
    "The logo appears on slide 8.",
    "The deck looks incomplete on churn.",
    "The figures on churn look inconsistent.",
    "The board may appoint a CFO.",
    "If prices rise, margins could be high.",
    "Le churn n'apparaît dans aucun document.",
    "Talvez valha a pena ligar para dois clientes.",
  ])("none: %s", async (said) => {
    expect(await typesOf(said)).not.toContain("unsourced_claim");
  });
});

describe("what the context engine lists is denied in many words", () => {
  it.each([
    "No outside capital has been raised so far.",
    "The company has not received any external funding.",
    "It has yet to raise outside money.",
    "The founders have financed everything themselves.",
    "La société n'a pas encore levé.",
    "Pas de financement externe à ce jour.",
    "La société n'a reçu aucun financement.",
    "Não houve rodadas anteriores.",
    "Nunca houve aporte externo.",
    "Nenhuma captação anterior.",
    "No investor is on board yet.",
    "Zero funding to date.",
    "A empresa ainda não captou.",
    "Financiada apenas com capital próprio dos sócios.",
    "The founders own all of the equity.",
    "Funding history: none.",
    "So far, not a single euro has been raised.",
    "Le capital est détenu à 100 % par les fondateurs.",
    "C'est la première fois que la société ouvre son capital.",
    "Até hoje a empresa se financiou com recursos próprios.",
    "Todas as ações pertencem aos fundadores.",
  ])("a round: %s", async (said) => {
    expect(await typesOf(said)).toContain("missing_cross_reference");
  });

  it.each([
    "Eleven people work there (Deck, Slide 9).",
    "An eleven-person team (Deck, Slide 9).",
    "The workforce stands at 11 (Deck, Slide 9).",
    "Onze personnes travaillent dans la société (Deck, Slide 9).",
    "L'entreprise a onze employés (Deck, Slide 9).",
    "Há onze funcionários (Deck, Slide 9).",
    "O quadro é de 11 pessoas (Deck, Slide 9).",
    "A headcount of eleven (Deck, Slide 9).",
    "There are eleven of them today (Deck, Slide 9).",
    "Ils sont onze aujourd'hui (Deck, Slide 9).",
    "São onze pessoas na equipa (Deck, Slide 9).",
    "Founded by two engineers.",
    "Les deux associés fondateurs se connaissent bien.",
    "A duo of founders leads the company.",
    "Os cofundadores são dois.",
    "With just eleven staff, execution is hard (Deck, Slide 9).",
    "L'entreprise compte onze salariés aujourd'hui (Deck, Slide 9).",
    "O time é formado por onze pessoas (Deck, Slide 9).",
  ])("people: %s", async (said) => {
    expect(await typesOf(said)).toContain("missing_cross_reference");
  });

  it.each([
    "The company has not raised its prices.",
    "La société n'a pas levé le doute sur son modèle.",
    "Não houve aumento de preços.",
    "Six employees sell the product.",
    "Onze personnes ont répondu à l'enquête.",
    "A empresa tem dois funcionários de vendas.",
    "The company has never raised its prices.",
    "No investor asked for a veto.",
    "Aucun investisseur ne siège au conseil.",
    "Nenhum investidor pediu veto.",
    "A empresa ainda não recebeu o certificado.",
    "São onze pessoas na lista de espera.",
    "Founded in 2019 by three engineers.",
    "The founders own all of the patents.",
    "This is not the company's first round.",
    "The round has not been raised yet.",
    "The customer is self-funded.",
    "Two founders of Planifab left.",
    "The first round of interviews took place in May.",
    "C'est la première fois que la société participe au salon.",
    "A staff of eleven volunteers ran the event.",
    "Onze prestataires travaillent sur le produit.",
    "O time de vendas é formado por onze pessoas.",
  ])("none: %s", async (said) => {
    expect(await typesOf(said)).not.toContain("missing_cross_reference");
  });
});

it('takes "na" for not available where a value would stand, and not for the Portuguese "in the"', async () => {
  expect(await typesOf("A margem bruta na média do ano é provavelmente de 75%.")).toContain("unsourced_claim");
  expect(await typesOf("Margem bruta: na")).not.toContain("unsourced_claim");
  expect(await typesOf("Gross margin probably high (NA).")).not.toContain("unsourced_claim");
});

describe("what would accuse an analysis wrongly", () => {
  const typesAgainst = async (said: string, own: VerificationContext, options: object = {}, agentName = "auditor") => {
    const reviewer = new ReflexionEngine({ clock: () => new Date("2026-01-28T00:00:00Z"), ...options });
    const critiques = await reviewer.critiqueBatch([{ agentName, output: { note: said }, findings: [] }], own);
    return (critiques.get(agentName) ?? []).map(({ type }) => type);
  };
  const rounds = (amount: number) => ({
    crunchbase: { fundingRounds: [{ type: "seed", amount, currency: "EUR", date: "2025-11-01" }] },
  });

  it("is no round before: the listed one is the one now raised", async () => {
    const deck = "Slide 10\nWe are raising 1 200 000 €";
    const never = "The company has never raised money.";
    expect(await typesAgainst(never, { deckExtracts: deck, contextEngineData: rounds(1_200_000) })).not.toContain(
      "missing_cross_reference",
    );
    expect(await typesAgainst(never, { deckExtracts: deck, contextEngineData: rounds(300_000) })).toContain(
      "missing_cross_reference",
    );
  });

  it("is no denial of founders who are all named", async () => {
    expect(await typesOf("Two co-founders, Anne Roy and Marc Petit, run it (Deck, Slide 9).")).toContain(
      "missing_cross_reference",
    );
    expect(
      await typesOf("Two co-founders, Anne Roy and Marc Petit, hired Luc Morel early on (Deck, Slide 9)."),
    ).not.toContain("missing_cross_reference");
  });

  it("is no missing margin before there is revenue", async () => {
    const missing = async (stage: string) => {
      const reviewer = new ReflexionEngine({ stage });
      const { critiques } = await reviewer.reflect({
        agentName: "financial-auditor",
        output: { note: "Cash: 310 000 € (Deck, Slide 11). MRR: 42 000 € (Deck, Slide 8)." },
        findings: [],
        verificationContext: context,
      });
      return critiques.filter(({ type }) => type === "missing_data_not_flagged").length;
    };
    expect(await missing("pre-seed")).toBeLessThan(await missing("series A"));
  });

  it("is no old benchmark whose value a fresh one has too", async () => {
    const benchmark = (year: number) => ({ metric: "nrr", p25: 96, median: 101, p75: 112, sampleSize: 30, year });
    const said = "NRR of 101% is at the median of the funding database.";
    const old = { fundingDbData: { benchmarks: [benchmark(2019)] } };
    const both = { fundingDbData: { benchmarks: [benchmark(2019), { ...benchmark(2025), sampleSize: 60 }] } };
    expect(await typesAgainst(said, old)).toContain("methodological_flaw");
    expect(await typesAgainst(said, both)).not.toContain("methodological_flaw");
    expect(await typesAgainst("Churn beats the 2018 median.", context)).toContain("methodological_flaw");
    expect(await typesAgainst("Churn beats the 2025 median.", context)).not.toContain("methodological_flaw");
  });

  it("is no mix of two prices of one round", async () => {
    const round = "8 M€ pre-money against 9.5 M€ post-money, the round being 1.5 M€.";
    expect(await typesAgainst(round, context)).not.toContain("methodological_flaw");
    expect(await typesAgainst("8 M€ pre-money against Planifab's 9.5 M€ post-money.", context)).toContain(
      "methodological_flaw",
    );
  });
});
