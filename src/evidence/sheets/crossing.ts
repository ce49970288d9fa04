import type { Basis, Quantity, UnitKind } from "../../domain/quantity.ts";
import { readBasis } from "../../quantities/basis.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { ColumnHeading } from "./columns.ts";
import { isCaseHeading, readHeading, scenarioIn } from "./heading.ts";
import type { SheetSection } from "./sections.ts";
import type { Spot } from "./spots.ts";
import { fitAmount, inSection, lineOf, type NamedTopic, namedTopic } from "./topic.ts";

/** What a number is of, where a row and a column cross: what the one names, or the other, never both at once. */
export function topicAt(
  label: string,
  head: ColumnHeading | null,
  unit: UnitKind,
  section: SheetSection | null,
  byHead: boolean,
  language: string | null,
): NamedTopic | null {
  const row = inSection(namedTopic(label, language), label, section, unit) ?? lineOf(label);
  if (byHead || head === null || head.lasting || head.plain || head.total) {
    return head?.other && !byHead ? null : row;
  }
  const column = namedTopic(head.text, language);
  if (column === null) return head.other ? null : row;
  if (row !== null && (section?.topic !== null || row.match.sureness >= column.match.sureness)) {
    return row.match.topic === column.match.topic ? row : fitAmount(column.match.topic, bare(unit)) ? null : row;
  }
  return { ...column, part: scenarioIn(label) === null && !isTotal(label) };
}

/** "Total", "TOTAL ANNÉE 1": of everything over it, or of a time. */
export function isTotal(label: string): boolean {
  const [time] = findPeriods(label);
  const bare = time === undefined ? label : label.replace(time.text, "");
  return /^\W*(?:(?:grand|overall)\s)?(?:totals?|totale|totaux|totais|soma|somme)(?:\s(?:général|geral|général HT))?\W*$/iu.test(
    bare,
  );
}

function bare(unit: UnitKind): Quantity {
  return { value: 2, unit, scale: 1, decimals: 0, step: 1, text: "", start: 0, end: 0 };
}

/** Columns of segments beside a total: parts of what the row names. */
export function isPart(head: ColumnHeading | null, byRow: boolean, named: NamedTopic | null): boolean {
  if (head === null || head.month !== undefined) return false;
  if (!byRow || head.lasting || head.plain || head.total || named === null) return false;
  return namedTopic(head.text, null)?.match.topic !== named.match.topic;
}

/** The definitions a heading states; whether it happened is asked elsewhere. */
export function definitionsIn(text: string | undefined): Basis {
  if (text === undefined) return {};
  const { nature: _, ...rest } = readBasis(text);
  return rest;
}

/** The heading that the reading of the file recognised, where the sheet shows none to judge by. */
export function fallbackHeading({ cell, column, row }: Spot, words: Set<string>): ColumnHeading | null {
  if (cell.header === undefined) return null;
  const read = readHeading(cell.header);
  const lasting = read.period !== undefined || isCaseHeading(cell.header);
  if (!lasting && cell.header.split(" / ").some((text) => words.has(text))) return null;
  return { ...read, row, column, left: column, run: 1, lasting };
}
