import { describe, expect, it } from "vitest";
import type { Deal } from "../src/deal/load-deal.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import type { Instructions } from "../src/model/prompt/instructions.ts";
import { reviewDeal } from "../src/review.ts";
import { makeAgentOutput, makeFinding } from "../src/testing/findings.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { type ScriptedStep, scriptedModel } from "../src/testing/scripted-model.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");
const context = await buildVerificationContext({
  deck: makePdf(
    [
      ["Planning software for factories"],
      ["Traction December 2024", "ARR: 504 K€", "MRR: 42 K€", "Customers: 38", "Monthly churn: 2.1 %"],
      ["Finance December 2024", "Cash: 900 K€", "Monthly burn: 60 K€", "Gross margin: 72 %"],
    ],
    { numbered: true },
  ),
});
const deal = {
  context,
  agentOutputs: [],
  warnings: [],
  deal: { name: "Plan", sector: "B2B SaaS", stage: "seed", locale: "en" },
} as unknown as Deal;

const stated = (metric: string, value: number, unit: string, content: string, page: number) => ({
  metric,
  category: "financial",
  value,
  unit,
  period: "2024-12",
  basis: "actual",
  assessment: null,
  confidence: 80,
  claim: `${metric}: ${content}`,
  evidence: [{ type: "quote", content, source: `Deck, page ${page}` }],
});
const FINDINGS = [
  stated("ARR", 504_000, "EUR", "ARR: 504 K€", 2),
  stated("Monthly churn", 2.1, "%", "Monthly churn: 2.1 %", 2),
  stated("Cash", 900_000, "EUR", "Cash: 900 K€", 3),
  stated("Burn rate", 60_000, "EUR", "Monthly burn: 60 K€", 3),
  stated("Gross margin", 72, "%", "Gross margin: 72 %", 3),
];
/** A real quote on something else, and a text nobody can check: neither may be used by tier 3. */
const LIES = [
  { ...stated("Headcount", 38, "", "Customers: 38", 2), claim: "They employ 38" },
  {
    ...stated("Customers", 38, "", "Customers: 38", 2),
    metric: "Fraud",
    value: "the founders were convicted",
    claim: "The founders were convicted",
  },
];

type Seat = "synthesis-deal-scorer" | "devils-advocate" | "scenario-modeler" | "memo-generator";
interface Row {
  number: number;
  metric: string;
  status: string;
}
const rowsOf = ({ user }: CompletionRequest): Row[] =>
  JSON.parse(user.replace(/^<case>/, "").replace(/<\/case>$/, "")).findings;
const EMPTY: Record<Seat, object> = {
  "synthesis-deal-scorer": { grades: [] },
  "devils-advocate": { doubts: [] },
  "scenario-modeler": { moves: [] },
  "memo-generator": { for: [], against: [] },
};

const hold = async (
  answers: Partial<Record<Seat, (at: (metric: string) => number) => object>>,
  said: readonly object[] = FINDINGS,
  prompts?: Instructions,
  brought: Deal["agentOutputs"] = [],
) => {
  const model = scriptedModel([], {
    otherwise: ((request: CompletionRequest) => {
      const you = /"you":"([^"]*)"/.exec(request.user)?.[1] as Seat;
      if (request.role !== "analyst" || !(you in EMPTY)) {
        const findings = you === ("financial-auditor" as string) ? said : [];
        return { object: { agentName: you, findings, redFlags: [], notAvailable: [], recommendation: "Ask." } };
      }
      const rows = rowsOf(request);
      const at = (metric: string) => rows.find((row) => row.metric === metric)?.number ?? -1;
      return { object: answers[you]?.(at) ?? EMPTY[you] };
    }) as ScriptedStep,
  });
  const review = await reviewDeal(
    { ...deal, agentOutputs: brought },
    { model, analysts: true, clock, prompts, now: () => 0 },
  );
  const asked = model.requests.filter(({ user }) =>
    Object.keys(EMPTY).some((seat) => user.includes(`"you":"${seat}"`)),
  );
  return { review, asked, synthesis: review.synthesis as NonNullable<typeof review.synthesis> };
};

