import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { ADVISORY, NOT_A_BOARD, TERM_LINES, TOLD_PREFERENCE } from "../../lexicon/terms.ts";
import { isOfOlderClass } from "../cap-table/older-classes.ts";
import type { Place } from "../check.ts";
import { convertiblePapers } from "../instruments/prose.ts";
import { placeOfPassage } from "../places.ts";
import { antiDilutionIn, averageBaseIn, boardIn, preferenceIn, vestingIn } from "./clauses.ts";
import type { TermSheet } from "./read.ts";

/** A right that a deck tells as well as the term sheet. */
export type ToldTerm = "preference" | "antiDilution" | "board" | "vesting";

/** One right as the term sheet has it and as another paper tells it. */
export interface ToldBeside {
  term: ToldTerm;
  here: Place;
  there: Place;
  /** What both say of it, part by part: "founders 2", "investors 1". */
  parts: { name: string; here: string | number; there: string | number }[];
  holds: boolean;
}

/** A right's parts by name; only a part that both papers say can be held against the other. */
type Parts = Record<string, string | number | null>;

const READ: Record<ToldTerm, (folded: string) => Parts | null> = {
  preference: (text) => {
    const { multiple, participation, cap } = preferenceIn(text);
    // A preference for a product has no participation.
    const isNamed = participation !== null || TERM_LINES.preference.test(text);
    return !isNamed || (multiple === null && participation === null) ? null : { multiple, participation, cap };
  },
  antiDilution: (text) => {
    const said = antiDilutionIn(text);
    return said === "other" ? null : { antiDilution: said, base: averageBaseIn(text) };
  },
  board: (text) => (NOT_A_BOARD.test(text) ? null : (boardIn(text) as Parts | null)),
  vesting: (text) => vestingIn(text) as Parts | null,
};

const NAMED: Record<ToldTerm, RegExp> = {
  preference: TOLD_PREFERENCE,
  antiDilution: TERM_LINES.antiDilution,
  board: TERM_LINES.board,
  vesting: TERM_LINES.vesting,
};

/** Preference, anti-dilution, board and vesting as the company's other papers tell them, beside the term sheet's. */
export function rightsBeside(witness: Witness, sheet: TermSheet): ToldBeside[] {
  const convertibles = convertiblePapers(witness);
  const isOfOthers = isOfOlderClass(witness);
  const others = witness
    .passages()
    .filter(
      ({ document, row, text }) =>
        document !== sheet.document &&
        document.source === "deck" &&
        document.role !== "outside" &&
        !convertibles.has(document.id) &&
        !isOfOthers(text) &&
        row.cells.every(({ ocr }) => ocr === undefined),
    );
  return (Object.keys(READ) as ToldTerm[]).flatMap((term): ToldBeside[] => {
    const here = sheet[term];
    const own = here === null ? null : READ[term](here.said);
    const told = theOnly(others.flatMap((passage) => toldOn(passage, term)));
    if (here === null || own === null || told === null) return [];
    const parts = Object.entries(own).flatMap(([name, value]) => {
      const there = told.parts[name] ?? null;
      return value === null || there === null ? [] : [{ name, here: value, there }];
    });
    if (parts.length === 0) return [];
    return [{ term, here: here.place, there: told.place, parts, holds: parts.every((one) => one.here === one.there) }];
  });
}

interface Told {
  parts: Parts;
  place: Place;
}

/** A sentence that names the right and says it. */
function toldOn(passage: Passage, term: ToldTerm): Told[] {
  return passage.text.split(/(?<=\p{L}[.;])\s+(?=\p{Lu})/u).flatMap((sentence): Told[] => {
    // "1x non-participating preference, weighted average anti-dilution": each right by its own words.
    const text = fold(sentence);
    if (!NAMED[term].test(text) || ADVISORY.test(text)) return [];
    const parts = READ[term](text);
    const printed = sentence.trim().slice(0, 120);
    return parts === null ? [] : [{ parts, place: placeOfPassage(passage, { label: printed, printed }) }];
  });
}

/** Two sentences that say two things are no one statement. */
function theOnly(told: readonly Told[]): Told | null {
  const [first, ...others] = told;
  return first !== undefined && others.every(({ parts }) => JSON.stringify(parts) === JSON.stringify(first.parts))
    ? first
    : null;
}
