import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "../src/cli/program.ts";
import { serveCommand } from "../src/cli/serve.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "tribunal-serve-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Running {
  /** What was printed once the server was ready. */
  ready: Promise<string>;
  errors: () => string;
  interrupt: () => void;
  ended: Promise<number>;
}

function serve(...words: string[]): Running {
  const interrupts = new AbortController();
  let out = "";
  let err = "";
  let tell = (_: string) => {};
  const ready = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const ended = runProgram([serveCommand], ["serve", "--port", "0", "--no-open", ...words], {
    env: { TRIBUNAL_HOME: home },
    write: (text) => {
      out += text;
      if (/Ctrl-C|^\{.*\}\n$/s.test(out)) tell(out);
    },
    writeError: (text) => {
      err += text;
    },
    catchInterrupts: () => ({ signal: interrupts.signal, release: () => {} }),
  });
  ended.then(() => tell(out));
  return { ready, errors: () => err, interrupt: () => interrupts.abort(), ended };
}

describe("tribunal serve", () => {
  it("prints a token once, signs a browser in, and ends with 0 on Ctrl-C", async () => {
    const first = serve("--json", "--log");
    const { url, token, login } = JSON.parse(await first.ready) as { url: string; token: string; login: string };
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const asked = await fetch(`${url}/api/session`, { headers: { authorization: `Bearer ${token}` } });
    expect(await asked.json()).toMatchObject({ tenant: "local", label: "first token" });
    const opened = await fetch(login, { redirect: "manual" });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await fetch(`${url}/api/deals`, { headers: { cookie } })).status).toBe(200);
    first.interrupt();
    expect(await first.ended).toBe(0);
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    expect(first.errors()).toContain('"route":"/api/session"');
    expect(first.errors()).not.toContain(token);

    const second = serve("--json");
    const later = JSON.parse(await second.ready) as { url: string; token: string | null; login: string | null };
    expect(later).toMatchObject({ token: null, login: null });
    expect((await fetch(`${later.url}/api/deals`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await fetch(`${later.url}/api/deals`, { headers: { cookie } })).status).toBe(200);
    second.interrupt();
    expect(await second.ended).toBe(0);

    const third = serve("--json", "--new-token");
    const fresh = JSON.parse(await third.ready) as { url: string; token: string };
    expect(fresh.token).not.toBe(token);
    third.interrupt();
    await third.ended;
  });

  it("with --example signs in each time, shows no token, and reviews an example the first time", async () => {
    const first = serve("--example", "--json", "--lang", "pt");
    const { url, token, login } = JSON.parse(await first.ready) as { url: string; token: null; login: string };
    expect(token).toBeNull();
    const opened = await fetch(login, { redirect: "manual" });
    expect(opened.headers.get("location")).toMatch(/^\/reviews\/rev_/);
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { deals } = await (await fetch(`${url}/api/deals`, { headers: { cookie } })).json();
    expect(deals).toMatchObject([{ name: "FeiraLivre" }]);
    first.interrupt();
    expect(await first.ended).toBe(0);

    const second = serve("--example", "--json");
    const later = JSON.parse(await second.ready) as { url: string; login: string };
    expect((await fetch(`${later.url}/api/deals`, { headers: { cookie } })).status).toBe(401);
    expect((await fetch(later.login, { redirect: "manual" })).headers.get("location")).toBe("/");
    second.interrupt();
    expect(await second.ended).toBe(0);
  });

  it.each([
    ["en", "Tribunal is ready", "It is shown this once"],
    ["fr", "Tribunal est prêt", "Il n’est affiché que cette fois"],
    ["pt", "O Tribunal está pronto", "Só é mostrado desta vez"],
  ])("speaks %s", async (lang, ready, once) => {
    const running = serve("--lang", lang);
    const said = await running.ready;
    expect(said).toContain(ready);
    expect(said).toContain(once);
    running.interrupt();
    expect(await running.ended).toBe(0);
  });

  it("lets other machines in only where that was said, and names what is wrong", async () => {
    const remote = serve("--host", "0.0.0.0");
    expect([await remote.ended, remote.errors()]).toEqual([1, expect.stringContaining("--allow-remote")]);
    const everywhere = serve("--host", "0.0.0.0", "--allow-remote");
    expect(await everywhere.ready).toMatch(/http:\/\/localhost:\d+\/login/);
    everywhere.interrupt();
    expect(await everywhere.ended).toBe(0);
    const port = serve("--port", "99999", "--lang", "fr");
    expect([await port.ended, port.errors()]).toEqual([1, expect.stringContaining("de 0 à 65535")]);
    const address = serve("--public-url", "tribunal");
    expect([await address.ended, address.errors()]).toEqual([
      1,
      expect.stringContaining("https://tribunal.example.org"),
    ]);
    const holder = serve("--json");
    const { url } = JSON.parse(await holder.ready) as { url: string };
    const second = serve("--port", new URL(url).port, "--lang", "pt");
    expect([await second.ended, second.errors()]).toEqual([1, expect.stringContaining("está ocupada")]);
    holder.interrupt();
    await holder.ended;
  });

  it("behind a proxy gives its public address", async () => {
    const running = serve("--json", "--public-url", "https://desk.example.org", "--host", "127.0.0.2");
    const { url, login } = JSON.parse(await running.ready) as { url: string; login: string };
    expect(url).toBe("https://desk.example.org");
    expect(login).toMatch(/^https:\/\/desk\.example\.org\/login\?code=/);
    running.interrupt();
    expect(await running.ended).toBe(0);
  });
});
