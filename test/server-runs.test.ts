import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reviewDeal } from "../src/review.ts";
import { planOf } from "../src/runs/plan.ts";
import { replayReview } from "../src/runs/replay.ts";
import { type Reviewer, runReview } from "../src/runs/run-review.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import { workerName } from "../src/runs/worker-name.ts";
import type { ApiError, ModelCall, ReviewRecord } from "../src/server/contract.ts";
import { StoreFailure } from "../src/store/failure.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store, TenantStore } from "../src/store/port.ts";
import { startFakeProvider } from "../src/testing/fake-provider.ts";
import { agent, begin, type Case, listen, numbers, smallDeal, startCase, upload } from "./server-case.ts";

/** Milliseconds of a lease that its holder has lost as soon as he has it. */
const OVER_AT_ONCE = 0;

let one: Case;
afterEach(() => one.close());

const recordOf = async (id: string) => (await (await one.ask("GET", `/api/reviews/${id}`)).json()) as ReviewRecord;
const typesOf = async (id: string) => (await listen(one, id)).flatMap(({ data }) => data.event?.type ?? []);

/** Positions without any document: only a debate can tell. */
const contested = {
  "agents/alice.json": agent("alice", 500_000, "nothing"),
  "agents/bob.json": agent("bob", 900_000, "nothing"),
};

/** A review that begins and then waits until it is told to stop; later ones are real. */
function waitingOnce(): { reviewer: Reviewer; begun: Promise<void> } {
  let first = true;
  let tell = () => {};
  const begun = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const reviewer: Reviewer = (deal, options) => {
    if (!first) return reviewDeal(deal, options);
    first = false;
    options.emit?.({ type: "stage_started", stage: "reading" });
    tell();
    return new Promise((_, reject) => {
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason), { once: true });
    });
  };
  return { reviewer, begun };
}

describe("a review that is stopped", () => {
  let waiting: ReturnType<typeof waitingOnce>;
  beforeEach(async () => {
    waiting = waitingOnce();
    one = await startCase({ reviewer: waiting.reviewer });
  });

  it("can be cancelled while it runs, and resumed to its end under one series of events", async () => {
    const id = await begin(one, await upload(one));
    await waiting.begun;
    expect(await recordOf(id)).toMatchObject({ status: "running", cancellable: true, resumable: false });
    expect((await one.ask("GET", `/api/reviews/${id}/document`)).status).toBe(409);
    expect((await one.ask("POST", `/api/reviews/${id}/cancel`)).status).toBe(200);
    const messages = await listen(one, id);
    expect(messages.at(-1)).toMatchObject({ event: "end", data: { status: "cancelled" } });
    expect(await recordOf(id)).toMatchObject({ status: "cancelled", cancellable: false, resumable: true });
    expect((await one.ask("POST", `/api/reviews/${id}/cancel`)).status).toBe(409);

    const { startedAt } = await recordOf(id);
    expect((await one.ask("POST", `/api/reviews/${id}/resume`)).status).toBe(200);
    const after = await listen(one, id, String(numbers(messages).at(-1)));
    expect(numbers(after)[0]).toBe(numbers(messages).length + 1);
    expect(after.at(-1)).toMatchObject({ event: "end", data: { status: "done" } });
    expect(await recordOf(id)).toMatchObject({ status: "done", startedAt });
    expect((await one.ask("POST", `/api/reviews/${id}/resume`)).status).toBe(409);
    expect((await typesOf(id)).filter((type) => type === "run_started")).toHaveLength(2);
  });

  it("can be cancelled while it waits behind another", async () => {
    const dealId = await upload(one);
    const first = await begin(one, dealId);
    await waiting.begun;
    const second = await begin(one, dealId);
    expect(await recordOf(second)).toMatchObject({ status: "queued", cancellable: true });
    expect(await (await one.ask("POST", `/api/reviews/${second}/cancel`)).json()).toMatchObject({
      status: "cancelled",
    });
    await one.ask("POST", `/api/reviews/${first}/cancel`);
    expect((await listen(one, first)).at(-1)).toMatchObject({ data: { status: "cancelled" } });
  });

  it("goes on by itself after the server was stopped and started again", async () => {
    const id = await begin(one, await upload(one));
    await waiting.begun;
    const stream = await one.ask("GET", `/api/reviews/${id}/events`);
    await one.restart({ reviewer: reviewDeal });
    expect(await stream.text()).not.toContain("event: end");
    expect((await listen(one, id)).at(-1)).toMatchObject({ event: "end", data: { status: "done" } });
    expect(await typesOf(id)).toContain("run_stopped");
  });
});

