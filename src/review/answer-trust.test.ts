import { beforeAll, describe, expect, it } from "vitest";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { type AnswerMaterial, answerFor, materialOf } from "./answer.ts";
import type { Review } from "./result.ts";

const context = {
  deckExtracts: [
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
  ].join("\n"),
};
const words = REVIEW_REASONS.en;

/** A review that earns HIGH, with what its answer is drawn from. */
let review: Review;
let material: AnswerMaterial;

beforeAll(async () => {
  const evidence = [{ type: "quote" as const, content: "ARR: €768,000", source: "Slide 3", confidence: 80 }];
  const said = makeFinding("analyst", "ARR", 768_000, 88, { unit: "EUR", evidence });
  const other = makeFinding("other", "Headcount", 60, 80);
  review = await reviewDeal(
    {
      deal: { name: "Deal", sector: null, stage: null, locale: "en" },
      context,
      agentOutputs: [makeAgentOutput("analyst", [said]), makeAgentOutput("other", [other])],
      warnings: [],
    },
    { clock: () => new Date("2025-02-03T00:00:00Z"), locale: "en" },
  );
  review = {
    ...review,
    settled: [],
    notExamined: [],
    noted: [],
    reflexions: [],
    findings: review.findings.slice(0, 1),
  };
  material = materialOf(context, review, 0.02);
});

it("speaks no kinder than what it stands on: a figure that is denied is in the first sentence", () => {
  const headline = (parts: Partial<Review>, more: Partial<AnswerMaterial> = {}) =>
    answerFor({ ...review, ...parts }, { ...material, ...more }).headline;
  const words = REVIEW_SENTENCES.en.headline;
  const verdict = (evidenceLevel: "contradicted" | "declared") =>
    ({
      contradiction: { id: "c", topic: "LTV", topicId: "ltv", severity: { level: "CRITICAL" } },
      resolution: {
        verdict: { decision: "POSITION_A" },
        evidenceLevel,
        evidence: [],
        redFlags: [],
        baGuidance: { canTrust: true, trustLevel: "MEDIUM", questionForFounder: null },
      },
    }) as unknown as Review["settled"][number];
  expect(headline({ settled: [verdict("declared")] })).toBe(words.MEDIUM);
  expect(headline({ settled: [verdict("contradicted")] })).toBe(words.disputed);
  const contradicted = material.keyFigures.map((one) => ({ ...one, level: "contradicted" as const }));
  expect(headline({}, { keyFigures: contradicted })).toBe(words.disputed);
});

const answer = (parts: Partial<Review> = {}, more: Partial<AnswerMaterial> = {}) => {
  const { trust, reasons } = answerFor({ ...review, ...parts }, { ...material, ...more });
  return { trust, reasons };
};

/** A review with so many citations, all of them with this verdict from some place on. */
function citing(all: number, status: "verified" | "unverifiable", from = 0): Partial<Review> {
  const { verification } = review;
  const [cited] = verification?.citations ?? [];
  if (cited === undefined || verification === null) throw new Error("no citation");
  const citations = Array.from({ length: all }, (_, at) =>
    at < from ? cited : { ...cited, check: { ...cited.check, status } },
  );
  return { verification: { ...verification, citations, calculations: [] } };
}

/** A contradiction on the headcount with its verdict. */
async function disputed(): Promise<Review["settled"][number]> {
  const { settled } = await reviewDeal(
    {
      deal: review.deal,
      context,
      agentOutputs: [40, 90].map((people) =>
        makeAgentOutput(`agent-${people}`, [makeFinding(`agent-${people}`, "Headcount", people, 80)]),
      ),
      warnings: [],
    },
    { clock: () => new Date("2025-02-03T00:00:00Z"), locale: "en" },
  );
  const [one] = settled;
  if (one === undefined) throw new Error("no contradiction");
  return one;
}

