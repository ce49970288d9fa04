import { NUMBER_NAMES, numbersFrom } from "./small-numbers.ts";

/** How many times as much something became: "more than doubled" is 2 and `more`. */
export interface Multiple {
  value: number;
  /** `exact`: about that much; `more`: beyond it, away from one; `nearly`: not quite. */
  bound: "exact" | "more" | "nearly";
  start: number;
  end: number;
}

const HEDGE =
  "(?:(?:(more than|over|plus que|plus de(?: la)?|mais do que|mais que|mais d[ea])|(nearly|almost|close to|presque|quasiment|près de(?: la)?|quase)|roughly|about|approximately|environ|cerca de) )?";

/** Words that carry their factor. */
const VERBS: [string, number][] = [
  ["doubl(?:ed|ing|[ée]e?s?)|dobr(?:ou|aram)|duplic(?:ou|aram)", 2],
  ["tripl(?:ed|ing|[ée]e?s?)|trebled|triplic(?:ou|aram)", 3],
  ["quadrupl(?:ed|ing|[ée]e?s?)|quadruplic(?:ou|aram)", 4],
  ["quintupl(?:ed|ing|[ée]e?s?)|quintuplic(?:ou|aram)", 5],
  ["halved|halving|divis[ée]e?s? par deux|reduzi(?:u|ram)(?:-se)? [àa] metade|ca(?:iu|íram) para metade", 0.5],
];
const NUMBER = `(\\d+(?:[.,]\\d+)?|${numbersFrom(2)})`;

const alone = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "iu");
const PATTERNS: { pattern: RegExp; value?: number }[] = [
  ...VERBS.map(([verb, value]) => ({ pattern: alone(`${HEDGE}(?:${verb})`), value })),
  { pattern: alone(`(?:by|de|em|pela) ${HEDGE}(?:half|moitié|metade)`), value: 0.5 },
  {
    pattern: alone(
      `(?:multiplied by|multiplié(?:e?s?) par|multiplic(?:ou|aram)(?:-se)? por|multiplicad[oa]s? por) ${HEDGE}${NUMBER}`,
    ),
  },
  { pattern: alone(`${HEDGE}${NUMBER}(?:-|\\s)?fold`) },
];

/** The first words of a text that say how many times as much something became; null where there are none. */
export function multipleIn(text: string): Multiple | null {
  for (const { pattern, value } of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [all, more, nearly, number = ""] = match;
    const factor = value ?? NUMBER_NAMES.get(number.toLowerCase()) ?? Number(number.replace(",", "."));
    const bound = more !== undefined ? "more" : nearly !== undefined ? "nearly" : "exact";
    if (factor > 0 && factor !== 1) return { value: factor, bound, start: match.index, end: match.index + all.length };
  }
  return null;
}
