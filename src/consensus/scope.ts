import type { Basis, Period } from "../domain/quantity.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { calendarYear, endMonth, liesAfter } from "../evidence/facts/period-order.ts";
import { periodContains, samePeriod } from "../quantities/periods.ts";

/** What is asked of the dossier. */
export interface ScopeQuestion {
  /** Undefined: today. */
  period: Period | undefined;
  basis: Basis;
  /** An amount in another currency says nothing of this one. */
  currency?: string | undefined;
  /** It adds up over time: a month of it says nothing of the year. */
  flow: boolean;
  /** The last year the documents call real, where they show it. */
  lastYear: number | null;
}

/** Which of the dossier's statements bear on the question. */
export interface Scope {
  inScope: EvidenceItem[];
  /** On the topic, but for another period or definition, or planned rather than real. */
  elsewhere: EvidenceItem[];
  /**
   * Nobody says which year, or which definition, is meant, and the documents give several: statements of different ones
   * are then not in conflict with each other.
   */
  openBy: "period" | "definition" | null;
  /** What is asked adds up over time, nobody names a period, and all the documents give is dated to a single month. */
  lengthDoubtful: boolean;
}

const ASPECTS = ["gross", "money", "customers", "rhythm"] as const satisfies (keyof Basis)[];

/**
 * Keeps what follows the definition and speaks of the period in question. Where no position names a period, that is
 * today's: the latest one that is not a plan, as far as the documents show what "today" is.
 */
export function scopeOf(items: EvidenceItem[], question: ScopeQuestion): Scope {
  const own = items.filter((item) => item.subject === undefined && sameCurrency(item, question));
  const defined = withoutReserved(own.filter((item) => follows(item, basisAsked(own, question.basis))));
  const timed = withBorneOut(inTime(defined, question), defined, question);
  const severalDefinitions = ASPECTS.some(
    (aspect) =>
      question.basis[aspect] === undefined && new Set(timed.inScope.flatMap((i) => i.basis?.[aspect] ?? [])).size > 1,
  );
  const openBy = timed.open ? "period" : severalDefinitions ? "definition" : null;
  return {
    inScope: timed.inScope,
    elsewhere: items.filter((item) => !timed.inScope.includes(item)),
    openBy,
    lengthDoubtful:
      question.flow &&
      question.period === undefined &&
      timed.inScope.some(({ period }) => period !== undefined && isMonth(period)) &&
      timed.inScope.every(({ period }) => period !== undefined && isMonth(period)),
  };
}

function sameCurrency({ currency }: EvidenceItem, question: ScopeQuestion): boolean {
  return currency === undefined || question.currency === undefined || currency === question.currency;
}

/** "21 months after the round" is no answer where "5 months today" stands there too. */
function withoutReserved(items: EvidenceItem[]): EvidenceItem[] {
  const isReserved = ({ reservation }: EvidenceItem) => reservation === "condition";
  const stated = items.filter((item) => item.calculation === undefined);
  return stated.every(isReserved) ? items : items.filter((item) => !isReserved(item));
}

/** "Customers" without a word more are the paying ones, where the documents tell them apart. */
function basisAsked(items: EvidenceItem[], asked: Basis): Basis {
  const told = items.some((item) => item.basis?.customers === "paying");
  return asked.customers === undefined && told ? { ...asked, customers: "paying" } : asked;
}

function follows({ basis }: EvidenceItem, asked: Basis): boolean {
  return ASPECTS.every((aspect) => {
    const [said, wanted] = [basis?.[aspect], asked[aspect]];
    return said === undefined || wanted === undefined || said === wanted;
  });
}

function inTime(items: EvidenceItem[], question: ScopeQuestion): { inScope: EvidenceItem[]; open: boolean } {
  const wanted = question.period ?? todaysPeriod(items, question);
  if (wanted === "open") return { inScope: items.filter((item) => item.projected !== true), open: true };
  const speaking = withoutPlans(
    items.filter((item) => speaksOf(item, wanted, question) || (question.flow && coversTheYear(item, wanted, items))),
    question,
  );
  const heard =
    isAhead(question) && speaking.some(({ period }) => period === wanted) ? speaking.filter(isDated) : speaking;
  return { inScope: wanted === undefined ? heard : lastWithin(heard, wanted), open: false };
}

/**
 * "Runway: 8 months" beside the ask may be today's or what the round pays for. Where the documents' own figures of today
 * give it, and nothing else states it, it is today's.
 */
function withBorneOut(
  { inScope, open }: { inScope: EvidenceItem[]; open: boolean },
  items: EvidenceItem[],
  { period }: ScopeQuestion,
): { inScope: EvidenceItem[]; open: boolean } {
  const computed = inScope.filter(({ rank }) => rank === "primary");
  if (period !== undefined || computed.length === 0 || computed.some(({ calculation }) => calculation === undefined))
    return { inScope, open };
  const borneOut = items.filter(
    (item) =>
      item.projected === true &&
      !isDated(item) &&
      item.calculation === undefined &&
      item.rank === "primary" &&
      computed.every((one) => isCutTo(item, one)),
  );
  return { inScope: [...inScope, ...borneOut], open };
}

