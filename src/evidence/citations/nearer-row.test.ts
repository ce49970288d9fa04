import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { checkCitation } from "./check.ts";

const lines = (...texts: string[]): Piece[] => texts.map((text, at): Piece => [text, 60, 90 + 22 * at, 13]);
const context = {
  dossier: deck(
    page(1, [
      ["Direct sales", 40, 20, 30],
      ...lines("Average ticket per bowl: €72 (no drinks)", "Average ticket per order: €145", "Gross margin: 62%"),
    ]),
  ),
} as unknown as VerificationContext;
const check = (quote: string) => checkCitation(context, { type: "deck", reference: "Page 1", quote }).status;

describe("a quotation of one of two lines that are called alike", () => {
  it.each([
    ["the line's own name and number", "Average ticket order €145", "verified"],
    ["another line's number under the name that a line has", "Average ticket order €72", "altered"],
    ["another line's number under the name that the other has", "Average ticket bowl €145", "unsupported"],
  ])("gives %s", (_, quote, status) => {
    expect(check(quote)).toBe(status);
  });
});
