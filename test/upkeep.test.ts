import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { RunQueue } from "../src/runs/run-queue.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import { upkeep } from "../src/runs/upkeep.ts";
import { StoreFailure } from "../src/store/failure.ts";
import type { Store, UpkeepTask } from "../src/store/port.ts";
import { readQuotas } from "../src/store/quotas.ts";
import { bucketUnderTest } from "./bucket-case.ts";
import { disputedFolder } from "./disputed-folder.ts";
import { finishReview, HOMES, makeDeal, makeDetails, type Place, putFile, SUMMARY, startReview } from "./store-case.ts";

const DAY_MS = 86_400_000;

describe.each([...HOMES(), bucketUnderTest()])("what is done each night in $name", (home) => {
  let place: Place;
  let store: Store;
  let now = Date.now();
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    place = await home.place();
    now = Date.now();
    store = await place.open({ clock: () => new Date(now) });
  });
  afterEach(() => store.close());

  const night = async (task: UpkeepTask) => {
    const told: object[] = [];
    const shelf = new DealShelf();
    await upkeep({ store, shelf }, [task], { told: (_, done) => told.push(done) }).get(task)?.();
    await shelf.close();
    return told[0];
  };

  it("throws away what nobody needs, and nothing else", async () => {
    const ours = store.of("ours", "alice");
    const deal = await makeDeal(ours);
    const lease = await startReview(ours, deal.id);
    await ours.events.append(lease, [{ type: "a" }, { type: "b" }]);
    const finished = await finishReview(ours, deal.id);
    await putFile(ours, "broken off", "an upload that never became a deal");
    const { secret } = await store.access.createToken({ tenant: "ours", label: "x", actor: "t" });
    await store.access.openSession(secret, DAY_MS);
    expect(await night("tidy")).toEqual({ sessions: 0, events: 0, documents: 0 });
    now += 2 * DAY_MS;
    await putFile(ours, "on its way", "an upload of this minute");
    expect(await night("tidy")).toEqual({ sessions: 1, events: 0, documents: 1 });
    expect(await ours.reviews.document(finished)).not.toBeNull();
    await ours.reviews.finish(lease, { document: "{}", summary: SUMMARY, details: makeDetails() });
    now += 91 * DAY_MS;
    expect(await night("tidy")).toEqual({ sessions: 0, events: 2, documents: 1 });
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    expect(await store.audit.changedRecord()).toBeNull();
    expect(await ours.deals.files(deal.id)).toHaveLength(2);
  });

  it("queues again what rests on documents that have changed, behind what people wait for", async () => {
    const folder = await disputedFolder();
    const tenant = store.of("local", "test");
    const { deal } = await importDeal(tenant, folder);
    const shelf = new DealShelf();
    let tell = () => {};
    const ended = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const queue = new RunQueue({ store, shelf, ended: () => tell() });
    const first = await queueReview(tenant, { dealId: deal.id, locale: "en" });
    queue.start();
    await ended;
    await queue.stop();
    await shelf.close();
    expect(await night("recheck")).toEqual({ queued: 0 });
    const [file] = (await tenant.deals.files(deal.id))?.filter(({ path }) => !path.startsWith("agents/")) ?? [];
    await tenant.deals.putFiles(deal.id, [await putFile(tenant, file?.path ?? "", "# Other figures")]);
    expect(await store.staleReviews()).toEqual([{ tenant: "local", reviewId: first?.id }]);
    expect(await night("recheck")).toEqual({ queued: 1 });
    expect(await night("recheck")).toEqual({ queued: 0 });
    const asked = await queueReview(tenant, { dealId: deal.id, locale: "en" });
    expect(await store.claimNext("w", 60_000)).toMatchObject({ reviewId: asked?.id });
    const nightly = await store.claimNext("w", 60_000);
    const [made] = (await tenant.auditRows()).filter(({ subject }) => subject === nightly?.reviewId);
    expect(made).toMatchObject({
      action: "review.created",
      actor: "nightly",
      payload: { dealId: deal.id, version: 2 },
    });
    rmSync(folder, { recursive: true });
  });

  it("can be seen beforehand: who waits, what runs, what was given up and why", async () => {
    const [ours, theirs] = [store.of("ours", "a"), store.of("theirs", "b")];
    const dead = await startReview(ours, (await makeDeal(ours)).id);
    await ours.reviews.fail(dead, { code: "file_damaged", message: "deck.pdf is damaged" });
    const { reviewId, worker } = await startReview(theirs, (await makeDeal(theirs)).id);
    const waiting = await theirs.reviews.create({ dealId: (await makeDeal(theirs)).id, locale: "en", options: {} });
    expect(await store.queueState()).toEqual({
      tenants: [{ tenant: "theirs", waiting: 1, running: 1, oldest: waiting?.createdAt }],
      running: [{ tenant: "theirs", reviewId, worker, since: new Date(now).toISOString() }],
      dead: [
        {
          tenant: "ours",
          reviewId: dead.reviewId,
          at: new Date(now).toISOString(),
          error: { code: "file_damaged", message: "deck.pdf is damaged" },
        },
      ],
    });
  });
});

describe("quotas", () => {
  it("are read as people write them", () => {
    expect(readQuotas("deals=200, bytes=20GB,running = 2")).toMatchObject({ deals: 200, bytes: 20e9, running: 2 });
    expect(readQuotas(undefined).running).toBe(Number.POSITIVE_INFINITY);
    for (const text of ["deals", "deals=many", "constructor=1", "bytes=-1", "deals=1;bytes=2"])
      expect(() => readQuotas(text)).toThrow(StoreFailure);
  });
});
