import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../src/server/contract.ts";
import { createServer } from "../src/server/create-server.ts";
import { begin, type Case, codeOf, formOf, listen, smallDeal, startCase, upload } from "./server-case.ts";

let one: Case;
let dealId = "";
let reviewId = "";

beforeAll(async () => {
  one = await startCase({
    limits: { signInsPerMinute: 25 },
  });
  dealId = await upload(one);
  reviewId = await begin(one, dealId);
  await listen(one, reviewId);
});
afterAll(() => one.close());

/** Node's fetch does not let one choose the Host. */
function askAs(headers: Record<string, string>, path = "/api/deals", method = "GET"): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: "127.0.0.1", port: one.port, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve([response.statusCode ?? 0, /"code":"(\w+)"/.exec(text)?.[1] ?? ""]));
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("who may ask", () => {
  it("knows only good tokens", async () => {
    for (const authorization of [
      "",
      "Bearer",
      "Bearer wrong",
      `Basic ${one.token}`,
      `Bearer ${one.token}x`,
      `Bearer ${"x".repeat(5_000)}`,
    ])
      expect(await codeOf(await fetch(`${one.url}/api/deals`, { headers: { authorization } }))).toEqual([
        401,
        "not_signed_in",
      ]);
    expect(await codeOf(await fetch(`${one.url}/metrics`))).toEqual([401, "not_signed_in"]);
    expect((await one.ask("GET", "/api/deals")).status).toBe(200);
  });

  it("gives another tenant 404 for every id, and an empty list", async () => {
    const { secret } = await one.store.access.createToken({ tenant: "rival", label: "Eve", actor: "test" });
    const as = (method: string, path: string, body?: object | FormData) =>
      one.ask(method, path, body, { authorization: `Bearer ${secret}` });
    expect(await (await as("GET", "/api/deals")).json()).toEqual({ deals: [], next: null });
    const decision = { kind: "dismiss", contradictionId: "x", reason: "r", by: "Eve" };
    const requests: [string, string, (object | FormData)?][] = [
      ["GET", `/api/deals/${dealId}`],
      ["PUT", `/api/deals/${dealId}/files`, formOf(smallDeal())],
      ["GET", `/api/deals/${dealId}/decisions`],
      ["GET", `/api/deals/${dealId}/stale`],
      ["POST", `/api/deals/${dealId}/reviews`, {}],
      ["GET", `/api/reviews/${reviewId}`],
      ["GET", `/api/reviews/${reviewId}/document`],
      ["GET", `/api/reviews/${reviewId}/events`],
      ["GET", `/api/reviews/${reviewId}/calls`],
      ["GET", `/api/reviews/${reviewId}/export/md`],
      ["GET", `/api/reviews/${reviewId}/pages/deck.pdf/1`],
      ["GET", `/api/reviews/${reviewId}/text/deck.pdf/1`],
      ["GET", `/api/reviews/${reviewId}/sheet/deck.pdf/1`],
      ["POST", `/api/reviews/${reviewId}/cancel`, {}],
      ["POST", `/api/reviews/${reviewId}/resume`, {}],
      ["POST", `/api/reviews/${reviewId}/recheck`, {}],
      ["POST", `/api/reviews/${reviewId}/decisions`, decision],
      ["GET", `/api/reviews/${reviewId}/decisions`],
    ];
    for (const [method, path, body] of requests)
      expect([path, ...(await codeOf(await as(method, path, body)))]).toEqual([path, 404, "not_found"]);
  });

  it("opens a session by token, keeps it from scripts and other sites, and ends it", async () => {
    const headers = { "content-type": "application/json", origin: one.url };
    const signIn = await fetch(`${one.url}/api/session`, {
      method: "POST",
      headers,
      body: JSON.stringify({ token: one.token }),
    });
    const cookie = signIn.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^tribunal_session=[^;]+;.*HttpOnly.*SameSite=Strict/i);
    expect(cookie).not.toContain(one.token);
    const session = cookie.split(";")[0] ?? "";
    const get = (path: string, more = {}) => fetch(`${one.url}${path}`, { headers: { cookie: session, ...more } });
    expect((await (await get("/api/session")).json()) as Session).toMatchObject({ tenant: "acme", label: "Ada" });
    const post = (more: Record<string, string>) =>
      fetch(`${one.url}/api/deals/${dealId}/reviews`, {
        method: "POST",
        headers: { cookie: session, "content-type": "application/json", ...more },
        body: "{}",
      });
    expect(await codeOf(await post({}))).toEqual([403, "foreign_origin"]);
    expect(await codeOf(await post({ origin: "https://evil.example" }))).toEqual([403, "foreign_origin"]);
    expect(await codeOf(await post({ origin: "null" }))).toEqual([403, "foreign_origin"]);
    expect(await codeOf(await post({ origin: `http://127.0.0.1:${one.port + 1}` }))).toEqual([403, "foreign_origin"]);
    expect((await post({ origin: one.url })).status).toBe(201);
    expect(await codeOf(await get("/api/deals", { "sec-fetch-site": "cross-site" }))).toEqual([403, "foreign_origin"]);
    expect(await codeOf(await get("/api/deals", { "sec-fetch-site": "same-site" }))).toEqual([403, "foreign_origin"]);
    const out = await fetch(`${one.url}/api/session`, {
      method: "DELETE",
      headers: { cookie: session, origin: one.url },
    });
    expect(out.status).toBe(204);
    expect((await get("/api/session")).status).toBe(401);
  });

  it("signs in once with a login link, which is void afterwards", async () => {
    const path = one.server.loginPath(one.token);
    const first = await fetch(`${one.url}${path}`, { redirect: "manual" });
    expect([first.status, first.headers.get("location")]).toEqual([303, "/"]);
    expect(first.headers.get("set-cookie")).toMatch(/tribunal_session=/);
    const second = await fetch(`${one.url}${path}`, { redirect: "manual" });
    expect([second.headers.get("location"), second.headers.get("set-cookie")]).toEqual(["/?sign-in=expired", null]);
    expect(path).not.toContain(one.token);
  });

  it("behind a proxy answers to its public name, and sends its cookie over https only", async () => {
    const server = createServer({ store: one.store, publicUrl: "https://desk.example.org" });
    const path = server.loginPath(one.token);
    const ask = (host: string) => server.app.request(`http://${host}${path}`, { headers: { host } });
    expect((await ask("other.example.org")).status).toBe(421);
    expect((await ask("desk.example.org")).headers.get("set-cookie")).toMatch(/; Secure/);
  });

  it("answers only to its own names", async () => {
    const authorization = `Bearer ${one.token}`;
    for (const host of ["evil.example", `evil.example:${one.port}`, "127.0.0.1.evil.example", "localhost.evil.example"])
      expect(await askAs({ host, authorization })).toEqual([421, "wrong_host"]);
    for (const host of [`localhost:${one.port}`, `127.0.0.1:${one.port}`, `[::1]:${one.port}`])
      expect((await askAs({ host, authorization }))[0]).toBe(200);
    expect(await askAs({ host: "evil.example" }, "/")).toEqual([421, "wrong_host"]);
  });

  it("limits how often somebody may try to sign in", async () => {
    const tries = Array.from({ length: 40 }, () =>
      fetch(`${one.url}/api/session`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"token":"guess"}',
      }),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ error: { code: "too_many_requests" } });
  });
});