describe("a review with a model", () => {
  it("is resumed without asking anything twice that was answered, and replays without asking at all", async () => {
    let silentFrom = 2;
    const provider = await startFakeProvider({
      answer: { nonsense: true },
      script: (_, index) => (index >= silentFrom ? { kind: "silent" } : { kind: "ok" }),
    });
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    try {
      one = await startCase();
      // A model reads the documents against themselves, and criticises agents this unsure: two of its questions are
      // answered, then it falls silent.
      const unsure = {
        "agents/alice.json": agent("alice", 500_000, "nothing", 62),
        "agents/bob.json": agent("bob", 900_000, "nothing", 64),
      };
      const dealId = await upload(one, smallDeal(unsure));
      const id = await begin(one, dealId, { locale: "en", model: "openai-compatible:llama" });
      const tenant = one.store.of("acme", "test");
      await provider.arrived(3);
      await one.ask("POST", `/api/reviews/${id}/cancel`);
      expect((await listen(one, id)).at(-1)).toMatchObject({ data: { status: "cancelled" } });
      const before = await tenant.calls.of(id);
      const answered = before.filter(({ state }) => state === "done");
      expect(answered.length).toBeGreaterThan(0);

      silentFrom = Infinity;
      await one.ask("POST", `/api/reviews/${id}/resume`);
      expect((await listen(one, id)).at(-1)).toMatchObject({ data: { status: "done" } });
      const after = await tenant.calls.of(id);
      expect(after).toEqual(expect.arrayContaining(answered));
      expect(provider.requests.length - after.length).toBe(before.length - answered.length);
      const { calls } = (await (await one.ask("GET", `/api/reviews/${id}/calls`)).json()) as { calls: ModelCall[] };
      expect(calls).toHaveLength(after.length);
      expect(calls[0]).toMatchObject({ role: "analyst", state: "done", inputTokens: 100, outputTokens: 20, usd: null });

      const asked = provider.requests.length;
      const shelf = new DealShelf();
      const replay = await replayReview(tenant, id, { shelf });
      await shelf.close();
      expect(replay).toMatchObject({ same: true, hash: (await recordOf(id)).documentSha256 });
      expect(provider.requests).toHaveLength(asked);
    } finally {
      vi.unstubAllEnvs();
      await provider.close();
    }
  });
});

describe("a deal that cannot be reviewed", () => {
  it("fails alone, says why in the reader's language, and leaves the next one be", async () => {
    const failing: Reviewer = (deal, options) => {
      if (deal.deal.name === "Poison") throw new Error("boom");
      return reviewDeal(deal, options);
    };
    one = await startCase({ reviewer: failing });
    const nothing = await begin(one, await upload(one, { "readme.xyz": "?" }, "Rien"), { locale: "fr" });
    const poison = await begin(one, await upload(one, contested, "Poison"), { locale: "pt" });
    const good = await begin(one, await upload(one));
    expect((await listen(one, good)).at(-1)).toMatchObject({ data: { status: "done" } });
    expect(await recordOf(nothing)).toMatchObject({
      status: "failed",
      resumable: true,
      error: expect.stringContaining("« Rien » ne contient rien à vérifier"),
    });
    expect(await recordOf(poison)).toMatchObject({
      status: "failed",
      error: expect.stringContaining("A revisão parou por um erro nosso: boom"),
    });
    expect((await listen(one, poison)).at(-1)).toMatchObject({ event: "end", data: { status: "failed" } });
  });

  it("fails with the reason where it goes beyond its limit, and can be resumed", async () => {
    one = await startCase({ work: { processorMs: 1 } });
    const id = await begin(one, await upload(one), { locale: "fr" });
    expect((await listen(one, id)).at(-1)).toMatchObject({ event: "end", data: { status: "failed" } });
    expect(await recordOf(id)).toMatchObject({ status: "failed", resumable: true });
    expect((await recordOf(id)).error).toContain("plus de temps de calcul que permis");
    await one.restart({ work: {} });
    await one.ask("POST", `/api/reviews/${id}/resume`);
    expect((await listen(one, id)).at(-1)).toMatchObject({ event: "end", data: { status: "done" } });
  });

  it("is not tried for ever when it kills the process each time", async () => {
    one = await startCase({ concurrency: 0 });
    const id = await begin(one, await upload(one), { locale: "en" });
    const tenant = one.store.of("acme", "test");
    for (let death = 1; death <= 3; death++) {
      const lease = await tenant.reviews.claim(id, `worker ${death}`, OVER_AT_ONCE);
      if (lease === null) throw new Error("The review should have been free.");
      await tenant.events.append(lease, [{ type: "run_started", attempt: death }]);
    }
    await one.restart({ concurrency: 1 });
    expect((await listen(one, id)).at(-1)).toMatchObject({ data: { status: "failed" } });
    expect((await recordOf(id)).error).toContain("ended without a word 3 times");
    await one.ask("POST", `/api/reviews/${id}/resume`);
    expect((await listen(one, id)).at(-1)).toMatchObject({ data: { status: "done" } });
  });
});

