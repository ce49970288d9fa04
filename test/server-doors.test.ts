import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { begin, type Case, codeOf, formOf, listen, smallDeal, startCase, upload } from "./server-case.ts";

let one: Case;
afterEach(() => one?.close());

const shown = (token: string, client?: string) =>
  fetch(`${one.url}/api/deals`, {
    headers: { authorization: `Bearer ${token}`, ...(client !== undefined && { "x-forwarded-for": client }) },
  });

describe("tokens that are not good", () => {
  it("are not looked up any more after some tries from one address; who was good before goes on", async () => {
    one = await startCase({ concurrency: 0, limits: { signInsPerMinute: 3 } });
    expect((await shown(one.token)).status).toBe(200);
    for (let i = 0; i < 3; i++) expect((await shown(`trib_guess${i}`)).status).toBe(401);
    const refused = await shown("trib_guess4");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await shown(one.token)).status).toBe(200);
  });

  it("are counted per client behind a proxy that is trusted, and only behind one", async () => {
    one = await startCase({ concurrency: 0, limits: { signInsPerMinute: 2 }, trustedProxies: ["127.0.0.1"] });
    for (let i = 0; i < 2; i++) await shown("trib_guess", "6.6.6.6, 203.0.113.7");
    expect((await shown("trib_guess", "6.6.6.7, 203.0.113.7")).status).toBe(429);
    expect((await shown("trib_guess", "203.0.113.8")).status).toBe(401);
    await one.restart({ trustedProxies: [] });
    for (let i = 0; i < 2; i++) await shown("trib_guess", `203.0.113.${i}`);
    expect((await shown("trib_guess", "203.0.113.99")).status).toBe(429);
  });
});

describe("who leaves in the middle of an upload", () => {
  it("made no fault, and the log tells of none", async () => {
    one = await startCase({ concurrency: 0 });
    const socket = connect(one.port, "127.0.0.1");
    const part = '--B\r\nContent-Disposition: form-data; name="files"; filename="deck.txt"\r\n\r\nhalf of it';
    const head = `POST /api/deals HTTP/1.1\r\nHost: 127.0.0.1:${one.port}\r\nAuthorization: Bearer ${one.token}\r\n`;
    socket.write(`${head}Content-Type: multipart/form-data; boundary=B\r\nContent-Length: 5000\r\n`);
    socket.write(`Expect: 100-continue\r\n\r\n`);
    await once(socket, "data");
    socket.write(part, () => socket.destroy());
    await expect
      .poll(() => one.lines.find(({ method }) => method === "POST"), { timeout: 20_000 })
      .toMatchObject({ level: "info", status: 400 });
    expect(one.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("names", () => {
  it("of deals hold nothing that turns text around or is not seen", async () => {
    one = await startCase({ concurrency: 0 });
    const response = await one.ask("POST", "/api/deals", formOf(smallDeal(), "Nova\u202egpj.lys\u0007\u200b & Co"));
    expect(((await response.json()) as { name: string }).name).toBe("Nova gpj.lys & Co");
  });
});

describe("a request that says one thing twice", () => {
  const sent = (path: string, body: string, type = "application/json") =>
    fetch(`${one.url}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${one.token}`,
        "content-type": type,
        accept: "application/json, text/event-stream",
        "accept-language": "fr",
      },
      body,
    });

  it("is refused with the key, at every door that takes JSON", async () => {
    one = await startCase({ concurrency: 0 });
    const deal = await upload(one);
    const twice = await sent(`/api/deals/${deal}/reviews`, '{"locale":"en","loc\\u0061le":"fr"}');
    expect(twice.status).toBe(400);
    expect(await twice.json()).toMatchObject({
      error: { code: "repeated_key", message: expect.stringContaining("« locale » figure deux fois") },
    });
    expect(await codeOf(await sent("/api/session", '{"token":"a","token":"b"}'))).toEqual([400, "repeated_key"]);
    const call = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"x":{"deal":1,"deal":2}}}';
    expect(await codeOf(await sent("/mcp", call))).toEqual([400, "repeated_key"]);
    // Called something else, or without a name of its kind, it is looked at all the same.
    expect(await codeOf(await sent(`/api/deals/${deal}/reviews`, '{"a":1,"a":2}', "text/plain"))).toEqual([
      400,
      "repeated_key",
    ]);
    expect((await sent(`/api/deals/${deal}/reviews`, '{"locale":"en"}')).status).toBe(201);
  });

  it("is refused in a part of a form too", async () => {
    one = await startCase({ concurrency: 0 });
    const form = formOf(smallDeal());
    form.set("review", '{"locale":"en","locale":"fr"}');
    const response = await one.ask("POST", "/api/deals", form);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain("stands twice");
  });
});

describe("a stored review that was changed behind our back", () => {
  it("is not shown as if it were whole", async () => {
    one = await startCase();
    const id = await begin(one, await upload(one));
    await listen(one, id);
    const database = new DatabaseSync(join(one.folder, "store.sqlite"));
    database.exec("update review_documents set document = replace(document, '504', '904')");
    database.close();
    expect(await codeOf(await one.ask("GET", `/api/reviews/${id}/document`))).toEqual([500, "record_changed"]);
  });
});

describe("a deal folder", () => {
  it("with a pipe and an answer that says one thing twice names both, and reads the rest", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tribunal-doors-"));
    mkdirSync(join(folder, "agents"));
    writeFileSync(join(folder, "context.json"), '{"arr":504000}');
    writeFileSync(join(folder, "funding-db.json"), '{"arr":1,"arr":2}');
    writeFileSync(join(folder, "agents/a.json"), '{"agentName":"a","findings":[{"metric":"ARR","value":1,"value":2}]}');
    execFileSync("mkfifo", [join(folder, "deck.pdf")]);
    const { warnings, context, agentOutputs } = await loadDeal(folder, { locale: "en" });
    expect(warnings).toContainEqual(expect.objectContaining({ code: "not_a_file", file: "deck.pdf" }));
    expect(warnings).toContainEqual(expect.objectContaining({ code: "agent_file_unreadable", file: "agents/a.json" }));
    expect(warnings.map(({ message }) => message).join("\n")).toContain("a key stands twice in one object");
    expect(agentOutputs).toEqual([]);
    expect(context.dossier?.documents.map(({ id }) => id)).toEqual(["context.json"]);
    expect(context.dossier?.unreadable).toMatchObject([{ id: "funding-db.json", code: "bad_json" }]);
    rmSync(folder, { recursive: true, force: true });
  });
});
