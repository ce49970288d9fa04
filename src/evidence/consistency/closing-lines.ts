import type { Cell, Section } from "../../domain/document.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Constraint } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { sumConstraint } from "./parts.ts";
import type { Statement } from "./statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./words/passage.ts";

const FEWEST_LINES = 3;
/** What is farther from its lines than this is no sum of them. */
const NEAR = { least: 0.7, most: 1.5 };
/** Prices and other small amounts are not added up. */
const LEAST_LINE = 1000;

/**
 * A table on a page and, under it at its left edge, one amount that is nearly their sum ("Pilot cycle: ~$7M" under lines of
 * $6M): it does not call itself a total, so it is asked about.
 */
export function closingLines({ dossier }: Documents): Constraint[] {
  const sections = Map.groupBy(passagesOf(dossier), ({ section }) => section);
  return [...sections].flatMap(([section, passages]) =>
    passages.flatMap((passage) => passage.row.cells.flatMap((cell) => closing(cell, passage, passages, section))),
  );
}

function closing(cell: Cell, passage: Passage, passages: readonly Passage[], { rows }: Section): Constraint[] {
  const [total, ...more] = plainQuantities(cell.text).filter(({ unit }) => unit === "money");
  const opens = total !== undefined && /^\P{N}*\p{L}\P{N}*:\s*[~≈]?\P{L}{0,3}$/u.test(cell.text.slice(0, total.start));
  if (cell.box === undefined || more.length > 0 || !opens || isRate(total)) return [];
  const lines = linesAbove(cell, passage, passages, rows.length);
  const sum = lines.reduce((all, { quantity }) => all + quantity.value, 0);
  const share = total.value / sum;
  const currencies = new Set([total.currency, ...lines.map(({ quantity }) => quantity.currency)]);
  if (lines.length < FEWEST_LINES || currencies.size > 1 || !(share >= NEAR.least && share <= NEAR.most)) return [];
  if (lines.some(({ quantity }) => quantity.value >= total.value)) return [];
  const stated = figureIn(passage, total, 0, cell.text.slice(0, total.start).replace(/[\s:~≈]+$/u, ""));
  const made = sumConstraint({ id: "closing=lines", parts: lines, total: stated, touches: "growth" });
  // That the amount is meant as their sum.
  return [{ ...made, exact: false, assumed: true, slack: 0.05 }];
}

/** Whether it is a price or an amount of each month or year. */
const isRate = ({ per, value }: { per?: string | undefined; value: number }): boolean =>
  per !== undefined || Math.abs(value) < LEAST_LINE;

/** The amounts of the lines right above that begin at the same left edge; a line of words there ends them. */
function linesAbove(under: Cell, { at }: Passage, passages: readonly Passage[], most: number): Statement[] {
  const lines: Statement[] = [];
  const above = passages.filter((one) => one.at < at && one.at >= at - most).toReversed();
  for (const passage of above) {
    const cells = passage.row.cells;
    const first = cells.findIndex((cell) => isAligned(cell, under));
    if (first < 0) continue;
    const label = cells[first] as Cell;
    const amount = cells
      .slice(first + 1)
      .flatMap((cell) =>
        plainQuantities(cell.text).filter(({ unit, text }) => unit === "money" && isAll(text, cell)),
      )[0];
    if (amount === undefined || isRate(amount) || findPeriods(label.text).length > 0) break;
    lines.push(figureIn(passage, amount, 1, label.text));
  }
  return lines.toReversed();
}

/** The same left edge, to a third of the type's height. */
function isAligned({ box, text }: Cell, { box: other }: Cell): boolean {
  return box !== undefined && other !== undefined && /\p{L}/u.test(text) && Math.abs(box.x - other.x) <= box.height / 3;
}

const isAll = (amount: string, { text }: Cell): boolean => !/\p{L}{2}/u.test(text.replace(amount, ""));