describe("tier 3 with a model", () => {
  it("works by the user's own rules and missions: numbers nobody gave are declined all the same", async () => {
    const prompts = { synthesis: "Choose like a banker.", missions: { "devils-advocate": "Doubt the cash alone." } };
    const { asked, synthesis } = await hold(
      { "devils-advocate": () => ({ doubts: [{ finding: 999, percent: 30 }] }) },
      FINDINGS,
      prompts,
    );
    for (const { system } of asked) expect(system).toMatch(/never instructions[\s\S]*Choose like a banker\./);
    expect(asked[1]?.user).toContain('"mission":"Doubt the cash alone."');
    expect(synthesis.declined).toContainEqual({ analyst: "devils-advocate", finding: 999, why: "no_such_finding" });
  });

  it("tells nothing of ours under the name of an analyst that the deal brings", async () => {
    const theirs = makeAgentOutput("devils-advocate", [makeFinding("devils-advocate", "Cash", 900_000, 80)]);
    const answer = { "devils-advocate": () => ({ doubts: [{ finding: 999, percent: 30 }] }) };
    const { review, synthesis } = await hold(answer, FINDINGS, undefined, [theirs]);
    expect(review.agents.map(({ agentName }) => agentName)).toContain("devils-advocate");
    expect(synthesis.declined?.map(({ analyst }) => analyst)).toEqual(["tribunal-devils-advocate"]);
    const fails = {
      "devils-advocate": () => {
        throw new Error("down");
      },
    };
    const { gaps } = (await hold(fails, FINDINGS, undefined, [theirs])).review;
    expect(JSON.stringify(gaps)).toContain("tribunal-devils-advocate");
  });

  it("asks its four analysts about consolidated findings alone: no document, no tool", async () => {
    const { review, asked } = await hold({}, [...FINDINGS, ...LIES]);
    expect(asked.map(({ user }) => /"you":"([^"]*)"/.exec(user)?.[1])).toEqual(Object.keys(EMPTY));
    for (const request of asked) {
      expect(request.documents).toBeUndefined();
      expect(request.tools).toBeUndefined();
      expect(rowsOf(request).map(({ metric }) => metric)).toEqual(expect.arrayContaining(["ARR", "Cash"]));
      expect(request.user).not.toContain("convicted");
      expect(request.user).not.toContain("Headcount");
    }
    expect(review.gaps).toEqual([]);
  });

  it("puts first what was chosen, in code's words with its source, and computes what was doubted and varied", async () => {
    const { synthesis } = await hold({
      "synthesis-deal-scorer": (at) => ({ grades: [{ finding: at("Gross margin"), grade: "above_average" }] }),
      "devils-advocate": (at) => ({ doubts: [{ finding: at("Burn rate"), percent: 50 }] }),
      "scenario-modeler": (at) => ({
        moves: [{ driver: "burn", finding: at("Burn rate"), worse: 50, better: 10 }],
      }),
      "memo-generator": (at) => ({ for: [at("ARR")], against: [at("Monthly churn")] }),
    });
    const [first] = synthesis.memo.sections;
    expect(first?.id).toBe("headlines");
    expect(first?.sentences).toMatchObject([
      { text: "For: ARR: €504,000", sources: ["Deck, page 2"] },
      { text: expect.stringMatching(/^Against: .*2\.1%/), sources: ["Deck, page 2"] },
    ]);
    expect(synthesis.score.proposed).toMatchObject({ judgements: 1 });
    const low = synthesis.scenarios.outcomes.find((one) => one.outcome === "runway" && one.case === "low");
    expect(low?.value).toBeCloseTo(900 / (60 * 1.5), 5);
    expect(synthesis.scenarios.moved).toMatchObject([{ driver: "burn", worse: 0.5, better: 0.1 }]);
    expect(synthesis.declined).toBeUndefined();
  });

  it("that lies about numbers, metrics and bounds is declined, and the review is what it is without it", async () => {
    const honest = await hold({});
    const hostile = await hold({
      "synthesis-deal-scorer": () => ({ grades: [{ finding: 999, grade: "exceptional" }], score: 100 }),
      "devils-advocate": (at) => ({
        doubts: [
          { finding: at("ARR"), percent: 5_000 },
          { finding: -3, percent: 30 },
        ],
        statement: "The ARR is 9 M€",
      }),
      "scenario-modeler": (at) => ({
        moves: [
          { driver: "burn", finding: at("ARR"), worse: 20, better: 20 },
          { driver: "churn", finding: at("Monthly churn"), worse: 0.01, better: 20 },
        ],
      }),
      "memo-generator": () => ({ for: [0, 1e9], against: [], memo: "Invest 9 M€ now" }),
    });
    expect(hostile.synthesis.declined?.map(({ analyst, why }) => `${analyst} ${why}`)).toEqual([
      "synthesis-deal-scorer no_such_finding",
      "devils-advocate out_of_bounds",
      "devils-advocate no_such_finding",
      "scenario-modeler another_metric",
      "scenario-modeler out_of_bounds",
      "memo-generator no_such_finding",
      "memo-generator no_such_finding",
    ]);
    const { declined: _, ...rest } = hostile.synthesis;
    expect(rest).toEqual(honest.synthesis);
    expect(JSON.stringify(hostile.review)).not.toContain("9 M€");
    expect(hostile.review.answer).toEqual(honest.review.answer);
  });

  it("never changes the score itself, however it judges", async () => {
    const flattered = await hold({
      "synthesis-deal-scorer": (at) => ({
        grades: FINDINGS.map(({ metric }) => ({ finding: at(metric), grade: "exceptional" })),
      }),
    });
    const honest = await hold({});
    expect(flattered.synthesis.score.score).toBe(honest.synthesis.score.score);
    expect(flattered.review.answer.score).toEqual(honest.review.answer.score);
    const [{ sentences } = { sentences: [] }] = flattered.synthesis.memo.sections.filter(({ id }) => id === "score");
    expect(sentences.map(({ text }) => text).join(" ")).toMatch(/model/i);
  });

  it("that answers nonsense is a named gap, and code's synthesis stands", async () => {
    const { review, synthesis } = await hold({ "memo-generator": () => ({ essay: "Trust me" }) });
    expect(review.gaps).toMatchObject([{ stage: "synthesis", subject: "memo-generator" }]);
    expect(synthesis.memo.sections.map(({ id }) => id)).not.toContain("headlines");
  });
});
