import type { Address } from "../../domain/address.ts";
import type { CitationCheck } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { isOfThoseServed, isTestimony, speaksOfAnotherJob, speaksOfUs, tellsOfALeader } from "../../lexicon/others.ts";
import { readBasis } from "../../quantities/basis.ts";
import { findPeriods, parsePeriod, periodContains, samePeriod } from "../../quantities/periods.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { sizeOf } from "../../quantities/topics/size.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { findFacts, readDossier } from "../facts/find.ts";

/** What is claimed, and of what time. */
interface TimedClaim {
  metric: string;
  value?: string | number;
  period?: string;
  sentence?: string;
}

/**
 * The passage is there and gives the value, of another time than the one claimed: by the dates it names itself, else by
 * the column or heading the witness read it under. Where neither says when, nothing is held against the claim.
 */
export function isOfAnotherTime(dossier: Dossier, { at, found }: CitationCheck, claim: TimedClaim): boolean {
  const asked = claim.period === undefined ? null : parsePeriod(claim.period);
  if (asked === null || at === undefined || typeof claim.value !== "number") return false;
  if (/^\d{4}$/.test(asked) && isOfAMonth(found ?? "", claim.metric)) return true;
  // The first cell of a row of a table names its year, though what follows it in the quote is no date.
  const [year] = /^(?:19|20)\d\d(?=\s|$)/.exec((found ?? "").trim()) ?? [];
  if (year !== undefined && isDated(asked)) return !meets(year, asked);
  // "Effectif fin d'année 7" counts heads, and names no seventh year where a calendar year is asked for.
  const isAlike = (period: string) => isDated(period) === isDated(asked);
  const named = findPeriods(found ?? "").flatMap(({ period }) => (isAlike(period) ? [period] : []));
  const said =
    named.length > 0 ? named : periodsRead(dossier, at, claim.metric, claim.value).filter((period) => isAlike(period));
  const flow = FLOWS.has(matchTopic(claim.metric)?.topic.id ?? "");
  return said.length > 0 && !said.some((period) => meets(period, asked) && !(flow && isShareOf(period, asked)));
}

/** A quarter or half of the year that is asked for, or the year of a quarter: what adds up over time is not the same in both. */
function isShareOf(period: string, asked: string): boolean {
  const [year, part] = period.length < asked.length ? [period, asked] : [asked, period];
  return /^\d{4}$/.test(year) && /^\d{4}-[QHST]\d$/.test(part);
}

/** "Monthly revenue, December 2024: 95k" is no year's revenue: what adds up over a year is not what one month brings. */
function isOfAMonth(passage: string, metric: string): boolean {
  const topic = matchTopic(metric)?.topic;
  const { rhythm } = readBasis(passage);
  return topic !== undefined && FLOWS.has(topic.id) && rhythm === "monthly" && readBasis(metric).rhythm !== "monthly";
}

/**
 * Whose figure it is, where the witness reads it at the quoted place as another party's and nobody else's: a rival's
 * volume is not the company's. Null where it is the company's, or the claim names the other party or a market itself.
 */
export function ownerOf(dossier: Dossier, { at }: Pick<CitationCheck, "at">, claim: TimedClaim): string | null {
  const topic = matchTopic(claim.metric)?.topic;
  const category = topic?.category;
  if (at === undefined || typeof claim.value !== "number" || claim.sentence === undefined) return null;
  // A market is nobody's; a share of one is somebody's.
  const isShare = isShareOfMarket(topic);
  if ((category === "market" && !isShare) || category === "competitive") return null;
  const there = readAt(dossier, at, claim.metric, claim.value);
  const [first] = there;
  // A party without a name is guessed from the words around: unsure, it counts where the company's own figure is known.
  const own = topic !== undefined && findFacts(dossier, topic.id).some(isOwn);
  const another = (fact: Fact) => {
    const { nature, subject, sureness, passage } = fact;
    if (isShare && isALeaders(fact)) return true;
    const known = own || subject !== "other" || sureness >= SURE_ENOUGH;
    return nature === "third_party" && (known || TELLS_OF_ANOTHER.some((tells) => tells(passage)));
  };
  if (first === undefined || !there.every(another)) return null;
  const named = normalizeLabel(`${claim.metric} ${claim.sentence}`);
  return there.some(({ subject }) => subject !== "company" && named.includes(normalizeLabel(subject)))
    ? null
    : first.subject === "other" || first.subject === "company"
      ? first.passage
      : first.subject;
}

const isShareOfMarket = (topic: Topic | undefined): boolean => topic?.id === "market_share";

/** "The incumbent holds 41 % of the market; we have 2 %": by the words before the figure, in its own part of the sentence. */
function isALeaders({ passage, quantity: { text } }: Fact): boolean {
  const before =
    passage
      .slice(0, Math.max(0, passage.indexOf(text)))
      .split(/[;:]\s|\.\s/u)
      .at(-1) ?? "";
  return tellsOfALeader(before) && !speaksOfUs(before);
}

const TELLS_OF_ANOTHER = [speaksOfAnotherJob, isTestimony, isOfThoseServed];

const isOwn = ({ subject, nature, sureness }: Fact): boolean =>
  subject === "company" && nature === "actual" && sureness >= SURE_ENOUGH;

/** When the witness has it that this figure was so; nothing where one of its readings there has no date. */
function periodsRead(dossier: Dossier, at: Address, metric: string, value: number): string[] {
  const there = readAt(dossier, at, metric, value);
  const periods = there.flatMap(({ period }) => period ?? []);
  return periods.length < there.length ? [] : periods;
}

/** What the witness reads under this name, or of this metric, with this value, on the page or sheet; also what a customer says of his firm. */
export function readAt(dossier: Dossier, at: Address, metric: string, value: number): Fact[] {
  const topic = matchTopic(metric)?.topic;
  const name = normalizeLabel(metric);
  return readDossier(dossier).all.filter(
    ({ address, quantity, label, passage, topic: of }) =>
      samePart(address, at) &&
      (topic === undefined ? quantity.value : sizeOf(topic, quantity)) === value &&
      (topic === undefined ||
        of === topic.id ||
        normalizeLabel(label) === name ||
        (of === null && (isTestimony(passage) || isShareOfMarket(topic)))),
  );
}

const isDated = (period: string): boolean => /^(?:\d{4}|LTM)/.test(period);
/** One of the two times lies in the other. */
export const meets = (a: string, b: string): boolean =>
  samePeriod(a, b) || periodContains(a, b) || periodContains(b, a);

/** The same page, slide or sheet. */
export function samePart(a: Address, b: Address): boolean {
  if (a.document !== b.document || a.kind !== b.kind) return false;
  if (a.kind === "cell" && b.kind === "cell") return a.sheet === b.sheet;
  return "page" in a && "page" in b ? a.page === b.page : true;
}
