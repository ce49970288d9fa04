import { describe, expect, it } from "vitest";
import type { ScoredFinding } from "../domain/finding.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { answerFor, materialOf } from "./answer.ts";
import { keyFiguresOf } from "./key-figures.ts";
import type { Review } from "./result.ts";

const clock = () => new Date("2025-02-03T00:00:00Z");
const deal = { name: "Deal", sector: null, stage: null, locale: "en" as const };
const quote = (content: string, source: string) => [{ type: "quote" as const, content, source, confidence: 80 }];

const DECK = [
  "Slide 3",
  "MRR: €64,000",
  "ARR: €768,000",
  "Paying customers: 150",
  "Monthly churn: 1.4%",
  "Slide 4",
  "TAM: €3.3bn",
  "Headcount: 20",
  "Slide 5",
  "Revenue 2023: €410,000",
  "Revenue 2024: €614,000",
  "Gross margin: 70%",
  "Cash: €980,000",
  "Net burn per month: €70,000",
  "Runway: 14 months",
].join("\n");

async function answerTo(deckExtracts: string, findings: ScoredFinding[] = [], output: unknown = {}) {
  const agentOutputs = findings.length === 0 ? [] : [{ ...makeAgentOutput("analyst", findings), output }];
  const review = await reviewDeal(
    { deal, context: { deckExtracts }, agentOutputs, warnings: [] } as unknown as Parameters<typeof reviewDeal>[0],
    { clock, locale: "en" },
  );
  return review.answer;
}

const arr = makeFinding("analyst", "ARR", 768_000, 88, { unit: "EUR", evidence: quote("ARR: €768,000", "Slide 3") });

