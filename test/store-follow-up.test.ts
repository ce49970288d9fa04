import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Store, TenantStore } from "../src/store/port.ts";
import { finishReview, HOMES, makeDeal, type Place } from "./store-case.ts";

describe.each(HOMES().map((home) => [home.name, home] as const))("what follows a review, kept in %s", (_, home) => {
  let place: Place;
  let store: Store;
  let ours: TenantStore;
  let theirs: TenantStore;
  let dealId: string;
  let reviewId: string;
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    place = await home.place();
    store = await place.open();
    ours = store.of("ours", "alice");
    theirs = store.of("theirs", "eve");
    dealId = (await makeDeal(ours)).id;
    reviewId = await finishReview(ours, dealId);
  });
  afterEach(async () => {
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    await store.close();
  });
  const actions = async () => (await ours.auditRows({ limit: 1000 })).map(({ action }) => action);

  it("keeps what each person changed of a question, and nothing is lost where two change it at once", async () => {
    expect(await ours.questions.ofDeal(dealId)).toEqual([]);
    await Promise.all([
      ours.questions.put(dealId, "Q-1", { text: " Ce chiffre est-il exact ? " }),
      ours.questions.put(dealId, "Q-1", { kept: false }),
      ours.questions.put(dealId, "Q-1", { place: 2.5 }),
    ]);
    expect(await ours.questions.ofDeal(dealId)).toMatchObject([
      { id: "Q-1", text: "Ce chiffre est-il exact ?", kept: false, place: 2.5, answer: null, closed: false },
    ]);
    await ours.questions.put(dealId, "Q-1", { text: "  " });
    expect((await ours.questions.ofDeal(dealId))[0]).toMatchObject({ text: null, kept: false });
    expect(await theirs.questions.put(dealId, "Q-1", { text: "Autre" })).toBeNull();
    expect(await theirs.questions.ofDeal(dealId)).toEqual([]);
  });

  it("says what was sent to the founder in which words, and what was answered, in the audit trail", async () => {
    const sent = await ours.questions.send(dealId, {
      asked: [{ id: "Q-1", text: "Combien ?", group: "team" }],
      by: "Ada",
    });
    expect(sent?.sentAt).toMatch(/^\d{4}-/);
    await ours.questions.put(dealId, "Q-1", { answer: "42", checked: [{ verdict: "supported" }] });
    await ours.questions.put(dealId, "Q-1", { closed: true });
    expect(await ours.questions.ofDeal(dealId)).toMatchObject([
      {
        asked: "Combien ?",
        group: "team",
        sentAt: sent?.sentAt,
        answer: "42",
        checked: [{ verdict: "supported" }],
        closed: true,
      },
    ]);
    expect(await actions()).toEqual(expect.arrayContaining(["questions.sent", "question.answered", "question.closed"]));
    expect(await theirs.questions.send(dealId, { asked: [], by: "Eve" })).toBeNull();
  });

  it("keeps owner, status and note of a thing to verify", async () => {
    await ours.checks.put(dealId, "c-arr", { status: "doing", owner: "Bo" });
    await ours.checks.put(dealId, "c-arr", { note: "Relevé demandé" });
    expect(await ours.checks.ofDeal(dealId)).toMatchObject([
      { id: "c-arr", status: "doing", owner: "Bo", note: "Relevé demandé", updatedBy: "alice" },
    ]);
    expect(await theirs.checks.put(dealId, "c-arr", { status: "done" })).toBeNull();
    expect(await theirs.checks.ofDeal(dealId)).toEqual([]);
  });

  it("takes a conclusion with a reason and a name, keeps the ones before it, and sees one that was changed", async () => {
    const given = { dealId, reviewId, kind: "wait", reason: "Runway unclear", by: "Ada" } as const;
    expect(await ours.conclusions.add({ ...given, reason: " " })).toEqual({ ok: false, refused: "reason_required" });
    expect(await ours.conclusions.add({ ...given, by: "" })).toEqual({ ok: false, refused: "name_required" });
    expect(await theirs.conclusions.add(given)).toEqual({ ok: false, refused: "deal_not_found" });
    const other = await makeDeal(ours);
    expect(await ours.conclusions.add({ ...given, dealId: other.id })).toMatchObject({ refused: "review_not_found" });
    await ours.conclusions.add(given);
    await ours.conclusions.add({ ...given, kind: "pass", reason: "Answers do not add up" });
    expect((await ours.conclusions.ofDeal(dealId)).map(({ kind }) => kind)).toEqual(["pass", "wait"]);
    expect(await theirs.conclusions.ofDeal(dealId)).toEqual([]);
    expect(await store.audit.changedRecord()).toBeNull();
    await place.meddle("update conclusions set kind = 'invest' where kind = 'pass'");
    expect(await store.audit.changedRecord()).toMatchObject({ kind: "conclusion" });
  });

  it("keeps what people say at a passage, settled or not, for its own tenant, on the audit trail", async () => {
    const at = { kind: "page", document: "deck.pdf", page: 4, boxes: [{ x: 1, y: 2, width: 3, height: 4 }] } as const;
    const given = { dealId, place: { ...at, boxes: [...at.boxes] }, words: "ARR 504 k€", text: "Signed?", by: "Ada" };
    expect(await ours.comments.add({ ...given, text: " " })).toEqual({ ok: false, refused: "reason_required" });
    expect(await ours.comments.add({ ...given, by: " " })).toEqual({ ok: false, refused: "name_required" });
    expect(await theirs.comments.add(given)).toEqual({ ok: false, refused: "deal_not_found" });
    const said = await ours.comments.add(given);
    if (!said.ok) throw new Error(said.refused);
    expect(await ours.comments.ofDeal(dealId)).toEqual([said.comment]);
    expect(said.comment).toMatchObject({ place: at, words: "ARR 504 k€", text: "Signed?", by: "Ada", closedAt: null });
    expect(await theirs.comments.ofDeal(dealId)).toEqual([]);
    expect(await theirs.comments.close(dealId, said.comment.id)).toBe(false);
    expect(await ours.comments.close(dealId, said.comment.id)).toBe(true);
    expect(await ours.comments.close(dealId, said.comment.id)).toBe(false);
    expect((await ours.comments.ofDeal(dealId))[0]?.closedAt).toMatch(/^\d{4}-/);
    expect(await actions()).toEqual(expect.arrayContaining(["comment.added", "comment.closed"]));
  });

  it("opens one review with a link, until it ends or is revoked, and keeps no secret", async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    const made = await ours.shares.create({ reviewId, label: "Co-investor", expiresAt: later });
    if (made === null) throw new Error("no link");
    expect(await store.findShare(made.secret)).toMatchObject({ tenant: "ours", dealId, reviewId });
    expect(await store.findShare(`${made.secret}x`)).toBeNull();
    expect(JSON.stringify(await place.read("select * from shares"))).not.toContain(made.secret);
    const ended = await ours.shares.create({ reviewId, label: "Late", expiresAt: new Date(0).toISOString() });
    expect(await store.findShare(ended?.secret ?? "")).toBeNull();
    expect(await theirs.shares.create({ reviewId, label: "Eve", expiresAt: later })).toBeNull();
    expect(await theirs.shares.revoke({ dealId, id: made.share.id })).toBe(false);
    expect(await ours.shares.revoke({ dealId, id: made.share.id })).toBe(true);
    expect(await ours.shares.revoke({ dealId, id: made.share.id })).toBe(false);
    expect(await store.findShare(made.secret)).toBeNull();
    expect((await ours.shares.ofDeal(dealId)).map(({ label }) => label)).toEqual(["Late", "Co-investor"]);
    expect(await actions()).toEqual(expect.arrayContaining(["share.created", "share.revoked"]));
  });
});
