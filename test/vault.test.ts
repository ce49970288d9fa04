import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importDeal } from "../src/runs/import-deal.ts";
import { queueReview } from "../src/runs/plan.ts";
import { runReview } from "../src/runs/run-review.ts";
import { DealShelf } from "../src/runs/shelf.ts";
import type { Store, TenantStore } from "../src/store/port.ts";
import { openVault } from "../src/store/vault/vault.ts";
import { type Bucket, startBucket } from "./bucket-case.ts";
import { disputedFolder } from "./disputed-folder.ts";
import { HOMES, type HomeUnderTest, type Place } from "./store-case.ts";

const KEYS = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
const DECK = new TextEncoder().encode("the deck");

describe.each(HOMES())("documents in a bucket, the rest in $name", (home: HomeUnderTest) => {
  let bucket: Bucket;
  let place: Place;
  let store: Store;
  let ours: TenantStore;
  beforeAll(() => home.start());
  afterAll(() => home.stop());
  beforeEach(async () => {
    bucket = await startBucket();
    place = await home.place();
    store = await place.open({ vault: await openVault(bucket.place) });
    ours = store.of("ours", "alice");
  });
  afterEach(async () => {
    await store.close();
    await bucket.close();
  });

  it("lie there and not in the database, and a deal is reviewed from them", async () => {
    const folder = await disputedFolder();
    const { deal } = await importDeal(ours, folder);
    rmSync(folder, { recursive: true });
    expect((await place.read("select hash from documents")).length).toBeGreaterThan(1);
    expect(await place.read("select hash from document_bytes")).toEqual([]);
    const record = await queueReview(ours, { dealId: deal.id, locale: "en" });
    const lease = await ours.reviews.claim(record?.id ?? "", "w", 60_000);
    if (lease === null) throw new Error("It waits for nobody else.");
    const shelf = new DealShelf();
    expect(await runReview({ store, lease, shelf })).toMatchObject({ status: "done" });
    await shelf.close();
    expect(await store.audit.changedRecord()).toBeNull();
  });

  it("are not shown as whole where they were changed or are gone, and come back when they are put again", async () => {
    const { hash } = await ours.documents.put(DECK);
    await fetch(bucket.address("ours", hash), { method: "PUT", body: "another deck" });
    await expect(ours.documents.get(hash)).rejects.toMatchObject({ code: "damaged" });
    expect(await store.audit.changedRecord()).toMatchObject({ kind: "document", id: hash });
    await fetch(bucket.address("ours", hash), { method: "DELETE" });
    await expect(ours.documents.get(hash)).rejects.toMatchObject({ code: "damaged" });
    await ours.documents.put(DECK);
    expect(await ours.documents.get(hash)).toEqual(DECK);
  });

  it("are not written over while they are whole: somebody may be reading them", async () => {
    const vault = await openVault(bucket.place);
    if (vault === null) throw new Error("There is a bucket.");
    let puts = 0;
    const counted = await place.open({
      vault: { ...vault, put: (...what) => vault.put(...what).finally(() => puts++) },
    });
    const { documents } = counted.of("ours", "alice");
    for (let i = 0; i < 3; i++) await documents.put(new TextEncoder().encode("a paper"));
    await counted.close();
    expect(puts).toBe(1);
  });

  it("say why, and lose nothing, where the bucket is out of reach or nobody names it any more", async () => {
    const { hash } = await ours.documents.put(DECK);
    const blind = await place.open();
    await expect(blind.of("ours", "alice").documents.get(hash)).rejects.toMatchObject({
      code: "bad_vault",
      message: expect.stringContaining("TRIBUNAL_DOCUMENTS"),
    });
    await blind.close();
    const lost = await place.open({ vault: await openVault({ ...bucket.place, TRIBUNAL_DOCUMENTS: "s3://nowhere" }) });
    const other = new TextEncoder().encode("other bytes");
    await expect(lost.of("ours", "alice").documents.put(other)).rejects.toMatchObject({
      code: "vault_unreachable",
      detail: { location: "s3://nowhere", why: "404 NoSuchBucket" },
    });
    await expect(lost.of("ours", "alice").documents.get(hash)).rejects.toMatchObject({ code: "vault_unreachable" });
    await lost.close();
    expect(await ours.documents.get(hash)).toEqual(DECK);
  });
});

describe("a bucket nobody can read", () => {
  it.each([
    ["documents", KEYS, /documents is missing or wrong/],
    ["https://bucket/folder", KEYS, /https:\/\/bucket\/folder is missing or wrong/],
    ["s3://", KEYS, /s3:\/\/ is missing or wrong/],
    ["s3://bucket", {}, /AWS_ACCESS_KEY_ID is missing/],
    ["s3://bucket", { AWS_ACCESS_KEY_ID: "a" }, /AWS_SECRET_ACCESS_KEY is missing/],
  ])("is refused when the store is opened: %s", async (named, keys, message) => {
    await expect(openVault({ TRIBUNAL_DOCUMENTS: named, ...keys })).rejects.toThrow(message);
  });

  it("is none where none is named", async () => {
    expect(await openVault({ ...KEYS, TRIBUNAL_DOCUMENTS: "" })).toBeNull();
  });

  it("says that its server broke off in the middle of an answer", async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
      response.socket?.destroySoon();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const vault = await openVault({ ...KEYS, TRIBUNAL_DOCUMENTS: "s3://b", AWS_ENDPOINT_URL: endpoint });
    await expect(vault?.get("ours", "x")).rejects.toMatchObject({ code: "vault_unreachable" });
    server.close();
  });

  it("says that its server does not answer", async () => {
    const vault = await openVault({ ...KEYS, TRIBUNAL_DOCUMENTS: "s3://b", AWS_ENDPOINT_URL: "http://127.0.0.1:9" });
    await expect(vault?.get("ours", "x")).rejects.toMatchObject({ code: "vault_unreachable" });
  });
});
