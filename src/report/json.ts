import type { Review } from "../review/result.ts";
import { jsonPieces } from "./json/pieces.ts";

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
  return [...toJsonPieces(review)].join("");
}

/** About as much of a document as is handed on at once. */
const PIECE = 1 << 18;

/** The same document piece after piece: for a review too large to be held as one text. */
export function* toJsonPieces(review: Review): Generator<string> {
  let held: string[] = [];
  let size = 0;
  for (const piece of jsonPieces(review)) {
    held.push(piece);
    size += piece.length;
    if (size < PIECE) continue;
    yield held.join("");
    held = [];
    size = 0;
  }
  yield `${held.join("")}\n`;
}
