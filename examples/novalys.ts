import { writePdf } from "../src/dossier/pdf/write.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";
import { novalysPapers } from "./novalys-papers.ts";
import { drawSlides } from "./slides.ts";

/**
 * Novalys, a fictitious French SaaS company raising a seed round: a deck, a model, the papers
 * of the round, outside data and five analysts,
 * of which two are wrong in the ways analysts are: a slide that does not exist, a changed digit, a slipped scale, a wrong sum.
 */
export function novalys(): Record<string, Uint8Array | string> {
  return {
    "deal.json": json({ name: "Novalys", sector: "saas", stage: "seed", locale: "fr" }),
    "deck.pdf": deck(),
    "model.xlsx": model(),
    "context.json": json(context),
    "funding-db.json": json(fundingDb),
    ...novalysPapers(),
    ...Object.fromEntries(Object.entries(agents).map(([name, output]) => [`agents/${name}.json`, json(output)])),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function deck(): Uint8Array {
  return writePdf(
    drawSlides(
      [
        { title: "Novalys", lines: ["La planification d'atelier, en temps réel", "Tour d'amorçage, janvier 2025"] },
        {
          title: "Le problème",
          lines: [
            "Les ateliers planifient encore sur tableur.",
            "Un ordre de fabrication sur trois part en retard.",
            "Chaque retard coûte 1 200 € en moyenne.",
          ],
        },
        {
          title: "Le produit",
          lines: [
            "Ordonnancement automatique relié à l'ERP.",
            "Mise en service en 3 semaines.",
            "2 brevets délivrés en 2023.",
          ],
        },
        {
          title: "Le marché",
          cards: [
            ["4,2 Md€", "TAM Europe"],
            ["620 M€", "SAM France, Italie, Espagne"],
            ["18 %", "Croissance annuelle du marché"],
          ],
          footnote: "Source : étude sectorielle 2024",
        },
        {
          title: "Traction",
          cards: [
            ["84", "Clients payants, décembre 2024"],
            ["112 %", "NRR"],
            ["1,8 %", "Churn mensuel"],
          ],
        },
        {
          title: "Modèle économique",
          lines: ["Abonnement par site, engagement annuel."],
          cards: [
            ["503 €", "ARPA mensuel"],
            ["72 %", "Marge brute 2024"],
          ],
        },
        {
          title: "Concurrence",
          table: [
            ["", "Novalys", "Planifab", "Excel"],
            ["Temps réel", "oui", "non", "non"],
            ["Relié à l'ERP", "oui", "oui", "non"],
            ["Mise en service", "3 semaines", "6 mois", "–"],
          ],
        },
        {
          title: "Chiffres clés",
          lines: ["MRR Décembre 2024 : 42 000 €", "Le MRR a doublé en douze mois."],
          table: [
            ["En euros", "2023", "2024"],
            ["Chiffre d'affaires", "198 000", "432 000"],
            ["Effectif fin d'année", "7", "11"],
          ],
        },
        {
          title: "L'équipe",
          lines: [
            "11 salariés, dont 6 en produit.",
            "Claire Morel, CEO : 9 ans chez un éditeur d'ERP.",
            "Idris Benali, CTO : docteur en recherche opérationnelle.",
          ],
        },
        {
          title: "La levée",
          lines: ["Valorisation pre-money : 8 M€", "Trésorerie fin 2024 : 310 000 €, burn mensuel 18 000 €"],
          cards: [
            ["1,5 M€", "Montant levé"],
            ["17 mois", "Runway actuel"],
          ],
        },
      ],
      "Novalys",
    ),
  );
}

const EUROS = '#,##0 "€"';
const years = ["", "2023 réel", "2024 réel", "2025 budget", "2026 budget", "2027 budget"];
const columns = ["B", "C", "D", "E", "F"];

function model(): Uint8Array {
  const row = (label: string, values: number[], format = EUROS) => [label, ...values.map((v) => ({ v, z: format }))];
  const computed = (label: string, formula: (column: string) => string, values: number[], format = EUROS) => [
    label,
    ...values.map((v, i) => ({ v, f: formula(columns[i] as string), z: format })),
  ];
  const mrr = [22_000, 42_250, 84_000, 165_000, 350_000];
  const revenue = [198_000, 432_000, 760_000, 1_510_000, 3_100_000];
  const cogs = [61_380, 120_960, 205_200, 392_600, 775_000];
  return makeXlsx([
    {
      name: "Revenue",
      rows: [
        ["Novalys : revenus récurrents (en euros)"],
        [],
        years,
        [],
        row("Clients payants", [52, 84, 150, 260, 410], "0"),
        row("Nouveaux clients", [31, 39, 78, 130, 180], "0"),
        [],
        row("MRR fin d'année", mrr),
        [],
        [],
        [],
        computed(
          "ARR",
          (c) => `${c}8*12`,
          mrr.map((v) => v * 12),
        ),
      ],
    },
    {
      name: "P&L",
      rows: [
        ["Novalys : compte de résultat (en euros)"],
        [],
        years,
        [],
        row("Chiffre d'affaires", revenue),
        [],
        [],
        row("COGS", cogs),
        computed(
          "Résultat brut",
          (c) => `${c}5-${c}8`,
          revenue.map((v, i) => v - (cogs[i] as number)),
        ),
        computed(
          "Marge brute",
          (c) => `${c}9/${c}5`,
          revenue.map((v, i) => (v - (cogs[i] as number)) / v),
          "0.0%",
        ),
        [],
        row("Dépenses sales & marketing", [112_000, 156_000, 290_000, 480_000, 820_000]),
        row("R&D", [190_000, 260_000, 410_000, 600_000, 780_000]),
        row("Frais généraux", [70_000, 98_000, 140_000, 190_000, 240_000]),
      ],
    },
    {
      name: "Trésorerie",
      rows: [
        ["Trésorerie (en euros)"],
        [],
        ["", "2023 réel", "2024 réel"],
        [],
        row("Trésorerie fin d'année", [526_000, 310_000]),
        row("Burn mensuel", [16_000, 18_000]),
      ],
    },
  ]);
}

const context = {
  crunchbase: {
    companyInfo: { name: "Novalys", founded: 2021, employees: 11 },
    fundingHistory: [{ round: "pre-seed", year: 2022, amount: 600_000, currency: "EUR" }],
  },
  dealroom: {
    competitors: [
      { name: "Planifab", totalFunding: 14_000_000 },
      { name: "Ordonéo", totalFunding: 5_200_000 },
    ],
  },
  linkedIn: {
    companySize: 11,
    founderProfiles: [
      { name: "Claire Morel", yearsOfExperience: 14 },
      { name: "Idris Benali", yearsOfExperience: 11 },
    ],
  },
};

const fundingDb = {
  benchmarks: [
    {
      metric: "arr_multiple",
      sector: "saas",
      stage: "seed",
      region: "Europe",
      p25: 7.2,
      median: 11.5,
      p75: 16.8,
      p90: 22,
      sampleSize: 47,
      year: 2024,
    },
    {
      metric: "gross_margin",
      sector: "saas",
      stage: "seed",
      region: "Europe",
      p25: 62,
      median: 71,
      p75: 79,
      p90: 84,
      sampleSize: 52,
      year: 2024,
    },
  ],
  comparables: [
    {
      dealId: "FR-2024-118",
      company: "Planifab",
      stage: "seed",
      sector: "saas",
      arrMultiple: 12.4,
      valuation: 6_800_000,
    },
    {
      dealId: "ES-2024-031",
      company: "Turnia",
      stage: "seed",
      sector: "saas",
      arrMultiple: 10.9,
      valuation: 5_100_000,
    },
  ],
};

type Evidence = { type: string; content: string; source: string };
const quote = (source: string, content: string): Evidence => ({ type: "quote", content, source });
const sum = (source: string, content: string): Evidence => ({ type: "calculation", content, source });

let serial = 0;
function finding(
  metric: string,
  value: number | string | null,
  unit: string | null,
  score: number,
  category: string,
  evidence: Evidence[],
  more: object = {},
) {
  serial += 1;
  return {
    id: `F${String(serial).padStart(3, "0")}`,
    metric,
    category,
    value,
    unit,
    assessment: null,
    confidence: { score },
    evidence,
    ...more,
  };
}

const agents = {
  "financial-auditor": {
    agentName: "financial-auditor",
    tier: 1,
    findings: [
      finding("ARR", 504_000, "EUR", 88, "financial", [
        quote("Deck Slide 8", "MRR Décembre 2024 : 42 000 €"),
        sum("Deck Slide 8", "42 000 × 12 = 504 000"),
      ]),
      finding("Marge brute", 72, "%", 86, "financial", [
        quote("Financial Model, Onglet P&L, Ligne 10", "Marge brute 72,0 %"),
        sum("Financial Model, Onglet P&L", "(432 000 − 120 960) / 432 000 = 72,0 %"),
      ]),
      finding("Runway", 17, "mois", 80, "financial", [sum("Deck Slide 10", "310 000 / 18 000 = 17,2")]),
      finding("CAC", 4_000, "EUR", 74, "customer", [
        sum("Financial Model, Onglet P&L, Ligne 12", "156 000 / 39 = 4 000"),
      ]),
    ],
    recommendation:
      "Je recommande la prudence : investir par tranches, après vérification de la trésorerie, et préserver la marge.",
  },
  "market-intelligence": {
    agentName: "market-intelligence",
    tier: 1,
    findings: [
      finding("ARR", "800K€", null, 76, "financial", [quote("Deck Slide 14", "ARR annualisé : 800 K€")]),
      finding("TAM", "42 Md€", null, 72, "market", [quote("Deck Slide 4", "TAM Europe 42 Md€")]),
      finding(
        "Concurrence",
        null,
        null,
        58,
        "competitive",
        [quote("Context Engine dealroom.competitors[0].name", "Planifab")],
        { assessment: "below_average" },
      ),
    ],
    analysis: {
      rentabilite: "La marge brute est estimée à 75 %, un bon niveau pour un éditeur de logiciels.",
      prix: "La valorisation de 8 M€ paraît agressive.",
    },
    redFlags: [{ title: "Projections irréalistes", description: "Le chiffre d'affaires prévu semble irréaliste." }],
    recommendation:
      "L'opportunité est claire. Je recommande d'investir vite et massivement pour accélérer la croissance en Europe.",
  },
  "deck-forensics": {
    agentName: "deck-forensics",
    tier: 1,
    findings: [
      finding("MRR", 42_000, "EUR", 90, "financial", [quote("Deck Slide 8", "MRR Décembre 2024 : 42 000 €")], {
        period: "décembre 2024",
      }),
      finding("TAM", "4,2 Md€", null, 82, "market", [quote("Deck Slide 4", "4,2 Md€ TAM Europe")]),
      finding("Churn mensuel", 1.8, "%", 85, "customer", [quote("Deck Slide 5", "1,8 % Churn mensuel")]),
      finding("Valorisation pre-money", "8 M€", null, 90, "structure", [
        quote("Deck Slide 10", "Valorisation pre-money : 8 M€"),
      ]),
      finding("Brevets", "oui", null, 78, "legal", [quote("Deck Slide 3", "2 brevets délivrés en 2023")]),
    ],
  },
  "customer-intel": {
    agentName: "customer-intel",
    tier: 1,
    findings: [
      finding("Churn mensuel", 0.8, "%", 78, "customer", [quote("Deck Slide 5", "0,8 % Churn mensuel")]),
      finding("Marge brute", 85, "%", 71, "financial", [
        sum("Financial Model, Onglet P&L", "(432 000 − 120 960) / 432 000 = 85 %"),
      ]),
      finding("Clients payants", 84, null, 84, "customer", [
        quote("Deck Slide 5", "84 Clients payants, décembre 2024"),
      ]),
      finding("Brevets", "aucun", null, 66, "legal", []),
    ],
  },
  "team-investigator": {
    agentName: "team-investigator",
    tier: 1,
    findings: [
      finding("Effectif", 11, null, 88, "team", [quote("Deck Slide 9", "11 salariés, dont 6 en produit.")]),
      finding("Valorisation post-money", "9,5 M€", null, 70, "structure", [sum("Deck Slide 10", "8 + 1,5 = 9,5")]),
      finding(
        "team_quality",
        null,
        null,
        80,
        "team",
        [quote("Deck Slide 9", "Idris Benali, CTO : docteur en recherche opérationnelle.")],
        { assessment: "above_average" },
      ),
    ],
  },
};
