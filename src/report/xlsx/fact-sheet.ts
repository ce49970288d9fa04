import type { Locale } from "../../domain/locale.ts";
import type { FactPlace, FactSheet, SheetFact } from "../../evidence/fact-sheet.ts";
import { FACT_SHEET_WORDS, subjectName } from "../../i18n/fact-sheet.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";
import { writeWorkbook } from "./workbook.ts";

/** The fact sheet as a workbook: every figure, then what was seen and not understood. */
export function factsToXlsx(sheet: FactSheet, about: { deal: string; written: Date; locale: Locale }): Uint8Array {
  const title = FACT_SHEET_WORDS[about.locale].title(about.deal);
  return writeWorkbook(factSheets(sheet, about.locale), { title, written: about.written });
}

/** Two tables: every figure, and what was seen and not understood. */
export function factSheets(sheet: FactSheet, locale: Locale): Sheet[] {
  const words = FACT_SHEET_WORDS[locale];
  const { columns } = words;
  const heads: [string, number][] = [
    [columns.topic, 24],
    [columns.label, 32],
    [columns.value, 16],
    [columns.unit, 10],
    [columns.currency, 9],
    [columns.period, 11],
    [columns.subject, 16],
    [columns.nature, 14],
    [columns.sure, 7],
    [columns.readBy, 9],
    [columns.document, 18],
    [columns.place, 12],
    [columns.words, 60],
  ];
  const facts = {
    name: words.facts,
    columns: heads.map(([head, width]) => ({ head, width })),
    rows: sheet.facts.map((fact) => rowOf(fact, locale)),
  };
  const missed = {
    name: words.notUnderstood,
    columns: [
      { head: columns.document, width: 18 },
      { head: columns.place, width: 12 },
      { head: columns.words, width: 80 },
    ],
    rows: sheet.notUnderstood.map(({ words: said, at }): CellValue[] => [at.document, placeOf(at), said]),
  };
  return [facts, missed];
}

function rowOf(fact: SheetFact, locale: Locale): CellValue[] {
  const words = FACT_SHEET_WORDS[locale];
  return [
    fact.topic === null ? "" : (topicById(fact.topic)?.name[locale] ?? fact.topic),
    fact.label,
    fact.value,
    words.units[fact.unit] ?? fact.unit,
    fact.currency ?? "",
    sayPeriod(fact.period ?? "", locale),
    subjectName(fact.subject, words),
    words.natures[fact.nature],
    fact.sure ? words.yes : words.no,
    words.readBy[fact.readBy],
    fact.at.document,
    placeOf(fact.at),
    fact.words,
  ];
}

/** "p. 12", "Revenue!C8", "§4": enough to find the place in its document. */
export function placeOf({ page, slide, sheet, cell, paragraph, path }: FactPlace): string {
  if (sheet !== undefined) return cell === undefined ? sheet : `${sheet}!${cell}`;
  if (path !== undefined) return path;
  if (page !== undefined) return `p. ${page}`;
  if (slide !== undefined) return `slide ${slide}`;
  return paragraph === undefined ? "" : `§${paragraph}`;
}
