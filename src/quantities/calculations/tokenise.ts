import { isLetter } from "../chars.ts";
import { currencyAfter } from "../currencies.ts";
import { matchEnd } from "../matches.ts";
import { readScale } from "../scales.ts";
import { readPer, readUnit } from "../units.ts";
import { fold } from "./fold.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import { numeralAt } from "./numeral.ts";
import type { Inputs, NumberToken, Operator, Token } from "./token.ts";

const SPACES = /\s+/y;
const RELATION = /(?:~=|<=>|=>|->|==?|≈|≃|≅|≡|→|⇒|⟶|➔|(?:equals|is equal to|égale|est égale? à|é igual a)(?!\p{L}))/uy;
/** "N" is the naira's everyday sign before an amount; before one or two digits it may be a name. */
const CURRENCY =
  /(?:US\$|R\$|C\$|CA\$|A\$|AU\$|[$€£¥₦₹₵]|N(?=\d{1,3}(?:,\d{3}|(?:\.\d+)?[kKmMbB](?!\p{L})))|(?:EUR|USD|BRL|GBP|CHF|CAD|NGN|INR)(?=\s*[\d(-]))/uy;
const CURRENCY_CODES: Record<string, string> = {
  US$: "USD",
  R$: "BRL",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₦": "NGN",
  N: "NGN",
  "₹": "INR",
  "₵": "GHS",
};
const WORD = /[\p{L}_][\p{L}\p{N}_'’&#]*(?:-\p{L}[\p{L}\p{N}_'’&]*)*\.?/uy;
const TIMES_WORD = /(?:fois|times|vezes|multipli(?:é|ed|cado) (?:par|by|por))(?!\p{L})/iuy;
const OVER_WORD = /(?:divis(?:é|ée) par|divided by|dividid[oa] por)(?!\p{L})/iuy;
const SHARE_OF = /(?:of|de|du|des|do|da|dos|das)(?=\s+(?:US\$|R\$|[$€£])?\s*\d)/iuy;
const PLUS_WORD = /plus(?!\p{L})/iuy;
const MINUS_WORD = /(?:moins|minus|menos)(?!\p{L})/iuy;
const VERSUS =
  /(?:vs\.?|versus|contre|against|contra|par rapport à|compared (?:to|with)|em relação a|comparad[oa] (?:a|com))(?!\p{L})/iuy;
