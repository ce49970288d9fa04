import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKeyVault } from "../src/runs/key-vault.ts";
import { createServer } from "../src/server/create-server.ts";
import { openSqliteStore } from "../src/store/open.ts";

const KEY = "sk-or-v1-0123456789abcdef";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tribunal-keys-"));
});
afterEach(() => rm(folder, { recursive: true }));
const everything = async (at = folder) =>
  (await Promise.all((await readdir(at)).map((name) => readFile(join(at, name), "utf8")))).join("\n");

describe("the vault of models' keys", () => {
  it("gives a key back under its provider's name, to its tenant alone, and to the next process", async () => {
    const vault = openKeyVault({ folder });
    await vault.put("ada", "openrouter", KEY);
    expect(await openKeyVault({ folder }).environmentOf("ada")).toEqual({ OPENROUTER_API_KEY: KEY });
    expect(await vault.environmentOf("bob")).toEqual({});
    expect(await vault.providers("ada")).toEqual(["openrouter"]);
    expect(await vault.forget("ada", "openrouter")).toBe(true);
    expect(await vault.forget("ada", "openrouter")).toBe(false);
    expect(await vault.environmentOf("ada")).toEqual({});
  });

  it("keeps it sealed, in files only their owner reads, and loses none that come at once", async () => {
    const vault = openKeyVault({ folder });
    await Promise.all(
      ["openrouter", "openai", "google", "anthropic"].map((one) => vault.put("ada", one, `${KEY}${one}`)),
    );
    expect(await vault.providers("ada")).toEqual(["anthropic", "google", "openai", "openrouter"]);
    expect(await everything()).not.toContain(KEY);
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it("opens nothing with another secret, for another tenant or provider, or after a change", async () => {
    const vault = openKeyVault({ folder, secret: "a long passphrase of the operator" });
    await vault.put("ada", "openrouter", KEY);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await openKeyVault({ folder, secret: "another one" }).environmentOf("ada")).toEqual({});
    const [name = ""] = await readdir(folder);
    const sealed = JSON.parse(await readFile(join(folder, name), "utf8"));
    await writeFile(join(folder, name), JSON.stringify({ openai: sealed.openrouter }));
    expect(await vault.environmentOf("ada")).toEqual({});
    const data = Buffer.from(sealed.openrouter.data, "base64");
    data[0] = (data[0] ?? 0) ^ 1;
    const changed = { openrouter: { ...sealed.openrouter, data: data.toString("base64") } };
    await writeFile(join(folder, name), JSON.stringify(changed));
    expect(await vault.environmentOf("ada")).toEqual({});
  });
});

describe("keys over HTTP", () => {
  it("go in and never come out; the trail says that one came and went, not what it was", async () => {
    const store = await openSqliteStore(join(folder, "store.db"));
    const { secret } = await store.access.createToken({ tenant: "local", label: "Ada", actor: "test" });
    const { secret: other } = await store.access.createToken({ tenant: "second", label: "Bob", actor: "test" });
    const keys = openKeyVault({ folder: join(folder, "keys") });
    const { app } = createServer({ store, keys, concurrency: 0 });
    const ask = (method: string, path: string, body?: object, token = secret) =>
      app.request(path, {
        method,
        headers: { host: "localhost", authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    try {
      expect((await ask("PUT", "/api/model-keys/openrouter", { key: KEY })).status).toBe(200);
      expect(await (await ask("GET", "/api/model-keys")).json()).toEqual({ takesKeys: true, kept: ["openrouter"] });
      expect(await (await ask("GET", "/api/model-keys", undefined, other)).json()).toMatchObject({ kept: [] });
      for (const path of ["/api/model-keys", "/api/session", "/api/agents", "/api/deals"])
        expect(await (await ask("GET", path)).text()).not.toContain(KEY);
      expect((await ask("PUT", "/api/model-keys/nobody", { key: KEY })).status).toBe(400);
      const short = await ask("PUT", "/api/model-keys/openai", { key: "x", also: KEY });
      expect(short.status).toBe(400);
      expect(await short.text()).not.toContain(KEY);
      expect((await ask("DELETE", "/api/model-keys/openrouter")).status).toBe(204);
      expect((await ask("DELETE", "/api/model-keys/openrouter")).status).toBe(404);
      const rows = await store.of("local", "test").auditRows();
      expect(rows.map(({ action, subject, actor }) => [action, subject, actor])).toEqual(
        expect.arrayContaining([
          ["model_key.kept", "openrouter", expect.stringContaining("Ada")],
          ["model_key.forgotten", "openrouter", expect.stringContaining("Ada")],
        ]),
      );
      expect(JSON.stringify(rows)).not.toContain(KEY);
    } finally {
      await store.close();
    }
  });
});
