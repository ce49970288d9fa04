import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LOOK } from "../../test/support/clerk-work.ts";
import { openSqliteStore } from "../store/open.ts";
import type { Store, TenantStore } from "../store/port.ts";
import { importDeal } from "./import-deal.ts";
import { DealShelf } from "./shelf.ts";

let folder = "";
let dir = "";
let parent = "";
let store: Store;
let tenant: TenantStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-shelf-test-"));
  [dir, parent] = [join(folder, "Novalys"), join(folder, "tmp")];
  mkdirSync(join(dir, "agents"), { recursive: true });
  mkdirSync(parent);
  writeFileSync(join(dir, "agents/a.json"), '{"agentName":"a","tier":1,"findings":[]}');
  writeFileSync(join(dir, "context.json"), '{"arr":504000}');
  store = await openSqliteStore(join(folder, "store.sqlite"));
  tenant = store.of("local", "test");
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const key = (dealId: string, version = 1) => ({ dealId, version, locale: "fr" as const });

describe("a deal folder in the store", () => {
  it("is the same deal when it comes again, in a new version where a file changed", async () => {
    const first = await importDeal(tenant, dir);
    expect(first.deal).toMatchObject({ name: "Novalys", version: 1 });
    expect((await importDeal(tenant, dir)).deal).toMatchObject({ id: first.deal.id, version: 1 });
    writeFileSync(join(dir, "context.json"), '{"arr":600000}');
    const third = await importDeal(tenant, dir);
    expect(third).toMatchObject({ deal: { id: first.deal.id, version: 2 }, changes: [{ path: "context.json" }] });
  });

  it("is read again from the store as it was, under its own name", async () => {
    const { deal } = await importDeal(tenant, dir);
    writeFileSync(join(dir, "context.json"), '{"arr":600000}');
    await importDeal(tenant, dir);
    const shelf = new DealShelf({ parent });
    const [old, now] = [await shelf.open(tenant, key(deal.id)), await shelf.open(tenant, key(deal.id, 2))];
    expect(await old.ask(LOOK, undefined)).toMatchObject({ name: "Novalys", data: { arr: 504_000 } });
    expect(await now.ask(LOOK, undefined)).toMatchObject({ data: { arr: 600_000 } });
    await shelf.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it("is laid out once for two who ask at once, and taken away when others are needed more", async () => {
    const { deal } = await importDeal(tenant, dir);
    const shelf = new DealShelf({ parent, capacity: 1 });
    const [a, b] = await Promise.all([shelf.open(tenant, key(deal.id)), shelf.open(tenant, key(deal.id))]);
    const first = readdirSync(parent);
    expect(first).toHaveLength(1);
    a.release();
    b.release();
    const other = await shelf.open(tenant, { ...key(deal.id), locale: "en" });
    other.release();
    const again = await shelf.open(tenant, key(deal.id));
    expect(await again.ask(LOOK, undefined)).toMatchObject({ data: { arr: 504_000 } });
    await shelf.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it("says what is missing, and leaves nothing behind", async () => {
    const shelf = new DealShelf({ parent });
    await expect(shelf.open(tenant, key("deal_none"))).rejects.toMatchObject({ code: "file_not_found" });
    writeFileSync(join(dir, "context.json"), "{");
    const { deal } = await importDeal(tenant, dir);
    await expect(shelf.open(store.of("rival", "test"), key(deal.id))).rejects.toMatchObject({ code: "file_not_found" });
    expect(readdirSync(parent)).toEqual([]);
  });

  it("takes away what a process that was killed could not", async () => {
    const dead = join(parent, `tribunal-deal-${hostname()}-999999999-abc`);
    const alive = join(parent, `tribunal-deal-${hostname()}-${process.ppid}-abc`);
    for (const one of [dead, alive]) mkdirSync(one);
    const { deal } = await importDeal(tenant, dir);
    const shelf = new DealShelf({ parent });
    (await shelf.open(tenant, key(deal.id))).release();
    expect([existsSync(dead), existsSync(alive)]).toEqual([false, true]);
    await shelf.close();
  });
});
