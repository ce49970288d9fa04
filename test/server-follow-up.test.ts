import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChecklistLine, ConclusionLine, ShareLine } from "../src/server/contract.ts";
import { begin, type Case, codeOf, listen, startCase, upload } from "./server-case.ts";

let one: Case;
let deal = "";
let review = "";
let eve: Record<string, string>;
beforeAll(async () => {
  one = await startCase();
  deal = await upload(one);
  review = await begin(one, deal);
  await listen(one, review);
  const { secret } = await one.store.access.createToken({ tenant: "other", label: "Eve", actor: "test" });
  eve = { authorization: `Bearer ${secret}` };
});
afterAll(() => one.close());

const got = async <Body>(path: string) => (await (await one.ask("GET", path)).json()) as Body;

describe("what follows a review", () => {
  it("lists what to verify, and keeps who does it, how far it is and what was found", async () => {
    const items = async () => (await got<{ items: ChecklistLine[] }>(`/api/deals/${deal}/checklist?lang=fr`)).items;
    const [first] = await items();
    if (first === undefined) throw new Error("nothing to verify");
    expect(first).toMatchObject({ status: "open", owner: null, note: null });
    const path = `/api/deals/${deal}/checklist/${encodeURIComponent(first.id)}`;
    expect((await one.ask("PUT", path, { status: "doing", owner: "Bo", note: "Relevé demandé" })).status).toBe(200);
    expect((await items())[0]).toMatchObject({ status: "doing", owner: "Bo", note: "Relevé demandé" });
    // The same thing in another language has the same work on it.
    const english = await got<{ items: ChecklistLine[] }>(`/api/deals/${deal}/checklist?lang=en`);
    expect(english.items.find(({ id }) => id === first.id)).toMatchObject({ owner: "Bo" });
    expect(await codeOf(await one.ask("PUT", path, { status: "done" }, eve))).toEqual([404, "not_found"]);
    expect(await codeOf(await one.ask("PUT", path, { status: "sold" }))).toEqual([400, "bad_request"]);
  });

  it("puts the decision on record with a reason and a name, and keeps the ones before", async () => {
    const path = `/api/deals/${deal}/conclusions`;
    const decide = (more: object) =>
      one.ask("POST", path, { kind: "wait", reason: "ARR à prouver", by: "Ada", ...more });
    expect((await decide({ reviewId: review })).status).toBe(201);
    expect((await decide({ kind: "pass", reason: "Réponse peu claire" })).status).toBe(201);
    expect(await codeOf(await decide({ reason: " " }))).toEqual([400, "bad_request"]);
    expect(await codeOf(await decide({ reviewId: "rev_other" }))).toEqual([404, "not_found"]);
    const { conclusions } = await got<{ conclusions: ConclusionLine[] }>(path);
    expect(conclusions.map(({ kind }) => kind)).toEqual(["pass", "wait"]);
    const trail = await one.store.of("acme", "test").auditRows({ limit: 1000 });
    expect(trail.filter(({ action }) => action === "conclusion.taken")).toHaveLength(2);
    expect(await codeOf(await one.ask("GET", path, undefined, eve))).toEqual([404, "not_found"]);
  });
});

describe("the memo", () => {
  it("is a file of its tenant in each form, with the decision that stands", async () => {
    const path = `/api/reviews/${review}/memo`;
    const page = await one.ask("GET", `${path}/html?lang=en`);
    expect(page.headers.get("content-disposition")).toMatch(/^attachment; filename="tribunal-.+-memo\.html"/);
    expect(await page.text()).toContain("Pass. Réponse peu claire");
    expect((await one.ask("GET", `${path}/docx`)).headers.get("content-type")).toContain("wordprocessingml");
    expect(await codeOf(await one.ask("GET", `${path}/html`, undefined, eve))).toEqual([404, "not_found"]);
  });
});

describe("a link to share", () => {
  const make = async (): Promise<{ share: ShareLine; path: string }> => {
    const made = await one.ask("POST", `/api/reviews/${review}/shares`, { label: "Co-investisseur", days: 14 });
    expect(made.status).toBe(201);
    return (await made.json()) as { share: ShareLine; path: string };
  };

  it("shows the report of one review without signing in, in a page that can reach nothing", async () => {
    const { path } = await make();
    const shown = await fetch(`${one.url}${path}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("Novalys");
    expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts; default-src 'none'/);
    expect(shown.headers.get("set-cookie")).toBeNull();
    expect(shown.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("speaks the guest's language, and its own to a guest whose language we do not speak", async () => {
    const { path } = await make();
    const language = async (asked: string, wishes: string) => {
      const shown = await fetch(`${one.url}${path}${asked}`, { headers: { "accept-language": wishes } });
      return [shown.headers.get("content-language"), /<html lang="(..)/.exec(await shown.text())?.[1]];
    };
    const own = await language("", "de-DE");
    expect(await language("", own[0] === "fr" ? "en-GB" : "fr-FR")).toEqual(
      own[0] === "fr" ? ["en", "en"] : ["fr", "fr"],
    );
    expect(await language("?lang=pt", "fr-FR")).toEqual(["pt", "pt"]);
  });

  it("opens nothing else: no session, no deal, no write, no other review", async () => {
    const { path } = await make();
    const secret = path.split("/").at(-1) ?? "";
    for (const headers of [{ authorization: `Bearer ${secret}` }, { cookie: `tribunal_session=${secret}` }])
      for (const [method, asked] of [
        ["GET", "/api/deals"],
        ["GET", `/api/deals/${deal}`],
        ["GET", `/api/reviews/${review}/document`],
        ["POST", `/api/deals/${deal}/conclusions`],
        ["PUT", `/api/deals/${deal}/questions/own-1`],
      ] as const)
        expect((await fetch(`${one.url}${asked}`, { method, headers })).status).toBe(401);
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await fetch(`${one.url}${path}`, { method })).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${one.url}${path}/${review}`)).status).not.toBe(500);
    expect((await fetch(`${one.url}/shared/share_guess`)).status).toBe(404);
    expect(await codeOf(await one.ask("POST", "/api/session", { token: secret }))).toEqual([401, "not_signed_in"]);
  });

  it("ends when it is revoked, by its owner alone, and on its date", async () => {
    const { share, path } = await make();
    expect((await one.ask("DELETE", `/api/deals/${deal}/shares/${share.id}`, undefined, eve)).status).toBe(404);
    expect((await one.ask("DELETE", `/api/deals/${deal}/shares/${share.id}`)).status).toBe(204);
    expect((await fetch(`${one.url}${path}`)).status).toBe(404);
    const over = await one.store
      .of("acme", "test")
      .shares.create({ reviewId: review, label: "Late", expiresAt: new Date(0).toISOString() });
    const late = await fetch(`${one.url}/shared/${over?.secret}`, { headers: { "accept-language": "pt-BR" } });
    expect([late.status, late.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/html")]);
    expect(await late.text()).toContain("Este link já não mostra nada");
    const { shares } = await got<{ shares: ShareLine[] }>(`/api/deals/${deal}/shares`);
    expect(JSON.stringify(shares)).not.toContain(path.split("/").at(-1));
    expect(await codeOf(await one.ask("POST", `/api/reviews/${review}/shares`, { label: "x", days: 1 }, eve))).toEqual([
      404,
      "not_found",
    ]);
    expect(await codeOf(await one.ask("POST", `/api/reviews/${review}/shares`, { label: "x", days: 900 }))).toEqual([
      400,
      "bad_request",
    ]);
  });
});
