import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FairTurns } from "../src/runs/fair-turns.ts";
import type { Lease, Store, TenantStore, UpkeepTask } from "../src/store/port.ts";
import { HOMES, makeDeal, makeDetails, type Place, SUMMARY } from "./store-case.ts";

const REASON = { code: "file_damaged", message: "deck.pdf is damaged" };

describe.each(HOMES())("the line of reviews in $name", (home) => {
  let place: Place;
  let store: Store;
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    place = await home.place();
    store = await place.open();
  });
  afterEach(() => store.close());

  const of = (tenant: string) => store.of(tenant, "test");
  async function wait(tenant: TenantStore, count = 1, priority = 0): Promise<string[]> {
    const deal = await makeDeal(tenant);
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      const review = await tenant.reviews.create({ dealId: deal.id, locale: "en", options: {}, priority });
      ids.push(review?.id ?? "");
    }
    return ids;
  }
  async function next(at = store): Promise<Lease> {
    const lease = await at.claimNext("w", 60_000);
    if (lease === null) throw new Error("Nobody waits.");
    return lease;
  }
  const finish = (lease: Lease) =>
    of(lease.tenant).reviews.finish(lease, { document: "{}", summary: SUMMARY, details: makeDetails() });
  /** No test waits for a clock: what it would bring is brought about. */
  const pauseIsOver = () =>
    home.name === "sqlite"
      ? place.meddle("update reviews set not_before = '2000-01-01T00:00:00.000Z' where not_before is not null")
      : place.meddle("update tribunal_jobs.job set start_after = now()");
  const pauses =
    home.name === "sqlite"
      ? "select not_before > started_at as later from reviews"
      : "select start_after > started_on + interval '0.9 seconds' as later from tribunal_jobs.job where state = 'retry'";
  const pauseLasts = () =>
    home.name === "sqlite"
      ? place.meddle("update reviews set not_before = '2999-01-01T00:00:00.000Z' where not_before is not null")
      : place.meddle("update tribunal_jobs.job set start_after = now() + interval '1 year' where state = 'retry'");
  const leasesRunOut = () => place.meddle("update reviews set lease_until = '2000-01-01T00:00:00.000Z'");

  it("gives each tenant its turn, however many another has waiting", async () => {
    const many = await wait(of("large"), 30);
    const [only] = await wait(of("small"));
    const turns = new FairTurns();
    const take = () => turns.next((passOver) => store.claimNext("w", 60_000, passOver));
    expect([await take(), await take(), await take()].map((lease) => lease?.reviewId)).toEqual([
      many[0],
      only,
      many[1],
    ]);
  });

  it("gives a tenant no more turns at once than it may have, and the next when one has ended", async () => {
    const many = await wait(of("large"), 3);
    const [only] = await wait(of("small"));
    const [one, two] = [await place.open({ quotas: { running: 1 } }), await place.open({ quotas: { running: 2 } })];
    const first = await next(one);
    expect(first.reviewId).toBe(many[0]);
    expect((await next(one)).reviewId).toBe(only);
    expect(await one.claimNext("w", 60_000)).toBeNull();
    await finish(first);
    expect((await next(one)).reviewId).toBe(many[1]);
    expect((await next(two)).reviewId).toBe(many[2]);
    await Promise.all([one.close(), two.close()]);
  });

  it("lets what somebody waits for go before what can wait", async () => {
    const [later] = await wait(of("ours"), 1, -1);
    const [now] = await wait(of("ours"));
    expect([(await next()).reviewId, (await next()).reviewId]).toEqual([now, later]);
  });

  it("tries again after a fault that may pass, but not at once", async () => {
    const [id] = await wait(of("ours"));
    expect(await of("ours").reviews.release(await next(), { code: "unreachable", message: "x" })).toEqual({ ok: true });
    expect(await of("ours").reviews.get(id ?? "")).toMatchObject({ status: "queued" });
    expect(await place.read(pauses)).toEqual([{ later: expect.toSatisfy((later) => later === true || later === 1) }]);
    await pauseLasts();
    expect(await store.claimNext("w", 60_000)).toBeNull();
    await pauseIsOver();
    expect(await next()).toMatchObject({ reviewId: id, token: 2 });
  });

  it("offers nothing twice, whoever takes it by name, cancels it or finishes it meanwhile", async () => {
    const [named, cancelled, finished] = await wait(of("ours"), 3);
    const reviews = of("ours").reviews;
    const lease = await reviews.claim(named ?? "", "cli", 60_000);
    await reviews.cancel(cancelled ?? "");
    const taken = await next();
    expect(taken.reviewId).toBe(finished);
    await finish(taken);
    expect(await store.claimNext("w", 60_000)).toBeNull();
    if (lease !== null) await reviews.release(lease);
    expect(await next()).toMatchObject({ reviewId: named, token: 2 });
    await leasesRunOut();
    expect(await store.interruptExpired()).toEqual([{ tenant: "ours", reviewId: named }]);
    expect(await next()).toMatchObject({ reviewId: named, token: 3 });
    expect(await store.claimNext("w", 60_000)).toBeNull();
  });

  it("gives each of many to one of many workers", async () => {
    const ids = [...(await wait(of("a"), 12)), ...(await wait(of("b"), 12))];
    const others = await Promise.all([place.open(), place.open()]);
    const taken: string[] = [];
    const work = async (at: Store) => {
      const turns = new FairTurns();
      const take = () => turns.next((passOver) => at.claimNext("w", 60_000, passOver));
      for (let lease = await take(); lease !== null; lease = await take()) {
        taken.push(lease.reviewId);
        await finish(lease);
      }
    };
    await Promise.all([store, ...others].map(work));
    expect(taken.toSorted()).toEqual(ids.toSorted());
    await Promise.all(others.map((one) => one.close()));
  });

  it("has the tasks of the night done by one of two who would", async () => {
    const done: UpkeepTask[] = [];
    let heard = () => {};
    const hears = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const work = async () => {
      done.push("tidy");
      heard();
    };
    const faults: unknown[] = [];
    const supervision = { nightly: new Map([["tidy", work] as const]), failed: (error: unknown) => faults.push(error) };
    // On PostgreSQL the clock of pg-boss sends the job; here it is sent by hand, before anybody works.
    if (home.name === "postgres") {
      await (await store.supervise({ nightly: new Map(), failed: supervision.failed }))();
      await withBoss(place, (boss) => boss.send("upkeep", { task: "tidy" }, { singletonKey: "tidy" }));
    }
    const stops = await Promise.all([store.supervise(supervision), store.supervise(supervision)]);
    await hears;
    await Promise.all(stops.map((stop) => stop()));
    expect([done, faults]).toEqual([["tidy"], []]);
    if (home.name === "postgres")
      expect(await place.read("select name, key, cron from tribunal_jobs.schedule")).toEqual([
        { name: "upkeep", key: "tidy", cron: "0 3 * * *" },
      ]);
  });

  if (home.name === "postgres") describe("as jobs of pg-boss", () => ofPgBoss());

  function ofPgBoss(): void {
    const jobs = () =>
      place.read(
        "select name, state::text, singleton_key from tribunal_jobs.job where name like 'reviews%' order by name",
      );

    it("are put with the review's row or not at all", async () => {
      const deal = await makeDeal(of("ours"));
      await place.meddle("alter table audit rename to audit_gone");
      await expect(of("ours").reviews.create({ dealId: deal.id, locale: "en", options: {} })).rejects.toThrow();
      expect(await jobs()).toEqual([]);
      await place.meddle("alter table audit_gone rename to audit");
      const [id] = await wait(of("ours"));
      expect(await jobs()).toEqual([{ name: "reviews", state: "created", singleton_key: id }]);
      await place.meddle("alter table audit rename to audit_gone");
      await expect(store.claimNext("w", 60_000)).rejects.toThrow();
      expect(await jobs()).toEqual([{ name: "reviews", state: "created", singleton_key: id }]);
      await place.meddle("alter table audit_gone rename to audit");
      await finish(await next());
      expect(await jobs()).toEqual([{ name: "reviews", state: "completed", singleton_key: id }]);
    });

    it("become dead letters with their reason, and live again when an operator drives them back", async () => {
      const [id] = await wait(of("ours"));
      await of("ours").reviews.fail(await next(), REASON);
      const dead = "select source_name, source_output, data from tribunal_jobs.job where name = 'reviews-dead'";
      expect(await place.read(dead)).toEqual([
        { source_name: "reviews", source_output: REASON, data: { tenant: "ours", reviewId: id } },
      ]);
      expect(await store.claimNext("w", 60_000)).toBeNull();
      await withBoss(place, (boss) => boss.redrive("reviews-dead"));
      const lease = await next();
      expect(lease).toMatchObject({ reviewId: id, token: 2 });
      await finish(lease);
      expect(await of("ours").reviews.get(id ?? "")).toMatchObject({ status: "done", error: null });
    });

    it("are tried again when pg-boss hears no heartbeat, but never while the review's own lease lasts", async () => {
      const [id] = await wait(of("ours"));
      const lease = await next();
      expect(await of("ours").reviews.heartbeat(lease, 60_000)).toMatchObject({ ok: true });
      const fallsSilent = async () => {
        await place.meddle(
          "update tribunal_jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
        );
        await withBoss(place, (boss) => boss.supervise("reviews"));
        await pauseIsOver();
      };
      await fallsSilent();
      expect(await store.claimNext("w", 60_000)).toBeNull();
      await leasesRunOut();
      await pauseIsOver();
      expect(await next()).toMatchObject({ reviewId: id, token: 2 });
      expect(await finish(lease)).toMatchObject({ ok: false, refused: "stale_lease" });
    });

    it("expire after a day, however lively their worker: offered again, and not taken while the review's own lease lasts", async () => {
      const [first, second] = await wait(of("ours"), 2);
      const leases = [await next(), await next()];
      const run = async (hours: number) => {
        await place.meddle(
          `update tribunal_jobs.job set started_on = now() - interval '${hours} hours', heartbeat_on = now() where state = 'active'`,
          // It looks over a queue once a minute at most.
          "update tribunal_jobs.queue set monitor_claim_on = null, monitor_on = null",
        );
        await withBoss(place, (boss) => boss.supervise("reviews"));
        return (await jobs()).map(({ state }) => state);
      };
      expect(await run(23)).toEqual(["active", "active"]);
      expect(await run(25)).toEqual(["retry", "retry"]);
      await pauseIsOver();
      expect(await store.claimNext("w", 60_000)).toBeNull();
      // Who held on ends what it began; whoever fell silent besides is followed by another.
      expect(await finish(leases.find(({ reviewId }) => reviewId === first) as Lease)).toMatchObject({ ok: true });
      await leasesRunOut();
      await pauseIsOver();
      expect(await next()).toMatchObject({ reviewId: second, token: 2 });
      expect(await store.claimNext("w", 60_000)).toBeNull();
    });

    it("are made for reviews that wait without one: queued before pg-boss, or thrown out of it", async () => {
      const ids = await wait(of("ours"), 2);
      await place.meddle("delete from tribunal_jobs.job", "update reviews set job_id = null");
      expect(await store.claimNext("w", 60_000)).toBeNull();
      const stop = await store.supervise({ nightly: new Map(), failed: (error) => expect(error).toBeUndefined() });
      await stop();
      expect([(await next()).reviewId, (await next()).reviewId].toSorted()).toEqual(ids);
    });
  }
});

/** An operator with pg-boss's own tools. */
async function withBoss(place: Place, work: (boss: PgBoss) => Promise<unknown>): Promise<void> {
  const options = { schema: "tribunal_jobs", supervise: false, schedule: false, max: 1 };
  const boss = new PgBoss({ ...options, connectionString: place.address });
  await boss.start();
  await work(boss);
  await boss.stop({ graceful: false });
}
