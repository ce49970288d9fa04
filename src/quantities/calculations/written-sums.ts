import { SCALE_WORDS } from "../../lexicon/scales.ts";
import { LETTERS_BEFORE_AMOUNTS } from "../currencies.ts";

/** A sum written out in a text. */
export interface WrittenSum {
  text: string;
  start: number;
  end: number;
}

const TOKEN = new RegExp(
  String.raw`(?<number>(?:(?<!\p{L})${LETTERS_BEFORE_AMOUNTS}|(?:R|US|A|C)\$|\p{Sc}(?=\s?\d))?\s?\d(?:[\d.,'’]|[ \u00a0\u202f](?=\d{3}(?!\d)))*(?<![.,])(?:x(?![\p{L}\d])|\s?(?:%|[kKmM](?:€|\$)?(?!\p{L})|Mds?€|bn(?!\p{L})|[BT](?!\p{L})|[€$£](?!\d)))?)|(?<equals>[=≈]|,?\s(?:soit|i\.e\.,?|that is,?|ou seja,?|isto é,?)(?=\s+\d[\d.,]*\s?%\s+(?:of(?: the| all)?|des?|du|d[oa]s?)\s\d)|,\s(?:donc|or|so|portanto)(?=\s+\d[\d.,]*\s?%\s+(?:of(?: the| all)?|des?|du|d[oa]s?)\s\d))|(?<sign>[×x*÷/+−–^-](?!\p{L})|(?<!\p{L})(?:of the|of|de)(?!\p{L})|(?<=%\s{1,5})(?:of all|des|du|d[oa]s?)(?=\s\d))|(?<per>\/(?=\p{L}))|(?<border>\|)|(?<open>[([])|(?<close>[)\]])|(?<glued>\p{L}+\d[\p{L}\d.,]*)|(?<word>\p{L}[\p{L}'’.-]*)|(?<unit>[€$£%])|(?<stop>[;:,!?«»“”"]|\.(?=\s|$)|→|\n)|(?<other>\S)`,
  "giu",
);

interface Token {
  kind: string;
  text: string;
  start: number;
  end: number;
}

/** Words that may stand between two numbers of one sum: "55 000 designers × 180 €". */
const MOST_WORDS = 3;
const LONGEST_READ = 6_000;

/**
 * The sums a text writes out, each by itself: "8 × 100 + 3 × 50 = 950", "0.25% of $250M = $625k; 4.2 / 0.5 = 8.4".
 * Only where numbers are joined by a sign on one side of the equals sign: "M12 = 300 k€" is no sum.
 */
