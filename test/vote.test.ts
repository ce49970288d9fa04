import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Deal } from "../src/deal/load-deal.ts";
import type { ModelHealth } from "../src/domain/model-health.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { createMemoryJournal } from "../src/model/journal/memory.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import { toMarkdown } from "../src/report/markdown.ts";
import type { ReviewOptions } from "../src/review/options.ts";
import { reviewDeal } from "../src/review.ts";
import { modelHealthOf } from "../src/runs/model-health.ts";
import { beginReview, planOf, queueReview } from "../src/runs/plan.ts";
import { openSqliteStore } from "../src/store/open.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";
import { flipsTooOften, healthCards } from "../src/track-record/model-health.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");
const context = await buildVerificationContext({
  deck: makePdf(
    [
      ["Planning software for factories"],
      ["Team", "Two founders with twelve years together", "No CTO since March 2024"],
    ],
    { numbered: true },
  ),
});
const finding = (agentName: string, assessment: string, content: string) => ({
  id: `${agentName}-1`,
  agentName,
  metric: "Team quality",
  category: "team",
  value: null,
  unit: null,
  assessment,
  claim: `The team is ${assessment}`,
  confidence: { level: "high", score: 88, factors: [] },
  evidence: [{ type: "quote", content, source: "Deck, page 2", confidence: 1 }],
  createdAt: clock(),
});
const deal = {
  context,
  agentOutputs: (
    [
      ["optimist", "exceptional", "Two founders with twelve years together"],
      ["sceptic", "poor", "No CTO since March 2024"],
    ] as const
  ).map(([agentName, assessment, quote]) => ({
    agentName,
    tier: 1,
    output: {},
    findings: [finding(agentName, assessment, quote)],
  })),
  warnings: [],
  deal: { name: "Plan", sector: "saas", stage: "seed", locale: "en" },
} as unknown as Deal;

const caseOf = ({ user }: CompletionRequest) => JSON.parse(/<case>(.*?)<\/case>/s.exec(user)?.[1] ?? "{}");
/** The side under which an agent is heard in this request, A or B. */
const sideOf = (request: CompletionRequest, agent: string) => {
  const { A } = caseOf(request);
  return A.agents.includes(agent) ? "A" : "B";
};
const verdictFor = (request: CompletionRequest, agent: string) => ({
  decision: sideOf(request, agent),
  value: agent === "sceptic" ? "poor" : "exceptional",
  reasons: [{ source: "Deck, page 2", quote: "No CTO since March 2024", shows: "Nobody leads the technology" }],
  flaws: [{ source: "Deck, page 2", quote: "No CTO since March 2024", flaw: "Passes over the empty seat" }],
  trust: "HIGH",
});
const isVote = (request: CompletionRequest) => caseOf(request).draw !== undefined;
type Answer = (request: CompletionRequest) => object;
const models = (arbitrator: Answer, vote: Answer = arbitrator) =>
  scriptedModel([], {
    otherwise: (request) => ({
      object:
        request.role === "arbitrator"
          ? (isVote(request) ? vote : arbitrator)(request)
          : request.role === "debater"
            ? { claim: "so it is", evidence: [{ entry: 1, shows: "their record" }], confidence: 70 }
            : {},
    }),
  });
const held = async (model: ReturnType<typeof models>, more: ReviewOptions = {}) => {
  const review = await reviewDeal(deal, { model, clock, now: () => 0, ...more });
  const [settled] = review.settled;
  if (settled === undefined) throw new Error("nothing was settled");
  return { review, settled, record: settled.resolution.debateRecord, votes: model.requests.filter(isVote) };
};
const sceptic: Answer = (request) => verdictFor(request, "sceptic");

describe("the vote beside a debate", () => {
  it("asks as many as the debate's tokens pay for, each alone, half in the other order", async () => {
    const { review, record, votes } = await held(models(sceptic));
    expect(record.rounds.length).toBeGreaterThan(0);
    expect(record.vote).toMatchObject({ answers: votes.length, agrees: true, refused: 0 });
    expect(votes.length).toBeGreaterThan(2);
    expect(record.vote?.tokens).toBeLessThanOrEqual(record.tokensUsed + (record.vote?.tokens ?? 0) / votes.length);
    expect(new Set(votes.map((one) => caseOf(one).draw)).size).toBe(votes.length);
    const first = votes.filter((one) => sideOf(one, "sceptic") === "A").length;
    expect(Math.abs(first * 2 - votes.length)).toBeLessThanOrEqual(1);
    for (const one of votes) expect(caseOf(one).pleas).toBeUndefined();
    expect(review.metrics.votes).toEqual({
      debates: 1,
      held: 1,
      agree: 1,
      answers: votes.length,
      tokens: record.vote?.tokens,
    });
  });

  it("stands in the case and among the measures, and decides nothing", async () => {
    const other = await held(models(sceptic, (request) => verdictFor(request, "optimist")));
    const same = await held(models(sceptic));
    expect(other.settled.resolution.verdict).toEqual(same.settled.resolution.verdict);
    expect(other.record.vote?.agrees).toBe(false);
    const text = toMarkdown(other.review);
    expect(text).toContain("they do not come to what the hearing came to");
    expect(text).toContain("Vote: debates end as a vote for the same tokens | 0 of 1");
    expect(toMarkdown(same.review)).toContain("they come to what the hearing came to");
  });

  it("counts a ballot with a false source for nobody", async () => {
    const lies: Answer = (request) => ({
      ...verdictFor(request, "optimist"),
      reasons: [{ source: "Deck, page 9", quote: "The best team of the country", shows: "x" }],
    });
    const { record } = await held(models(sceptic, lies));
    expect(record.vote).toMatchObject({ decision: "UNRESOLVED", refused: record.vote?.answers, agrees: false });
  });

  it("leaves the budget to what is still to be decided, and says so", async () => {
    const spent = (await held(models(sceptic))).record.tokensUsed;
    const { record, review, votes } = await held(models(sceptic), { budget: { tokens: spent * 3 } });
    expect(votes).toEqual([]);
    expect(record.vote).toMatchObject({ answers: 0, agrees: null, cutShort: "budget" });
    expect(toMarkdown(review)).toContain("Not held");
  });

  it("is on record like any call, and replayed to the byte; and is not held where it is not wanted", async () => {
    const journal = createMemoryJournal();
    const { review } = await held(models(sceptic), { journal });
    const silent = scriptedModel([]);
    const again = await reviewDeal(deal, { model: silent, clock, now: () => 0, journal, replay: true });
    expect(JSON.stringify(again)).toBe(JSON.stringify(review));
    const without = await held(models(sceptic), { config: { consensus: { voteBesideDebate: false } } });
    expect(without.votes).toEqual([]);
    expect(without.record.vote).toBeUndefined();
  });
});

