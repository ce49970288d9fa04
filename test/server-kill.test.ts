import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queueReview } from "../src/runs/plan.ts";
import { createServer } from "../src/server/create-server.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store, TenantStore } from "../src/store/port.ts";
import { startFakeProvider } from "../src/testing/fake-provider.ts";
import { seeded } from "../src/testing/random.ts";
import { countOf } from "./full-counts.ts";
import { agent, formOf, smallDeal } from "./server-case.ts";
import type { ServerChild } from "./server-child.ts";

const script = fileURLToPath(new URL("./server-child.ts", import.meta.url));
const KILLS = countOf(50, 200);
/** So many servers at the same time, each on a store of its own. */
const LANES = 2;

let folder = "";
let homes: Home[] = [];
afterEach(async () => {
  for (const { store } of homes) await store.close();
  homes = [];
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-killed-"));
});

/** A store that we look at, and that servers work on. */
interface Home {
  file: string;
  store: Store;
  tenant: TenantStore;
  token: string;
}

async function makeHome(name: string): Promise<Home> {
  const file = join(folder, `${name}.sqlite`);
  const store = await openSqliteStore(file);
  const { secret: token } = await store.access.createToken({ tenant: "acme", label: "Ada", actor: "test" });
  const home = { file, store, tenant: store.of("acme", "test"), token };
  homes.push(home);
  return home;
}

async function startChild({ file }: Home, concurrency: number, env: object = {}) {
  const task: ServerChild = { file, concurrency };
  const child = spawn(process.execPath, [script, JSON.stringify(task)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const early = once(child, "exit").then(([code]) => Promise.reject(new Error(`The server ended by itself: ${code}.`)));
  const [line] = await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), early]);
  early.catch(() => undefined);
  return { child, url: String(line).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** What the server has said is done. */
interface Acknowledged {
  deals: Map<string, string>;
  versions: Map<string, number>;
  reviews: Set<string>;
}

/** Writes one thing after the other until the server is gone; only what it answered counts. */
async function writeUntilKilled(
  url: string,
  token: string,
  round: number,
  done: Acknowledged,
  acknowledged: () => void,
): Promise<void> {
  const ask = async (method: string, path: string, body: FormData | object) => {
    const json = !(body instanceof FormData);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(json && { "content-type": "application/json" }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as { id: string; version: number };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  try {
    for (let i = 0; ; i++) {
      const name = `round ${round} write ${i}`;
      const deal = await ask("POST", "/api/deals", formOf({ "agents/a.json": `{"n":"${name}"}` }, name));
      done.deals.set(deal.id, name);
      acknowledged();
      const newer = await ask("PUT", `/api/deals/${deal.id}/files`, formOf({ "notes.md": name }));
      done.versions.set(deal.id, newer.version);
      acknowledged();
      done.reviews.add((await ask("POST", `/api/deals/${deal.id}/reviews`, {})).id);
      acknowledged();
    }
  } catch (error) {
    // The connection broke off because the server was killed; anything else is a finding.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

async function check({ store, tenant }: Home, { deals, versions, reviews }: Acknowledged): Promise<void> {
  for (const [id, name] of deals) {
    expect((await tenant.deals.get(id))?.name).toBe(name);
    const files = (await tenant.deals.files(id)) ?? [];
    const bytes = await tenant.documents.get(files.find(({ path }) => path === "agents/a.json")?.hash ?? "");
    expect(new TextDecoder().decode(bytes ?? new Uint8Array())).toBe(`{"n":"${name}"}`);
  }
  for (const [id, version] of versions) {
    expect((await tenant.deals.get(id))?.version).toBe(version);
    expect((await tenant.deals.files(id))?.map(({ path }) => path)).toContain("notes.md");
  }
  for (const id of reviews) expect((await tenant.reviews.get(id))?.status).toBe("queued");
  expect(await store.audit.verify()).toMatchObject({ ok: true });
}

describe("a server killed with -9", () => {
  it(`loses nothing it acknowledged, ${KILLS} times at random moments`, async () => {
    let kills = 0;
    let reviews = 0;
    const lane = async (number: number) => {
      const home = await makeHome(`lane-${number}`);
      const done: Acknowledged = { deals: new Map(), versions: new Map(), reviews: new Set() };
      const random = seeded(number);
      for (let round = 0; round < KILLS / LANES; round++) {
        const { child, url } = await startChild(home, 0);
        let left = random.integer(0, 8);
        const acknowledged = () => {
          left -= 1;
          // In the middle of the next write, or just before or after it.
          if (left === 0) setTimeout(() => child.kill("SIGKILL"), random.integer(0, 6));
        };
        if (left === 0) child.kill("SIGKILL");
        await Promise.all([once(child, "exit"), writeUntilKilled(url, home.token, round, done, acknowledged)]);
        kills += 1;
      }
      await check(home, done);
      reviews += done.reviews.size;
    };
    await Promise.all(Array.from({ length: LANES }, (_, i) => lane(i + 1)));
    expect(kills).toBe(KILLS);
    expect(reviews).toBeGreaterThan(KILLS / 2);
  });

  it("is taken over in the middle of a review, and no answered question is asked again", async () => {
    const home = await makeHome("taken-over");
    const { store, tenant } = home;
    let silentFrom = 2;
    const provider = await startFakeProvider({
      answer: { nonsense: true },
      script: (_, index) => (index >= silentFrom ? { kind: "silent" } : { kind: "ok" }),
    });
    const files = smallDeal({
      "agents/alice.json": agent("alice", 500_000, "nothing", 62),
      "agents/bob.json": agent("bob", 900_000, "nothing", 64),
    });
    const kept = [];
    for (const [path, content] of Object.entries(files)) {
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      kept.push({ path, ...(await tenant.documents.put(bytes)) });
    }
    const deal = await tenant.deals.create({ name: "Novalys", files: kept });
    const review = await queueReview(tenant, { dealId: deal.id, locale: "fr", model: "openai-compatible:llama" });
    const { child } = await startChild(home, 1, { TRIBUNAL_BASE_URL: provider.url });
    await provider.arrived(3);
    await kill(child);
    silentFrom = Infinity;
    const id = review?.id ?? "";
    const before = await tenant.calls.of(id);
    const answered = before.filter(({ state }) => state === "done");
    expect(answered.length).toBeGreaterThan(0);

    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const ended = new Promise<string>((resolve) => {
      const server = createServer({
        store,
        pollMs: 50,
        log: ({ message, outcome }) => {
          if (message === "run") server.close().then(() => resolve(String(outcome)));
        },
      });
      void server.listen();
    });
    expect(await ended).toBe("done");
    vi.unstubAllEnvs();
    expect((await tenant.reviews.get(id))?.status).toBe("done");
    const after = await tenant.calls.of(id);
    expect(after).toEqual(expect.arrayContaining(answered));
    expect(provider.requests.length - after.length).toBe(before.length - answered.length);
    await provider.close();
  });
});
