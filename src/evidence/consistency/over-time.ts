import type { Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { A_MONTH } from "../../lexicon/sums.ts";
import { findQuantities } from "../../quantities/find.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import type { Constraint } from "./constraint.ts";
import { intervalOf } from "./interval.ts";
import { sumConstraint } from "./parts.ts";
import { placesOf } from "./places.ts";
import { rowStatement } from "./row-statement.ts";
import { rowsOfFacts } from "./rows-of-facts.ts";
import { type Statement, statementOf } from "./statement.ts";

/** How far below its table the revenue of the year may stand. */
const FARTHEST_TOTAL = 6;
const MONTHS = 12;
/** What comes in grows within each span of months; more than this is no growth within it. */
const GROWN = 0.15;
const ROUNDED = 0.03;

/** What comes in a month, span by span of one year ("1-3: 725 €", "Q2: 58 K"), against the revenue of that year below. */
export function monthsOfAYear(dossier: Dossier): Constraint[] {
  const placeOf = placesOf(dossier);
  const revenues = readDossier(dossier).all.filter(isOfAYear);
  return dossier.documents
    .filter(({ source }) => source === "deck")
    .flatMap((document) => {
      const placed = rowsOfFacts(
        revenues.filter((fact) => fact.document === document.id),
        dossier,
      );
      return document.sections.flatMap((section) =>
        section.hidden === undefined
          ? yearsIn(document, section).flatMap(({ parts, end }): Constraint[] => {
              const below = placed.find(
                (one) => one.section === section && one.at > end && one.at <= end + FARTHEST_TOTAL,
              );
              if (below === undefined) return [];
              const total = { ...statementOf(below.fact, null), place: placeOf(below.fact.address) };
              const group = { id: "revenue=months", parts, total, touches: "growth" as const };
              // Whether a span's figure is its mean or its last month's is open; no month brings more than the last.
              const grows = parts.every(
                (one, nth) => nth === 0 || perMonth(one) >= perMonth(parts[nth - 1] as Statement),
              );
              const above = total.quantity.value > parts.reduce((sum, { quantity }) => sum + quantity.value, 0);
              const open = { slack: grows && above ? ROUNDED : GROWN, exact: false, assumed: true as const };
              return [{ ...sumConstraint(group), ...open, mayBe: ["average", "other_income"] }];
            })
          : [],
      );
    });
}

const perMonth = ({ quantity, printed }: Statement): number => quantity.value / Number.parseInt(printed, 10);

const isOfAYear = ({ topic, quantity, basis, nature, readBy, period }: Fact): boolean =>
  topic === "revenue" &&
  quantity.unit === "money" &&
  quantity.per !== "month" &&
  basis.rhythm !== "monthly" &&
  nature !== "third_party" &&
  nature !== "market" &&
  readBy !== "ocr" &&
  (period === undefined || /^(?:Y\d+|\d{4})$/u.test(period));

/** Runs of rows that cover a year, each with what a column calls the income of a month. */
function yearsIn(document: SourceDocument, section: Section): { parts: Statement[]; end: number }[] {
  const { rows } = section;
  return rows.flatMap((head, start) => {
    const column = incomeColumn(head);
    if (column < 0) return [];
    const parts: Statement[] = [];
    let covered = 0;
    let at = start + 1;
    for (; at < rows.length && covered < MONTHS; at += 1) {
      const row = rows[at] as Row;
      const span = spanOf(row.cells[0]?.text ?? "");
      const amount = amountIn(row.cells[column]?.text ?? "");
      if (span === null || span.from !== covered + 1 || amount === null) return [];
      parts.push(partOf(document, section, row, at, amount, span.to - covered));
      covered = span.to;
    }
    return covered === MONTHS ? [{ parts, end: at - 1 }] : [];
  });
}

/** The column that is called MRR or income a month; the one of the total where several are. */
function incomeColumn({ cells }: Row): number {
  const named = cells.flatMap(({ text }, at) => {
    const topic = at === 0 ? null : matchTopic(text)?.topic.id;
    return topic === "mrr" || (topic === "revenue" && A_MONTH.test(text)) ? [at] : [];
  });
  return named.findLast((at) => /total/iu.test(cells[at]?.text ?? "")) ?? named[0] ?? -1;
}

const SPAN = /^[^\p{L}\d]*(?:m[êe]s|mois|months?|m)?\s?(\d{1,2})\s?[-–—]\s?m?(\d{1,2})$/iu;
const QUARTER = /^[QT]([1-4])(?![\p{L}\d])/u;

function spanOf(text: string): { from: number; to: number } | null {
  const quarter = Number(QUARTER.exec(text.trim())?.[1] ?? 0);
  if (quarter > 0) return { from: quarter * 3 - 2, to: quarter * 3 };
  const [, from, to] = SPAN.exec(text.trim()) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

function amountIn(text: string): Quantity | null {
  const [only, ...more] = findQuantities(text);
  if (only === undefined || more.length > 0 || "ambiguous" in only) return null;
  return only.unit === "money" || only.unit === "number" ? only : null;
}

function partOf(
  document: SourceDocument,
  section: Section,
  row: Row,
  at: number,
  amount: Quantity,
  months: number,
): Statement {
  const printed = `${months} × ${amount.text.trim()}`;
  const quantity = { ...amount, value: amount.value * months, step: amount.step * months, text: printed };
  return rowStatement(document, section, row, {
    at: `${at}.months`,
    label: row.cells[0]?.text ?? "",
    printed,
    passage: row.cells.map(({ text }) => text).join(" "),
    quantity,
    interval: intervalOf(quantity),
  });
}
