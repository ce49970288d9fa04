import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Deal } from "../src/deal/load-deal.ts";
import type { reviewDeal } from "../src/review.ts";
import { Clerks } from "../src/runs/clerk/clerks.ts";
import { workOf } from "../src/runs/clerk/work.ts";
import { LONG_TEXTS } from "./support/hostile/long-texts.ts";

/** Each is done in a few seconds of processor time; what grew with its square took half a minute and more, and is ended. */
const BYTES = 100_000;
const MORE_BYTES: Record<string, number> = {
  "findings of as many days": 200_000,
  "findings under one id": 200_000,
  "numbers in one sentence of an agent": 500_000,
};
const PROCESSOR_MS = 24_000;

const REVIEW = workOf<(deal: Deal) => ReturnType<typeof reviewDeal>>(
  new URL("../src/review.ts", import.meta.url).href,
  "./review",
  "reviewDeal",
);

const clerks = new Clerks({ most: 1, processorMs: PROCESSOR_MS });
afterAll(() => clerks.close());
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-linear-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a hostile shape is read and reviewed within its processor time (`bench linear`: a megabyte)", () => {
  it.each(Object.keys(LONG_TEXTS))("%s", async (name) => {
    const bytes = MORE_BYTES[name] ?? BYTES;
    for (const [path, content] of Object.entries({ "context.json": '{"arr":504000}', ...LONG_TEXTS[name]?.(bytes) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const place = { folder, name: "linear", isGuess: false, locale: "en" as const, ocr: false };
    const review = await clerks.run(REVIEW, place, undefined as never);
    expect(review).toMatchObject({ version: expect.anything() });
  });
});
