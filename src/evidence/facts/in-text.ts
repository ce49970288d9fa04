import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import { isSizeOfOthers } from "../../lexicon/others.ts";
import { withoutGoalsMet } from "../../lexicon/plans.ts";
import { rhythmOf } from "../../quantities/basis.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";
import { byDefinition } from "../../quantities/topics/match.ts";
import { clauseBefore } from "./clause.ts";
import type { NamedValue } from "./fact.ts";
import { fitTo, type Read } from "./fit.ts";
import { periodsOf } from "./founding.ts";
import { labelAfter, labelBefore, type NamedPhrase } from "./phrase.ts";

const LONGEST_TEXT = 4000;
/** "NPS 45" is a label with its value; in a longer sentence a bare number needs a sign between the two. */
const SHORT_LINE = 40;
const SENTENCE_END = /[.!?;]\s+(?=[\p{Lu}\p{Sc}•-])|\n|\s[•|]\s/gu;
const HARD_STOP = /[;•|\n]|\s·\s|,\s|\.\s/g;
const OWNED = /^\s*(?:de|of|d['’]|du|do|da|in|en|em)\b/iu;
/** "670 K€ excluding grants": what is not counted names nothing. */
const EXCLUDES = /^\s*\(?(?:excluding|excl\.?|without|net of|hors|sans|hormis|exceto|excluindo|excl|sem|fora)\s/iu;
const OVER = /(?:(?<!\p{L})(?:over|sur|sobre|por|per|divided by|divisé par|dividido por)|[÷/])\s*[\p{Sc}R]*\s*$/iu;
/** Only a change over time may stand between two values of one label. */
const TOWARDS =
  /^[\s(),]*(?:\(?[^()]{0,25}\)?\s*)?(?:to|à|(?<!\b(?:after|and|as|at|by|for|from|in|is|like|of|on|or|over|than|under|was|with)\s)a|até|para|vs\.?|then|puis|→|->|contre|against|now|en passant à)\s*$/iu;
const BESIDE = /^[\s(),]*(?:in|en|em|fin|for|pour|para)?[\s(),]*(?:and|et|e|puis|then|,|;|\/)?\s*$/iu;
const OTHERS =
  /competitor|concurrent|concorrente|benchmark|m[ée]dian|industry|sector average|moyenne du secteur|média do setor|comparable|peers?\b/iu;
const AHEAD =
  /d['’]ici|\bby (?:the )?(?:end of )?(?:19|20)\d\d|\bvis(?:ons|e|ée)\b|\baim|\bwill\b|\bprév(?:u|oit|oyons)|\batteindr|\bdevrait|\bhorizon\b|\bpretend|\bobjectif|\bmeta\b|\btarget|\bgoal|\bexpect|\bforecast|\banticip|\bproject(?:ed|ion)|\bprévisi|\besper|\bprevemos|\bplan(?:s|ned)? to/iu;
/** "0.7 billion higher" is a difference. */
const COMPARED =
  /^\s*(?:higher|lower|more than|less than|above|below|de plus|de moins|supérieur|inférieur|a mais|a menos|increase|decrease|d['’]augmentation|de hausse|de baisse)\b/iu;
const COUNTS_THINGS =
  /^\+?\s(?!(?:in|by|for|per|of|to|and|at|from|as|en|par|pour|de|du|d|dans|sur|et|em|por|para|ao|até|e|y|al|annual|annually|total|net|gross|pre|post|recurring|this|last|over|with|avec|com|con)(?!\p{L}))\p{Ll}{3}/u;
/** "lost 12 customers" is not the number of customers. */
const MOVEMENT =
  /perd|lost|lose|churn|gagn|won\b|sign|acqui|adqui|conquist|add(?:ed|ing)|ajout|nouve|\bnew\b|nov[oa]s|chaque|each|cada|\bper\b|\bpar\b|\bpor\b|\btop\b|premiers|first|largest|principa|plus gros/iu;

/** The values that a sentence or a line names: "MRR Décembre 2024 : 42 000 €", "42 K€ de MRR et 120 clients". */
export function valuesInText(text: string, options: QuantityOptions): NamedValue[] {
  if (!/\d/.test(text)) return [];
  return sentences(text.slice(0, LONGEST_TEXT)).flatMap(({ sentence, from }) =>
    valuesInSentence(sentence, options).map((value) => ({ ...value, quantity: moved(value.quantity, from) })),
  );
}

/** A quantity's place in the whole text. */
function moved(quantity: Quantity, by: number): Quantity {
  return { ...quantity, start: quantity.start + by, end: quantity.end + by };
}

function sentences(text: string): { sentence: string; from: number }[] {
  const parts: { sentence: string; from: number }[] = [];
  let from = 0;
  for (const stop of text.matchAll(SENTENCE_END)) {
    parts.push({ sentence: text.slice(from, stop.index + 1), from });
    from = stop.index + stop[0].length;
  }
  return [...parts, { sentence: text.slice(from), from }];
}

interface Named {
  label: NamedPhrase;
  /** One reading of it: all of them stand at the same place. */
  quantity: Quantity;
  found: Read;
  inherited: boolean;
}

function valuesInSentence(text: string, options: QuantityOptions): NamedValue[] {
  const found = findQuantities(text, options);
  const periods = periodsOf(text);
  const values: NamedValue[] = [];
  let previous: Named | null = null;
  for (const [position, one] of found.entries()) {
    const quantity = "ambiguous" in one ? one.readings[0] : one;
    const earlier = found.findLast((other, place) => place < position && !isAside(text, other, one.start));
    const from = Math.max(earlier?.end ?? 0, previous?.inherited === false ? previous.label.end : 0);
    const until = found[position + 1]?.start ?? text.length;
    const named: Named | null =
      quantity === undefined ? null : nameOf(text, { quantity, found: one }, from, until, previous);
    previous = named;
    if (named === null) continue;
    const value = toValue(text, named, periods, found.length);
    if (value === null) continue;
    const start = values.at(-1);
    if (named.inherited && start !== undefined)
      values.splice(-1, 1, ...overTime(start, value, periods, isNow(text, found[position - 1])));
    else values.push(value);
  }
  return values;
}

/** A figure in brackets that belongs to the name of a later one: "LTV (5 years): 900 €". */
function isAside(text: string, { start, end }: Read, of: number): boolean {
  const close = text.indexOf(")", end);
  if (close < 0 || close >= of || !/^\s*[:=]\s*[~≈<>]*\s*$/u.test(text.slice(close + 1, of))) return false;
  return text.lastIndexOf("(", start) > text.lastIndexOf(")", start - 1) && text.lastIndexOf("(", start) >= 0;
}

/** "Current burn: 60 K€, rising to 110 K€": the first is of today, and what follows it is still to come. */
const isNow = (text: string, first: Read | undefined): boolean =>
  first !== undefined && CURRENT.test(text.slice(0, first.start));
const CURRENT =
  /(?<!\p{L})(?:current|today['’]s|actuel(?:le)?|d['’]aujourd['’]hui|atual|de hoje)(?:\s\p{L}+){0,2}\s*[:=]?\s*(?:of|de|:)?\s*$/iu;

/** Two values of one label are two moments: "from 210 to 507 between 2023 and 2024". Without their dates the first is past. */
function overTime(from: NamedValue, to: NamedValue, periods: FoundPeriod[], now: boolean): NamedValue[] {
  if (now) return [from, { ...to, basis: { ...to.basis, nature: "projected" } }];
  if (from.period !== undefined && from.period !== to.period) return [from, to];
  const [first, second, ...more] = periods;
  if (first !== undefined && second !== undefined && more.length === 0) {
    return [
      { ...from, period: first.period },
      { ...to, period: second.period },
    ];
  }
  return [{ ...from, sureness: Math.min(from.sureness, 0.4) }, to];
}

/** True where a second value goes on with the first one's label: towards it, or beside it with a date of its own. */
function continues(between: string, first: Quantity, second: Quantity): boolean {
  if (TOWARDS.test(between)) return true;
  if (first.period === undefined || second.period === undefined || first.period === second.period) return false;
  const plain = findPeriods(between).reduce((left, { text }) => left.replace(text, " "), between);
  return BESIDE.test(plain);
}

/** "1,2 M€ (2023 : 480 K€)": the same label at another time, where nothing but that time stands between. */
function dateBefore(between: string): Period | null {
  const [only, ...more] = findPeriods(between);
  if (only === undefined || more.length > 0) return null;
  const left = between.replace(only.text, " ");
  return /^[\s(,;]*[:=]\s*$/.test(left) ? only.period : null;
}

function nameOf(
  text: string,
  value: Pick<Named, "quantity" | "found">,
  from: number,
  until: number,
  previous: Named | null,
): Named | null {
  const { quantity } = value;
  const direct = (label: NamedPhrase | null) => (label === null ? null : { label, ...value, inherited: false });
  const clause = clauseBefore(text, from, quantity.start, HARD_STOP);
  const start = Math.min(quantity.start, clause.start);
  const before = labelBefore(text, start, clause.end);
  const colon = before !== null && /[:=]\s*[~≈]?\s*$/.test(text.slice(before.end, quantity.start));
  const owned = OWNED.test(text.slice(quantity.end));
  if (colon) {
    // "Post-money: 7.5 M€ of pre-money and …": what a figure is said to be of names it before the line's own name.
    const of = owned ? labelAfter(text, quantity.end, firstStop(text, quantity.end, until)) : null;
    const other = of !== null && of.match.topic.id !== before.match.topic.id && of.sureness >= before.sureness;
    return direct(other && fitTo(of.match.topic, quantity, "prose") !== null ? of : before);
  }
  if (quantity.noun !== undefined) {
    if (isSizeOfOthers(text.slice(0, quantity.start))) return null;
    if (MOVEMENT.test(text.slice(start, quantity.start))) return null;
    const nounStart = quantity.start + quantity.text.lastIndexOf(quantity.noun);
    return direct(labelAfter(text, nounStart, firstStop(text, nounStart, until)) ?? before);
  }
  // "data revenue ($3M) > subscription revenue": behind its bracket something else begins.
  const closed = /^\s*\)/u.test(text.slice(quantity.end)) && /\(\s*[~≈]?\s*$/u.test(text.slice(0, quantity.start));
  const named = closed ? null : labelAfter(text, quantity.end, firstStop(text, quantity.end, until));
  // "560 M€ (ARR × 10)": what it was worked out from.
  const worked = named !== null && /^\s*[×*÷]/u.test(text.slice(named.end));
  const after = worked || EXCLUDES.test(text.slice(quantity.end)) ? null : named;
  if (after !== null && owned && fitTo(after.match.topic, quantity, "prose") !== null) return direct(after);
  // "$7M pre-money over $696,000 ARR": what a ratio is taken over is named by what follows it.
  const over = before !== null && OVER.test(text.slice(before.end, quantity.end).replace(/[\d.].*$/su, ""));
  const divides = over && after !== null && fitTo(after.match.topic, quantity, "prose") !== null;
  if (before !== null && !divides) return direct(before);
  if (after !== null) return direct(after);
  if (previous === null || !isInSameUnit(previous.quantity, quantity)) return null;
  const dated = dateBefore(text.slice(previous.quantity.end, quantity.start));
  if (dated !== null)
    return { label: previous.label, found: value.found, quantity: { ...quantity, period: dated }, inherited: true };
  return continues(text.slice(previous.quantity.end, quantity.start), previous.quantity, quantity)
    ? { label: previous.label, ...value, inherited: true }
    : null;
}

/** "7 people at the end of 2025, 19 at the end of 2026": a bare number counts what the one before it counted. */
const isInSameUnit = (first: Quantity, second: Quantity): boolean =>
  first.unit === second.unit || (first.unit === "count" && second.unit === "number" && Number.isInteger(second.value));

function toValue(text: string, named: Named, periods: FoundPeriod[], quantities: number): NamedValue | null {
  const { label, quantity, found, inherited } = named;
  const fitted = fitTo(label.match.topic, found, "prose");
  if (fitted === null || COMPARED.test(text.slice(quantity.end))) return null;
  const said = text.slice(label.end, quantity.start);
  if (quantity.unit === "number" && !/[:=]/.test(said) && (fitted.topic.unit === "money" || text.length > SHORT_LINE))
    return null;
  // "Market size: 3.8M shops": what it counts says that it is no amount.
  if (quantity.unit === "number" && fitted.topic.unit === "money" && COUNTS_THINGS.test(text.slice(quantity.end)))
    return null;
  const period =
    quantity.period ?? (inherited ? undefined : label.match.period) ?? nearest(text, named, periods, quantities);
  const basis: Basis = { ...rhythmOf(quantity), ...label.match.basis, ...quantity.basis };
  if (basis.nature === undefined && AHEAD.test(withoutGoalsMet(text))) basis.nature = "projected";
  const aside = OTHERS.test(text) ? 0.4 : 1;
  return {
    topic: byDefinition(fitted.topic, basis),
    quantity: fitted.quantity,
    label: label.text,
    basis,
    sureness: Math.min(aside, label.sureness * fitted.doubt * (inherited ? 0.9 : 1)),
    ...(period === undefined ? {} : { period }),
  };
}

/** The one period of the sentence; where there are several, only one that touches the value's own words counts. */
function nearest(
  text: string,
  { label, quantity }: Named,
  periods: FoundPeriod[],
  quantities: number,
): Period | undefined {
  const [only, ...more] = periods;
  if (only !== undefined && more.length === 0)
    return quantities === 1 || only.start < quantity.start ? only.period : undefined;
  const from = Math.min(label.start, quantity.start);
  const to = Math.max(label.end, quantity.end);
  const inside = periods.filter(({ start, end }) => start >= from && end <= to);
  if (inside.length === 1) return inside[0]?.period;
  const next = periods.find(
    ({ start }) => start >= to && /^[\s(]*(?:en|in|em|fin|au)?\s*$/iu.test(text.slice(to, start)),
  );
  return next?.period;
}

function firstStop(text: string, from: number, to: number): number {
  const stop = text.slice(from, to).search(HARD_STOP);
  return stop < 0 ? to : from + stop;
}
