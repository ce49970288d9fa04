import { Claim } from "./claim.ts";
import { findExact } from "./exact.ts";
import { figuresIn } from "./figures.ts";
import { fold } from "./fold.ts";
import type { Judgement } from "./judgement.ts";
import { isNeutral } from "./labels.ts";
import { findReformatted } from "./reformatted.ts";
import type { Passage, SectionText } from "./section-text.ts";
import { contentWords } from "./text-words.ts";

const CUT = /\s*(?:\[\s*(?:…|\.\.\.)\s*\]|\(\s*(?:…|\.\.\.)\s*\)|…|\.\.\.)\s*/;
/** How far apart two parts of a cut quote may stand, in characters of the page. */
const NEAR = 1_200;

/** A quote cut with "…": each part stands there, in order and near the one before. */
export function findElided(text: SectionText, claim: Claim): Judgement | null {
  if (!/…|\.\.\./.test(claim.quote)) return null;
  const parts = claim.quote.split(CUT).filter((part) => fold(part).text !== "");
  if (parts.length === 0 || parts.length > 20) return null;
  let whole: Passage | null = null;
  for (const part of parts) {
    const found: Passage | null = findPart(text, part, whole);
    if (found === null) return null;
    if (whole !== null && !follows(text, whole, found, part)) return null;
    whole = whole === null ? found : { start: whole.start, end: found.end };
  }
  if (whole === null) return null;
  // One end cut off a number ("504…") would hide what the number is.
  if (/\d\s*(?:…|\.\.\.)$/.test(claim.quote) && /^\d/.test(text.text.slice(whole.end))) return null;
  return { kind: "holds", passage: whole, form: "elided", differences: [] };
}

/** In order and near; and a number that was cut off its own words stands in the same line, with no other number between. */
function follows(text: SectionText, before: Passage, found: Passage, part: string): boolean {
  if (found.start < before.end || found.start - before.end > NEAR) return false;
  const figures = figuresIn(part);
  if (figures.length === 0 || contentWords(part, figures).some((word) => !isNeutral(word))) return true;
  const between = text.text.slice(before.end, found.start);
  return !/\d/.test(between) && !between.includes("\n");
}

function findPart(text: SectionText, part: string, after: Passage | null): Passage | null {
  const folded = fold(part);
  const exact = findExact(text, folded, after?.end ?? 0);
  if (exact !== null && exact.differences.length === 0) return exact.passage;
  const reformatted = findReformatted(text, new Claim({ type: "deck", reference: "", quote: part }));
  return reformatted !== null && reformatted.differences.length === 0 ? reformatted.passage : null;
}
