import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { ISSUE_PRICE, PREFERRED_CLASS, PUT_IN, RANKS } from "../../lexicon/terms.ts";
import { findQuantities } from "../../quantities/find.ts";
import { readCapTables } from "../cap-table/read.ts";
import type { Place } from "../check.ts";
import type { Participation } from "../equity/waterfall.ts";
import { placeOfPassage } from "../places.ts";
import { preferenceIn } from "../term-sheet/clauses.ts";

/** Preferred shares that are out already, with what a paper says of their rights. */
export interface PreferredClass {
  name: string;
  holders: string[];
  shares: number;
  /** Null where no paper says enough: preference, participation, what was paid, and rank beside the new money. */
  rights: {
    preference: number;
    participation: Participation;
    /** As a multiple of the preference. */
    cap: number | null;
    /** Before the new money, with it, or after it. */
    rank: keyof typeof RANKS;
    place: Place;
  } | null;
}

/** Every class of preferred shares of the cap table before the round. */
export function preferredClasses(witness: Witness): PreferredClass[] {
  const table = readCapTables(witness).find(({ when }) => when !== "after");
  const lines = (table?.lines ?? []).filter(
    ({ kind, shareClass }) => kind === "holder" && shareClass !== null && PREFERRED_CLASS.test(fold(shareClass)),
  );
  return [...Map.groupBy(lines, ({ shareClass }) => shareClass?.trim() ?? "")].map(([name, held]) => {
    const shares = held.reduce((sum, line) => sum + (line.shares?.value ?? 0), 0);
    const counted = held.every((line) => line.shares !== null);
    const paid = held.map(({ invested }) => invested?.value ?? null);
    const put = paid.every((one) => one !== null) ? paid.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
    return {
      name,
      holders: held.map(({ holder }) => holder),
      shares,
      rights: counted ? rightsOf(name, shares, put, table?.document ?? "", witness) : null,
    };
  });
}

/**
 * What the papers say of a class, on one line or several: those that begin with its name say its preference and what was
 * paid, and its rank stands there or where another class ranks before, with or after it. Of what is said twice and
 * differs nothing is taken.
 */
function rightsOf(
  name: string,
  shares: number,
  invested: number | null,
  table: string,
  witness: Witness,
): PreferredClass["rights"] {
  const called = fold(name).replace(/[^\p{L}\d]+/gu, "\\P{L}{0,3}");
  const anywhere = new RegExp(`(?<![\\p{L}\\d])${called}(?![\\p{L}\\d])`, "u");
  const lines = witness
    .passages()
    .filter(
      ({ document, section, text }) =>
        document.id !== table && section.kind !== "slide" && document.role !== "outside" && anywhere.test(fold(text)),
    )
    .map((passage) => ({ passage, text: fold(passage.text), at: anywhere.exec(fold(passage.text))?.index ?? 0 }));
  const own = lines.filter(({ at }) => at <= FIRST_WORDS);
  const terms = own.flatMap(({ passage, text }) => {
    const { multiple, participation, cap } = preferenceIn(text);
    return multiple === null || participation === null ? [] : [{ passage, multiple, participation, cap }];
  });
  const term = theOne(terms, ({ multiple, participation, cap }) => `${multiple} ${participation} ${cap}`);
  const paid = theOne(
    [...own.flatMap(({ passage }) => paidIn(passage.text, shares) ?? []), ...(invested === null ? [] : [invested])],
    String,
  );
  const rank = theOne(
    [...own.flatMap(({ text }) => rankOn(text)), ...lines.flatMap((line) => rankBeside(line))],
    String,
  );
  if (term === null || paid === null || rank === null) return null;
  const { passage, multiple, participation, cap } = term;
  return {
    preference: paid * multiple,
    participation,
    cap: cap === null ? null : cap / multiple,
    rank,
    place: placeOfPassage(passage, { label: name, printed: passage.text.slice(0, 120) }),
  };
}

/** "The holders of the Seed preferred …": a line about a class names it early. */
const FIRST_WORDS = 30;

type Rank = keyof typeof RANKS;
const ALL_RANKS = Object.keys(RANKS) as Rank[];
/** Who stands before another has it after itself. */
const TURNED: Record<Rank, Rank> = { before: "after", with: "with", after: "before" };

/** The one rank that a line of the class itself names. */
function rankOn(text: string): Rank[] {
  const ranks = ALL_RANKS.filter((rank) => RANKS[rank].test(text));
  return ranks.length === 1 ? ranks : [];
}

/** "Senior to the Seed preferred": said of another class, and so of this one the other way round. */
function rankBeside({ text, at }: { text: string; at: number }): Rank[] {
  if (at <= FIRST_WORDS) return [];
  const before = text.slice(Math.max(0, at - FIRST_WORDS), at);
  return rankOn(before).map((rank) => TURNED[rank]);
}

/** What all of them say; null where they do not, or say nothing. */
function theOne<Value>(said: readonly Value[], key: (one: Value) => string): Value | null {
  const [first, ...others] = said;
  return first === undefined || others.some((one) => key(one) !== key(first)) ? null : first;
}

/** What was put in: said as an amount, or as a price a share. */
function paidIn(text: string, shares: number): number | null {
  const folded = fold(text);
  const amounts = findQuantities(text).flatMap((one) =>
    "ambiguous" in one || one.unit !== "money" ? [] : [one.value],
  );
  const [amount, ...others] = amounts;
  if (amount === undefined || others.length > 0) return null;
  if (ISSUE_PRICE.test(folded)) return amount * shares;
  return PUT_IN.test(folded) ? amount : null;
}
