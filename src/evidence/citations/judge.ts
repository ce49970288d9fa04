import type { MatchForm } from "../../domain/citation.ts";
import { disagreement } from "./agree.ts";
import { Claim } from "./claim.ts";
import type { Difference } from "./edges.ts";
import { findElided } from "./elided.ts";
import { findExact } from "./exact.ts";
import { type FactFound, findFact } from "./facts.ts";
import { figuresOfRow } from "./figures.ts";
import type { Judgement } from "./judgement.ts";
import { Label } from "./labels.ts";
import { findMisspelt } from "./misspelt.ts";
import { findReformatted, surroundings } from "./reformatted.ts";
import { crossesRows } from "./rows.ts";
import { type Passage, rowsOf, type SectionText } from "./section-text.ts";
import { factsOf, judgeSeveral } from "./several.ts";
import { findSkeleton, type SkeletonMatch } from "./skeleton.ts";
import { findInParagraphs, findInPieces, findStated } from "./stated.ts";
import { supports } from "./support.ts";

/** A place so narrow (a cell, a row, a path) that a bare number cited from it is about what stands there. */
export function judgeNarrow(text: SectionText, claim: Claim): Judgement | null {
  const judged = judge(text, claim);
  const values = claim.quote === "" ? claim.valueFigures : claim.figures;
  if (judged !== null || text.rows.length !== 1 || values.length !== 1) return judged;
  if (claim.named.letters !== "" || claim.label !== "") return null;
  const actual = figuresOfRow(text, 0).at(-1);
  const claimed = values[0];
  if (actual === undefined || claimed === undefined) return null;
  const kind = disagreement(claimed, actual, surroundings(text, actual));
  const passage = { start: actual.start, end: actual.end };
  if (kind === null)
    return { kind: "holds", passage, form: claim.quote === "" ? "value" : "reformatted", differences: [] };
  return {
    kind: "altered",
    passage,
    form: "value",
    differences: [{ kind, claimed: claimed.text, actual: actual.text }],
  };
}

/** Null where the section has nothing to do with the claim. `strict`: only forms that leave no room for chance. */
export function judge(text: SectionText, claim: Claim, strict = false): Judgement | null {
  if (claim.folded.text === "") return judgeValue(text, claim, strict);
  const quoted = judgeQuote(text, claim, strict);
  if (quoted === null || quoted.kind !== "holds") return quoted;
  const literal = quoted.form === "exact" || quoted.form === "cleaned";
  const whole = literal && !isCutAtItsEdge(text, quoted.passage, claim.quote);
  const scale = whole ? null : scaleFault(text, quoted.passage, claim);
  if (scale !== null) return { ...quoted, kind: "altered", differences: [scale] };
  const fault = supports(text, quoted, claim, literal);
  return fault === null ? quoted : { ...quoted, kind: fault.kind, differences: fault.differences };
}

/** Where the same words stand there, a scale can only have been lost at their edge: "4.2" of "4.2 million", of "M€ 4.2". */
function isCutAtItsEdge({ text }: SectionText, { start, end }: Passage, quote: string): boolean {
  return (
    lastSign(text.slice(start, end)) !== lastSign(quote) ||
    /^[^\S\n]{0,2}[\p{L}€$£]/u.test(text.slice(end, end + 4)) ||
    /[\p{L}€$£][^\S\n]{0,2}$/u.test(text.slice(Math.max(0, start - 4), start))
  );
}

const lastSign = (text: string): string | undefined =>
  /[\p{L}\p{N}€$£%](?=[^\p{L}\p{N}€$£%]*$)/u.exec(text.slice(-8))?.[0];

/** The words are there and the digits too, but the document counts in thousands or millions: "EUR 4.2" for "EUR 4.2m". */
function scaleFault(text: SectionText, passage: Passage, claim: Claim): Difference | null {
  if (claim.figures.length === 0) return null;
  const { first, last } = rowsOf(text, passage);
  if (last - first > 3) return null;
  const actual = Array.from({ length: last - first + 1 }, (_, i) => figuresOfRow(text, first + i))
    .flat()
    .filter(({ start, end }) => start < passage.end && end > passage.start);
  if (actual.length !== claim.figures.length) return null;
  for (const [at, claimed] of claim.figures.entries()) {
    const figure = actual[at] as (typeof actual)[number];
    // A quote cut off inside a number is another matter: its end says nothing of a scale.
    const cut = figure.text.startsWith(claimed.text) && /\d/.test(figure.text.charAt(claimed.text.length));
    if (!cut && disagreement(claimed, figure, surroundings(text, figure)) === "scale")
      return { kind: "scale", claimed: claimed.text, actual: figure.text };
  }
  return null;
}

function judgeValue(text: SectionText, claim: Claim, strict: boolean): Judgement | null {
  if (claim.valueFigures.length === 0) {
    if (typeof claim.value !== "string") return null;
    const asQuote = new Claim({ type: "deck", reference: "", quote: `${claim.label} ${claim.value}` });
    const found = judgeQuote(text, asQuote, true);
    return found === null ? null : { ...found, form: "value" };
  }
  if (claim.label === "") return strict ? null : standing(text, claim);
  const fact = findFact(text, new Label(claim.label), claim.valueFigures, { strict });
  if (fact === null) return null;
  return judgementOf(fact, "value");
}

