import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../store/open.ts";
import { LOCAL_TENANT, type Store, type TenantStore } from "../store/port.ts";
import { keepFiles } from "./import-deal.ts";
import { putFiles } from "./put-files.ts";

let home = "";
let store: Store;
let tenant: TenantStore;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "tribunal-put-"));
  store = await openStore({ TRIBUNAL_HOME: home });
  tenant = store.of(LOCAL_TENANT, "test");
});
afterEach(async () => {
  await store.close();
  rmSync(home, { recursive: true, force: true });
});

const file = (path: string, text = path) => ({ path, read: async () => new TextEncoder().encode(text) });
const dealOf = async (...files: ReturnType<typeof file>[]) =>
  (await tenant.deals.create({ name: "Acme", files: await keepFiles(tenant, files) })).id;
const there = async (id: string) => ((await tenant.deals.files(id)) ?? []).map(({ path }) => path);
const described = async (id: string) => {
  const found = ((await tenant.deals.files(id)) ?? []).find(({ path }) => path === "deal.json");
  const bytes = found === undefined ? null : await tenant.documents.get(found.hash);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
};

it("keeps a new file's own name, takes the old one out, and says which part it plays", async () => {
  const id = await dealOf(file("deck.pdf"), file("model.xlsx"));
  const put = await putFiles(tenant, id, [file("Acme v4.pdf")], { replaces: { "deck.pdf": "Acme v4.pdf" } });
  expect(await there(id)).toEqual(["Acme v4.pdf", "deal.json", "model.xlsx"]);
  expect(await described(id)).toEqual({ files: { deck: "Acme v4.pdf" } });
  expect(put?.changes.map(({ path, now }) => [path, now === null])).toEqual([
    ["Acme v4.pdf", false],
    ["deal.json", false],
    ["deck.pdf", true],
  ]);
});

it("renames the file in the deal's own deal.json, and leaves the rest of it", async () => {
  const own = {
    name: "Acme",
    sector: "saas",
    files: { deck: "v3.pdf", documents: ["v3.pdf", "x.md"] },
    roles: { "v3.pdf": "company" },
  };
  const id = await dealOf(file("v3.pdf"), file("deal.json", JSON.stringify(own)));
  await putFiles(tenant, id, [file("v4.pdf")], { replaces: { "v3.pdf": "v4.pdf" } });
  expect(await described(id)).toEqual({
    name: "Acme",
    sector: "saas",
    files: { deck: "v4.pdf", documents: ["v4.pdf", "x.md"] },
    roles: { "v4.pdf": "company" },
  });
});

it("takes nothing out that nothing came for", async () => {
  const id = await dealOf(file("deck.pdf"));
  await putFiles(tenant, id, [file("notes.md")], { replaces: { "deck.pdf": "elsewhere.pdf" } });
  expect(await there(id)).toEqual(["deck.pdf", "notes.md"]);
});

it("tells which of several decks is the deck, under its own name", async () => {
  const id = await dealOf(file("Acme v2.pdf"), file("Acme teaser.pdf"));
  await putFiles(tenant, id, [file("Acme v3.pdf")], { parts: { deck: "Acme v3.pdf", model: "not-sent.xlsx" } });
  expect(await there(id)).toEqual(["Acme teaser.pdf", "Acme v2.pdf", "Acme v3.pdf", "deal.json"]);
  expect(await described(id)).toEqual({ files: { deck: "Acme v3.pdf" } });
  await putFiles(tenant, id, [file("deck.pdf")], { parts: { deck: "deck.pdf" } });
  expect(await described(id)).toEqual({ files: { deck: "deck.pdf" } });
});

it("leaves a deal.json that says nothing of files as it is: a new one would be another change of the deal", async () => {
  const id = await dealOf(file("deck.pdf", "old"), file("deal.json", '{"name":"Acme"}'));
  const put = await putFiles(tenant, id, [file("deck.pdf")], { parts: { deck: "deck.pdf" } });
  expect(put?.changes.map(({ path }) => path)).toEqual(["deck.pdf"]);
});

it("writes no deal.json where the name tells the part", async () => {
  const id = await dealOf(file("deck.pdf", "old"));
  await putFiles(tenant, id, [file("deck.pdf"), file("model.xlsx")], {
    parts: { deck: "deck.pdf", model: "model.xlsx" },
  });
  expect(await described(id)).toBeNull();
});
