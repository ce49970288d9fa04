/** A sum written out in a text. */
export interface WrittenSum {
  text: string;
  start: number;
  end: number;
}

const NUMBER =
  "[(]?[~≈]?[€$£]?\\s?\\d[\\d.,\\u00a0\\u202f ]*\\d*\\s?(?:[%€$£]|[kKM]€?|M€|bn|m|million|millions|milhões|mil)?[)]?";
const STEP = "\\s?[×x*/÷+−–-]\\s?";
/** Numbers joined by signs, an equals sign, and a number. Words may stand beside the numbers ("55 000 designers × 180 €"). */
const SUM = new RegExp(
  `${NUMBER}(?:[ ]\\p{L}+){0,3}(?:${STEP}${NUMBER}(?:[ ]\\p{L}+){0,3})+\\s?[=≈]\\s?${NUMBER}`,
  "gu",
);

/** The sums that a text writes out: "55 000 × 180 € = 9,9 M€". */
export function calculationsIn(text: string): WrittenSum[] {
  if (!/[=≈]/.test(text) || text.length > 5000) return [];
  return [...text.matchAll(SUM)]
    .filter((match) => !/[×x*/÷+−–-]\s*$/u.test(text.slice(0, match.index)))
    .map((match) => ({
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }));
}
