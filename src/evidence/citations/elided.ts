import { findPeriods } from "../../quantities/periods.ts";
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

/** How many places of a part are tried. */
const MOST_PLACES = 24;

/** A quote cut with "…": each part stands there, in order and near the one before. */
export function findElided(text: SectionText, claim: Claim): Judgement | null {
  if (!/…|\.\.\./.test(claim.quote)) return null;
  const parts = claim.quote.split(CUT).filter((part) => fold(part).text !== "");
  if (parts.length === 0 || parts.length > 20) return null;
  const whole = inOrder(text, parts, null);
  if (whole === null) return null;
  // One end cut off a number ("504…") would hide what the number is.
  if (/\d\s*(?:…|\.\.\.)$/.test(claim.quote) && /^\d/.test(text.text.slice(whole.end))) return null;
  return { kind: "holds", passage: whole, form: "elided", differences: [] };
}

function inOrder(text: SectionText, parts: readonly string[], before: Passage | null): Passage | null {
  const [part, ...rest] = parts;
  if (part === undefined) return before;
  for (const found of placesOf(text, part, before?.end ?? 0)) {
    if (before !== null && !follows(text, before, found, part)) continue;
    const whole = inOrder(text, rest, before === null ? found : { start: before.start, end: found.end });
    if (whole !== null) return whole;
    // With words of its own a part is itself wherever it stands: the first place is as good as the next.
    if (!isBare(part)) return null;
  }
  return null;
}

/** A number without words of its own. */
function isBare(part: string): boolean {
  const figures = figuresIn(part);
  return figures.length > 0 && contentWords(part, figures).every(isNeutral);
}

/** In order and near; and a number that was cut off its own words stands in the same line, with no other number between. */
function follows(text: SectionText, before: Passage, found: Passage, part: string): boolean {
  if (found.start < before.end || found.start - before.end > NEAR) return false;
  if (!isBare(part)) return true;
  const between = text.text.slice(before.end, found.start);
  return !between.includes("\n") && !/\d/.test(withoutPeriods(between));
}

function withoutPeriods(text: string): string {
  let rest = text;
  for (const { start, end } of findPeriods(text).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest;
}

function placesOf(text: SectionText, part: string, from: number): Passage[] {
  const folded = fold(part);
  const places: Passage[] = [];
  for (let at = from; places.length < MOST_PLACES; ) {
    const exact = findExact(text, folded, at);
    if (exact === null || exact.differences.length > 0) break;
    places.push(exact.passage);
    at = exact.passage.end;
  }
  if (places.length > 0) return places;
  const reformatted = findReformatted(text, new Claim({ type: "deck", reference: "", quote: part }));
  return reformatted !== null && reformatted.differences.length === 0 ? [reformatted.passage] : [];
}