describe("the health of a model", () => {
  const byOrder: Answer = (request) => verdictFor(request, caseOf(request).A.agents[0] as string);

  it("counts flips, what the evidence bore out, false citations and answers alike", async () => {
    const { review } = await held(models(byOrder));
    const arbitrator = review.metrics.health?.find(({ role }) => role === "arbitrator");
    expect(review.settled[0]?.contradiction.severity.level).toBe("CRITICAL");
    expect(arbitrator).toMatchObject({ model: "scripted:model", inBothOrders: 1, flips: 1, held: 0 });
    const { drawn = 0, withMost = 0 } = arbitrator ?? {};
    expect(withMost).toBe(Math.ceil(drawn / 2));
    const debater = review.metrics.health?.find(({ role }) => role === "debater");
    expect(debater?.held).toBeGreaterThan(0);
    expect(toMarkdown(review)).toContain("How the models did");
  });

  const card = (flips: number, inBothOrders: number): ModelHealth => ({
    role: "arbitrator",
    model: "scripted:model",
    inBothOrders,
    flips,
    held: 3,
    refused: 1,
    struck: 1,
    drawn: 10,
    withMost: 8,
  });
  const limits = { maxFlipShare: 0.3, minFlipCases: 5 };

  it("is summed over reviews, with the shares a person reads", () => {
    expect(healthCards([[card(1, 3)], [card(1, 3), { ...card(0, 0), role: "debater" }]], limits)).toMatchObject([
      {
        role: "arbitrator",
        reviews: 2,
        flips: 2,
        flipShare: 2 / 6,
        agreement: 0.75,
        selfConsistency: 0.8,
        setAside: true,
      },
      { role: "debater", reviews: 1, flipShare: null, setAside: false },
    ]);
    expect(flipsTooOften(card(4, 4), limits)).toBe(false);
    expect(flipsTooOften(card(3, 10), limits)).toBe(false);
    expect(flipsTooOften(card(4, 10), limits)).toBe(true);
  });

  it("is read from the reviews that are kept, and fixed in the plan of the next one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tribunal-health-"));
    const store = await openSqliteStore(join(folder, "store.db"));
    try {
      const tenant = store.of("t", "test");
      const { hash, size } = await tenant.documents.put(new TextEncoder().encode("# Deck"));
      const { id: dealId } = await tenant.deals.create({ name: "Plan", files: [{ path: "deck.md", hash, size }] });
      for (const flips of [2, 2]) {
        const begun = await beginReview(tenant, { dealId, locale: "en", model: "scripted:model" }, "w", 60_000);
        if (begun === null) throw new Error("no deal");
        const summary = { trust: null, score: null, contradictions: 1, contested: 1, health: [card(flips, 3)] };
        const details = { findings: [], contradictions: [], reflexions: [] };
        await tenant.reviews.finish(begun.lease, { document: "{}", summary, details });
      }
      expect(await modelHealthOf(tenant)).toMatchObject([{ flips: 4, inBothOrders: 6, setAside: true }]);
      const next = await queueReview(tenant, { dealId, locale: "en", model: "scripted:model" });
      expect(next === null ? null : planOf(next).modelHealth).toMatchObject([{ flips: 4, inBothOrders: 6 }]);
    } finally {
      await store.close();
      await rm(folder, { recursive: true });
    }
  });

  it("sets an arbitrator aside that flips too often: it is not asked, and the documents decide", async () => {
    const model = models(sceptic);
    const { record, settled } = await held(model, { modelHealth: [card(4, 6)] });
    const asked = model.requests.filter((request) => request.role === "arbitrator" && !isVote(request));
    expect(asked).toEqual([]);
    expect(record.path.map(({ rung }) => rung)).toContain("ARBITRATOR_SET_ASIDE");
    expect(settled.resolution.verdict.decision).toBe("UNRESOLVED");
    expect(model.requests.filter(isVote)).toEqual([]);
    const other = await held(models(sceptic), { modelHealth: [{ ...card(4, 6), model: "scripted:other" }] });
    expect(other.settled.resolution.verdict.decision).toBe("POSITION_B");
  });
});
