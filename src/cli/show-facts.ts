import { styleText } from "node:util";
import type { Locale } from "../domain/locale.ts";
import { shorten } from "../domain/shorten.ts";
import type { FactSheet, SheetFact } from "../evidence/fact-sheet.ts";
import { FACT_SHEET_WORDS, subjectName } from "../i18n/fact-sheet.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { formatQuantity, type Printable } from "../quantities/format.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { placeOf } from "../report/xlsx/fact-sheet.ts";
import { tabulate } from "./table.ts";

const MOST_MISSED = 12;
const LONGEST_LABEL = 44;

/**
 * A fact sheet as a person reads it in a terminal: the sure figures by document, then what was not understood.
 * `asWritten` puts our words as the deal writes its language.
 */
export function showFacts(
  sheet: FactSheet,
  deal: string,
  locale: Locale,
  asWritten: <Told>(told: Told) => Told = (told) => told,
): string {
  const words = FACT_SHEET_WORDS[locale];
  const { seen, understood, keyTopics } = sheet.coverage;
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(seen === 0 ? 0 : understood / seen);
  const lines = [
    styleText("bold", words.title(deal)),
    seen === 0
      ? words.none
      : `${words.coverage(understood, seen, percent)}, ${words.keyCoverage(keyTopics.understood, keyTopics.seen)}`,
    ...(sheet.templates ?? []).map(({ document, signs }) => words.template(document, signs.join(", "))),
  ];
  for (const [document, facts] of Map.groupBy(
    sheet.facts.filter(({ sure }) => sure),
    ({ at }) => at.document,
  )) {
    const head = [
      words.columns.topic,
      words.columns.label,
      words.columns.value,
      words.columns.period,
      words.columns.nature,
      words.columns.place,
    ];
    lines.push(
      "",
      styleText("bold", document),
      ...tabulate(asWritten([head, ...facts.map((fact) => rowOf(fact, locale))]), { right: [2] }),
    );
  }
  if (sheet.notUnderstood.length > 0) {
    lines.push("", styleText("bold", words.notUnderstood));
    for (const { words: said, at } of sheet.notUnderstood.slice(0, MOST_MISSED))
      lines.push(`  ${at.document} ${placeOf(at)}: ${shorten(said, 80)}`);
    const more = sheet.notUnderstood.length - MOST_MISSED;
    if (more > 0) lines.push(`  ${words.more(more)}`);
  }
  return `${lines.join("\n")}\n`;
}

const DURATIONS = new Set(["day", "week", "month", "year"]);

function rowOf(fact: SheetFact, locale: Locale): string[] {
  const words = FACT_SHEET_WORDS[locale];
  const whose = fact.subject === "company" || fact.subject === "market" ? "" : ` (${subjectName(fact.subject, words)})`;
  return [
    fact.topic === null ? "" : (topicById(fact.topic)?.name[locale] ?? fact.topic),
    shorten(fact.label, LONGEST_LABEL),
    printed(fact, locale),
    sayPeriod(fact.period ?? "", locale),
    `${words.natures[fact.nature]}${whose}`,
    placeOf(fact.at),
  ];
}

function printed({ value, low, high, unit, currency }: SheetFact, locale: Locale): string {
  const kind = (DURATIONS.has(unit) ? "duration" : unit) as Printable["unit"];
  const durationUnit = unit as Printable["durationUnit"];
  const print = (number: number) => formatQuantity({ value: number, unit: kind, durationUnit, currency }, locale);
  if (low === undefined || high === undefined) return print(value);
  const first = kind === "money" ? print(low) : formatQuantity({ value: low, unit: "number" }, locale);
  return `${first}–${print(high)}`;
}
