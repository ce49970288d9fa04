import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { ISSUE_PRICE, PREFERRED_CLASS, PUT_IN, RANKS } from "../../lexicon/terms.ts";
import { findQuantities } from "../../quantities/find.ts";
import { readCapTables } from "../cap-table/read.ts";
import type { Place } from "../check.ts";
import type { Participation } from "../equity/waterfall.ts";
import { placeOfPassage } from "../places.ts";
import { preferenceIn } from "../term-sheet/read.ts";

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
    return {
      name,
      holders: held.map(({ holder }) => holder),
      shares,
      rights: counted ? rightsOf(name, shares, table?.document ?? "", witness) : null,
    };
  });
}

/** The line of a paper that names the class and says all four things; of several that differ none. */
function rightsOf(name: string, shares: number, table: string, witness: Witness): PreferredClass["rights"] {
  const called = new RegExp(
    `(?<![\\p{L}\\d])${fold(name).replace(/[^\p{L}\d]+/gu, "\\P{L}{0,3}")}(?![\\p{L}\\d])`,
    "u",
  );
  const said = witness
    .passages()
    .filter(
      ({ document, section, text }) =>
        document.id !== table && section.kind !== "slide" && document.role !== "outside" && called.test(fold(text)),
    )
    .flatMap((passage) => {
      const text = fold(passage.text);
      const terms = preferenceIn(text);
      const ranks = (Object.keys(RANKS) as (keyof typeof RANKS)[]).filter((rank) => RANKS[rank].test(text));
      const paid = paidIn(passage.text, shares);
      const [rank] = ranks;
      if (terms.multiple === null || terms.participation === null || paid === null) return [];
      if (rank === undefined || ranks.length > 1) return [];
      return [
        {
          preference: paid * terms.multiple,
          participation: terms.participation,
          cap: terms.cap === null ? null : terms.cap / terms.multiple,
          rank,
          place: placeOfPassage(passage, { label: name, printed: passage.text.slice(0, 120) }),
        },
      ];
    });
  const [first, ...others] = said;
  const same = (one: typeof first) =>
    JSON.stringify({ ...one, place: null }) === JSON.stringify({ ...first, place: null });
  return first !== undefined && others.every(same) ? first : null;
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
