import { fold } from "../../lexicon/fold.ts";
/** One word of a label: as written, and reduced for comparison. */
export interface LabelWord {
  /** Lower case, no accents; "%" is "percent", "€" is "eur", "#" is "number". */
  key: string;
  /** As written, accents and case kept: what the readers of bases and periods are given. */
  text: string;
  /** True inside brackets: an explanation of the label rather than the label. */
  aside: boolean;
}

const SYMBOLS: Record<string, string> = {
  "%": "percent",
  "€": "eur",
  $: "usd",
  "£": "gbp",
  "₹": "inr",
  "#": "number",
  "№": "number",
};

/** Accents tell these from a word of another language: "salariés" are people, "salaries" are pay. */
const BY_ACCENT: Record<string, string> = { salariés: "employes", salarié: "employe" };

const WORDS = /[\p{L}\p{N}]+|[%€$£₹#№()[\]{}]/gu;

/** "Revenue/customer", "CA / client". */
const PER_HEAD =
  /(?<=\p{L})\s?\/\s?(customer|client|user|account|subscriber|employee|utilisateur|cliente|usu[áa]rio)s?(?!\p{L})/giu;

/** Small letters and numbers with single spaces between: nothing to do. */
const SPACED_OUT = /^(?:[a-z]+|\d+)(?: (?:[a-z]+|\d+))*$/;

/** "annualRecurringRevenue", "arr_eur" and "S&M" as words apart or together, as a person would say them. */
export function spaceOut(label: string): string {
  if (SPACED_OUT.test(label)) return label;
  return label
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(/\bSaaS\b/g, "Saas")
    .replace(/R\$/g, " BRL ")
    .replace(/US\$/g, " USD ")
    .replace(/(?<=[\p{Ll}\d]{2})(?=\p{Lu})/gu, " ")
    .replace(/(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu, " ")
    .replace(/(?<=\p{Ll}{3})(?=\d)/gu, " ")
    .replaceAll("_", " ")
    .replace(PER_HEAD, " per $1")
    .replace(/(?<![\p{L}\d])(\p{L}{1,2})\s?&\s?(\p{L})(?![\p{L}\d])/gu, "$1$2")
    .replace(/'s(?![\p{L}])/gu, " ")
    .replace(/n[°º](?=[\s\p{L}])/gu, "number ");
}

/** The words of a label that was spaced out. */
export function wordsOf(spaced: string): LabelWord[] {
  const words: LabelWord[] = [];
  let depth = 0;
  for (const [text] of spaced.matchAll(WORDS)) {
    if (text === "(" || text === "[" || text === "{") depth += 1;
    else if (text === ")" || text === "]" || text === "}") depth = Math.max(0, depth - 1);
    else words.push({ key: SYMBOLS[text] ?? BY_ACCENT[text.toLowerCase()] ?? fold(text), text, aside: depth > 0 });
  }
  return words;
}

/**
 * A label reduced to what two spellings of it share: "team_quality", "Team quality" and "teamQuality" are equal.
 * Metrics the catalogue does not know are compared by it.
 */
export function normalizeLabel(label: string): string {
  return wordsOf(spaceOut(label))
    .filter(({ text }) => SYMBOLS[text] === undefined)
    .map(({ key }) => key)
    .join(" ");
}
