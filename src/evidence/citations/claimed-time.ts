import type { Address } from "../../domain/address.ts";
import type { CitationCheck } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { findPeriods, parsePeriod, periodContains, samePeriod } from "../../quantities/periods.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { sizeOf } from "../../quantities/topics/size.ts";
import { factsAbout } from "../facts/find.ts";

/** What is claimed, and of what time. */
interface TimedClaim {
  metric: string;
  value?: string | number;
  period?: string;
}

/**
 * The passage is there and gives the value, of another time than the one claimed: by the dates it names itself, else by
 * the column or heading the witness read it under. Where neither says when, nothing is held against the claim.
 */
export function isOfAnotherTime(dossier: Dossier, { at, found }: CitationCheck, claim: TimedClaim): boolean {
  const asked = claim.period === undefined ? null : parsePeriod(claim.period);
  if (asked === null || at === undefined || typeof claim.value !== "number") return false;
  // The first cell of a row of a table names its year, though what follows it in the quote is no date.
  if (startsWithYear(found ?? "", asked)) return false;
  const named = findPeriods(found ?? "").map(({ period }) => period);
  const said = named.length > 0 ? named : periodsRead(dossier, at, claim.metric, claim.value);
  return said.length > 0 && !said.some((period) => meets(period, asked));
}

function startsWithYear(found: string, asked: string): boolean {
  return /^(?:19|20)\d\d(?=\s|$)/.exec(found.trim())?.[0] === asked.slice(0, 4);
}

/** When the witness has it that this figure was so; nothing where one of its readings there has no date. */
function periodsRead(dossier: Dossier, at: Address, metric: string, value: number): string[] {
  const topic = matchTopic(metric)?.topic;
  if (topic === undefined) return [];
  const there = factsAbout(dossier, topic.id).filter(
    ({ address, quantity }) => samePart(address, at) && sizeOf(topic, quantity) === value,
  );
  const periods = there.flatMap(({ period }) => period ?? []);
  return periods.length < there.length ? [] : periods;
}

const meets = (a: string, b: string): boolean => samePeriod(a, b) || periodContains(a, b) || periodContains(b, a);

/** The same page, slide or sheet. */
function samePart(a: Address, b: Address): boolean {
  if (a.document !== b.document || a.kind !== b.kind) return false;
  if (a.kind === "cell" && b.kind === "cell") return a.sheet === b.sheet;
  return "page" in a && "page" in b ? a.page === b.page : true;
}