/** 7.5 and 7.4 months are told as 8 or 7: less than one step of the print away, and little. */
function isCutTo({ value, step = 0 }: EvidenceItem, computed: EvidenceItem): boolean {
  if (typeof value !== "number" || typeof computed.value !== "number") return false;
  const apart = Math.abs(value - computed.value);
  return apart < step && apart <= CUT * Math.abs(value);
}
const CUT = 0.1;

/** Beside "2024" a column "2024 pro forma" or "2024 budget" is no second answer. */
function withoutPlans(items: EvidenceItem[], { basis }: ScopeQuestion): EvidenceItem[] {
  if (basis.nature === "projected") return items;
  const real = new Set(items.filter((item) => item.projected !== true && isDated(item)).map(placeOf));
  return items.filter((item) => item.projected !== true || !real.has(placeOf(item)));
}

/** A year to come is asked for: where the documents give it, what they say without a date is of today. */
function isAhead({ period, lastYear }: ScopeQuestion): boolean {
  if (period === undefined) return false;
  return /^[YM]\d/.test(period) || (lastYear !== null && liesAfter(period, lastYear));
}

const isDated = ({ period }: EvidenceItem): boolean => period !== undefined;

function todaysPeriod(items: EvidenceItem[], { flow, lastYear }: ScopeQuestion): Period | "open" | undefined {
  const real = items.filter((item) => item.period !== undefined && item.projected !== true);
  const closed = real.filter((item) => lastYear === null || !liesAfter(item.period as Period, lastYear));
  // Where all that is called real lies after the last closed year, these are still years apart.
  const past = closed.length > 0 ? closed : real;
  const all = [...new Set(past.map((item) => item.period as Period))];
  const yearly = all.filter((period) => /^\d{4}$/.test(period));
  const periods = flow && yearly.length > 0 ? yearly : all;
  const last = periods.sort((a, b) => endMonth(a) - endMonth(b) || a.length - b.length).at(-1);
  const years = new Set(periods.map((period) => calendarYear(period) ?? period));
  if (years.size <= 1 || last === undefined) return last;
  const planned = items.some((item) => item.projected === true);
  return lastYear !== null || planned ? last : "open";
}

/** A statement without a period counts for any, unless it or the question is a plan: what is so today is no forecast of 2027. */
function speaksOf(item: EvidenceItem, wanted: Period | undefined, question: ScopeQuestion): boolean {
  const { flow, period: asked, basis } = question;
  if (item.period === undefined || wanted === undefined)
    return item.projected !== true && !(asked !== undefined && basis.nature === "projected");
  if (item.projected === true && asked === undefined) return false;
  if (samePeriod(item.period, wanted)) return true;
  return !flow && (periodContains(item.period, wanted) || periodContains(wanted, item.period));
}

/** Above this share of the year's figure, "December 2025" is hardly the month alone. */
const LARGEST_MONTH = 0.25;

/**
 * People write the closing month for the year: "Revenue December 2025: 4.2 M€". A figure dated to one month, outside of
 * any series of months, that is too large for a month beside the year's own figure, speaks of the year too: it confirms
 * that figure or contradicts it, and must not be passed over.
 */
function coversTheYear(item: EvidenceItem, wanted: Period | undefined, items: EvidenceItem[]): boolean {
  const { period, value, projected, calculation } = item;
  if (period === undefined || wanted === undefined || !/^\d{4}$/.test(wanted) || projected === true) return false;
  if (!isMonth(period) || !periodContains(wanted, period) || typeof value !== "number" || calculation !== undefined)
    return false;
  const place = placeOf(item);
  const inYear = items.filter((one) => placeOf(one) === place && isMonth(one.period));
  const months = new Set(inYear.flatMap((one) => (periodContains(wanted, one.period as Period) ? [one.period] : [])));
  if (months.size > 2) return false;
  return items.some(
    (year) =>
      year.period === wanted &&
      typeof year.value === "number" &&
      Math.abs(value) >= LARGEST_MONTH * Math.abs(year.value),
  );
}

const isMonth = (period: Period | undefined): boolean => /^\d{4}-\d\d/.test(period ?? "");

/** The page or sheet a statement stands on. */
function placeOf({ addresses: [first] }: EvidenceItem): string {
  if (first === undefined) return "";
  const part = first.kind === "cell" ? first.sheet : "page" in first ? first.page : "";
  return `${first.document}\u0000${part}`;
}

/** Of several months of a year, the last one says how the year ended. */
function lastWithin(items: EvidenceItem[], wanted: Period): EvidenceItem[] {
  const inside = items.filter(
    ({ period }) => period !== undefined && period !== wanted && periodContains(wanted, period),
  );
  const last = inside.reduce((latest, { period }) => Math.max(latest, endMonth(period)), Number.NEGATIVE_INFINITY);
  return items.filter((item) => !inside.includes(item) || endMonth(item.period) === last);
}
