import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { historyIn, planOf, queueReview } from "../src/runs/plan.ts";
import type { NewDecision, Store, TenantStore } from "../src/store/port.ts";
import { effectiveConfidence } from "../src/track-record/effective-confidence.ts";
import {
  finishReview,
  HOMES,
  makeContradiction,
  makeDeal,
  makeDetails,
  makeResolution,
  type Place,
  putFile,
} from "./store-case.ts";

describe.each(HOMES().map((home) => [home.name, home] as const))("what people decide, in %s", (_, home) => {
  let place: Place;
  let store: Store;
  let tenant: TenantStore;
  let dealId: string;
  let reviewId: string;
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    place = await home.place();
    store = await place.open();
    tenant = store.of("ours", "alice");
    dealId = (await makeDeal(tenant)).id;
    reviewId = await finishReview(tenant, dealId);
  });
  afterEach(() => store.close());

  const decide = (more: Partial<NewDecision>) =>
    tenant.decisions.add({
      reviewId,
      contradictionId: "c-arr",
      kind: "dismiss",
      reason: "Known",
      by: "Alice",
      ...more,
    });
  const tallyOf = async (agent: string) => {
    const record = (await tenant.history.agentRecords()).find((one) => one.agent === agent);
    return record === undefined ? null : [record.right, record.wrong, record.unresolved];
  };

  describe("decisions", () => {
    it("need a reason, a name, and what they are about", async () => {
      const refusalOf = async (more: Partial<NewDecision>) => {
        const taken = await decide(more);
        return taken.ok ? null : taken.refused;
      };
      expect(await refusalOf({ reason: "  " })).toBe("reason_required");
      expect(await refusalOf({ by: "" })).toBe("name_required");
      expect(await refusalOf({ reviewId: "rev_none" })).toBe("review_not_found");
      expect(await refusalOf({ contradictionId: "c-none" })).toBe("subject_not_found");
      expect(await refusalOf({ critique: { agentName: "market", id: "CRT-001" } })).toBe("subject_not_found");
      expect(await refusalOf({ kind: "accept_position" })).toBe("position_required");
      expect(await refusalOf({ kind: "accept_position", position: "nobody" })).toBe("position_required");
      expect(await refusalOf({ kind: "set_value" })).toBe("value_required");
      expect(await refusalOf({ kind: "set_value", value: Number.NaN })).toBe("value_required");
      expect(await refusalOf({ kind: "accept_correction" })).toBe("wrong_kind");
      expect(await tenant.decisions.ofDeal(dealId)).toEqual([]);
    });

    it("stay with the deal, the last on a question standing", async () => {
      const first = await decide({
        kind: "accept_position",
        position: "market",
        reason: " Bank statement ",
        by: " Bob ",
      });
      const second = await decide({ kind: "set_value", value: 510_000, unit: "EUR" });
      if (!first.ok || !second.ok) throw new Error("taken");
      expect(await tenant.decisions.ofDeal(dealId)).toEqual([
        { ...second.decision, supersededBy: null },
        { ...first.decision, supersededBy: second.decision.id },
      ]);
      expect(first.decision).toMatchObject({ reason: "Bank statement", by: "Bob", position: "market", topic: "ARR" });
      expect(second.decision).toMatchObject({ value: 510_000, unit: "EUR", contradictionId: "c-arr", reviewId });
      expect((await store.audit.rows()).at(-1)).toMatchObject({
        action: "decision.taken",
        actor: "alice",
        payload: { value: 510_000, by: "Alice", reason: "Known" },
      });
    });

    it("accept or reject a correction, by its agent and id", async () => {
      const subject = { critique: { agentName: "market", id: "CRT-001" } };
      const base = { reviewId, reason: "Checked", by: "Alice" };
      expect(await tenant.decisions.add({ ...base, ...subject, kind: "accept_correction" })).toMatchObject({
        ok: true,
        decision: { ...subject, kind: "accept_correction" },
      });
      expect(await tenant.decisions.add({ ...base, ...subject, kind: "set_value", value: 1 })).toEqual({
        ok: false,
        refused: "wrong_kind",
      });
      const other = { critique: { agentName: "cfo", id: "CRT-001" } };
      expect(await tenant.decisions.add({ ...base, ...other, kind: "reject_correction" })).toEqual({
        ok: false,
        refused: "subject_not_found",
      });
    });
  });

  it("taken while the deal is reviewed again, by many at once: each word and each outcome is kept, one word stands, and it counts", async () => {
    const step = fc.constantFrom("market", "cfo", "review" as const);
    const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      const deal = (await makeDeal(tenant)).id;
      const first = await finishReview(tenant, deal);
      const before = (await store.audit.rows()).length;
      const homes = await Promise.all(steps.map(() => place.open()));
      await Promise.all(
        steps.map(async (one, i) => {
          const own = (homes[i] as Store).of("ours", `hand ${i}`);
          if (one === "review") return finishReview(own, deal);
          const about = { reviewId: first, contradictionId: "c-arr", reason: "Bank statement", by: `Hand ${i}` };
          const taken = await own.decisions.add({ ...about, kind: "accept_position", position: one });
          expect(taken.ok).toBe(true);
        }),
      );
      await Promise.all(homes.map((home) => home.close()));
      const words = steps.filter((one) => one !== "review");
      const kept = await tenant.decisions.ofDeal(deal);
      expect(kept.map(({ position }) => position).sort()).toEqual([...words].sort());
      const standing = kept.filter(({ supersededBy }) => supersededBy === null);
      expect(standing).toHaveLength(Math.min(words.length, 1));
      const since = (await store.audit.rows()).slice(before).map(({ action }) => action);
      expect(since.filter((action) => action === "decision.taken")).toHaveLength(words.length);
      expect(since.filter((action) => action === "review.finished")).toHaveLength(steps.length - words.length);
      expect([await store.audit.verify(), await store.audit.changedRecord()]).toMatchObject([{ ok: true }, null]);
      // The review that comes next is told the word that stands, whatever a review said meanwhile.
      const next = await queueReview(tenant, { dealId: deal, locale: "en" });
      const told = next === null ? [] : planOf(next).decisions.map(({ decision }) => decision);
      expect(told.map(({ position }) => position)).toEqual(standing.map(({ position }) => position));
    });
    await fc.assert(property, { numRuns: 6, examples: [[["market", "review", "cfo", "review"]]] });
  });

  describe("history", () => {
    it("counts what a verdict says about each agent, by category", async () => {
      const [cfo, market] = await tenant.history.agentRecords();
      expect(cfo).toMatchObject({ agent: "cfo", right: 1, wrong: 0, unresolved: 0 });
      expect(cfo?.categories).toMatchObject([{ category: "financial", right: 1 }]);
      expect(market?.categories).toMatchObject([{ category: "market", wrong: 1 }]);
      expect(cfo?.calibration).toEqual([{ from: 80, to: 90, claims: 1, meanConfidence: 85, shareRight: 1 }]);
      expect(market?.calibration).toEqual([{ from: 70, to: 80, claims: 1, meanConfidence: 72, shareRight: 0 }]);
      expect(cfo?.reliability.mean).toBeCloseTo((0.7 * 6 + 1) / 7);
      expect(market?.reliability.mean).toBeCloseTo((0.7 * 6) / 7);
      for (const { reliability } of [cfo, market].flatMap((one) => one ?? [])) {
        expect(reliability.low).toBeLessThan(reliability.mean);
        expect(reliability.high).toBeGreaterThan(reliability.mean);
      }
    });

    it("lets a decision count instead of the verdict, not beside it, and the last one alone", async () => {
      await decide({ kind: "accept_position", position: "market" });
      expect([await tallyOf("cfo"), await tallyOf("market")]).toEqual([
        [0, 1, 0],
        [1, 0, 0],
      ]);
      await decide({ kind: "dismiss" });
      expect([await tallyOf("cfo"), await tallyOf("market")]).toEqual([
        [0, 0, 1],
        [0, 0, 1],
      ]);
      await decide({ kind: "set_value", value: 505_000 });
      expect([await tallyOf("cfo"), await tallyOf("market")]).toEqual([
        [1, 0, 0],
        [0, 1, 0],
      ]);
    });

    it("counts a question of a deal once, however often it is reviewed, and keeps a person's word on it", async () => {
      await decide({ kind: "accept_position", position: "market" });
      await finishReview(tenant, dealId, makeDetails({ contradictions: [again("c-7")] }));
      expect([await tallyOf("cfo"), await tallyOf("market")]).toEqual([
        [0, 1, 0],
        [1, 0, 0],
      ]);
      await finishReview(tenant, (await makeDeal(tenant, "Another")).id);
      expect(await tallyOf("cfo")).toEqual([1, 1, 0]);
    });

    it("lets a decision on an older review count in the newer ones, where its agent takes part", async () => {
      await finishReview(tenant, dealId, makeDetails({ contradictions: [again("c-7")] }));
      await decide({ kind: "accept_position", position: "market" });
      expect(await tallyOf("market")).toEqual([1, 0, 0]);
      const [cfo] = makeContradiction().positions;
      if (cfo === undefined) throw new Error("two positions");
      const stranger = { ...cfo, agentName: "stranger", normalizedValue: 900_000, value: 900_000 };
      const without = makeContradiction({ id: "c-8", positions: [cfo, stranger] });
      const details = makeDetails({ contradictions: [{ contradiction: without, resolution: makeResolution("c-8") }] });
      await finishReview(tenant, dealId, details);
      expect(await tallyOf("cfo")).toEqual([1, 0, 0]);
    });

    it("becomes the weight of agents that no document speaks for", async () => {
      for (let i = 0; i < 5; i++) await finishReview(tenant, (await makeDeal(tenant, `Deal ${i}`)).id);
      const historyOf = async (dealId: string) => {
        const queued = await queueReview(tenant, { dealId, locale: "en" });
        if (queued === null) throw new Error("there is such a deal");
        return historyIn(planOf(queued));
      };
      const history = await historyOf(dealId);
      expect(effectiveConfidence("cfo", 60, history)).toBeGreaterThan(60);
      expect(effectiveConfidence("market", 60, history)).toBeLessThan(60);
      expect(effectiveConfidence("stranger", 60, history)).toBe(60);
    });
  });

  describe("staleness", () => {
    it("names the verdicts that rest on a document which has changed, and no other", async () => {
      const details = makeDetails({
        contradictions: [
          { contradiction: makeContradiction(), resolution: makeResolution("c-arr", ["deck.pdf"]) },
          {
            contradiction: makeContradiction({ id: "c-churn", topic: "Churn", topicId: "churn" }),
            resolution: makeResolution("c-churn", ["model.xlsx"]),
          },
          {
            contradiction: makeContradiction({ id: "c-burn", topic: "Burn", topicId: "burn" }),
            resolution: makeResolution("c-burn", ["model.xlsx", "deck.pdf"]),
          },
          { contradiction: makeContradiction({ id: "c-noted", topicId: "nrr" }), resolution: null },
        ],
      });
      const latest = await finishReview(tenant, dealId, details);
      expect(await tenant.deals.staleVerdicts(dealId)).toMatchObject({ reviewId: latest, changes: [], stale: [] });
      const [, model] = (await tenant.deals.files(dealId)) ?? [];
      if (model === undefined) throw new Error("two files");
      const deck = await putFile(tenant, "deck.pdf", "deck v2");
      await tenant.deals.replaceFiles(dealId, [deck, model, await putFile(tenant, "documents/new.md", "new")]);
      const stale = await tenant.deals.staleVerdicts(dealId);
      expect(stale).toMatchObject({ reviewId: latest, fromVersion: 1, toVersion: 2 });
      expect(stale?.changes.map(({ path }) => path)).toEqual(["deck.pdf", "documents/new.md"]);
      expect(stale?.stale.map(({ contradictionId }) => contradictionId)).toEqual(["c-arr", "c-burn"]);
      expect(stale?.stale[0]?.changes).toEqual([expect.objectContaining({ path: "deck.pdf", now: deck.hash })]);
    });

    it("says that nothing is finished where nothing is", async () => {
      expect(await tenant.deals.staleVerdicts((await makeDeal(tenant)).id)).toBeNull();
      expect(await tenant.deals.staleVerdicts("deal_none")).toBeNull();
    });
  });

  it("leaves rows for SQL, with the review's own JSON in them", async () => {
    const rows = await place.read(
      `select c.topic, c.severity, r.decision, r.winner, r.trust, r.documents, d.tokens, k.severity as critique, x.status
       from contradictions c join resolutions r on r.review_id = c.review_id and r.n = c.n
       join debate_rounds d on d.review_id = c.review_id and d.n = c.n
       join critiques k on k.review_id = c.review_id
       join corrections x on x.review_id = k.review_id and x.critique_id = k.id
       where c.review_id = '${reviewId}'`,
    );
    expect(rows).toEqual([
      {
        topic: "ARR",
        severity: "CRITICAL",
        decision: "POSITION_A",
        winner: "cfo",
        trust: "HIGH",
        documents: '["deck.pdf"]',
        tokens: 120,
        critique: "HIGH",
        status: "FIXED",
      },
    ]);
    expect(await place.read("select agent, metric, category, confidence from findings order by n")).toMatchObject([
      { agent: "cfo", metric: "ARR", category: "financial", confidence: 85 },
      { agent: "market", category: "market" },
    ]);
  });

  it("writes large reviews, and ids that come twice", async () => {
    const many = Array.from({ length: 700 }, () => again("c-arr"));
    const id = await finishReview(tenant, dealId, makeDetails({ contradictions: many }));
    expect(await place.read(`select count(*) as n from contradictions where review_id = '${id}'`)).toEqual([
      { n: expect.toSatisfy((n: unknown) => Number(n) === 700) },
    ]);
  });
});

/** The same question in a later review: another id, another word for it. */
const again = (id: string) => ({
  contradiction: makeContradiction({ id, topic: "Annual recurring revenue" }),
  resolution: makeResolution(id),
});
