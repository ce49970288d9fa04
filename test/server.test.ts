import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReviewDocument } from "../src/report/json.ts";
import { replayReview } from "../src/runs/replay.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import type { DealDetail, ReviewRecord, SheetWindow, Stale, TextSection } from "../src/server/contract.ts";
import { ROUTES } from "../src/server/contract.ts";
import { begin, type Case, deck, formOf, listen, model, numbers, smallDeal, startCase, upload } from "./server-case.ts";
import { HOMES } from "./store-case.ts";

describe.each(HOMES().map((home) => [home.name, home] as const))("the server on %s", (_, home) => {
  let one: Case;
  let dealId = "";
  let reviewId = "";

  beforeAll(async () => {
    await home.start();
    one = await startCase({}, (await home.place()).open);
    dealId = await upload(one, smallDeal({ "model.xlsx": model(), "annexes/Ordre du jour.md": "# Réunion" }));
    reviewId = await begin(one, dealId);
  });
  afterAll(async () => {
    await one.close();
    await home.stop();
  });

  const got = async <Body>(path: string): Promise<Body> => (await one.ask("GET", path)).json() as Promise<Body>;

  describe("from upload to result", () => {
    it("tells the progress in order, and ends", async () => {
      const messages = await listen(one, reviewId);
      const types = messages.flatMap(({ data }) => data.event?.type ?? []);
      expect(types[0]).toBe("run_started");
      expect(types).toContain("contradiction_resolved");
      expect(types.at(-1)).toBe("review_finished");
      expect(numbers(messages)).toEqual(types.map((_, i) => i + 1));
      expect(messages.at(-1)).toMatchObject({ event: "end", data: { status: "done" } });
    });

    it("resumes after a dropped connection without loss and without repeating", async () => {
      expect((await one.ask("HEAD", `/api/reviews/${reviewId}/events`)).status).toBe(200);
      const whole = numbers(await listen(one, reviewId));
      const first = numbers(await listen(one, reviewId, "0", 3));
      const second = numbers(await listen(one, reviewId, String(first.at(-1)), 4));
      const rest = numbers(await listen(one, reviewId, String(second.at(-1))));
      expect(first).toHaveLength(3);
      expect([...first, ...second, ...rest]).toEqual(whole);
    });

    it("gives the document, valid, with an ETag and without a body for HEAD", async () => {
      const response = await one.ask("GET", `/api/reviews/${reviewId}/document`);
      const review = readReviewDocument(await response.text());
      expect(review.reviewId).toBe(reviewId);
      expect(review.settled[0]?.resolution.verdict.winner).toBe("alice");
      expect(response.headers.get("content-encoding")).toBe("gzip");
      const etag = response.headers.get("etag") ?? "";
      const again = await one.ask("GET", `/api/reviews/${reviewId}/document`, undefined, { "if-none-match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const head = await one.ask("HEAD", `/api/reviews/${reviewId}/document`);
      expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
      const plain = await one.ask("GET", `/api/reviews/${reviewId}/document`, undefined, {
        "accept-encoding": "identity",
      });
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(JSON.parse(await plain.text())).toMatchObject({ reviewId });
    });

    it("lists the deal with what its review says", async () => {
      const { deals } = await got<{ deals: DealDetail[] }>("/api/deals");
      expect(deals).toMatchObject([
        { id: dealId, name: "Novalys", version: 1, latestReview: { id: reviewId, status: "done" } },
      ]);
      const deal = await got<DealDetail>(`/api/deals/${dealId}`);
      expect(deal.files.map(({ path }) => path)).toEqual([
        "agents/alice.json",
        "agents/bob.json",
        "deck.pdf",
        "documents/annexes/Ordre du jour.md",
        "model.xlsx",
      ]);
      const record = await got<ReviewRecord>(`/api/reviews/${reviewId}`);
      expect(record).toMatchObject({ status: "done", cancellable: false, resumable: false, locale: "fr", model: null });
    });

    it.each([
      ["html", "text/html", "<!doctype html>"],
      ["md", "text/markdown", "# "],
      ["json", "application/json", "{"],
      ["pdf", "application/pdf", "%PDF-"],
      ["xlsx", "application/vnd.openxml", "PK"],
    ])("exports %s as a file to save", async (format, type, start) => {
      const response = await one.ask("GET", `/api/reviews/${reviewId}/export/${format}`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining(type)]);
      expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="tribunal-Novalys\./);
      expect((await response.text()).slice(0, 20).toLowerCase()).toContain(start.toLowerCase());
    });

    it("shows what was cited: page, rows with boxes, cells with formulas", async () => {
      const page = await one.ask("GET", `/api/reviews/${reviewId}/pages/deck.pdf/2.png?boxes=50,60,100,20`);
      const png = new Uint8Array(await page.arrayBuffer());
      expect([page.status, page.headers.get("content-type"), png[1]]).toEqual([200, "image/png", 0x50]);
      const bare = await one.ask("GET", `/api/reviews/${reviewId}/pages/deck.pdf/2`);
      expect(new Uint8Array(await bare.arrayBuffer())).not.toEqual(png);
      const text = await got<TextSection>(`/api/reviews/${reviewId}/text/deck.pdf/2`);
      const row = text.rows.find(({ cells }) => cells.some((cell) => cell.text.includes("504 000")));
      expect(row?.cells[0]?.box).toMatchObject({ x: expect.any(Number), width: expect.any(Number) });
      const grid = await got<SheetWindow>(`/api/reviews/${reviewId}/sheet/model.xlsx/Revenue?around=B3`);
      expect(grid.columns).toEqual(["A", "B"]);
      expect(grid.rows.find(({ number }) => number === 3)).toMatchObject({
        label: "ARR",
        cells: [{ text: "ARR" }, { ref: "B3", value: 504_000, formula: "B2*12" }],
      });
      const found = await got<SheetWindow>(`/api/reviews/${reviewId}/sheet/model.xlsx/auto?around=B3`);
      expect(found.sheet).toBe("Revenue");
      const inFolder = encodeURIComponent("documents/annexes/Ordre du jour.md");
      expect((await got<TextSection>(`/api/reviews/${reviewId}/text/${inFolder}/1`)).kind).toBe("text");
      for (const path of ["pages/deck.pdf/99", "pages/nothing.pdf/1", "text/deck.pdf/99", "sheet/deck.pdf/1"])
        expect((await one.ask("GET", `/api/reviews/${reviewId}/${path}`)).status).toBe(404);
    });

    it("replays from its journal to the same bytes", async () => {
      const shelf = new DealShelf();
      const replay = await replayReview(one.store.of("acme", "test"), reviewId, { shelf });
      await shelf.close();
      expect(replay?.same).toBe(true);
    });
  });

  describe("decisions and stale verdicts", () => {
    it("keeps a decision with its reason and name, refuses one without, and shows it in later reviews", async () => {
      const { settled } = readReviewDocument(await (await one.ask("GET", `/api/reviews/${reviewId}/document`)).text());
      const contradictionId = settled[0]?.contradiction.id ?? "";
      const path = `/api/reviews/${reviewId}/decisions`;
      const decision = {
        kind: "accept_position",
        contradictionId,
        position: "bob",
        reason: "Contrat signé",
        by: "Ada",
      };
      expect((await one.ask("POST", path, { ...decision, reason: "  " })).status).toBe(400);
      expect((await one.ask("POST", path, { ...decision, position: "nobody" })).status).toBe(409);
      expect((await one.ask("POST", path, { ...decision, contradictionId: "none" })).status).toBe(409);
      const kept = await one.ask("POST", path, decision);
      expect([kept.status, await kept.json()]).toEqual([201, expect.objectContaining({ by: "Ada", position: "bob" })]);
      expect(await got(path)).toMatchObject({ decisions: [{ contradictionId, reason: "Contrat signé" }] });
      expect(await got(`/api/deals/${dealId}/decisions`)).toMatchObject({ decisions: [{ kind: "accept_position" }] });
      const later = await begin(one, dealId);
      await listen(one, later);
      const document = await (await one.ask("GET", `/api/reviews/${later}/document`)).text();
      expect(readReviewDocument(document).decisions).toMatchObject([{ position: "bob", by: "Ada", contradictionId }]);
      for (const format of ["md", "html"]) {
        const report = await (await one.ask("GET", `/api/reviews/${reviewId}/export/${format}`)).text();
        expect(report).toContain("Contrat signé");
      }
      // Exported, it is the review as it was kept, with what people decided since.
      const exported = await (await one.ask("GET", `/api/reviews/${reviewId}/export/json`)).json();
      const asKept = await (await one.ask("GET", `/api/reviews/${reviewId}/document`)).json();
      expect(exported).toEqual({ ...asKept, decisions: [expect.objectContaining({ by: "Ada", position: "bob" })] });
      expect(await got("/api/agents")).toMatchObject({
        agents: expect.arrayContaining([expect.objectContaining({ agentName: "bob", right: 1 })]),
      });
      reviewId = later;
    });

    it("marks the verdicts whose document was replaced, and settles only those again", async () => {
      expect((await got<Stale>(`/api/deals/${dealId}/stale`)).verdicts).toEqual([]);
      expect((await one.ask("POST", `/api/reviews/${reviewId}/recheck`)).status).toBe(409);
      const put = await one.ask("PUT", `/api/deals/${dealId}/files`, formOf({ "deck.pdf": deck("900 000 €") }));
      expect(await put.json()).toMatchObject({ version: 2 });
      const stale = await got<Stale>(`/api/deals/${dealId}/stale`);
      expect(stale).toMatchObject({ reviewId, verdicts: [{ documents: ["deck.pdf"] }] });
      const before = await (await one.ask("GET", `/api/reviews/${reviewId}/document`)).text();

      const recheck = (await (await one.ask("POST", `/api/reviews/${reviewId}/recheck`)).json()) as ReviewRecord;
      expect(recheck).toMatchObject({ recheckOf: reviewId, dealVersion: 2 });
      await listen(one, recheck.id);
      const after = readReviewDocument(await (await one.ask("GET", `/api/reviews/${recheck.id}/document`)).text());
      expect(after.settled[0]?.resolution.verdict.winner).not.toBe("alice");
      expect(after.recheck).toMatchObject({ of: reviewId, changes: [{ path: "deck.pdf" }] });
      expect((await got<Stale>(`/api/deals/${dealId}/stale`)).verdicts).toEqual([]);
      expect(await (await one.ask("GET", `/api/reviews/${reviewId}/document`)).text()).toBe(before);
      const shelf = new DealShelf();
      expect((await replayReview(one.store.of("acme", "test"), recheck.id, { shelf }))?.same).toBe(true);
      await shelf.close();
      expect(await one.store.audit.verify()).toMatchObject({ ok: true });
    });
  });

  describe("for those who run it", () => {
    it("describes every route in OpenAPI 3.1, and answers each of them", async () => {
      const document = await got<{
        openapi: string;
        paths: Record<
          string,
          Record<
            string,
            { summary?: string; responses: object; parameters?: { name: string; in: string; required?: boolean }[] }
          >
        >;
        components: { schemas: Record<string, object>; securitySchemes: object };
      }>("/api/openapi.json");
      expect(document.openapi).toBe("3.1.0");
      const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
      expect(listed.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
      for (const [path, methods] of Object.entries(document.paths))
        for (const { summary, responses, parameters = [] } of Object.values(methods)) {
          expect([path, summary, Object.keys(responses).every((status) => /^\d{3}$/.test(status))]).toEqual([
            path,
            expect.any(String),
            true,
          ]);
          const inPath = parameters.filter((one) => one.in === "path" && one.required).map(({ name }) => name);
          expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
        }
      const text = JSON.stringify(document);
      for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
        expect(document.components.schemas).toHaveProperty([name]);
      for (const { method, path } of ROUTES) {
        const filled = path.replace("{format}", "md").replace(/\{\w+\}/g, "1");
        const { status } = await one.ask(method.toUpperCase(), filled, method === "post" ? {} : undefined);
        expect([path, status === 405 || status >= 500]).toEqual([path, false]);
      }
    });

    it("says whether it is well, and counts", async () => {
      expect(await (await fetch(`${one.url}/health`)).json()).toMatchObject({ status: "ok" });
      expect((await one.ask("GET", "/metrics")).status).toBe(404);
      const { secret } = await one.store.access.createToken({ tenant: "local", label: "ops", actor: "test" });
      const operator = { authorization: `Bearer ${secret}` };
      const metrics = await (await one.ask("GET", "/metrics", undefined, operator)).text();
      expect(metrics).toMatch(/tribunal_runs_total\{outcome="done"\} 3/);
      expect(metrics).toMatch(/tribunal_request_seconds_count\{method="POST",route="\/api\/deals",status="201"\} 1/);
      expect(metrics).not.toContain(dealId);
    });

    it("logs a line per request, without secrets and without a word of a document", () => {
      const text = JSON.stringify(one.lines);
      expect(one.lines).toContainEqual(
        expect.objectContaining({
          message: "request",
          method: "GET",
          route: "/api/reviews/:id/document",
          status: 200,
          tenant: "acme",
          reviewId,
        }),
      );
      for (const secret of [one.token, "504 000", "Contrat", "Novalys", "deck.pdf"]) expect(text).not.toContain(secret);
    });
  });
});
