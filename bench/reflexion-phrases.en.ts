import type { Phrases } from "./reflexion-phrases.ts";

export const en: Phrases = {
  place: {
    slide: (n) => `Deck, Slide ${n}`,
    model: (s, r) => `Financial Model, Sheet ${s}, row ${r}`,
    context: "Context Engine, dealroom.competitors",
  },
  arr: [(v, s) => `ARR stands at ${v} (${s}).`, (v, s) => `ARR: ${v} — ${s}.`],
  mrr: [(v, s) => `MRR reached ${v} in December 2024 (${s}).`, (v, s) => `MRR December 2024: ${v} (${s}).`],
  margin: [(v, sum, s) => `Gross margin is ${v} (${s}: ${sum}).`, (v, sum, s) => `Gross margin: ${v} (${sum}; ${s}).`],
  churn: [(v, s) => `Monthly churn is ${v} (${s}).`, (v, s) => `According to ${s}, monthly churn is ${v}.`],
  customers: [(v, s) => `The company serves ${v} paying customers (${s}).`, (v, s) => `${v} paying customers (${s}).`],
  cash: [(v, s) => `Cash: ${v} (${s}).`, (v, s) => `Cash in bank is ${v} (${s}).`],
  burn: [(v, s) => `Monthly burn: ${v} (${s}).`, (v, s) => `Monthly burn of ${v} (${s}).`],
  tam: (v, s) => `TAM of ${v} (${s}).`,
  competitors: (names, s) => `Direct competitors: ${names} (${s}).`,
  marketGrowthGap: "Market growth: not available in the documents.",
  valuation: (v, sum, s) =>
    `Valuation of ${v} pre-money (${s}) looks demanding: ${sum}, against a median of 11.5x in the Funding DB (n = 47, 2025).`,
  fullFlag: (churn, place, lost) => ({
    title: "Churn is high",
    severity: "HIGH",
    evidence: `Monthly churn ${churn} (${place})`,
    impact: `${lost} of the customers lost within 12 months`,
    question: "What is the churn of the last three cohorts?",
  }),
  summary: (v) => `In short, ARR of ${v} and a product that sells.`,
  soundConclusion: (v, s) => `Traction is excellent: ${v} paying customers (${s}).`,
  hedgedMargin: [
    (v) => `Gross margin estimated at ${v}.`,
    (v) => `Gross margin is probably around ${v}.`,
    (v) => `We assume a gross margin of roughly ${v}.`,
  ],
  bareChurn: [(v) => `Monthly churn is ${v}.`, (v) => `Monthly churn: ${v}, which the team wants to halve.`],
  nps: (v) => `NPS: ${v}.`,
  runwayComputed: [(v) => `Runway works out at ${v} months.`, (v) => `Calculated runway: ${v} months.`],
  cacSum: (a, b, c, s) => `CAC: ${a} / ${b} = ${c} (${s}).`,
  bareMultiple: (v) => `The ARR multiple is ${v}.`,
  bareFlags: ["Projections seem unrealistic", "Churn looks worrying", "The valuation seems too high"],
  partialFlags: (churn, place) => [
    {
      title: "Churn is high",
      severity: "HIGH",
      evidence: `Monthly churn ${churn} (${place})`,
      question: "What is the churn of the last cohorts?",
    },
    {
      title: "Churn is high",
      severity: "HIGH",
      impact: "19% of the customers lost in a year",
      question: "What is the churn of the last cohorts?",
    },
    {
      title: "Churn is high",
      severity: "HIGH",
      evidence: `Monthly churn ${churn} (${place})`,
      impact: "19% of the customers lost in a year",
    },
  ],
  headcount: (v, s) => `Headcount: ${v} (${s}).`,
  judgedValuation: [
    (v) => `Valuation of ${v} appears aggressive.`,
    (v) => `A pre-money valuation of ${v} is expensive.`,
    (v) => `The valuation of ${v} looks reasonable.`,
  ],
  superlatives: [
    "The ARR trajectory is simply outstanding and unmatched.",
    "This is undoubtedly the best team in its field.",
    "The gross margin is world-class.",
  ],
  flaws: (arr, mrr, margin, price) => [
    `ARR of ${arr} is far above the MRR of ${mrr} reported by the nearest rival.`,
    `Gross margin of ${margin} compares well with a net margin of 12% elsewhere.`,
    `A pre-money valuation of ${price} is lower than the post-money valuation of 25 M€ paid for Turnia.`,
  ],
  otherCustomers: (v) => `In short, the company has ${v} paying customers and a product that sells.`,
};
