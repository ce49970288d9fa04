import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { SCALE_WORD } from "../../lexicon/scales.ts";

const UNIT_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|em|de|d['’]|k|m|${SCALE_WORD}|k?eur|k?usd|k?gbp|k?brl|k?chf|${CURRENCY_WORD}|us|r|nb|nbre|nombre|number|count|qty|un|unid|unit|units|unités?|unidades?|mois|months?|meses|jours|days|dias|ans|years|anos|pts?)(?!\p{L})`,
  "giu",
);

/** A cell that says what is counted, not what it is called: "K€", "R$ mil", "% ", "mois". */
export function isOnlyUnit(text: string): boolean {
  return text.length <= 24 && !/\p{L}/u.test(text.replace(UNIT_WORDS, " "));
}
