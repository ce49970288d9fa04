import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReviewDocument } from "../report/json.ts";
import { toMarkdown } from "../report/markdown.ts";
import { openSqliteStore } from "../store/open.ts";
import { LOCAL_TENANT, type Store } from "../store/port.ts";
import { makeFinding, startFakeProvider } from "../testing/index.ts";
import { documentOf } from "./document.ts";
import { importDeal } from "./import-deal.ts";
import { reviewIn } from "./in-language.ts";
import { beginReview } from "./plan.ts";
import { runReview } from "./run-review.ts";
import { DealShelf } from "./shelf.ts";

let folder = "";
const says = (agentName: string, arr: number, confidence = 80) =>
  writeFileSync(
    join(folder, `Acme/agents/${agentName}.json`),
    JSON.stringify({ agentName, tier: 1, findings: [makeFinding(agentName, "ARR", arr, confidence, { unit: "EUR" })] }),
  );
let store: Store;
let shelf: DealShelf;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-language-test-"));
  mkdirSync(join(folder, "Acme/agents"), { recursive: true });
  says("alice", 504_000);
  says("bob", 900_000);
  writeFileSync(join(folder, "Acme/context.json"), '{"arr":504000}');
  store = await openSqliteStore(join(folder, "store.sqlite"));
  shelf = new DealShelf({ parent: folder });
});
afterEach(async () => {
  await shelf.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A finished review in French; what it was made with is up to the test. */
async function reviewed(model: string | null) {
  const tenant = store.of(LOCAL_TENANT, "test");
  const { deal } = await importDeal(tenant, join(folder, "Acme"));
  const held = await beginReview(tenant, { dealId: deal.id, locale: "fr", model }, "test", 30_000);
  if (held === null) throw new Error("The deal is gone.");
  await runReview({ store, lease: held.lease, shelf });
  const record = await tenant.reviews.get(held.review.id);
  if (record === null) throw new Error("The review is gone.");
  return { tenant, record };
}

it("reads a stored review in another language: other words, the same verdicts, the record untouched", async () => {
  const { tenant, record } = await reviewed(null);
  const french = await documentOf(tenant, record.id);
  expect(readReviewDocument((await reviewIn(tenant, record, "fr", shelf)) ?? "")).toEqual(french);
  const portuguese = readReviewDocument((await reviewIn(tenant, record, "pt", shelf)) ?? "");
  expect(portuguese?.locale).toBe("pt");
  expect(portuguese?.answer.headline).not.toBe(french.answer.headline);
  const verdicts = (review: typeof french | null) =>
    review?.settled.map(({ contradiction, resolution }) => [contradiction.id, resolution.verdict.winner]);
  expect(verdicts(portuguese)).toEqual(verdicts(french));
  expect(portuguese).toMatchObject({ reviewId: french.reviewId, reviewedAt: french.reviewedAt });
  expect(await documentOf(tenant, record.id)).toEqual(french);
});

it("reads one in another language also where a model spoke; not where its answers are not on record by question", async () => {
  const provider = await startFakeProvider({ answer: { nonsense: true } });
  vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
  try {
    const { tenant, record } = await reviewed("openai-compatible:test");
    expect(provider.requests).toHaveLength(0);
    expect(readReviewDocument((await reviewIn(tenant, record, "pt", shelf)) ?? "")).toMatchObject({ locale: "pt" });

    // An agent this unsure is criticised by a model.
    says("bob", 900_000, 62);
    const debated = await reviewed("openai-compatible:test");
    const asked = provider.requests.length;
    expect(asked).toBeGreaterThan(0);
    const told = readReviewDocument((await reviewIn(tenant, debated.record, "pt", shelf)) ?? "");
    expect(told).toMatchObject({ locale: "pt", spokenIn: "fr" });
    expect(toMarkdown(told)).toContain("O que os modelos disseram é citado em francês");
    expect(provider.requests).toHaveLength(asked);

    const database = new DatabaseSync(join(folder, "store.sqlite"));
    database.exec("UPDATE calls SET request = json_remove(request, '$.about')");
    database.close();
    expect(await reviewIn(tenant, debated.record, "en", shelf)).toBeNull();
  } finally {
    vi.unstubAllEnvs();
    await provider.close();
  }
});