describe("a review whose process was killed on this machine", () => {
  it("goes on at once, long before its lease runs out; a cancelled one ends", async () => {
    one = await startCase({ concurrency: 0 });
    const tenant = one.store.of("acme", "test");
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    const dead = workerName("serve").replace(/ \d+@/, ` ${pid}@`);
    const [left, cancelled] = [await begin(one, await upload(one)), await begin(one, await upload(one))];
    for (const id of [left, cancelled]) await tenant.reviews.claim(id, dead, 3_600_000);
    expect(await recordOf(left)).toMatchObject({ status: "running" });
    expect(await (await one.ask("POST", `/api/reviews/${cancelled}/cancel`)).json()).toMatchObject({
      cancellable: false,
    });
    await one.restart({ concurrency: 1 });
    expect((await listen(one, left)).at(-1)).toMatchObject({ data: { status: "done" } });
    expect((await listen(one, cancelled)).at(-1)).toMatchObject({ data: { status: "cancelled" } });
  });
});

/** No test waits for a clock: a review that is told to rest has rested, and goes on when the queue looks next. */
function restsAreOver({ folder }: Case): void {
  const database = new DatabaseSync(join(folder, "store.sqlite"));
  database.exec(
    `CREATE TRIGGER rested AFTER UPDATE OF not_before ON reviews WHEN new.not_before IS NOT NULL
     BEGIN UPDATE reviews SET not_before = '2020-01-01T00:00:00.000Z' WHERE id = new.id; END`,
  );
  database.close();
}

describe("a store that is out of reach for a moment", () => {
  it.each(["unreachable", "vault_unreachable"] as const)(
    "puts the review back into the queue (%s), which goes on with it; not for ever",
    async (code) => {
      let losses = 0;
      const reviewer: Reviewer = (deal, options) => {
        losses += 1;
        if (losses === 8) return reviewDeal(deal, options);
        return Promise.reject(new StoreFailure(code, { location: "there" }));
      };
      one = await startCase({ reviewer, pollMs: 20 });
      restsAreOver(one);
      const dealId = await upload(one);
      const id = await begin(one, dealId);
      expect((await listen(one, id)).at(-1)).toMatchObject({ data: { status: "done" } });
      expect(losses).toBe(8);
      const hopeless = await begin(one, dealId);
      expect((await listen(one, hopeless)).at(-1)).toMatchObject({ data: { status: "failed" } });
      expect((await recordOf(hopeless)).error).toContain("there");
    },
  );
});

describe("a request while the store is out of reach", () => {
  const away = mkdtempSync(join(tmpdir(), "tribunal-away-"));
  afterAll(() => rmSync(away, { recursive: true, force: true }));

  it.each(["unreachable", "vault_unreachable"] as const)(
    "is answered as such (%s), in the reader's language, and the log says why",
    async (code) => {
      one = await startCase({ concurrency: 0 }, async () => {
        const store = await openSqliteStore(join(away, `${code}.sqlite`));
        const unreachable = () => Promise.reject(new StoreFailure(code, { location: "db.example:5432/deals" }));
        const of: Store["of"] = (tenant, actor) => {
          const whole = store.of(tenant, actor);
          return { ...whole, deals: { ...whole.deals, list: unreachable } };
        };
        return { ...store, of };
      });
      const response = await one.ask("GET", "/api/deals?lang=fr");
      const { error } = (await response.json()) as ApiError;
      expect([response.status, error.code, response.headers.get("retry-after")]).toEqual([
        503,
        "store_unavailable",
        "5",
      ]);
      expect(error.message).toContain("base");
      expect(JSON.stringify(error)).not.toContain("db.example");
      expect(one.lines).toContainEqual(expect.objectContaining({ message: "fault", code }));
    },
  );
});