export function calculationsIn(text: string): WrittenSum[] {
  if (text.length > LONGEST_READ || !/[=≈%]/.test(text)) return [];
  const plain = text.replace(/\*\*|__|`/g, (mark) => " ".repeat(mark.length));
  const tokens = tokensOf(plain);
  const sums: WrittenSum[] = [];
  let floor = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "equals" || at < floor) continue;
    const spoken = !isSign(token);
    // "4 × 5 = 20 customers, or 10 % of 200" goes on from a result.
    const lowest = spoken
      ? Math.max(
          0,
          tokens.slice(0, floor).findLastIndex(({ kind }) => kind === "number"),
        )
      : floor;
    const from = startOf(tokens, at, lowest);
    // "ARR = 42 000 × 12 = 504 000": what stands before the first sign is a name.
    if (from === at) {
      floor = at + 1;
      continue;
    }
    const to = withGrowth(tokens, endOf(tokens, at));
    const part = tokens.slice(from, to + 1);
    const cutShort = isCutShort(tokens, from, floor);
    floor = to + 1;
    if (from >= at || to <= at || cutShort || !hasSum(part) || hasRange(part)) continue;
    if (spoken && !isShareOfLike(part)) continue;
    const [start, end] = [(tokens[from] as Token).start, (tokens[to] as Token).end];
    sums.push({ text: asFormula(plain, part), start, end });
  }
  return sums;
}

const isSign = ({ text }: Pick<Token, "text">): boolean => /^[=≈]$/.test(text);

/** "333 customers, or 3.3 % of 10 000": money is a share of money and a count of a count. */
function isShareOfLike(tokens: readonly Token[]): boolean {
  const [part, share, whole, ...more] = tokens.filter(({ kind }) => kind === "number").map(({ text }) => text);
  if (part === undefined || whole === undefined || more.length > 0 || !share?.includes("%")) return false;
  return !/[%x]/i.test(part + whole) && /\p{Sc}/u.test(part) === /\p{Sc}/u.test(whole);
}

/** The sum in its own words, with an equals sign where it says "that is" and no border of a table's cell. */
function asFormula(text: string, tokens: readonly Token[]): string {
  const written = tokens.map(({ kind, text: own, end }, at) => {
    const gap = text.slice(end, tokens[at + 1]?.start ?? end);
    const shown = kind === "border" ? "" : kind === "equals" && !isSign({ text: own }) ? " =" : own;
    return shown + gap;
  });
  return written.join("").replace(/\s+/g, " ").trim();
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? "other";
    const text = match[0].trimStart();
    const end = match.index + match[0].length;
    return { kind, text, start: end - text.length, end };
  });
}

/** Back from the equals sign to the first number or bracket of the sum. */
function startOf(tokens: readonly Token[], equals: number, floor: number): number {
  let first = equals;
  let words = 0;
  let depth = 0;
  for (let at = equals - 1; at >= floor; at--) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "close") depth++;
    else if (kind === "open") {
      if (depth === 0) break;
      depth--;
      first = at;
    } else if (kind === "number") {
      first = at;
      words = 0;
    } else if (kind === "word" || isPreposition(tokens, at)) {
      if (++words > MOST_WORDS || isJoin(text)) break;
    } else if (kind === "border") {
      if (depth > 0 || !goesOn(tokens[at + 1])) break;
    } else if (kind !== "unit" && kind !== "per" && kind !== "sign") break;
  }
  return first;
}

/** "Of" is a sign between numbers, else a word: "an ARR of 42 K€ × 12" begins with its number. */
function isPreposition(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at] as Token;
  const ofAmount = /^(?:number|unit|close)$/.test(tokens[at - 1]?.kind ?? "");
  return kind === "sign" && /^\p{L}{2}/u.test(text) && !ofAmount;
}

/** "1 % + a long name of it 3 % + 0.5 % = 5 %": words that are too many lie between the sum and its first numbers. */
function isCutShort(tokens: readonly Token[], from: number, floor: number): boolean {
  let at = from - 1;
  while (at > floor && (tokens[at]?.kind === "word" || isPreposition(tokens, at))) at--;
  return at >= Math.max(floor, 1) && tokens[at]?.kind === "sign" && !isPreposition(tokens, at);
}

/** "| 37 K€ | × 18 = 666 K€ |": a cell that begins with a sign of multiplication goes on from the one before it. */
const goesOn = (token: Token | undefined): boolean => token?.kind === "sign" && /^[×x*÷/]$/i.test(token.text);

/** On from the equals sign, over further steps of a chain, to the last number and its unit. */
function endOf(tokens: readonly Token[], equals: number): number {
  let last = equals;
  let words = 0;
  let numberBefore = false;
  let signSinceEquals = false;
  for (let at = equals + 1; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token;
    if (kind === "number") {
      if (numberBefore) break;
      last = at;
      words = 0;
      numberBefore = true;
    } else if (kind === "word") {
      if (++words > (numberBefore ? 1 : 0) || isJoin(text) || !isUnitWord(text)) break;
      last = at;
    } else if (kind === "sign" || kind === "equals") {
      if (!numberBefore && !/[+−–-]/.test(text)) break;
      // A lone number between two equals signs is a result; what follows says it in other terms ("= $7.1M = 14x").
      if (kind === "equals" && !signSinceEquals) break;
      signSinceEquals = kind === "sign";
      numberBefore = false;
    } else if (kind === "unit" && numberBefore) last = at;
    else if (kind === "close" && last > equals && opensIn(tokens, equals + 1, at)) last = at;
    else if (kind !== "open" || numberBefore) break;
  }
  return last;
}

/** "= 3x (+200%)": the multiple said once more as growth belongs to the sum. */
function withGrowth(tokens: readonly Token[], last: number): number {
  const [result, open, plus, growth, close] = tokens.slice(last, last + 5);
  const isGrowth =
    /\dx$/i.test(result?.text ?? "") &&
    open?.kind === "open" &&
    plus?.text === "+" &&
    growth?.text.endsWith("%") === true &&
    close?.kind === "close";
  return isGrowth ? last + 4 : last;
}

const opensIn = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).filter(({ kind }) => kind === "open").length >
  tokens.slice(from, to).filter(({ kind }) => kind === "close").length;

const isJoin = (word: string): boolean =>
  /^(?:and|et|e|or|ou|i\.e|soit|donc|so|then|but|mais|mas|not|non|não|pas|against|contre|contra|vs)$/iu.test(word);
const isUnitWord = (word: string): boolean =>
  Object.hasOwn(SCALE_WORDS, word.toLowerCase()) ||
  /^(?:k|m|bn|x|mds?|mrd|bi|mi|months?|mois|mes(?:es)?|years?|ans?|ann[ée]es?|anos?|days?|jours?|dias?|weeks?|semaines?|semanas?|fois|times|vezes|usd|eur|brl|naira|points?|pts?)$/iu.test(
    word,
  );

/** Two numbers joined by a sign, on either side of an equals sign. */
function hasSum(tokens: readonly Token[]): boolean {
  const numbers = tokens.filter(({ kind }) => kind === "number").length;
  const signs = tokens.some(
    ({ kind }, at) => kind === "sign" && tokens.slice(0, at).some((one) => one.kind === "number"),
  );
  return numbers >= 3 && signs;
}

/** "4–6 trades", "$6.7–10M": a stretch of values, which no single sum gives. */
function hasRange(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text, start, end }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const dash = kind === "sign" && /[–-]/.test(text);
    return dash && before?.kind === "number" && after?.kind === "number" && before.end === start && end === after.start;
  });
}
