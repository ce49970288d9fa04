import type { QualityEngineConfig } from "../domain/config.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { SourceType } from "../domain/source.ts";
import { numericGap } from "../quantities/compare.ts";
import type { CaseFile } from "./case-file.ts";
import { figureOf, says, sayTheSame } from "./match-value.ts";
import { meanOf } from "./mean.ts";
import type { Side } from "./sides.ts";

type Thresholds = Pick<QualityEngineConfig["consensus"], "sameValue">;

/** What the dossier says on the topic, and what verified citations of the positions add to it. */
export function statements(caseFile: CaseFile): EvidenceItem[] {
  const items = [...caseFile.testimony];
  for (const record of caseFile.records) {
    for (const item of record.support) if (!items.includes(item)) items.push(item);
  }
  return items;
}

/** The statements that say what one of the side's positions says. */
export function supportOf(
  { contradiction }: Pick<CaseFile, "contradiction">,
  side: Side,
  items: EvidenceItem[],
  { sameValue }: Thresholds,
): EvidenceItem[] {
  const own = new Set(side.records.flatMap((record) => record.support));
  const claimed = side.positions.flatMap((position) => figureOf(position, contradiction) ?? []);
  return items.filter((item) => own.has(item) || claimed.some((figure) => says(item, figure, sameValue)));
}

/** The company states it in another currency: another value, unless the deal gives a rate. */
export function isForeign({ currency, subject, projected }: EvidenceItem, { contradiction }: CaseFile): boolean {
  const asked = contradiction.currency;
  return currency !== undefined && asked !== undefined && currency !== asked && !subject && projected !== true;
}

/**
 * Where nobody says which period is meant and no position says what the documents say for today, but some say what these say for another real period: the
 * question may be about that one, and is not closed with a value nobody claims.
 */
export function provenOutside(
  caseFile: CaseFile,
  sides: Side[],
  thresholds: Thresholds,
): { proven: Side[]; items: EvidenceItem[] } | null {
  const within = statements(caseFile);
  if (caseFile.contradiction.period !== undefined) return null;
  if (within.length === 0 || sides.some((side) => supportOf(caseFile, side, within, thresholds).length > 0))
    return null;
  const real = caseFile.elsewhere.filter(
    (item) =>
      item.rank === "primary" &&
      item.projected !== true &&
      item.subject === undefined &&
      item.reservation !== "condition" &&
      !isForeign(item, caseFile),
  );
  const proven = sides.filter((side) => supportOf(caseFile, side, real, thresholds).length > 0);
  return proven.length === 0 ? null : { proven, items: real };
}

/** Where a document gives a range and another the value in it, the value is what they say. */
export function withoutRanges(items: EvidenceItem[]): EvidenceItem[] {
  const single = items.filter(({ range }) => range === undefined);
  return items.filter(
    ({ range }) =>
      range === undefined ||
      !single.some(({ value }) => typeof value === "number" && value >= range.min && value <= range.max),
  );
}

/** "0.5 M€" adds nothing beside "504 000 €": a rounder print of the same value is left out. */
export function withoutRounder(items: EvidenceItem[]): EvidenceItem[] {
  const step = (item: EvidenceItem) => item.step ?? 0;
  return items.filter((item) => !items.some((finer) => step(finer) < step(item) && sayTheSame(finer, item, 0)));
}

/** A sum that only repeats what its own document states adds nothing. */
export function withoutRepeats(items: EvidenceItem[]): EvidenceItem[] {
  const documents = (item: EvidenceItem) => new Set(item.addresses.map(({ document }) => document));
  const stated = items.filter((item) => item.calculation === undefined);
  return items.filter(
    (item) =>
      item.calculation === undefined ||
      !stated.some((other) => other.value === item.value && documents(item).isSubsetOf(documents(other))),
  );
}

/** By the hierarchy of sources, read values before computed ones. */
export function bySource(items: EvidenceItem[]): EvidenceItem[] {
  const place = (item: EvidenceItem) =>
    SourceType.options.indexOf(item.source as SourceType) * 2 + (item.calculation === undefined ? 0 : 1);
  return [...items].sort((a, b) => place(a) - place(b));
}

/** How far the two that are furthest apart miss each other. */
export function widestGap(items: EvidenceItem[]): number {
  const { min, max } = meanOf(values(items));
  return numericGap(min, max);
}

/** Each value once, however often it is repeated. */
export function values(items: EvidenceItem[]): number[] {
  return [...new Set(items.map((item) => item.value as number))];
}
