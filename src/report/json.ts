import type { Review } from "../review/result.ts";

export { readReviewDocument } from "./json/read.ts";
export { REVIEW_VERSION, type ReviewDocument, ReviewDocumentSchema } from "./json/schema.ts";

/**
 * The review as one JSON document: the shape of `ReviewDocumentSchema`, keys in the order the review was built, two
 * spaces, a newline at the end. The same review gives the same bytes.
 *
 * ```ts
 * await writeFile("report.json", toJson(review));
 * ```
 */
export function toJson(review: Review): string {
  return `${JSON.stringify(review, asJson, 2)}\n`;
}

/** JSON has no such numbers and would write null, which means something else: they are written as words. */
function asJson(_key: string, value: unknown): unknown {
  return (typeof value === "number" && !Number.isFinite(value)) || typeof value === "bigint" ? String(value) : value;
}
