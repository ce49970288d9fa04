import { fold } from "./fold.ts";

/** Month names and their short forms in French, English and Portuguese, without accents and in lower case. */
const NAMES: readonly string[] = [
  "janvier january janeiro janv jan",
  "fevrier february fevereiro fevr fev feb",
  "mars march marco mar",
  "avril april abril avr apr abr",
  "mai may maio",
  "juin june junho jun",
  "juillet july julho juil jul",
  "aout august agosto aug ago aou",
  "septembre september setembro sept sep set",
  "octobre october outubro oct out",
  "novembre november novembro nov",
  "decembre december dezembro dec dez",
];

const NUMBERS = new Map(NAMES.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)));

/** A pattern for all of them, accents optional; the caller adds the boundaries. */
export const MONTH_PATTERN = [...NUMBERS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) =>
    name
      .replace(/e/g, "[eé]")
      .replace(/u(?=t$)/, "[uû]")
      .replace(/c(?=o$)/, "[cç]"),
  )
  .join("|");

/** 1 to 12 for a month's name, else null: "déc." → 12. */
export function monthNumber(name: string): number | null {
  return NUMBERS.get(fold(name).replaceAll(".", "")) ?? null;
}
