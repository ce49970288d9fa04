import type { AnalystSpec } from "./analyst-spec.ts";

/** The analysts of tier 1, in the order they are shown. */
export const TIER_1: readonly AnalystSpec[] = [
  {
    name: "financial-auditor",
    tier: 1,
    mission: "You audit the figures: what the company earns, spends and has, and whether its own ratios come out.",
    deliver: [
      "revenue, ARR, MRR and growth for every period the documents give",
      "gross margin, burn, cash, runway",
      "CAC, LTV, payback, churn",
      "the round and its valuation",
      "every ratio the documents state, done again",
    ],
    topics: [
      "arr",
      "mrr",
      "revenue",
      "gross_margin",
      "burn_rate",
      "cash",
      "runway",
      "cac",
      "ltv",
      "churn",
      "valuation",
    ],
  },
  {
    name: "market-intelligence",
    tier: 1,
    mission: "You examine the market as the documents present it, and who says so.",
    deliver: [
      "TAM, SAM, SOM with their source and year",
      "market growth",
      "segments and geography",
      "which of these are the company's own estimates",
    ],
    topics: ["tam", "sam", "som", "market_growth"],
  },
  {
    name: "deck-forensics",
    tier: 1,
    mission: "You read the deck as a forensic examiner: what contradicts itself, what is claimed without a figure.",
    deliver: [
      "figures given twice with different values",
      "totals that their parts do not make",
      "claims of traction without a figure",
      "dates and periods that do not fit",
    ],
    topics: ["arr", "mrr", "revenue", "customers", "revenue_growth"],
  },
  {
    name: "team",
    tier: 1,
    mission: "You examine the people: who they are, what they have done, who is missing.",
    deliver: [
      "founders, roles, shares, full or part time",
      "head count and planned hires",
      "experience that the documents state",
      "key seats that are empty",
    ],
    topics: ["headcount", "founders"],
  },
  {
    name: "customer-intel",
    tier: 1,
    mission: "You examine the customers: how many truly pay, how they stay, how few carry the rest.",
    deliver: [
      "paying, registered, pilot and promised customers, each apart",
      "concentration",
      "churn and retention",
      "prices and named references",
    ],
    topics: ["customers", "churn", "nrr", "arpa"],
  },
  {
    name: "competitive",
    tier: 1,
    mission: "You examine the competition as the documents present it.",
    deliver: [
      "competitors named and what is said of them",
      "advantages claimed, each with its evidence",
      "what the documents leave out",
    ],
    topics: ["market_share"],
  },
  {
    name: "legal",
    tier: 1,
    mission: "You examine what binds the company: entity, holders, terms, rights, disputes.",
    deliver: [
      "entity and shareholders",
      "instruments and terms of the round",
      "intellectual property and licences",
      "contracts, litigation, regulation",
    ],
    topics: ["round_size", "valuation", "dilution"],
  },
  {
    name: "product",
    tier: 1,
    mission: "You examine the product: what exists, what is promised, what it depends on.",
    deliver: [
      "what works today and what is planned, with dates",
      "usage figures",
      "technology and dependencies",
      "prices",
    ],
    topics: ["users", "mau"],
  },
];

const EXPERTS: readonly AnalystSpec[] = [
  {
    name: "saas-expert",
    tier: 2,
    mission: "You judge the deal as an expert of software sold by subscription.",
    deliver: [
      "unit economics: LTV/CAC, payback, NRR, burn multiple",
      "whether ARR is contracted, recurring and of one definition",
      "retention against what the stage allows",
    ],
    topics: ["arr", "nrr", "churn", "cac", "ltv", "burn_multiple"],
    sectors: /\b(?:saas|software|logiciels?|subscriptions?|b2b)\b/i,
  },
  {
    name: "fintech-expert",
    tier: 2,
    mission: "You judge the deal as an expert of financial services.",
    deliver: [
      "volume, take rate and net revenue, each apart",
      "licences and who holds them",
      "losses, fraud and capital needed",
    ],
    topics: ["gmv", "take_rate", "revenue"],
    sectors:
      /fintech|\bfinanc|\bpayments?|\bpaiements?|\bpagamentos?|\bbank|\bbanqu|\bbanc[oa]|insur|\bassuran|\bseguro|\bcr[eé]dit/i,
  },
  {
    name: "health-expert",
    tier: 2,
    mission: "You judge the deal as an expert of health and life sciences.",
    deliver: [
      "regulatory path and status",
      "clinical evidence, trials and their results",
      "reimbursement and who pays",
    ],
    topics: ["revenue", "burn_rate", "runway"],
    sectors:
      /health|\bsant[eé](?!\p{L})|\bsa[uú]de(?!\p{L})|\bm[eé]dic|medtech|medical|biotech|\bbiolog|pharma|\bfarma|clinic|life ?sciences?/iu,
  },
  {
    name: "marketplace-expert",
    tier: 2,
    mission: "You judge the deal as an expert of marketplaces and commerce.",
    deliver: [
      "GMV against revenue, take rate",
      "supply and demand, each side's growth and retention",
      "contribution margin after marketing and returns",
    ],
    topics: ["gmv", "take_rate", "cac", "gross_margin"],
    sectors: /market ?place|commerce|retail|platform|consumer|conso/i,
  },
  {
    name: "industry-expert",
    tier: 2,
    mission: "You judge the deal as an expert of hardware, industry, energy and climate.",
    deliver: [
      "technology readiness and what was shown outside the laboratory",
      "cost per unit today and at scale",
      "capital needed, plant, certification, offtake",
    ],
    topics: ["revenue", "gross_margin", "burn_rate", "runway"],
    sectors: /industr|hardware|energy|energie|energia|climat|deep|robot|material|agri|mobil/i,
  },
];

const GENERALIST: AnalystSpec = {
  name: "generalist-expert",
  tier: 2,
  mission: "You judge the deal as an investor who has seen many sectors.",
  deliver: [
    "whether price, traction and plan fit each other",
    "what the stage makes one expect and the documents lack",
    "the figure on which the decision hangs",
  ],
  topics: ["arr", "revenue", "valuation", "runway"],
};

/** Everybody of tiers 1 and 2. */
export const ROSTER: readonly AnalystSpec[] = [...TIER_1, ...EXPERTS, GENERALIST];

/**
 * The one expert of a sector; a generalist where the sector is unknown to us. How something is sold ("B2B SaaS") stands
 * first in the list and says least: "B2B SaaS for clinics" is a matter of health.
 */
export const expertFor = (sector: string | null): AnalystSpec =>
  EXPERTS.findLast(({ sectors }) => sector !== null && sectors?.test(sector) === true) ?? GENERALIST;
