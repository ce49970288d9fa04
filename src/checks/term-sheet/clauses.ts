import { withDigits } from "../../lexicon/small-numbers.ts";
import {
  AVERAGE_BASE,
  BOARD_PARTIES,
  CAPPED_AT,
  CLIFF,
  FULL_RATCHET,
  MONTHS_IN,
  NO_TERM,
  NON_PARTICIPATING,
  PARTICIPATING,
  RATCHET_DENIED,
  TIMES,
  WEIGHTED_AVERAGE,
} from "../../lexicon/terms.ts";
import type { Participation } from "../equity/waterfall.ts";

/** Multiple, participation and its cap, as far as a text says them. */
export interface Preference {
  multiple: number | null;
  participation: Participation | null;
  cap: number | null;
}

export type AntiDilution = "full_ratchet" | "weighted_average" | "none" | "other";

/** Seats on the board: all of them, and whose. */
export type Board = Partial<Record<keyof typeof BOARD_PARTIES, number>>;

/** In months. */
export interface Vesting {
  over: number | null;
  cliff: number | null;
}

const numberIn = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits.replace(",", "."));

/** All of these read a folded text. */
export function preferenceIn(text: string): Preference {
  const cap = numberIn(CAPPED_AT.exec(text)?.[1]);
  const plain = cap === null ? text : text.replace(CAPPED_AT, " ");
  const multiple = numberIn(TIMES.exec(plain)?.[1]);
  const participation = NON_PARTICIPATING.test(text)
    ? "none"
    : PARTICIPATING.test(text)
      ? cap === null
        ? "full"
        : "capped"
      : null;
  return { multiple, participation, cap };
}

/**
 * What protects from a lower price later; "other" where it is named and not said how. A ratchet for some months, or for
 * some holders, before an average is a ratchet.
 */
export function antiDilutionIn(text: string): AntiDilution {
  const average = WEIGHTED_AVERAGE.test(text);
  if (average && FULL_RATCHET.test(text.replace(RATCHET_DENIED, " "))) return "full_ratchet";
  if (average) return "weighted_average";
  if (isDenied(text)) return "none";
  return FULL_RATCHET.test(text) ? "full_ratchet" : "other";
}

/** Whether an average counts all shares or only those in issue; null where it does not say, or says both. */
export function averageBaseIn(text: string): keyof typeof AVERAGE_BASE | null {
  const [broad, narrow] = [AVERAGE_BASE.broad.test(text), AVERAGE_BASE.narrow.test(text)];
  return broad === narrow ? null : broad ? "broad" : "narrow";
}

/** "Pro rata: none", "no full ratchet": the term is named to say that there is none. */
export function isDenied(text: string): boolean {
  const after = text
    .split(/[:|–—]/u)
    .slice(1)
    .join(" ")
    .trim();
  const said = after === "" ? text : after;
  return NO_TERM.test(said.slice(0, 24));
}

/** "Five seats, two for the founders, one independent": each number has the first word of a party after it. */
export function boardIn(text: string): Board | null {
  const found: Board = {};
  for (const part of withDigits(text).split(/(?=(?<![\d.,])\d{1,2}(?![\d.,%]))/u)) {
    const count = /^\d{1,2}/.exec(part)?.[0];
    if (count === undefined) continue;
    const parties = Object.keys(BOARD_PARTIES) as (keyof Board)[];
    const [first] = parties
      .map((party) => ({ party, at: part.search(BOARD_PARTIES[party]) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    if (first === undefined) continue;
    // A party that is counted twice is counted in two ways.
    if (found[first.party] !== undefined && found[first.party] !== Number(count)) return null;
    found[first.party] = Number(count);
  }
  const isSaid = found.investors !== undefined || (found.seats !== undefined && found.founders !== undefined);
  return isSaid ? found : null;
}

/** "48 months, 12 months cliff", "over four years with a one-year cliff". */
export function vestingIn(text: string): Vesting | null {
  const said = withDigits(text);
  const lengths = [...said.matchAll(/(\d{1,2})[\s-]*(\p{L}+)/gu)].flatMap((match) => {
    const months = MONTHS_IN.find(([unit]) => unit.test(match[2] ?? ""))?.[1];
    if (months === undefined) return [];
    const end = match.index + match[0].length;
    const isCliff = CLIFF.after.test(said.slice(end)) || CLIFF.before.test(said.slice(0, match.index));
    return [{ months: Number(match[1]) * months, isCliff }];
  });
  const only = (some: readonly { months: number }[]): number | null =>
    new Set(some.map(({ months }) => months)).size === 1 ? (some[0]?.months ?? null) : null;
  const [over, cliff] = [lengths.filter(({ isCliff }) => !isCliff), lengths.filter(({ isCliff }) => isCliff)].map(only);
  return over == null && cliff == null ? null : { over: over ?? null, cliff: cliff ?? null };
}