/** A value without a label says only that it stands there. */
function standing(text: SectionText, claim: Claim): Judgement | null {
  for (let row = 0; row < text.rows.length; row++) {
    for (const figure of figuresOfRow(text, row)) {
      const agrees = claim.valueFigures.every(
        (value) => disagreement(value, figure, surroundings(text, figure)) === null,
      );
      if (agrees)
        return { kind: "holds", passage: { start: figure.start, end: figure.end }, form: "value", differences: [] };
    }
  }
  return null;
}

function judgementOf(fact: FactFound, form: MatchForm): Judgement {
  const differences = fact.kind === "holds" ? [] : fact.differences;
  const kind =
    fact.kind === "holds" ? "holds" : fact.kind === "other_value" && differences.length > 0 ? "altered" : "unsupported";
  const cells = fact.kind === "holds" && fact.cells !== undefined ? { cells: fact.cells } : {};
  return { kind, passage: fact.passage, form, differences, ...cells };
}

function judgeQuote(text: SectionText, claim: Claim, strict: boolean): Judgement | null {
  const exact = findExact(text, claim.folded);
  if (exact !== null && exact.differences.length === 0) {
    const same = text.text.slice(exact.passage.start, exact.passage.start + claim.quote.length) === claim.quote;
    return { kind: "holds", passage: exact.passage, form: same ? "exact" : "cleaned", differences: [] };
  }
  if (exact !== null) return faulty(exact.passage, exact.differences);
  if (!claim.comparable) return null;
  const misspelt = findMisspelt(text, claim);
  if (misspelt?.kind === "holds") return misspelt;
  const elided = findElided(text, claim);
  if (elided !== null) return elided;
  const reformatted = findReformatted(text, claim);
  if (reformatted !== null && reformatted.differences.length === 0)
    return { kind: "holds", passage: reformatted.passage, form: "reformatted", differences: [] };
  const laidOut = findInParagraphs(text, claim, strict) ?? findStated(text, claim) ?? findInPieces(text, claim);
  if (laidOut !== null) return laidOut;
  const fact = factOf(text, claim, strict);
  if (fact?.kind === "holds") return judgementOf(fact, fact.form);
  const apart = claim.apart === null ? null : factOf(text, claim.apart, strict);
  if (apart?.kind === "holds" && apart.form === "joined") return judgementOf(apart, apart.form);
  const facts = factsOf(claim);
  const several = facts === null ? null : judgeSeveral(facts, (one) => judgeQuote(text, one, strict));
  if (several?.kind === "holds") return several;
  const other = reformatted === null ? null : faulty(reformatted.passage, reformatted.differences);
  const changed = sameWordsOtherNumbers(text, claim);
  if (changed !== null) return other === null ? changed : { ...changed, differences: other.differences };
  if (other !== null) return other;
  if (misspelt !== null) return misspelt;
  return fact === null ? null : judgementOf(fact, fact.kind === "other_value" ? "joined" : "paraphrase");
}

/** "Equity 2018 2017": a table's heading given for values. */
const YEARS_AS_VALUES = /(?:(?<!\d)(?:19|20)\d\d[\s,;]*){2,}$/;

/** The quote's words as a label, its numbers as the label's values. Elsewhere than cited, only a table's own words count. */
function factOf(text: SectionText, claim: Claim, strict: boolean): FactFound | null {
  if (claim.figures.length === 0 || claim.named.letters === "" || YEARS_AS_VALUES.test(claim.quote)) return null;
  const fact = findFact(text, claim.named, claim.figures, { strict, order: claim.order });
  return strict && fact?.kind === "holds" && fact.form !== "joined" ? null : fact;
}

function faulty(passage: Passage, differences: Difference[]): Judgement {
  const kind = differences.every((difference) => difference.kind === "label") ? "unsupported" : "altered";
  return { kind, passage, form: "cleaned", differences };
}

function sameWordsOtherNumbers(text: SectionText, claim: Claim): Judgement | null {
  const { skeleton } = claim;
  if (!skeleton.text.includes("#") || skeleton.text.replaceAll("#", "").length < 2) return null;
  const match = findSkeleton(text, claim.folded.text, skeleton);
  if (match === null || match.changed.length === 0) return null;
  const { origin } = text.folded;
  const passage = { start: origin[match.start] as number, end: (origin[match.end - 1] as number) + 1 };
  if (crossesRows(text, passage) || rowsOf(text, passage).last - rowsOf(text, passage).first > 40) return null;
  const differences = match.changed.map(({ claimed, actual }): Difference => {
    const sign = claimed.replace("-", "") === actual.replace("-", "");
    return { kind: sign ? "sign" : "number", claimed, actual };
  });
  return { kind: "altered", passage, form: "cleaned", differences, close: isClose(match) };
}

function isClose({ changed, numbers }: SkeletonMatch): boolean {
  if (changed.every(({ claimed, actual }) => claimed.replace("-", "") === actual.replace("-", ""))) return true;
  const [only] = changed;
  if (only === undefined || changed.length > 1) return false;
  return numbers > 1 || oneDigitApart(only.claimed, only.actual);
}

function oneDigitApart(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  return [...a].filter((char, at) => char !== b[at]).length === 1;
}