const TO_WORD = /(?:to|à|a|até|para)(?!\p{L})/iuy;
const ARROW = /(?:->|→|⟶|➔)/y;
/** "from 42K€ to 63K€": without it "to" and "à" are words like others. */
const FROM_WORD = /(?:from|de|depuis|desde|passe de|passa de|passou de)\s*(?:US\$|R\$|[$€£])?\s*$/iu;
const OPERATORS: Record<string, Operator> = {
  "+": "+",
  "-": "-",
  "*": "*",
  "×": "*",
  "/": "/",
  "÷": "/",
  "^": "^",
};
const STARTS_OPERAND = /\s*(?:[-+]\s*)?[\d.(√$€£\p{L}]/uy;
const FUNCTION_BEFORE = /(?:sum|somme|soma|avg|average|mean|moyenne|média|media|min|max|round|arrondi|abs)\s*$/iu;

type Unplaced<T> = T extends Token ? Omit<T, "start" | "end"> : never;

/** Cuts a formula (in plain spelling) into tokens. Never fails on strange text: what it does not know is `junk`. */
export function tokenise(text: string, inputs: Inputs): Token[] {
  const folded = inputs.length > 0 ? fold(text) : "";
  const commas = separatingCommas(text);
  const tokens: Token[] = [];
  let currency: string | undefined;
  let currencyAt = 0;
  let bold = false;
  let at = 0;
  const push = (token: Unplaced<Token>, end: number) => {
    if (tokens.length >= LIMITS.tokens) throw new CalculationFailure("too_large");
    tokens.push({ ...token, start: currency === undefined ? at : currencyAt, end } as Token);
    if (token.type !== "open") currency = undefined;
    at = end;
  };
  while (at < text.length) {
    const spaces = matchEnd(SPACES, text, at);
    if (spaces > 0) {
      at = spaces;
      continue;
    }
    const input = inputs.find(({ pattern }) => matchEnd(pattern, folded, at) > 0 && startsWord(text, at));
    if (input && !isTimes(text, at, tokens)) {
      push({ type: "input", name: input.name, value: input.value }, input.pattern.lastIndex);
      continue;
    }
    const moves = moveAt(text, at, tokens);
    if (moves > 0) {
      push({ type: "operator", operator: "to" }, moves);
      continue;
    }
    const relation = matchEnd(RELATION, text, at);
    if (relation > 0) {
      push({ type: "relation" }, relation);
      continue;
    }
    const mark = matchEnd(CURRENCY, text, at);
    if (mark > 0) {
      const sign = text.slice(at, mark);
      if (currency === undefined) currencyAt = at;
      currency = CURRENCY_CODES[sign] ?? sign;
      at = mark;
      continue;
    }
    const numeral = numeralAt(text, at, commas.has(text.indexOf(",", at)));
    if (numeral) {
      const { token, end } = numberToken(text, at, numeral, currency, folded, inputs);
      push(token, end);
      continue;
    }
    if (text.startsWith("**", at)) {
      const even = /\s/.test(text[at - 1] ?? " ") === /\s/.test(text[at + 2] ?? " ");
      const power = !bold && even && isOperand(tokens.at(-1)) && matchEnd(STARTS_OPERAND, text, at + 2) > 0;
      if (power) push({ type: "operator", operator: "^" }, at + 2);
      else {
        bold = !bold; // Markdown's, not a power
        at += 2;
      }
      continue;
    }
    const wordOperator = isOperand(tokens.at(-1)) ? operatorWord(text, at, tokens) : null;
    if (wordOperator) {
      push({ type: "operator", operator: wordOperator.operator }, wordOperator.end);
      continue;
    }
    const word = matchEnd(WORD, text, at);
    if (word > 0) {
      push({ type: "word", text: text.slice(at, word).replace(/\.$/, "") }, word);
      continue;
    }
    const character = text[at] ?? "";
    const operator = OPERATORS[character];
    const keptCurrency = currency;
    if (operator) push({ type: "operator", operator }, at + 1);
    else if (character === "(" || character === ")") push({ type: character === "(" ? "open" : "close" }, at + 1);
    else if (character === "," || character === ";") push({ type: "separator" }, at + 1);
    else if (character === "%") push({ type: "percent" }, at + 1);
    else if (character === ":") push({ type: "colon" }, at + 1);
    else if (/[~"'’“”«».|_!?]/.test(character)) at++;
    else push({ type: "junk" }, at + 1);
    if (operator) currency = keptCurrency;
  }
  return tokens;
}

function numberToken(
  text: string,
  start: number,
  numeral: NonNullable<ReturnType<typeof numeralAt>>,
  before: string | undefined,
  folded: string,
  inputs: Inputs,
): { token: NumberToken; end: number } {
  let end = numeral.end;
  const scale = readScale(text, end, { currencyBefore: before !== undefined, dollarBefore: before === "USD" });
  if (scale) end = scale.end;
  const after = currencyAfter(text, end);
  if (after) end = after.end;
  const unit = after || !mayHoldUnit(text, end) ? null : readUnit(text, end);
  let fraction = 1;
  if (unit && !(unit.unit === "multiple" && !isSuffix(text, unit.end)) && !namesInput(folded, unit.end, end, inputs)) {
    if (unit.unit === "percent" || unit.unit === "points") fraction = 10 ** ((unit.exponent ?? 0) - 2);
    end = unit.end;
  }
  const per = mayHoldUnit(text, end) ? readPer(text, end) : null;
  if (per && !namesInput(folded, per.end, end, inputs)) end = per.end;
  const currency = before ?? after?.currency;
  const token: NumberToken = {
    type: "number",
    readings: numeral.readings,
    scale: scale ? 10 ** scale.exponent : 1,
    fraction,
    ...(currency === undefined ? {} : { currency }),
    marked: end > numeral.end || before !== undefined,
    text: text.slice(start, end),
  };
  return { token, end };
}

/** Spares most numbers the long patterns of units: a letter, a percent sign or a "/" before a letter must follow. */
function mayHoldUnit(text: string, at: number): boolean {
  let next = at;
  while (text[next] === " ") next++;
  if (text[next] === "/" || text[next] === "-") next += text[next + 1] === " " ? 2 : 1;
  const code = text.charCodeAt(next);
  return code === 0x25 || code === 0xff05 || isLetter(code) || code === 0xd7;
}

/** "8.3x" ends a number, "8 x 12" and "8 × $12" do not. */
function isSuffix(text: string, end: number): boolean {
  if (text[end - 1] === "×") return /^\s*(?:$|[=≈→),;.])/.test(text.slice(end, end + 8));
  return (
    matchEnd(STARTS_OPERAND, text, end) === 0 || /^\s+(?:\p{L}|\([-+−]\s?[\d.,\s]+%)/u.test(text.slice(end, end + 16))
  );
}

/** True where a unit word is the name of an input: "12 / a" with an input called "a". */
function namesInput(folded: string, end: number, from: number, inputs: Inputs): boolean {
  if (inputs.length === 0) return false;
  const word = folded.slice(from, end).replace(/^[\s/-]+/, "");
  return inputs.some(({ pattern }) => matchEnd(pattern, word, 0) === word.length && word.length > 0);
}

function operatorWord(text: string, at: number, tokens: Token[]): { operator: Operator; end: number } | null {
  if (isTimes(text, at, tokens)) return { operator: "*", end: at + 1 };
  const last = tokens.at(-1);
  const share = last?.type === "number" && last.fraction < 1 ? matchEnd(SHARE_OF, text, at) : 0;
  if (share > 0) return { operator: "*", end: share };
  const words: [RegExp, Operator][] = [
    [TIMES_WORD, "*"],
    [OVER_WORD, "/"],
    [PLUS_WORD, "+"],
    [MINUS_WORD, "-"],
    [VERSUS, "vs"],
  ];
  for (const [pattern, operator] of words) {
    const end = matchEnd(pattern, text, at);
    if (end > 0 && matchEnd(STARTS_OPERAND, text, end) > 0) return { operator, end };
  }
  return null;
}

/** The end of "→" or "to" between two amounts one of which became the other: "42K€ → 63K€ = +50 %"; 0 elsewhere. */
function moveAt(text: string, at: number, tokens: Token[]): number {
  const last = tokens.at(-1);
  if (last?.type !== "number" || tokens.some(({ type }) => type === "relation" || type === "operator")) return 0;
  const arrow = matchEnd(ARROW, text, at);
  const word = arrow > 0 || !FROM_WORD.test(text.slice(0, last.start)) ? 0 : matchEnd(TO_WORD, text, at);
  const end = Math.max(arrow, word);
  if (end === 0) return 0;
  const rest = text.slice(end, end + 40);
  return /^\s*(?:US\$|R\$|[$€£])?\s*\d[^=≈+*/×÷]*[=≈]\s*[-+−]?\s*[\d.,\s]+\s*%/u.test(rest) ? end : 0;
}

/** "15.8x − 11.5x", "3x (+200%)": glued to its number, before a spaced sign or a change, the "x" is a multiple's unit. */
const UNIT_THEN_SIGN = /(?<=\d)[xX]\s+(?:[-−–+]\s|\([-+−]\s?[\d.,\s]+%\s?\))/y;

/** A lone "x" between two operands. */
function isTimes(text: string, at: number, tokens: Token[]): boolean {
  const sign = text[at];
  if ((sign !== "x" && sign !== "X") || !isOperand(tokens.at(-1))) return false;
  if (matchEnd(UNIT_THEN_SIGN, text, at) > 0) return false;
  return !/[\p{L}_]/u.test(text[at + 1] ?? "") && matchEnd(STARTS_OPERAND, text, at + 1) > 0;
}

function isOperand(token: Token | undefined): boolean {
  return token !== undefined && ["number", "input", "word", "close", "percent"].includes(token.type);
}

function startsWord(text: string, at: number): boolean {
  return !/[\p{L}\p{N}_]/u.test(text[at - 1] ?? "") || /\d/.test(text[at - 1] ?? "");
}

/** Positions of the commas that part the arguments of a function: "avg(10,20)", but not "avg(1,5; 2)" nor "avg(1,500, 2)". */
function separatingCommas(text: string): Set<number> {
  const found = new Set<number>();
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", open + 1)) {
    if (!FUNCTION_BEFORE.test(text.slice(Math.max(0, open - 12), open))) continue;
    const close = text.indexOf(")", open);
    const inside = text.slice(open, close < 0 ? text.length : close);
    if (/;|,\s/.test(inside)) continue;
    for (let comma = inside.indexOf(","); comma >= 0; comma = inside.indexOf(",", comma + 1)) found.add(open + comma);
  }
  return found;
}