describe("every answer", () => {
  it("carries the security headers, refusals and files of the desk too", async () => {
    const answers = [
      await one.ask("GET", "/api/deals"),
      await fetch(`${one.url}/api/deals`),
      await fetch(`${one.url}/`),
      await fetch(`${one.url}/health`),
      await one.ask("GET", `/api/reviews/${reviewId}/export/html`),
    ];
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toMatch(/default-src '(?:self|none)'/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(answers.at(-1)?.headers.get("content-security-policy")).toContain("sandbox");
  });
});

describe("the files of the desk", () => {
  it("are served with their page as the fallback, and nothing outside of them is", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tribunal-desk-"));
    mkdirSync(join(folder, "web/assets"), { recursive: true });
    writeFileSync(join(folder, "secret.txt"), "secret");
    writeFileSync(join(folder, "web/index.html"), "<!doctype html><title>Desk</title>");
    writeFileSync(join(folder, "web/assets/app-abcdef12.js"), `export const a = "${"x".repeat(2_000)}";`);
    const { app } = createServer({ store: one.store, desk: join(folder, "web") });
    const get = (path: string, headers = {}) =>
      app.request(`http://localhost${path}`, { headers: { host: "localhost", ...headers } });
    const page = await get("/");
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(await (await get("/reviews/rev_1?tab=2")).text()).toContain("<title>Desk</title>");
    const script = await get("/assets/app-abcdef12.js", { "accept-encoding": "gzip" });
    expect(Object.fromEntries(script.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect((await get("/", { "if-none-match": page.headers.get("etag") ?? "" })).status).toBe(304);
    for (const path of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..%5csecret.txt",
      "/assets/no.js",
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await app.request("http://localhost/", { method: "POST", headers: { host: "localhost" } })).status).toBe(
      405,
    );
    rmSync(folder, { recursive: true });
  });
});