describe("what keeps an answer from HIGH", () => {
  it("is nothing in a sound review", () => {
    expect(answer().trust).toBe("HIGH");
  });

  it("is an agent's file that could not be read, or a document nobody can be asked about", () => {
    const warning = { file: "notes.json", message: "" };
    expect(answer({ warnings: [{ ...warning, code: "agent_file_unreadable" }] })).toEqual({
      trust: "MEDIUM",
      reasons: [words.agentsUnreadable({ files: 1 })],
    });
    expect(answer({ warnings: [{ ...warning, code: "role_unclear" }] })).toEqual({
      trust: "MEDIUM",
      reasons: [words.nobodysDocuments({ names: "notes.json" })],
    });
  });

  it("is not that a document could not be read where it was read and nobody knows who speaks in it", () => {
    const warnings = [{ file: "plan.md", message: "", code: "role_unclear" as const }];
    const unheard = words.nobodysDocuments({ names: "plan.md" });
    expect(answer({ coverage: "none", warnings })).toEqual({ trust: "CANNOT_ASSESS", reasons: [unheard] });
    expect(answer({ coverage: "none" })).toEqual({ trust: "CANNOT_ASSESS", reasons: [words.nothingReliable] });
  });

  it("is that databases alone were there to check against", () => {
    expect(answer({ coverage: "secondary_only" })).toEqual({ trust: "MEDIUM", reasons: [words.secondaryOnly] });
  });

  it("is a core figure that the documents give otherwise too", () => {
    expect(answer({}, { otherwise: ["ARR €700,000 (slide 9)"] })).toEqual({
      trust: "MEDIUM",
      reasons: [words.saidOtherwise({ figures: "ARR €700,000 (slide 9)" })],
    });
  });

  it("is an analysis that was not ready after its correction", async () => {
    const { reflexions } = await reviewDeal(
      {
        deal: review.deal,
        context,
        agentOutputs: [
          {
            ...makeAgentOutput("analyst", [makeFinding("analyst", "ARR", 900_000, 45, { unit: "EUR" })]),
            output: { analysis: "ARR is €900,000 and grew 40%." },
          },
        ],
        warnings: [],
      },
      { clock: () => new Date("2025-02-03T00:00:00Z"), locale: "en" },
    );
    const [one] = reflexions;
    if (one === undefined) throw new Error("nothing was criticised");
    const left = (readyForBA: boolean) => {
      const qualityMetrics = { ...one.result.qualityMetrics, readyForBA };
      return answer({ reflexions: [{ ...one, result: { ...one.result, qualityMetrics } }] }).reasons;
    };
    const said = words.notReady({ agents: "analyst" });
    expect([left(false).includes(said), left(true).includes(said)]).toEqual([true, false]);
    // Where only data are missing that no document holds, nothing it says is false or without a source.
    const critiques = one.result.critiques.map((critique) => ({
      ...critique,
      type: "missing_data_not_flagged" as const,
    }));
    const lacking = { ...one.result, critiques, qualityMetrics: { ...one.result.qualityMetrics, readyForBA: false } };
    const reasons = answer({ reflexions: [{ ...one, result: lacking }] }).reasons;
    expect(reasons).toContain(words.notComplete({ agents: "analyst" }));
    expect(reasons).not.toContain(said);
  });

  it("is a verdict on a weighty contradiction that leaves something to confirm", async () => {
    const { contradiction, resolution } = await disputed();
    const decided = (level: "CRITICAL" | "MINOR", trustLevel: "HIGH" | "MEDIUM" | "LOW") =>
      answer({
        settled: [
          {
            contradiction: { ...contradiction, severity: { ...contradiction.severity, level } },
            resolution: {
              ...resolution,
              verdict: { ...resolution.verdict, decision: "POSITION_A" },
              baGuidance: { ...resolution.baGuidance, trustLevel },
            },
          },
        ] as Review["settled"],
      });
    expect(decided("CRITICAL", "HIGH").trust).toBe("HIGH");
    expect(decided("MINOR", "MEDIUM").trust).toBe("HIGH");
    expect(decided("CRITICAL", "MEDIUM")).toEqual({
      trust: "MEDIUM",
      reasons: [words.verdictsToConfirm({ count: 1 })],
    });
    expect(decided("CRITICAL", "LOW")).toEqual({ trust: "MEDIUM", reasons: [words.lowTrustVerdicts({ count: 1 })] });
  });

  it("is a sum that does not come out, told once with what it comes to", () => {
    const sum = "40 + 2 = 43";
    const check = { ok: false, reason: "wrong_result", explanation: "40 + 2 = 42, not 43" };
    const { verification } = citing(30, "verified");
    const calculations = [{ agentName: "analyst", metric: "ARR", calculation: sum, check }];
    const wrong = { verification: { ...verification, calculations } } as unknown as Partial<Review>;
    const loose = (refuted: AnswerMaterial["loose"]["refuted"]) => ({ loose: { ...material.loose, refuted } });
    const told = words.wrongSums({ count: 1, first: check.explanation });
    expect(answer(wrong, loose([{ said: `${sum} (analyst)`, sum }])).reasons).toEqual([told]);
    const aside = words.refuted({ count: 1, first: "Headcount 60 (other)" });
    expect(answer(wrong, loose([{ said: "Headcount 60 (other)" }])).reasons).toEqual([aside, told]);
  });

  it("is advice that pulls in opposite directions, where it is grave", () => {
    const conflict = { description: "Invest now, or wait a year.", severity: "HIGH" };
    const opposed = (severity: string) =>
      ({ report: { conflicts: [{ ...conflict, severity }] }, consensus: [] }) as unknown as Review["recommendations"];
    expect(answer({ recommendations: opposed("HIGH") }).reasons).toEqual([
      words.opposedAdvice({ said: conflict.description }),
    ]);
    expect(answer({ recommendations: opposed("LOW") }).trust).toBe("HIGH");
  });
});

