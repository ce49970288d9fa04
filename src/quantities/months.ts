/** Month names and their short forms in French, English and Portuguese, without accents and in lower case. */
const NAMES: [number, string][] = [
  [1, "janvier january janeiro janv jan"],
  [2, "fevrier february fevereiro fevr fev feb"],
  [3, "mars march marco mar"],
  [4, "avril april abril avr apr abr"],
  [5, "mai may maio"],
  [6, "juin june junho jun"],
  [7, "juillet july julho juil jul"],
  [8, "aout august agosto aug ago"],
  [9, "septembre september setembro sept sep set"],
  [10, "octobre october outubro oct out"],
  [11, "novembre november novembro nov"],
  [12, "decembre december dezembro dec dez"],
];

const NUMBERS = new Map(NAMES.flatMap(([month, names]) => names.split(" ").map((name) => [name, month] as const)));

/** A pattern for all of them, accents optional; the caller adds the boundaries. */
export const MONTH_PATTERN = NAMES.flatMap(([, names]) => names.split(" "))
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
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .toLowerCase();
  return NUMBERS.get(plain) ?? null;
}
