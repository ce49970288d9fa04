import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "../src/store/audit/chain.ts";
import type { AuditRow, Store } from "../src/store/port.ts";
import { finishReview, HOMES, makeDeal, type Place, UNGUARD } from "./store-case.ts";

const ROWS = 10;

describe.each(HOMES().map((home) => [home.name, home] as const))("the audit chain in %s", (_, home) => {
  let place: Place;
  let store: Store;
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    place = await home.place();
    store = await place.open();
  });
  afterEach(() => store.close());

  const write = async (count: number, from = 1) => {
    const tenant = store.of("ours", "alice");
    for (let i = from; i < from + count; i++) await tenant.record("test.row", `row-${i}`, { i, text: "é\u0000" });
  };
  const meddled = async (...statements: string[]) => {
    await write(ROWS);
    await place.meddle(...UNGUARD[home.name], ...statements);
    return store.audit.verify();
  };

  it("is whole when nobody touched it, empty too", async () => {
    expect(await store.audit.verify()).toMatchObject({ ok: true, head: { count: 0 } });
    await write(ROWS);
    const rows = await store.audit.rows();
    expect(rows).toHaveLength(ROWS);
    expect(rows[3]).toMatchObject({
      seq: 4,
      tenant: "ours",
      actor: "alice",
      subject: "row-4",
      prevHash: rows[2]?.hash,
    });
    expect(await store.audit.verify()).toEqual({ ok: true, head: { count: ROWS, hash: rows.at(-1)?.hash } });
    expect(await store.audit.rows({ after: 8 })).toEqual(rows.slice(8));
    expect(await store.of("theirs", "eve").auditRows()).toEqual([]);
  });

  it("tells a record that is not what it says of it, or not on it", async () => {
    const tenant = store.of("ours", "alice");
    const { id: dealId } = await makeDeal(tenant);
    const reviewId = await finishReview(tenant, dealId);
    const subject = { reviewId, contradictionId: "c-arr", reason: "seen", by: "Ada" };
    const taken = await tenant.decisions.add({ ...subject, kind: "set_value", value: 504_000.5, unit: "EUR" });
    const decisionId = taken.ok ? taken.decision.id : "";
    expect(await store.audit.changedRecord()).toBeNull();
    const seenAfter = async (statement: string) => {
      await place.meddle(statement);
      return store.audit.changedRecord();
    };
    expect(await seenAfter("update decisions set value = '9'")).toMatchObject({ kind: "decision", id: decisionId });
    await place.meddle("update decisions set value = '504000.5'");
    await place.meddle("update document_bytes set hash = 'f' || substr(hash, 2)");
    expect(await seenAfter("update documents set hash = 'f' || substr(hash, 2)")).toMatchObject({
      kind: "document",
      seq: null,
    });
    expect(await seenAfter("update review_documents set document = document || ' '")).toMatchObject({
      kind: "review",
      id: reviewId,
    });
    expect(await seenAfter("delete from reviews")).toMatchObject({ kind: "review", id: reviewId });
    expect(await store.audit.verify()).toMatchObject({ ok: true });
  });

  it("is longer than one page", async () => {
    await write(1_050);
    expect(await store.audit.verify()).toMatchObject({ ok: true, head: { count: 1_050 } });
    await place.meddle(...UNGUARD[home.name], "update audit set actor = 'eve' where seq = 1030");
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "edited", seq: 1_030 });
  });

  it.each(["at = '2020-01-01T00:00:00.000Z'", "tenant = 'eve'", "actor = 'eve'", "action = 'x'", "subject = 'x'"])(
    "names the row that was edited: %s",
    async (change) => {
      expect(await meddled(`update audit set ${change} where seq = 5`)).toEqual({ ok: false, fault: "edited", seq: 5 });
    },
  );

  it("notices a payload edited, even in its spaces, the first row and the last", async () => {
    const edited = (seq: number) => ({ ok: false, fault: "edited", seq });
    expect(await meddled("update audit set payload = payload || ' ' where seq = 10")).toEqual(edited(10));
    await place.meddle("update audit set payload = '{}' where seq = 1");
    expect(await store.audit.verify()).toEqual(edited(1));
  });

  it("notices an edited row whose hash was made to fit", async () => {
    await write(ROWS);
    const row = (await store.audit.rows())[4] as AuditRow;
    const forged = hashOf({ ...row, actor: "eve", payload: await payloadText(5) });
    await place.meddle(...UNGUARD[home.name], `update audit set actor = 'eve', hash = '${forged}' where seq = 5`);
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "edited", seq: 5 });
  });

  it("notices the last row edited with its hash", async () => {
    await write(ROWS);
    const row = (await store.audit.rows())[9] as AuditRow;
    const forged = hashOf({ ...row, actor: "eve", payload: await payloadText(10) });
    await place.meddle(...UNGUARD[home.name], `update audit set actor = 'eve', hash = '${forged}' where seq = 10`);
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "edited", seq: 10 });
  });

  it.each([1, 5, 10])("names the row that was removed: %i", async (seq) => {
    expect(await meddled(`delete from audit where seq = ${seq}`)).toEqual({ ok: false, fault: "removed", seq });
  });

  it("names the first of the last rows that were removed, and a row removed with the rest moved up", async () => {
    expect(await meddled("delete from audit where seq > 7")).toEqual({ ok: false, fault: "removed", seq: 8 });
    const moveUp = [4, 5, 6, 7].map((seq) => `update audit set seq = ${seq - 1} where seq = ${seq}`);
    await place.meddle("delete from audit where seq = 3", ...moveUp);
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "removed", seq: 3 });
  });

  it("names the row that was moved: two that changed places, neighbours or not", async () => {
    const swap = (a: number, b: number) => [
      `update audit set seq = 1000 where seq = ${a}`,
      `update audit set seq = ${a} where seq = ${b}`,
      `update audit set seq = ${b} where seq = 1000`,
    ];
    expect(await meddled(...swap(4, 8))).toEqual({ ok: false, fault: "moved", seq: 4, belongsAt: 8 });
    await place.meddle(...swap(4, 8));
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    await place.meddle(...swap(5, 6));
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "moved", seq: 5, belongsAt: 6 });
  });

  it("names a row moved to the end, and a row that was never the chain's", async () => {
    expect(await meddled("update audit set seq = 11 where seq = 4")).toEqual({
      ok: false,
      fault: "moved",
      seq: 11,
      belongsAt: 4,
    });
    await place.meddle("update audit set seq = 4 where seq = 11");
    const copy = "at, tenant, actor, action, subject, payload, prev_hash, hash from audit where seq = 3";
    await place.meddle(`insert into audit select 11, ${copy}`);
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "added", seq: 11 });
    await place.meddle("delete from audit where seq = 11", `insert into audit select 0, ${copy}`);
    expect(await store.audit.verify()).toEqual({ ok: false, fault: "added", seq: 0 });
  });

  it("notices a head that is gone", async () => {
    expect(await meddled("delete from audit_head")).toEqual({ ok: false, fault: "head", seq: 0 });
  });

  it("shows with a head kept elsewhere that the whole chain was written anew, or cut", async () => {
    await write(ROWS);
    const kept = await store.audit.head();
    await write(3, 11);
    expect(await store.audit.verify(kept)).toMatchObject({ ok: true, head: { count: 13 } });
    await place.meddle(
      ...UNGUARD[home.name],
      "delete from audit",
      `update audit_head set count = 0, hash = '${GENESIS}'`,
    );
    expect(await store.audit.verify()).toMatchObject({ ok: true, head: { count: 0 } });
    expect(await store.audit.verify(kept)).toEqual({ ok: false, fault: "removed", seq: 1 });
    await write(12, 100);
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    expect(await store.audit.verify(kept)).toEqual({ ok: false, fault: "rewritten", seq: 10 });
  });

  it("resists a careless UPDATE or DELETE", async () => {
    await write(1);
    await expect(place.meddle("update audit set actor = 'x'")).rejects.toThrow(/append-only/);
    await expect(place.meddle("delete from audit")).rejects.toThrow(/append-only/);
  });

  it("stays whole when processes append at once", async () => {
    await makeDeal(store.of("ours", "alice"));
    const before = (await store.audit.head()).count;
    const children = [1, 2, 3].map((worker) => appendInChild(home.name, place.address, worker, 40));
    await write(40);
    expect(await Promise.all(children)).toEqual([0, 0, 0]);
    expect(await store.audit.verify()).toMatchObject({ ok: true, head: { count: before + 160 } });
  });

  const payloadText = async (seq: number) =>
    String((await place.read(`select payload from audit where seq = ${seq}`))[0]?.payload);
});

const GENESIS = "0".repeat(64);

/** Its exit code. */
function appendInChild(home: string, address: string, worker: number, count: number): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("./store-child.ts", import.meta.url)), home, address, String(worker), String(count)],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return new Promise((resolve) => child.once("exit", resolve));
}
