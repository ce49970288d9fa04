import diagnostics from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type JournaledRequest, journalKey } from "../src/model/journal/journal.ts";
import type { Completion } from "../src/model/port.ts";
import { sha256 } from "../src/store/ids.ts";
import type { Store, TenantStore } from "../src/store/port.ts";
import { leaveResult } from "../src/store/reviews/left.ts";
import { bucketUnderTest } from "./bucket-case.ts";
import { finishReview, HOMES, makeDeal, makeDetails, type Place, putFile, SUMMARY, startReview } from "./store-case.ts";

describe.each([...HOMES(), bucketUnderTest()].map((home) => [home.name, home] as const))(
  "the store in %s",
  (_, home) => {
    let place: Place;
    let store: Store;
    let ours: TenantStore;
    let theirs: TenantStore;
    const schema = home.name === "postgres" ? "tribunal." : "";
    beforeAll(() => home.start());
    afterAll(() => home.stop());
    beforeEach(async () => {
      place = await home.place();
      store = await place.open();
      ours = store.of("ours", "alice");
      theirs = store.of("theirs", "eve");
    });
    afterEach(async () => {
      expect(await store.audit.verify()).toMatchObject({ ok: true });
      await store.close();
    });

    describe("documents and deals", () => {
      it("gives back the same bytes, by their sha256, once however often they are put", async () => {
        const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
        const { hash } = await ours.documents.put(bytes);
        expect(await ours.documents.put(bytes)).toEqual({ hash, size: 70_000 });
        expect(await ours.documents.get(hash)).toEqual(bytes);
        expect((await ours.documents.put(new Uint8Array())).hash).toMatch(/^e3b0c44298fc1c14/);
        expect(await ours.documents.get("0".repeat(64))).toBeNull();
      });

      it("gives back what is large, which a thread writes where the home is a file of SQLite", async () => {
        const threads: unknown[] = [];
        const heard = (started: unknown) => threads.push(started);
        diagnostics.subscribe("worker_threads", heard);
        const bytes = Uint8Array.from({ length: 9_000_000 }, (_, i) => (i * 7) % 256);
        const { hash, size } = await ours.documents.put(bytes);
        diagnostics.unsubscribe("worker_threads", heard);
        expect([hash, size]).toEqual([sha256(bytes), bytes.length]);
        expect(sha256((await ours.documents.get(hash)) ?? "")).toBe(hash);
        expect(await theirs.documents.get(hash)).toBeNull();
        expect(threads).toHaveLength(home.name === "sqlite" && home.documents === undefined ? 1 : 0);
        const small = await place.open({ quotas: { bytes: 1_000 } });
        await expect(small.of("theirs", "eve").documents.put(bytes)).rejects.toMatchObject({ code: "quota_bytes" });
        await small.close();
      });

      it("makes a new version where files change, and only there", async () => {
        const deal = await makeDeal(ours);
        const [deck, model] = (await ours.deals.files(deal.id)) ?? [];
        if (deck === undefined || model === undefined) throw new Error("two files");
        expect(await ours.deals.replaceFiles(deal.id, [model, deck])).toMatchObject({
          deal: { version: 1 },
          changes: [],
        });
        const newDeck = await putFile(ours, "deck.pdf", "deck v2");
        const notes = await putFile(ours, "documents/notes.md", "notes");
        expect(await ours.deals.replaceFiles(deal.id, [newDeck, notes])).toEqual({
          deal: { ...deal, version: 2 },
          changes: [
            { path: "deck.pdf", was: deck.hash, now: newDeck.hash },
            { path: "documents/notes.md", was: null, now: notes.hash },
            { path: "model.xlsx", was: model.hash, now: null },
          ],
        });
        expect(await ours.deals.files(deal.id)).toEqual([newDeck, notes]);
        expect(await ours.deals.files(deal.id, 1)).toEqual([deck, model]);
        expect(await ours.deals.files(deal.id, 3)).toBeNull();
        expect(await ours.deals.files(deal.id, 0)).toBeNull();
      });

      it("takes further files from several at once, and loses none", async () => {
        const deal = await makeDeal(ours);
        const names = Array.from({ length: 8 }, (_, i) => `documents/${i}.md`);
        await Promise.all(
          names.map(async (name) => ours.deals.putFiles(deal.id, [await putFile(ours, name, `text of ${name}`)])),
        );
        const again = await putFile(ours, "Deck.PDF", "deck v2");
        expect(await ours.deals.putFiles(deal.id, [again])).toMatchObject({ deal: { version: 10 } });
        const paths = ((await ours.deals.files(deal.id)) ?? []).map(({ path }) => path);
        expect(paths).toEqual(["Deck.PDF", ...names, "model.xlsx"]);
        expect(await theirs.deals.putFiles(deal.id, [])).toBeNull();
      });

      it("refuses a deal whose bytes are not there, and leaves nothing behind", async () => {
        const files = [{ path: "deck.pdf", hash: "0".repeat(64), size: 1 }];
        await expect(ours.deals.create({ name: "No", files })).rejects.toMatchObject({ code: "unknown_document" });
        expect(await ours.deals.list()).toEqual([]);
      });

      it("knows a deal by where it comes from, one per place and tenant", async () => {
        const deal = await ours.deals.create({ name: "A", origin: "/deals/a", files: [] });
        expect(await ours.deals.byOrigin("/deals/a")).toEqual(deal);
        expect(await theirs.deals.byOrigin("/deals/a")).toBeNull();
        await expect(ours.deals.create({ name: "B", origin: "/deals/a", files: [] })).rejects.toMatchObject({
          code: "origin_taken",
        });
        await theirs.deals.create({ name: "C", origin: "/deals/a", files: [] });
      });

      it("takes many deals at once, from several connections", async () => {
        const others = await Promise.all([place.open(), place.open(), place.open()]);
        const file = await putFile(ours, "deck.pdf", "deck");
        const made = [store, ...others, ...others].map((one, i) =>
          one.of("ours", "w").deals.create({ name: `d${i}`, files: [file] }),
        );
        const [first] = await Promise.all(made);
        expect(await ours.deals.list()).toHaveLength(7);
        const versions = await Promise.all(
          others.map(async (one, i) => {
            const tenant = one.of("ours", "w");
            return tenant.deals.replaceFiles(first?.id ?? "", [await putFile(tenant, "deck.pdf", `deck ${i}`)]);
          }),
        );
        expect(versions.map((one) => one?.deal.version).sort()).toEqual([2, 3, 4]);
        await Promise.all(others.map((one) => one.close()));
      });

      it("lists the newest first, page by page, each with its newest review", async () => {
        const deals = [];
        for (const name of ["one", "two", "three"]) deals.push(await makeDeal(ours, name));
        const [one] = deals;
        await finishReview(ours, one?.id ?? "");
        const review = await ours.reviews.create({ dealId: one?.id ?? "", locale: "pt", options: {} });
        const first = await ours.deals.list({ limit: 2 });
        expect(first.map(({ name }) => name)).toEqual(["three", "two"]);
        const [rest, ...none] = await ours.deals.list({ before: first.at(-1)?.id ?? "", limit: 2 });
        expect(none).toEqual([]);
        expect(rest).toMatchObject({ name: "one", files: 2, latestReview: { id: review?.id, status: "queued" } });
      });
    });

    describe("a review", () => {
      it("goes from the queue to its end", async () => {
        const deal = await makeDeal(ours);
        const options = { model: "m:1", note: "nul \u0000, é, \ud83d\ude00", budget: { usd: 0.1 } };
        const review = await ours.reviews.create({ dealId: deal.id, locale: "fr", options });
        expect(review).toMatchObject({ status: "queued", dealVersion: 1, options, attempts: 0, heldBy: null });
        const id = review?.id ?? "";
        const lease = await ours.reviews.claim(id, "w", 60_000);
        expect(await ours.reviews.get(id)).toMatchObject({ status: "running", attempts: 1, heldBy: { worker: "w" } });
        if (lease === null) throw new Error("claimed");
        const document = '{"a": 1.50, "text": "nul \\u0000 é \ud83d\ude00"}\n';
        const finished = await ours.reviews.finish(lease, { document, summary: SUMMARY, details: makeDetails() });
        expect(finished).toEqual({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
        expect(await ours.reviews.document(id)).toEqual({ json: document, hash: finished.ok && finished.hash });
        expect(await ours.reviews.get(id)).toMatchObject({
          status: "done",
          summary: SUMMARY,
          heldBy: null,
          error: null,
        });
        expect(await ours.reviews.claim(id, "w", 60_000)).toBeNull();
        expect(await ours.reviews.cancel(id)).toBe("ended");
        expect(await ours.reviews.resume(id)).toBe("not_resumable");
      });

      it("is kept the same from a file, by a thread of its own, and only for whoever holds it", async () => {
        const deal = await makeDeal(ours);
        const result = { document: '{"a": "\\u0000 é \ud83d\ude00"}\n', summary: SUMMARY, details: makeDetails() };
        const folder = mkdtempSync(join(tmpdir(), "tribunal-left-"));
        const file = join(folder, "left");
        const rows = async (id: string) =>
          Promise.all(
            ["findings", "contradictions", "resolutions", "debate_rounds", "critiques", "corrections", "outcomes"].map(
              async (table) =>
                (await place.read(`select * from ${schema}${table} where review_id = '${id}'`)).map((row) => ({
                  ...row,
                  review_id: "",
                  id: "",
                })),
            ),
          );
        try {
          leaveResult(file, { ...result, document: [result.document] });
          const slow = await startReview(ours, deal.id, 0);
          const lease = await ours.reviews.claim(slow.reviewId, "worker-2", 60_000);
          if (lease === null) throw new Error("the first lease had run out");
          expect(await ours.reviews.finishLeft(slow, file)).toEqual({ ok: false, refused: "stale_lease" });
          await expect(ours.reviews.finishLeft(lease, join(folder, "nothing"))).rejects.toThrow(/ENOENT/);
          expect(await ours.reviews.get(lease.reviewId)).toMatchObject({ status: "running" });
          const left = await ours.reviews.finishLeft(lease, file);
          const here = await startReview(ours, deal.id);
          const given = await ours.reviews.finish(here, result);
          expect(left).toEqual(given);
          expect(await ours.reviews.document(lease.reviewId)).toEqual(await ours.reviews.document(here.reviewId));
          expect(await rows(lease.reviewId)).toEqual(await rows(here.reviewId));
          expect((await rows(lease.reviewId)).every((table) => table.length > 0)).toBe(true);
        } finally {
          rmSync(folder, { recursive: true });
        }
      });

      it("keeps the version of the files it was made for, and only of versions there are", async () => {
        const deal = await makeDeal(ours);
        await ours.deals.replaceFiles(deal.id, []);
        const make = (dealVersion?: number) =>
          ours.reviews.create({
            dealId: deal.id,
            locale: "en",
            options: {},
            ...(dealVersion !== undefined && { dealVersion }),
          });
        expect(await make()).toMatchObject({ dealVersion: 2 });
        expect(await make(1)).toMatchObject({ dealVersion: 1 });
        expect(await make(3)).toBeNull();
        expect(await make(0)).toBeNull();
      });

      it("has one winner among many claimers", async () => {
        const deal = await makeDeal(ours);
        const others = await Promise.all([place.open(), place.open(), place.open()]);
        for (let round = 0; round < 5; round++) {
          const review = await ours.reviews.create({ dealId: deal.id, locale: "en", options: {} });
          const claims = [store, ...others, store, ...others].map((one, i) =>
            one.of("ours", "w").reviews.claim(review?.id ?? "", `w${i}`, 60_000),
          );
          const won = (await Promise.all(claims)).filter((lease) => lease !== null);
          expect(won).toHaveLength(1);
          expect(await ours.reviews.get(review?.id ?? "")).toMatchObject({
            attempts: 1,
            heldBy: { worker: won[0]?.worker },
          });
        }
        await Promise.all(others.map((one) => one.close()));
      });

      it("refuses every write of a worker that was taken over from", async () => {
        const deal = await makeDeal(ours);
        const slow = await startReview(ours, deal.id, 0);
        const quick = await ours.reviews.claim(slow.reviewId, "worker-2", 60_000);
        if (quick === null) throw new Error("the first lease had run out");
        expect(quick.token).toBeGreaterThan(slow.token);
        const stale = { ok: false, refused: "stale_lease" };
        const result = { document: "{}", summary: SUMMARY, details: makeDetails() };
        expect(await ours.reviews.heartbeat(slow, 1_000)).toEqual(stale);
        expect(await ours.events.append(slow, [{ late: true }])).toEqual(stale);
        expect(await ours.reviews.finish(slow, result)).toEqual(stale);
        expect(await ours.reviews.fail(slow, { code: "x", message: "x" })).toEqual(stale);
        expect(await ours.reviews.stop(slow)).toEqual(stale);
        expect(await ours.reviews.release(slow)).toEqual(stale);
        await expect(ours.calls.journalOf(slow).begin("k", request)).rejects.toMatchObject({ code: "stale_lease" });
        expect(await ours.events.after(slow.reviewId, 0)).toEqual([]);
        expect(await ours.calls.of(slow.reviewId)).toEqual([]);
        expect(await ours.reviews.finish(quick, result)).toMatchObject({ ok: true });
        expect(await ours.reviews.finish(quick, result)).toEqual(stale);
      });

      it("is not another tenant's to write, whatever lease it makes up", async () => {
        const lease = await startReview(ours, (await makeDeal(ours)).id);
        for (const forged of [lease, { ...lease, tenant: "theirs" }]) {
          expect(await theirs.reviews.heartbeat(forged, 1_000)).toMatchObject({ ok: false });
          expect(await theirs.events.append(forged, [{}])).toMatchObject({ ok: false });
          await expect(theirs.calls.journalOf(forged).begin("k", request)).rejects.toMatchObject({
            code: "stale_lease",
          });
        }
        expect(await ours.reviews.heartbeat({ ...lease, tenant: "theirs" }, 1_000)).toMatchObject({ ok: false });
      });

      it("is interrupted when its worker falls silent, and goes on with the next", async () => {
        const deal = await makeDeal(ours);
        const silent = await startReview(ours, deal.id, 0);
        const alive = await startReview(ours, deal.id, 60_000);
        expect(await store.interruptExpired()).toEqual([{ tenant: "ours", reviewId: silent.reviewId }]);
        expect(await store.interruptExpired()).toEqual([]);
        expect(await ours.reviews.get(silent.reviewId)).toMatchObject({ status: "interrupted", heldBy: null });
        expect(await ours.reviews.heartbeat(silent, 1_000)).toMatchObject({ ok: false });
        expect(await ours.reviews.heartbeat(alive, 1_000)).toMatchObject({ ok: true, cancelRequested: false });
        expect(await store.claimNext("w2", 60_000)).toMatchObject({ reviewId: silent.reviewId, token: 2 });
        expect(await store.claimNext("w3", 60_000)).toBeNull();
      });

      it("is interrupted at once when its worker is known to be gone, and only then", async () => {
        const deal = await makeDeal(ours);
        const dead = await ours.reviews.create({ dealId: deal.id, locale: "en", options: {} });
        const lost = await ours.reviews.claim(dead?.id ?? "", "dead", 60_000);
        const alive = await startReview(ours, deal.id, 60_000);
        expect(await store.interruptExpired((worker) => worker === "dead")).toEqual([
          { tenant: "ours", reviewId: dead?.id },
        ]);
        expect(await ours.reviews.get(dead?.id ?? "")).toMatchObject({ status: "interrupted", heldBy: null });
        if (lost !== null) expect(await ours.reviews.heartbeat(lost, 1_000)).toMatchObject({ ok: false });
        expect(await ours.reviews.heartbeat(alive, 1_000)).toMatchObject({ ok: true });
      });

      it("can be begun and taken up by one worker before any other sees it waiting", async () => {
        const deal = await makeDeal(ours);
        const begun = await ours.reviews.begin({ dealId: deal.id, locale: "en", options: {} }, "cli", 60_000);
        expect(begun).toMatchObject({
          review: { status: "running", attempts: 1, heldBy: { worker: "cli" } },
          lease: { worker: "cli", token: 1 },
        });
        expect(await store.claimNext("w", 60_000)).toBeNull();
        if (begun === null) throw new Error("begun");
        expect(await ours.reviews.takeUp(begun.review.id, "other", 60_000)).toBeNull();
        await ours.reviews.fail(begun.lease, { code: "x", message: "x" });
        expect(await theirs.reviews.takeUp(begun.review.id, "other", 60_000)).toBeNull();
        expect(await ours.reviews.takeUp(begun.review.id, "cli", 60_000)).toMatchObject({ token: 2 });
        expect(await ours.reviews.get(begun.review.id)).toMatchObject({ status: "running", error: null });
        expect(await ours.reviews.begin({ dealId: "deal_none", locale: "en", options: {} }, "cli", 1)).toBeNull();
        const actions = (await ours.auditRows()).filter(({ subject }) => subject === begun.review.id);
        expect(actions.map(({ action }) => action.slice("review.".length))).toEqual([
          "created",
          "started",
          "failed",
          "resumed",
          "started",
        ]);
      });

      it("waits its turn: the oldest of any tenant is claimed first, a released one again", async () => {
        const first = await ours.reviews.create({ dealId: (await makeDeal(ours)).id, locale: "en", options: {} });
        const second = await theirs.reviews.create({ dealId: (await makeDeal(theirs)).id, locale: "en", options: {} });
        const lease = await store.claimNext("w", 60_000);
        expect(lease).toMatchObject({ tenant: "ours", reviewId: first?.id });
        expect(await store.claimNext("w", 60_000)).toMatchObject({ tenant: "theirs", reviewId: second?.id });
        if (lease !== null) expect(await ours.reviews.release(lease)).toEqual({ ok: true });
        expect(await store.claimNext("w", 60_000)).toMatchObject({ reviewId: first?.id, token: 2 });
      });

      it("can be cancelled while it waits or runs, can fail, and can be resumed", async () => {
        const deal = await makeDeal(ours);
        const waiting = await ours.reviews.create({ dealId: deal.id, locale: "en", options: {} });
        expect(await ours.reviews.cancel(waiting?.id ?? "")).toBe("cancelled");
        expect(await store.claimNext("w", 60_000)).toBeNull();
        expect(await ours.reviews.resume(waiting?.id ?? "")).toBe("queued");
        const running = await ours.reviews.claim(waiting?.id ?? "", "w", 60_000);
        if (running === null) throw new Error("resumed");
        expect(await ours.reviews.cancel(running.reviewId)).toBe("requested");
        expect(await ours.reviews.heartbeat(running, 60_000)).toEqual({ ok: true, cancelRequested: true });
        expect(await ours.reviews.stop(running)).toEqual({ ok: true });
        expect(await ours.reviews.get(running.reviewId)).toMatchObject({ status: "cancelled" });
        await ours.reviews.resume(running.reviewId);
        const again = await ours.reviews.claim(running.reviewId, "w", 60_000);
        if (again === null) throw new Error("resumed");
        expect(await ours.reviews.heartbeat(again, 60_000)).toEqual({ ok: true, cancelRequested: false });
        const error = { code: "file_damaged", message: "deck.pdf is damaged", detail: { file: "deck.pdf" } };
        expect(await ours.reviews.fail(again, error)).toEqual({ ok: true });
        expect(await ours.reviews.get(again.reviewId)).toMatchObject({ status: "failed", error });
        expect(await ours.reviews.cancel(again.reviewId)).toBe("ended");
        expect(await ours.reviews.get(again.reviewId)).toMatchObject({ status: "failed", cancelRequested: false });
        expect(await ours.reviews.cancel("rev_none")).toBe("not_found");
        expect(await ours.reviews.resume("rev_none")).toBe("not_found");
      });

      it("is listed newest first, by deal and by status, page by page", async () => {
        const [deal, other] = [await makeDeal(ours), await makeDeal(ours)];
        const ids: string[] = [];
        for (let i = 0; i < 5; i++) ids.unshift(await finishReview(ours, deal.id));
        await ours.reviews.create({ dealId: other.id, locale: "en", options: {} });
        const first = await ours.reviews.list({ dealId: deal.id, limit: 3 });
        const rest = await ours.reviews.list({ dealId: deal.id, limit: 3, before: first.at(-1)?.id ?? "" });
        expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
        expect(await ours.reviews.list({ status: "queued" })).toHaveLength(1);
        expect(await ours.reviews.list()).toHaveLength(6);
      });
    });

    describe("events", () => {
      it("are numbered without gaps, whoever appends at once, and read from any point", async () => {
        const lease = await startReview(ours, (await makeDeal(ours)).id);
        const batches = Array.from({ length: 12 }, (_, i) => ours.events.append(lease, [{ i }, { i, part: 2 }]));
        const numbers = (await Promise.all(batches)).map((one) => (one.ok ? one.seq : 0)).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: 12 }, (_, i) => 2 * (i + 1)));
        const all = await ours.events.after(lease.reviewId, 0);
        expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
        expect((await ours.events.after(lease.reviewId, 20, 2)).map(({ seq }) => seq)).toEqual([21, 22]);
        expect(await ours.events.after(lease.reviewId, 24)).toEqual([]);
      });
    });

    describe("the journal", () => {
      it("knows a call from its beginning to its end, per review", async () => {
        const deal = await makeDeal(ours);
        const [one, two] = [await startReview(ours, deal.id), await startReview(ours, deal.id)];
        const journal = ours.calls.journalOf(one);
        await journal.begin(key, request);
        expect(await journal.get(key)).toBeNull();
        expect(await journal.inFlight()).toMatchObject([{ key, model: "m:1", role: "debater", ambiguous: false }]);
        expect(await journal.complete(key, completion("a"))).toEqual(completion("a"));
        expect(await journal.get(key)).toEqual({ state: "done", completion: completion("a") });
        expect(await ours.calls.journalOf(two).get(key)).toBeNull();
        expect(await ours.calls.of(one.reviewId)).toMatchObject([
          { key, model: "m:1", role: "debater", state: "done", inputTokens: 10, outputTokens: 2, usd: 0.25 },
        ]);
        expect(await theirs.calls.of(one.reviewId)).toEqual([]);
        expect(await theirs.calls.replayOf(one.reviewId).get(key)).toBeNull();
      });

      it("keeps the first of two answers, and gives it to both", async () => {
        const journal = ours.calls.journalOf(await startReview(ours, (await makeDeal(ours)).id));
        await journal.begin(key, request);
        const answers = await Promise.all([
          journal.complete(key, completion("a")),
          journal.complete(key, completion("b")),
        ]);
        expect(answers.map(({ text }) => text)).toEqual(["a", "a"]);
        await journal.fail(key, { state: "failed", kind: "timeout", detail: {}, usage: completion("").usage });
        await journal.begin(key, request);
        expect(await journal.get(key)).toMatchObject({ state: "done" });
        await expect(journal.complete("never begun", completion("c"))).rejects.toThrow("no call");
      });

      it("has doubts about what an earlier worker left unfinished, until it is asked again", async () => {
        const gone = await startReview(ours, (await makeDeal(ours)).id, 0);
        await ours.calls.journalOf(gone).begin(key, request);
        const next = await ours.reviews.claim(gone.reviewId, "worker-2", 60_000);
        if (next === null) throw new Error("claimed");
        const journal = ours.calls.journalOf(next);
        expect(await journal.inFlight()).toMatchObject([{ key, ambiguous: true }]);
        await expect(ours.calls.journalOf(gone).complete(key, completion("late"))).rejects.toMatchObject({
          code: "stale_lease",
        });
        await journal.begin(key, request);
        expect(await journal.inFlight()).toMatchObject([{ key, ambiguous: false }]);
        expect(await ours.calls.of(gone.reviewId)).toMatchObject([{ state: "begun", ambiguousTimes: 1, usd: null }]);
      });

      it("is only read by a replay", async () => {
        const lease = await startReview(ours, (await makeDeal(ours)).id);
        const journal = ours.calls.journalOf(lease);
        await journal.begin(key, request);
        await journal.complete(key, completion("kept"));
        const replay = ours.calls.replayOf(lease.reviewId);
        expect(await replay.get(key)).toEqual({ state: "done", completion: completion("kept") });
        expect(() => replay.begin(key, request)).toThrow(/replay/i);
      });
    });

    describe("another tenant", () => {
      it("sees nothing of ours", async () => {
        const deal = await makeDeal(ours);
        const reviewId = await finishReview(ours, deal.id);
        const [deck] = (await ours.deals.files(deal.id)) ?? [];
        await ours.decisions.add({ reviewId, contradictionId: "c-arr", kind: "dismiss", reason: "r", by: "Alice" });
        expect(await theirs.documents.get(deck?.hash ?? "")).toBeNull();
        expect(await theirs.deals.get(deal.id)).toBeNull();
        expect(await theirs.deals.list()).toEqual([]);
        expect(await theirs.deals.files(deal.id)).toBeNull();
        expect(await theirs.deals.replaceFiles(deal.id, [])).toBeNull();
        expect(await theirs.deals.staleVerdicts(deal.id)).toBeNull();
        expect(await theirs.reviews.create({ dealId: deal.id, locale: "en", options: {} })).toBeNull();
        expect(await theirs.reviews.get(reviewId)).toBeNull();
        expect(await theirs.reviews.list({ dealId: deal.id })).toEqual([]);
        expect(await theirs.reviews.document(reviewId)).toBeNull();
        expect(await theirs.reviews.cancel(reviewId)).toBe("not_found");
        expect(await theirs.reviews.resume(reviewId)).toBe("not_found");
        expect(await theirs.reviews.claim(reviewId, "w", 1)).toBeNull();
        expect(await theirs.events.after(reviewId, 0)).toEqual([]);
        expect(await theirs.decisions.ofDeal(deal.id)).toEqual([]);
        expect(
          await theirs.decisions.add({ reviewId, contradictionId: "c-arr", kind: "dismiss", reason: "r", by: "Eve" }),
        ).toEqual({ ok: false, refused: "review_not_found" });
        expect(await theirs.history.agentRecords()).toEqual([]);
        expect(await theirs.auditRows()).toEqual([]);
      });

      it("cannot build a deal on bytes it only knows the hash of", async () => {
        const secret = await putFile(ours, "deck.pdf", "secret");
        await expect(theirs.deals.create({ name: "Guess", files: [secret] })).rejects.toMatchObject({
          code: "unknown_document",
        });
      });
    });

    describe("access", () => {
      it("keeps tokens as hashes, bound to a tenant, until they are revoked", async () => {
        const { secret, token } = await store.access.createToken({ tenant: "ours", label: "desk", actor: "cli" });
        expect(await store.access.findToken(secret)).toMatchObject({ id: token.id, tenant: "ours", label: "desk" });
        expect((await store.access.tokens("ours"))[0]?.lastUsedAt).not.toBeNull();
        expect(await store.access.tokens("theirs")).toEqual([]);
        expect(await store.access.findToken(`${secret}x`)).toBeNull();
        expect(JSON.stringify(await store.audit.rows())).not.toContain(secret);
        expect(await store.access.revokeToken("theirs", token.id, "eve")).toBe(false);
        const session = await store.access.openSession(secret, 60_000);
        expect(await store.access.findSession(session?.secret ?? "")).toMatchObject({
          tenant: "ours",
          tokenId: token.id,
        });
        expect(await store.access.revokeToken("ours", token.id, "alice")).toBe(true);
        expect(await store.access.findToken(secret)).toBeNull();
        expect(await store.access.findSession(session?.secret ?? "")).toBeNull();
        expect(await store.access.openSession(secret, 60_000)).toBeNull();
        expect(await store.access.revokeToken("ours", token.id, "alice")).toBe(false);
      });

      it("ends sessions when they are over", async () => {
        const { secret } = await store.access.createToken({ tenant: "ours", label: "desk", actor: "cli" });
        const over = await store.access.openSession(secret, 0);
        expect(await store.access.findSession(over?.secret ?? "")).toBeNull();
        const open = await store.access.openSession(secret, 60_000);
        await store.access.endSession(open?.secret ?? "");
        expect(await store.access.findSession(open?.secret ?? "")).toBeNull();
      });
    });

    it("has everything after it was closed and opened again", async () => {
      const deal = await makeDeal(ours);
      const reviewId = await finishReview(ours, deal.id);
      const head = await store.audit.head();
      await store.close();
      store = await place.open();
      const again = store.of("ours", "alice");
      expect(await again.deals.get(deal.id)).toEqual(deal);
      expect(await again.reviews.get(reviewId)).toMatchObject({ status: "done" });
      expect(await store.audit.head()).toEqual(head);
    });
  },
);

const request: JournaledRequest = {
  model: "m:1",
  role: "debater",
  system: "s",
  user: "u",
  schema: null,
  maxOutputTokens: 10,
  temperature: 0.1,
  attempt: 0,
};
const key = journalKey(request);
const completion = (text: string): Completion => ({
  text,
  finishReason: "stop",
  modelId: "m:1",
  usage: { inputTokens: 10, outputTokens: 2, calls: 1, usd: 0.25, estimated: false },
});