describe("models of a review", () => {
  beforeEach(() => {
    vi.stubEnv("TRIBUNAL_BASE_URL", "http://127.0.0.1:9");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("are one for all, or one per role with its stand-in, as on the command line", async () => {
    one = await startCase({
      concurrency: 0,
      model: { default: { model: "openai-compatible:a", fallback: "openai-compatible:b" } },
    });
    const dealId = await upload(one);
    const planned = async (options: object) => {
      const record = await one.store.of("acme", "test").reviews.get(await begin(one, dealId, options));
      return record === null ? null : planOf(record).model;
    };
    const perRole = {
      critic: { model: "openai-compatible:c" },
      default: { model: "openai-compatible:d", fallback: "openai-compatible:e" },
    };
    expect(await planned({ model: "openai-compatible:x" })).toBe("openai-compatible:x");
    expect(await planned({ model: perRole })).toEqual(perRole);
    expect(await planned({ model: null })).toBeNull();
    expect(await planned({})).toEqual({ default: { model: "openai-compatible:a", fallback: "openai-compatible:b" } });
    expect(await (await one.ask("GET", "/api/session")).json()).toMatchObject({ model: "openai-compatible:a" });
  });

  it("are refused before anything is queued where the review could not run with them", async () => {
    one = await startCase({ concurrency: 0 });
    const dealId = await upload(one);
    for (const [options, path] of [
      [{ model: "nobody:x" }, "model"],
      [{ model: { critic: { model: "openai-compatible:x", fallback: "nobody:x" } } }, "model"],
      [{ model: { judge: { model: "openai-compatible:x" } } }, "model"],
      [{ model: {} }, "model"],
      [{ modell: "openai-compatible:x" }, ""],
      [{ model: "openai-compatible:x", budget: { dollars: 1 } }, "budget"],
    ] as const) {
      const response = await one.ask("POST", `/api/deals/${dealId}/reviews?lang=fr`, options);
      const { error } = (await response.json()) as ApiError;
      expect([options, response.status, error.fields?.[0]?.path]).toEqual([options, 400, path]);
    }
    expect(await one.store.of("acme", "test").reviews.list()).toEqual([]);
  });
});

describe("a review with very much in it", () => {
  it("is kept by a thread of its own, to the same bytes, and leaves no file behind", async () => {
    one = await startCase({ concurrency: 0 });
    const parent = mkdtempSync(join(tmpdir(), "tribunal-heavy-"));
    const shelf = new DealShelf({ parent });
    const { store } = one;
    const tenant = store.of("acme", "test");
    const finishLeft = vi.fn();
    try {
      const documents: string[] = [];
      for (const heavyFrom of [0, Number.POSITIVE_INFINITY]) {
        const id = await begin(one, await upload(one));
        const lease = await tenant.reviews.claim(id, "holder", 60_000);
        if (lease === null) throw new Error("It waits for nobody else.");
        const watched = { ...store, of: (...who: [string, string]) => watching(store.of(...who), finishLeft) };
        expect(await runReview({ store: watched, lease, shelf, heavyFrom })).toMatchObject({ status: "done" });
        const { json = "" } = (await tenant.reviews.document(id)) ?? {};
        documents.push(withoutTimes(json, id));
        expect(finishLeft).toHaveBeenCalledTimes(1);
      }
      expect(documents[0]).toBe(documents[1]);
      expect(readdirSync(parent).filter((name) => name.includes("rev"))).toEqual([]);
    } finally {
      await shelf.close();
      rmSync(parent, { recursive: true });
    }
  });
});

/** The tenant's store, with word of each review that is kept from a file. */
const watching = (tenant: TenantStore, told: () => void): TenantStore => ({
  ...tenant,
  reviews: {
    ...tenant.reviews,
    finishLeft: (...given) => {
      told();
      return tenant.reviews.finishLeft(...given);
    },
  },
});

/** Of two reviews of one deal the names and the moments differ, nothing else. */
const withoutTimes = (json: string, id: string): string =>
  json
    .replaceAll(id, "")
    .replace(/"(?:\w*(?:At|Ms|Duration)|seconds|mean|p95)": [^\n]*/g, "")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");

describe("two workers on one review", () => {
  it("keep the outcome of the one who holds it; the other's late word is refused", async () => {
    one = await startCase({ concurrency: 0 });
    const id = await begin(one, await upload(one));
    const tenant = one.store.of("acme", "test");
    const stalled = await tenant.reviews.claim(id, "stalled", OVER_AT_ONCE);
    const holder = await tenant.reviews.claim(id, "holder", 30_000);
    if (stalled === null || holder === null) throw new Error("Both should have got it, one after the other.");
    const shelf = new DealShelf();
    const { store } = one;
    expect(await runReview({ store, lease: stalled, shelf })).toEqual({ status: "lost" });
    expect(await tenant.events.after(id, 0)).toEqual([]);
    expect(await runReview({ store, lease: holder, shelf })).toMatchObject({ status: "done" });
    expect(await runReview({ store, lease: stalled, shelf })).toEqual({ status: "lost" });
    expect(await recordOf(id)).toMatchObject({ status: "done" });
    await shelf.close();
  });
});
