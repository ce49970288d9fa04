import { addAll } from "../../domain/many.ts";
import { existenceFor } from "../../quantities/existence.ts";
import { disagreement } from "./agree.ts";
import { carriesFinding } from "./carries.ts";
import type { Claim } from "./claim.ts";
import type { Difference } from "./edges.ts";
import { findFact } from "./facts.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { fold } from "./fold.ts";
import { Label } from "./labels.ts";
import { surroundings } from "./reformatted.ts";
import type { Found } from "./scope.ts";
import { type Passage, passageText, rowsOf, type SectionText } from "./section-text.ts";
import { type Fault, wordsFault } from "./words-claim.ts";

/**
 * The quote is there; does it give the claimed value for the claimed label? Null where it does. `literal`: the passage
 * reads word for word like the quote.
 */
export function supports(text: SectionText, found: Found, claim: Claim, literal: boolean): Fault | null {
  const { passage } = found;
  if (claim.byMetric) return carriesFinding(text, found, claim);
  if (claim.value === undefined) return supportsLabel(text, passage, claim);
  if (literal && spelledOut(claim)) return null;
  const { first, last } = rowsOf(text, passage);
  if (claim.valueFigures.length === 0) return supportsWords(text, passage, claim);
  if (claim.label === "") return standsIn(text, first, last, claim);
  const label = new Label(claim.label);
  const fact = findFact(text, label, claim.valueFigures, { rows: { first, last } });
  if (fact?.kind === "holds") return null;
  if (fact === null) {
    const found = standsIn(text, first, last, claim);
    if (found !== null) return found;
    const actual = passageText(text, passage);
    return { kind: "unsupported", differences: [{ kind: "label", claimed: claim.label, actual }] };
  }
  return {
    kind: fact.kind === "other_value" && fact.differences.length > 0 ? "altered" : "unsupported",
    differences: fact.differences,
  };
}

/** A label without a value: one of the quote's own numbers must be that label's. */
function supportsLabel(text: SectionText, passage: Passage, claim: Claim): Fault | null {
  if (claim.label === "" || claim.figures.length === 0) return null;
  const label = new Label(claim.label);
  if (label.letters === "" || claim.named.letters.includes(label.letters)) return null;
  const rows = rowsOf(text, passage);
  if (claim.figures.some((figure) => findFact(text, label, [figure], { rows })?.kind === "holds")) return null;
  return {
    kind: "unsupported",
    differences: [{ kind: "label", claimed: claim.label, actual: passageText(text, passage) }],
  };
}

const isLetter = (code: number): boolean => code >= 0x61;
const isNumeral = (code: number): boolean => (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2c;

/** The quote itself reads "label value": then finding the quote is finding both. */
function spelledOut(claim: Claim): boolean {
  if (typeof claim.value !== "string") return false;
  if (writtenOut(claim.quote, claim.label, claim.value)) return true;
  if (!isPrinted(claim.quote, claim.value.trim())) return false;
  const quote = claim.folded.text;
  const value = fold(claim.value).text;
  const label = fold(claim.label).text;
  if (value === "" || !quote.startsWith(label)) return false;
  const at = quote.indexOf(value, label.length);
  if (at < 0) return false;
  // Only numbers may come between: words would make it another label's value.
  for (let between = label.length; between < at; between++) if (isLetter(quote.charCodeAt(between))) return false;
  const before = quote.charCodeAt(at - 1);
  if (isNumeral(before) || before === 0x2d) return false;
  return !isNumeral(quote.charCodeAt(at + value.length));
}

/** With its sign, and no part of a longer figure: "504 000 €" prints neither "504" nor "504 $". */
function isPrinted(quote: string, value: string): boolean {
  for (let at = quote.indexOf(value); at >= 0; at = quote.indexOf(value, at + 1)) {
    const after = quote.slice(at + value.length, at + value.length + 5);
    const goesOn = /\d$/.test(value) && /^[ \u00a0\u202f'’]\d{3}(?!\d)/.test(after);
    const goesBefore = /^\d{3}(?!\d)/.test(value) && /\d[ \u00a0\u202f'’]$/.test(quote.slice(Math.max(0, at - 2), at));
    if (!goesOn && !goesBefore) return true;
  }
  return false;
}

/** The same without levelling: the quote starts with the label, a space and the value. */
function writtenOut(quote: string, label: string, value: string): boolean {
  if (label === "" || !quote.startsWith(label) || quote.charCodeAt(label.length) !== 0x20) return false;
  const end = label.length + 1 + value.length;
  return quote.startsWith(value, label.length + 1) && (end === quote.length || quote.charCodeAt(end) === 0x20);
}

/** A value in words: it must stand in the passage; "none" and "exists" are said of the label. */
function supportsWords(text: SectionText, passage: Passage, claim: Claim): Fault | null {
  const value = String(claim.value);
  const { first, last } = rowsOf(text, passage);
  const rows = text.text.slice(text.rowStarts[first], text.rowStarts[last + 1]);
  const label = new Label(claim.label);
  if (claim.label !== "" && existenceFor(value, label.topic?.topic) !== null) return wordsFault(rows, label, value);
  const wanted = fold(value).text;
  if (wanted === "" || claim.folded.text.includes(wanted) || fold(rows).text.includes(wanted)) return null;
  return {
    kind: "unsupported",
    differences: [{ kind: "label", claimed: value, actual: passageText(text, passage) }],
  };
}

/** No label was given: the value must at least stand in the quoted lines. */
function standsIn(text: SectionText, first: number, last: number, claim: Claim): Fault | null {
  const figures: PlacedFigure[] = [];
  for (let row = first; row <= last; row++) addAll(figures, figuresOfRow(text, row));
  const differences: Difference[] = [];
  for (const value of claim.valueFigures) {
    const kinds = figures.map((figure) => disagreement(value, figure, surroundings(text, figure)));
    if (kinds.includes(null)) continue;
    const near = kinds.findIndex((kind) => kind === "sign" || kind === "scale" || kind === "unit");
    const actual = figures[Math.max(0, near)];
    differences.push({ kind: kinds[near] ?? "number", claimed: value.text, actual: actual?.text ?? "" });
  }
  if (differences.length === 0) return null;
  return {
    kind: differences.some(({ kind }) => kind === "sign" || kind === "scale") ? "altered" : "unsupported",
    differences,
  };
}