describe("what makes an answer LOW", () => {
  it("is an analysis that says nothing: what we read ourselves is none", () => {
    const agents = review.agents.map((one) => ({ ...one, builtIn: one.agentName === "analyst" }));
    expect(answer({ agents }).reasons[0]).toBe(words.noFindings);
    expect(answer({ agents, findings: [] })).toMatchObject({ trust: "CANNOT_ASSESS" });
    // Nor do documents say anything in which we ourselves found nothing.
    const own = review.agents.map((one) => ({ ...one, builtIn: true }));
    expect(answer({ agents: own, findings: [] })).toMatchObject({
      trust: "CANNOT_ASSESS",
      reasons: expect.arrayContaining([words.noFindingsOfOurOwn]),
    });
  });

  it("is a weighty contradiction that was not examined", async () => {
    const { contradiction } = await disputed();
    const left = (level: "MAJOR" | "MODERATE") =>
      answer({
        notExamined: [
          { contradiction: { ...contradiction, severity: { ...contradiction.severity, level } } },
        ] as unknown as Review["notExamined"],
      });
    expect(left("MAJOR")).toEqual({ trust: "LOW", reasons: [words.notExamined({ count: 1 })] });
    expect(left("MODERATE").trust).toBe("HIGH");
  });

  it("is that most of what is cited cannot be opened; a part of it makes it MEDIUM", () => {
    const beyond = (count: number) => answer(citing(10, "unverifiable", 10 - count));
    expect([beyond(2).trust, beyond(4).trust]).toEqual(["HIGH", "MEDIUM"]);
    expect(beyond(6)).toEqual({ trust: "LOW", reasons: [words.unverifiable({ count: 6, checked: 10 })] });
  });

  it("is that nothing of what analysts say could be checked", () => {
    expect(answer(citing(0, "verified"))).toEqual({ trust: "LOW", reasons: [words.nothingChecked] });
  });
});
