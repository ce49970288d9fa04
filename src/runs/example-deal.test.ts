import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqliteStore } from "../store/open.ts";
import { importExample } from "./example-deal.ts";

it("has an example for every language, once each, and ships them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-example-"));
  const store = await openSqliteStore(join(folder, "store.sqlite"));
  const tenant = store.of("local", "test");
  const deals = [];
  for (const locale of ["fr", "en", "pt", "fr"] as const) deals.push(await importExample(tenant, locale));
  expect(new Set(deals.map(({ id }) => id)).size).toBe(3);
  const root = new URL("../../", import.meta.url);
  const { files } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as { files: string[] };
  expect(files).toContain("examples/deals");
  expect(existsSync(new URL("examples/deals", root))).toBe(true);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
