import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { ApiError } from "../src/server/contract.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Quotas } from "../src/store/port.ts";
import { begin, type Case, formOf, smallDeal, startCase, upload } from "./server-case.ts";

let one: Case;
let folder = "";
afterEach(async () => {
  await one.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that runs nothing by itself: what is queued stays queued. */
async function serverWith(quotas: Partial<Quotas>): Promise<Case> {
  folder = mkdtempSync(join(tmpdir(), "tribunal-quotas-"));
  const file = join(folder, "store.sqlite");
  return startCase({ concurrency: 0 }, () => openSqliteStore(file, { quotas }));
}

async function refusalOf(response: Response): Promise<[number, string, string, string | null]> {
  const { error } = (await response.json()) as ApiError;
  return [response.status, error.code, error.message, response.headers.get("retry-after")];
}

describe("a tenant who has all it may have", () => {
  it("is refused one deal more, in words and with a code", async () => {
    one = await serverWith({ deals: 1 });
    await upload(one);
    const refused = await one.ask("POST", "/api/deals?lang=fr", formOf(smallDeal()));
    expect(await refusalOf(refused)).toEqual([
      429,
      "quota_deals",
      "Vous avez autant de dossiers que permis (1). Demandez plus de place à qui administre Tribunal.",
      "3600",
    ]);
    expect(await one.store.of("rival", "test").deals.create({ name: "Theirs", files: [] })).toMatchObject({
      version: 1,
    });
  });

  it("is refused bytes it has no room for, and may bring those it has again", async () => {
    one = await serverWith({ bytes: 20_000 });
    await upload(one);
    const large = { ...smallDeal(), "notes.txt": "x".repeat(20_000) };
    const refused = await one.ask("POST", "/api/deals", formOf(large));
    expect(await refusalOf(refused)).toEqual([429, "quota_bytes", expect.stringContaining("20 KB"), "3600"]);
    await upload(one);
  });

  it("is refused one review more while as many wait or run as may", async () => {
    one = await serverWith({ reviews: 1 });
    const deal = await upload(one);
    const id = await begin(one, deal);
    const refused = await one.ask("POST", `/api/deals/${deal}/reviews`, {});
    expect(await refusalOf(refused)).toEqual([429, "quota_reviews", expect.stringContaining("have ended"), "60"]);
    await one.ask("POST", `/api/reviews/${id}/cancel`);
    await begin(one, deal);
  });

  it("is refused one stream more, until another has ended", async () => {
    one = await serverWith({ streams: 1 });
    const id = await begin(one, await upload(one));
    const events = `/api/reviews/${id}/events`;
    const first = await one.ask("GET", events);
    expect(await refusalOf(await one.ask("GET", events))).toEqual([
      429,
      "quota_streams",
      expect.stringContaining("Close some"),
      "10",
    ]);
    await first.body?.cancel();
    let again = await one.ask("GET", events);
    while (again.status === 429) again = await one.ask("GET", events);
    await again.body?.cancel();
  });
});
