import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { TribunalError } from "../src/domain/errors.ts";
import { type ReviewDocument, ReviewDocumentSchema, readReviewDocument, toJson } from "../src/report/json.ts";
import type { Review } from "../src/review/result.ts";
import { debatedReview } from "./report-debated.ts";
import { broken, expectGolden, reviewOf } from "./report-sample.ts";

/** What JSON makes of a type. */
type AsJson<T> = T extends Date
  ? string
  : T extends readonly unknown[]
    ? { [K in keyof T]: AsJson<T[K]> }
    : T extends object
      ? { [K in keyof T]: AsJson<T[K]> }
      : T;

const errorOf = (text: string, locale?: "fr" | "en" | "pt"): TribunalError => {
  try {
    readReviewDocument(text, locale === undefined ? {} : { locale });
  } catch (error) {
    if (error instanceof TribunalError) return error;
    throw error;
  }
  throw new Error("It was read.");
};

describe("the JSON report", () => {
  it("is what the schema describes, no key more, and comes back the same, even where every stage failed", async () => {
    const review = await reviewOf("novalys", "en");
    for (const one of [review, broken(review)]) {
      const text = toJson(one);
      const data: unknown = JSON.parse(text);
      expect(ReviewDocumentSchema.parse(data)).toEqual(data);
      const back = readReviewDocument(text);
      expect(back).toEqual(one);
      expect(toJson(back)).toBe(text);
    }
  });

  it("holds a debate with all that was said and struck", async () => {
    const review = await debatedReview();
    expect(review.settled[0]?.resolution.debateRecord.rounds.length).toBeGreaterThan(0);
    const text = toJson(review);
    const data: unknown = JSON.parse(text);
    expect(ReviewDocumentSchema.parse(data)).toEqual(data);
    const back = readReviewDocument(text);
    expect(back).toEqual(review);
    expect(back.settled[0]?.resolution.debateRecord.rounds[0]?.timestamp).toBeInstanceOf(Date);
  });

  it("describes every field of the type, and none besides", () => {
    expectTypeOf<AsJson<Review>>().toExtend<ReviewDocument>();
    expectTypeOf<Omit<ReviewDocument, "unreadable" | "warnings" | "synthesis">>().toExtend<
      Omit<AsJson<Review>, "unreadable" | "warnings" | "synthesis">
    >();
    expectTypeOf<keyof ReviewDocument>().toEqualTypeOf<keyof Review>();
  });

  it("is in step with schema/review.v1.json", () => {
    const schema = z.toJSONSchema(ReviewDocumentSchema, {
      io: "output",
      reused: "ref",
      override: ({ jsonSchema }) => {
        // Keys may be added within a version: a reader must not refuse them.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    const document = { ...schema, title: "Tribunal review, version 1" };
    expectGolden("schema/review.v1.json", `${JSON.stringify(document, null, 2)}\n`);
  });

  it("keeps moments as moments, and an agent's own words as they are", async () => {
    const review = await reviewOf("novalys", "en");
    const [reflexion] = review.reflexions;
    if (reflexion === undefined) throw new Error("no reflexion");
    const original = { reviewedAt: "2020-01-01T00:00:00.000Z", timestamp: "yesterday" };
    const result = { ...reflexion.result, originalAgentOutput: original };
    const back = readReviewDocument(toJson({ ...review, reflexions: [{ ...reflexion, result }] }));
    expect(back.reviewedAt).toEqual(review.reviewedAt);
    expect(back.settled[0]?.contradiction.detectedAt).toBeInstanceOf(Date);
    for (const { contradiction, resolution } of review.settled)
      expect(contradiction.status).toBe(resolution.verdict.decision === "UNRESOLVED" ? "unresolved" : "resolved");
    expect(back.settled[0]?.resolution.resolvedAt).toBeInstanceOf(Date);
    expect(back.reflexions[0]?.result.originalAgentOutput).toEqual(original);
  });

  it("keeps a key that a later release added", async () => {
    const data = JSON.parse(toJson(await reviewOf("novalys", "en")));
    expect(readReviewDocument(JSON.stringify({ ...data, later: 1 }))).toMatchObject({ later: 1 });
  });

  it("writes a number that JSON has not as a word, never as nothing", async () => {
    const review = await reviewOf("novalys", "en");
    const findings = review.findings.map((finding) => ({ ...finding, value: Number.NaN }));
    const back = readReviewDocument(toJson({ ...review, findings }));
    expect(back.findings[0]?.value).toBe("NaN");
  });

  it("names the version it cannot read, in the reader's language", async () => {
    const data = JSON.parse(toJson(await reviewOf("novalys", "en")));
    const other = JSON.stringify({ ...data, version: 2 });
    expect(errorOf(other)).toMatchObject({ code: "bad_input", detail: { version: 2, expected: 1 } });
    expect(errorOf(other).message).toMatch(/version 2.*version 1/);
    expect(errorOf(other, "fr").message).toMatch(/version 2.*lit la version 1/);
    expect(errorOf(other, "pt").message).toMatch(/versão 2.*lê a versão 1/);
    expect(errorOf(JSON.stringify({ ...data, version: "1" })).detail).toMatchObject({ reason: "other_version" });
  });

  it("says where a review is broken, and what is not a review at all", async () => {
    const data = JSON.parse(toJson(await reviewOf("novalys", "en")));
    data.settled[1].resolution.baGuidance.trustLevel = "SUPER";
    expect(errorOf(JSON.stringify(data)).message).toContain("settled.1.resolution.baGuidance.trustLevel");
    expect(errorOf('{"a":1}').detail).toEqual({ reason: "not_a_review" });
    expect(errorOf("null").detail).toEqual({ reason: "not_a_review" });
    expect(errorOf("{")).toMatchObject({ code: "bad_json" });
    expect(errorOf(`${"[".repeat(100_000)}${"]".repeat(100_000)}`).code).toMatch(/bad_/);
  });
});