describe("the answer is earned", () => {
  it("is HIGH where the core figures confirm each other and nothing speaks against it", async () => {
    expect(await answerTo(DECK, [arr])).toMatchObject({ trust: "HIGH" });
  });

  it("is not HIGH where one document's word is all there is, and says which figure and where", async () => {
    const { trust, reasons } = await answerTo(`${DECK}\nSlide 7\nPre-money valuation: €8M`, [arr]);
    expect(trust).toBe("MEDIUM");
    expect(reasons[0]).toMatch(/Pre-money valuation €8M \(Deck, slide 7\)/);
  });

  it("is not HIGH where the documents contradict themselves on a core figure, whoever noticed", async () => {
    const { trust, reasons } = await answerTo(DECK.replace("Runway: 14 months", "Runway: 25 months"), [arr]);
    expect(trust).toBe("LOW");
    expect(reasons.join(" ")).toMatch(/Runway.*25.months.*980,000 \/ 70,000/);
  });

  it("leaves no sentence open where a sum of other figures contradicts a core figure", async () => {
    const uses = "Slide 8\nUse of funds\nProduct: €300,000\nSales: €150,000\nLegal: €20,000\nTotal: €500,000";
    const { reasons } = await answerTo(`${DECK}\nSlide 7\nRound size: €500,000\n${uses}`, [arr]);
    expect(reasons.filter((reason) => /contradict themselves/.test(reason))).toHaveLength(1);
    expect(reasons.join(" ")).not.toMatch(/against \.|on Round size: [^a]*\.$/);
  });

  it("is not HIGH where the documents lack what an investor needs, says what, and asks for it", async () => {
    const { trust, reasons, questions } = await answerTo("Slide 3\nMRR: €64,000\nARR: €768,000", [arr]);
    expect(trust).not.toBe("HIGH");
    expect(reasons.join(" ")).toMatch(/Missing in the documents/);
    expect(questions.some(({ question }) => /gross margin today/.test(question))).toBe(true);
  });

  it("asks whether what it read without being sure is so, and never for it as if it were absent", async () => {
    const deck = "Slide 3\nMRR: €64,000\nARR: €768,000\nSlide 5\nOur financial situation\nCash: €980,000";
    const { questions, reasons, unsure = [], keyFigures = [], checkFirst = [] } = await answerTo(deck);
    expect(keyFigures.map(({ topic }) => topic)).not.toContain("cash");
    expect(unsure).toMatchObject([{ topic: "cash", printed: "€980,000", reference: "Deck, slide 5" }]);
    const asked = questions.map(({ question }) => question).join(" ");
    expect(asked).toContain("We read “Cash: €980,000” (Deck, slide 5), without being sure of it.");
    expect([asked, ...checkFirst.map(({ text }) => text)].join(" ")).not.toMatch(/How much cash/);
    expect(reasons.join(" ")).toMatch(
      /Missing in the documents: (?!.*cash.*Read)[^.]*\. Read there without certainty: cash/,
    );
  });

  it("asks whether what stands there in words of its own is so, and does not call it missing", async () => {
    const deck =
      "Slide 3\nMRR: €64,000\nARR: €768,000\nSlide 5\nTime fundador\nTime Atual: 8 pessoas (5 tech, 3 vendas)";
    const { questions, reasons } = await answerTo(deck);
    expect(questions.map(({ question }) => question).join(" ")).toContain("We read “Time Atual: 8 pessoas");
    expect(reasons.join(" ")).toMatch(
      /Missing in the documents: (?!.*team.*Read)[^.]*\. Read there without certainty: team/,
    );
  });

  it("does not hold a range against a value inside it, and shows the value", () => {
    const ask = (amount: string) =>
      keyFiguresOf(
        { deckExtracts: `Slide 2\nRound size: $100,000 - $200,000\nSlide 9\nRound size: ${amount}` },
        "en",
        0.02,
      );
    expect(ask("$150,000")).toMatchObject([{ topic: "round_size", value: 150_000, level: "declared" }]);
    expect(ask("$450,000")).toMatchObject([{ topic: "round_size", level: "contradicted" }]);
  });

  it("does not hold a plan against what is", () => {
    const deckExtracts = `Slide 7\nTraction\nMRR: €450\nSlide 14\nNext round (M24)\nObjective: €3M ARR, 2,500 clients`;
    const [mrr] = keyFiguresOf({ deckExtracts }, "en", 0.02);
    expect(mrr).toMatchObject({ topic: "mrr", value: 450, level: "declared", against: [] });
  });

  it("tells a deck of plans from one that is silent, with the nearest plan of each figure", async () => {
    const deck = "Slide 4\nForecast\nRevenue 2031: €900,000\nRevenue 2030: €400,000\nSlide 7\nWe are raising €1.5M";
    const { keyFigures = [], planned = [] } = await answerTo(deck);
    expect(keyFigures.map(({ topic }) => topic)).not.toContain("revenue");
    expect(planned).toMatchObject([
      { topic: "revenue", printed: "€400,000", period: "2030", reference: "Deck, slide 4" },
    ]);
  });

  it("names what cannot be true once, with its place, and tells it at length elsewhere", async () => {
    const { reasons, redFlags } = await answerTo(DECK.replace("ARR: €768,000", "ARR: €1,900,000"), [arr]);
    const told = redFlags.filter(({ from }) => from.kind === "inconsistency");
    expect(told).toHaveLength(1);
    expect(reasons[0]).toMatch(/contradict themselves on ARR: €1.9M \(Deck, slide 3\) against 64,000 × 12 = 768,000/);
    expect(reasons.filter((reason) => reason.includes("ARR"))).toHaveLength(1);
    expect(reasons.some((reason) => reason.includes(told[0]?.text ?? ""))).toBe(false);
  });

  it("tells a sum that does not come out once, before what one document alone says", async () => {
    const wrong = {
      ...arr,
      value: 900_000,
      evidence: [{ type: "calculation" as const, source: "Deck", content: "64,000 × 12 = 900,000" }],
    };
    const { reasons } = await answerTo(`${DECK}\nSlide 6\nRound size: €2,000,000`, [wrong]);
    expect(reasons.filter((reason) => reason.includes("64,000 × 12"))).toHaveLength(1);
    const [sum, alone] = [/sum does not come out/i, /Only one company document/].map((words) =>
      reasons.findIndex((reason) => words.test(reason)),
    );
    expect(sum).toBeGreaterThanOrEqual(0);
    expect(sum).toBeLessThan(alone ?? 0);
  });

  it("names a template as one", async () => {
    const { trust, reasons } = await answerTo("Slide 3\n[Company name]\nARR: XX M€\nLorem ipsum dolor", [arr]);
    expect(["LOW", "CANNOT_ASSESS"]).toContain(trust);
    expect(reasons.join(" ")).toMatch(/template/);
  });

  it("speaks of the documents where no analyst but our own spoke", async () => {
    const { headline } = await answerTo(DECK);
    expect(headline).toMatch(/documents/);
    expect(headline).not.toMatch(/this analysis/);
  });

  it("shows no score where judgements carry too little of its weight", async () => {
    const judged = makeFinding("analyst", "TAM", 3.3e9, 88, { unit: "EUR", category: "market", assessment: "good" });
    expect((await answerTo(DECK, [arr, judged])).score).toBeNull();
  });
});

