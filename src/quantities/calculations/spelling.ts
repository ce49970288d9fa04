import { LETTERS_BEFORE_AMOUNTS } from "../currencies.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const FRACTIONS: Record<string, string> = { "½": "(1/2)", "¼": "(1/4)", "¾": "(3/4)", "⅓": "(1/3)", "⅔": "(2/3)" };

const LATEX_WORDS: Record<string, string> = {
  times: "×",
  cdot: "×",
  div: "÷",
  approx: "≈",
  simeq: "≈",
  to: "→",
  rightarrow: "→",
  Rightarrow: "→",
  sum: "sum",
  max: "max",
  min: "min",
  euro: "€",
};
const LATEX_WRAPPERS = /\\(?:text|mathrm|textbf|mathbf|textit|operatorname|boxed|bf|rm)\b/g;

/** "N1,500" naira, "Rs 40": arithmetic has no sign for them. */
const LETTER_CURRENCY = new RegExp(String.raw`(?<![\p{L}\d])(?:₦(?=\s?\d)|${LETTERS_BEFORE_AMOUNTS})`, "gu");
/** "(5 + 3) k€": the scale of what stands in brackets. */
const SCALED_BRACKET = /\)\s*(k|M)(?:€|\$|£)?(?!\p{L})/gu;
/** "= 3x (+200%)": a multiple said once more as growth. */
const AS_GROWTH = /([\d.,]*\d)\s?x\s*\(\s*\+\s*(\d[\d.,]*\s?%)\s*\)\s*$/u;

const AMOUNT = String.raw`(?:US\$|R\$|[$€£])?\s?\d(?:[^(=,;%]|,(?=\d)){0,24}`;
const SAID = String.raw`(?:soit|i\.e\.,?|that is,?|ou seja,?|isto é,?|c['’]est-à-dire)`;
/** "from 372 K€ to 669 K€ (+80 %)", "42K → 63K, i.e. +50 %": the change that a movement comes to. */
const MOVED = new RegExp(
  String.raw`((?:(?:from|de|depuis|desde)\s+${AMOUNT}?\s(?:to|à|a|até|para)\s+|${AMOUNT}?(?:->|→|⟶|➔)\s*)${AMOUNT}?)(?:\s*\(\s*|,?\s+${SAID}\s+)([-+]?\s?\d[\d.,]*\s?%)\s*\)?`,
  "iu",
);
/** "417 K€ against 278 K€, i.e. +50 %": what a comparison comes to. */
const COMPARED = new RegExp(
  String.raw`(${AMOUNT}?\s(?:vs\.?|versus|against|contre|contra|compared (?:to|with)|par rapport à|em relação a)\s+${AMOUNT}?)(?:\s*\(\s*|,?\s+${SAID}\s+)([-+]?\s?\d[\d.,]*\s?%)\s*\)?`,
  "iu",
);
/** "a / b, soit 18": an equality in words, where something was divided or multiplied and nothing equalled yet. */
const THAT_IS = new RegExp(
  String.raw`^([^=≈;\n]*[×*÷/][^=≈;\n]*?),?\s+${SAID}\s+(?=[-+~≈]?\s?(?:US\$|R\$|[$€£])?\s?\d[^=≈;]*$)`,
  "iu",
);
/** "58 of 200 = 29 %": a part and its whole. */
const PART_OF =
  /(?<![\d.,])((?:US\$|R\$|[$€£])?\d[\d.,]*(?:\s?[kKM]?[€$£]|[kKM](?!\p{L}))?)\s(?:out of|of|sur|sobre|em|de)\s((?:US\$|R\$|[$€£])?\d[\d.,]*(?:\s?[kKM]?[€$£]|[kKM](?!\p{L}))?)(?=\s*[=≈]\s*[\d.,]+\s?%)/giu;

/**
 * Brings the many spellings of one sum to one: Unicode signs, superscripts, Markdown marks, light LaTeX, currencies that
 * arithmetic has no sign for, a scale behind brackets, growth in brackets behind the multiple it says again, equalities
 * said in words.
 */
export function plainSpelling(text: string): string {
  let plain = text.normalize("NFC").replace(/[\u00a0\u202f\u2007\u2009\u200a\u2002-\u2006\t]/g, " ");
  if (plain.includes("\\")) plain = withoutLatex(plain);
  return plain
    .replace(/[\u200b-\u200d\u2060\ufeff`]/g, "")
    .replace(/[−‒–—﹣-]/g, "-")
    .replace(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[ᐟ⁄][⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/g, superscript)
    .replace(/[½¼¾⅓⅔]/g, (sign) => FRACTIONS[sign] ?? sign)
    .replace(/√\s*(?=\()/g, "sqrt")
    .replace(/√\s*([\d.,]+)/g, "sqrt($1)")
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/[·∙⋅✕✖⨉]/g, "×")
    .replace(/[∕⁄]/g, "/")
    .replace(LETTER_CURRENCY, "")
    .replace(SCALED_BRACKET, (_, scale: string) => (scale === "M" ? ") × 1 000 000" : ") × 1 000"))
    .replace(AS_GROWTH, "$1; $1 - 1 = $2")
    .replace(MOVED, "$1 = $2")
    .replace(COMPARED, "$1 = $2")
    .replace(THAT_IS, "$1 = ")
    .replace(PART_OF, "$1 / $2");
}

function superscript(run: string): string {
  const digits = run.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign))).replace(/[ᐟ⁄]/, "/");
  return `^(${digits.replace("⁺", "").replace("⁻", "-")})`;
}

function withoutLatex(text: string): string {
  const unwrapped = text
    .replace(/\\\\(?=\s|$)/g, "\n")
    .replace(/\\[[\]()]/g, " ")
    .replace(/\\(?:left|right|displaystyle|quad|qquad)\b/g, " ")
    .replace(/\\[,;:!]/g, " ")
    .replace(/\\([%$&#_])/g, "$1")
    .replace(/\{([.,])\}/g, "$1")
    .replace(LATEX_WRAPPERS, " ")
    .replace(/(?<!\d)\$(?=\s*[\\(]|\s*$)|(?<=[\d%)}])\s*\$\s*$/g, " ");
  return fractions(unwrapped)
    .replace(/\\sqrt\s*\{/g, "sqrt{")
    .replace(/\\([A-Za-z]+)/g, (whole, word: string) => LATEX_WORDS[word] ?? whole.slice(1));
}

/** `\frac{a}{b}` becomes `((a)/(b))`; the braces turn into parentheses afterwards. */
function fractions(text: string): string {
  let out = text.replace(/\\[dt]frac/g, "\\frac");
  for (let at = out.lastIndexOf("\\frac"); at >= 0; at = out.lastIndexOf("\\frac")) {
    const top = braces(out, at + 5);
    const bottom = top && braces(out, top.end);
    if (!top || !bottom) return out.replaceAll("\\frac", " ");
    out = `${out.slice(0, at)}((${top.inside})/(${bottom.inside}))${out.slice(bottom.end)}`;
  }
  return out;
}

function braces(text: string, from: number): { inside: string; end: number } | null {
  let start = from;
  while (text[start] === " ") start++;
  if (text[start] !== "{") return null;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return { inside: text.slice(start + 1, at), end: at + 1 };
  }
  return null;
}