describe("key figures", () => {
  it("say what they rest on", () => {
    const levels = (deckExtracts: string) =>
      Object.fromEntries(keyFiguresOf({ deckExtracts }, "en", 0.02).map(({ topic, level }) => [topic, level]));
    expect(levels(DECK)).toMatchObject({ arr: "corroborated", runway: "corroborated" });
    expect(levels(`${DECK}\nRound size: €2M`)).toMatchObject({ round_size: "declared" });
    expect(levels(DECK.replace("ARR: €768,000", "ARR: €1.3M"))).toMatchObject({ arr: "contradicted" });
  });
});

describe("thin documents", () => {
  const THIN = "Slide 2\nTAM: €3.3bn\nSlide 4\nWe are raising €1.5M\nSlide 6\nForecast\nRevenue 2031: €900,000";

  it("are not called workable where they say nothing of how the company stands, and what is planned is shown as such", async () => {
    const { trust, reasons } = await answerTo(THIN);
    expect(trust).toBe("LOW");
    expect(reasons[0]).toMatch(/no revenue, growth, burn, cash or runway of today.*€900,000 \(2031; Deck, slide 6\)/);
  });

  it("are not called workable where less than half of what an investor needs is there", async () => {
    const { trust, reasons } = await answerTo("Slide 3\nMRR: €64,000\nARR: €768,000\nSlide 4\nHeadcount: 20");
    expect(trust).toBe("LOW");
    expect(reasons[0]).toMatch(/Missing in the documents/);
  });

  it("are not called workable where less than half of their figures were understood, and the places are named", async () => {
    const odd = Array.from({ length: 40 }, (_, at) => `Slide ${20 + at}\n(${at * 7 + 311}.${at})`).join("\n");
    const { trust, reasons } = await answerTo(`${DECK}\n${odd}`);
    expect(trust).toBe("LOW");
    expect(reasons[0]).toMatch(/only \d+ were understood.*\(.*20, 21/);
  });
});

it("what our own analysts quote is no claim of anybody: it is neither counted nor held against the deal", async () => {
  const review = await reviewDeal(
    { deal, context: { deckExtracts: DECK }, agentOutputs: [], warnings: [] } as unknown as Parameters<
      typeof reviewDeal
    >[0],
    { clock, locale: "en" },
  );
  const own = review.verification?.citations ?? [];
  expect(own.length).toBeGreaterThan(0);
  const phantoms = own.map((one) => ({ ...one, check: { ...one.check, status: "phantom" as const } }));
  const spoilt = { ...review, verification: review.verification && { ...review.verification, citations: phantoms } };
  const nothing = { seen: 0, understood: 0, keyTopics: { seen: 0, understood: 0 } };
  const material = {
    steering: [],
    close: 0.02,
    keyFigures: [],
    otherwise: [],
    planned: [],
    unsure: [],
    derived: [],
    coverage: nothing,
    firstGap: null,
    template: [],
    loose: { refuted: [], unfounded: [], unplaced: [] },
  };
  expect(answerFor(spoilt, material)).toEqual(answerFor(review, material));
});

it("a growth a month is not told as a year's", () => {
  const [, growth] = keyFiguresOf({ deckExtracts: `${DECK}\nSlide 8\nTraction\nRevenue growth MoM: 18%` }, "en", 0.02);
  expect(growth).toMatchObject({ topic: "revenue_growth", formatted: "18% a month" });
});

it("what one page plans of several streams is not the plan of the company", async () => {
  const streams = ["Slide 6", "Revenue model, year 3", "Licences: €3.0M ARR", "Subscriptions: €3.6M ARR"].join("\n");
  const { planned = [] } = await answerTo(`${streams}\nSlide 9\nForecast\nRevenue 2031: €900,000`);
  expect(planned.map(({ printed }) => printed)).toEqual(["€900,000"]);
});

it("a need that is only planned is not met", async () => {
  const { reasons, questions, planned } = await answerTo(
    "Slide 2\nTeam: 6 people\nSlide 6\nForecast\nRevenue: €2M\nRevenue 2031: €900,000",
  );
  expect(reasons.join(" ")).toMatch(/Given there only as a plan, or in part: revenue\. Only 1 of 10/);
  expect(questions.map(({ question }) => question).join(" ")).toMatch(/What revenue did you make/);
  expect(planned?.[0]).toMatchObject({ printed: "€900,000", period: "2031" });
});

describe("what the review itself came to", () => {
  const context = { deckExtracts: DECK };
  const reviewed = async (more: ScoredFinding[] = []) =>
    reviewDeal(
      {
        deal,
        context,
        agentOutputs: [
          makeAgentOutput("analyst", [arr]),
          ...(more.length === 0 ? [] : [makeAgentOutput("other", more)]),
        ],
        warnings: [],
      },
      { clock, locale: "en" },
    );
  const answered = (review: Review) => answerFor(review, materialOf(context, review, 0.02));

  it("lowers the answer to LOW where a stage failed", async () => {
    const review = await reviewed();
    expect(answered(review).trust).toBe("HIGH");
    const stages = review.stages.map((one, i) => (i === 0 ? { ...one, status: "failed" as const } : one));
    expect(answered({ ...review, stages })).toMatchObject({
      trust: "LOW",
      reasons: [REVIEW_REASONS.en.stagesFailed({ stages: 1 })],
    });
  });

  it("lowers it to LOW for a critical contradiction that stays open, to MEDIUM for a lesser one", async () => {
    const review = await reviewed([makeFinding("other", "Headcount", 60, 80)]);
    const [settled] = review.settled;
    if (settled === undefined) throw new Error("no contradiction");
    const open = (level: "CRITICAL" | "MODERATE") => {
      const { contradiction, resolution } = settled;
      const severity = { ...contradiction.severity, level };
      const verdict = { ...resolution.verdict, decision: "UNRESOLVED" as const };
      const one = { ...settled, contradiction: { ...contradiction, severity }, resolution: { ...resolution, verdict } };
      return answered({ ...review, settled: [one] }).trust;
    };
    expect([open("CRITICAL"), open("MODERATE")]).toEqual(["LOW", "MEDIUM"]);
  });

  it("is not HIGH where one citation in ten is false, and LOW where three are", async () => {
    const review = await reviewed();
    const [cited] = review.verification?.citations ?? [];
    if (cited === undefined || review.verification === null) throw new Error("no citation");
    const { verification } = review;
    const answer = (wrong: number) => {
      const citations = Array.from({ length: 10 }, (_, i) =>
        i < wrong ? { ...cited, check: { ...cited.check, status: "phantom" as const } } : cited,
      );
      return answered({ ...review, verification: { ...verification, citations, calculations: [] } });
    };
    expect([answer(0).trust, answer(1).trust, answer(3).trust]).toEqual(["HIGH", "MEDIUM", "LOW"]);
    expect(answer(1).reasons).toContain(REVIEW_REASONS.en.falseClaims({ wrong: 1, checked: 10 }));
  });
});
