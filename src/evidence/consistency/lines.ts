import type { Address } from "../../domain/address.ts";
import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { AmbiguousQuantity, Quantity } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { fold } from "../../lexicon/fold.ts";
import { SUBTOTAL, TOTAL } from "../../lexicon/sums.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { cellQuantity } from "../facts/cell-value.ts";
import { type Interval, intervalOf } from "./interval.ts";
import { rowStatement } from "./row-statement.ts";
import { placeKey, type Statement } from "./statement.ts";

/** One line of a table or list: what it names, and its amounts by column. */
export interface Line {
  label: string;
  /** 0 for a line of its own, 1 for one drawn below another ("├─", an item of an item). */
  depth: 0 | 1;
  total: boolean;
  amounts: Amount[];
  /** True for a line of words alone. */
  heading: boolean;
  /** True for a drawn line: what stands under it comes to what stands above. */
  rule: boolean;
  text: string;
}

/** One amount of a line. `column` is the same for amounts that stand under each other. */
export interface Amount {
  column: string;
  statement: Statement;
  /** True where a formula gives it: it then comes out by itself. */
  computed: boolean;
}

type AnyQuantity = Quantity | AmbiguousQuantity;

const DRAWN = /[\u2500-\u257f║═╔╗╚╝╠╣]/gu;
const BRANCH = /^\s*[│║|]?\s*[├└]/u;

/** The lines of a page, slide or sheet, as a reader goes down. */
export function linesOf(
  document: SourceDocument,
  section: Section,
  options: QuantityOptions,
  placeOf: (address: Address) => string = placeKey,
): Line[] {
  return section.rows.map((row, at) => {
    const line = lineOf(document, section, row, at, options);
    // The head of a table has figures of its own ("Revenue (1 %)"): they are none of its lines'.
    if (isHead(row, section.rows[at + 1])) return { ...line, amounts: [], total: false, heading: true };
    const amounts = line.amounts.map((amount) => {
      const { statement } = amount;
      return { ...amount, statement: { ...statement, place: placeOf(statement.address) } };
    });
    return { ...line, amounts };
  });
}

const isHead = ({ cells, table }: Row, next: Row | undefined): boolean =>
  table === true &&
  cells.every(({ text }) => text === "" || /\p{L}{3}/u.test(text)) &&
  cells.some(({ text, header }, at) => !header && text !== "" && next?.cells[at]?.header === text);

function lineOf(document: SourceDocument, section: Section, row: Row, at: number, options: QuantityOptions): Line {
  const cells = row.cells.flatMap((cell) => parts(cell));
  const text = cells
    .map((cell) => cell.text)
    .join(" ")
    .trim();
  const depth = (row.item ?? 0) > 1 || row.cells.some((cell) => BRANCH.test(cell.text)) ? 1 : 0;
  const first = cells.find((cell) => cell.text !== "" && typeof cell.value !== "number");
  const quantitiesOf = rememberedFor((cell: Cell) => findQuantities(cell.text, options));
  const label = (first === undefined ? "" : wordsBefore(first.text, quantitiesOf(first))).trim();
  const amounts = cells.flatMap((cell, column) =>
    amountsOf(cell, options, quantitiesOf, cell === first).map(({ quantity, computed }, nth) => ({
      column: `${column}.${quantity.unit}.${nth}`,
      computed,
      statement: rowStatement(document, section, row, {
        at: `${at + 1}.${column}.${nth}`,
        label,
        printed: quantity.text,
        passage: text,
        quantity,
        interval: typeof cell.value === "number" ? stored(quantity) : intervalOf(quantity),
        ...(cell.ref !== undefined && { cells: [cell] }),
      }),
    })),
  );
  const folded = fold(label).replace(/^[^\p{L}\d]+/u, "");
  return {
    label,
    depth,
    text,
    amounts,
    total: TOTAL.test(folded) && !SUBTOTAL.test(folded),
    heading: amounts.length === 0 && text !== "",
    rule: text === "" && row.cells.some((cell) => /^[\s─═━—-]{4,}$/u.test(cell.text)),
  };
}

/** A drawn table keeps its row in one text: "│ Team │ $240k │". */
function parts(cell: Cell): Cell[] {
  if (!/[│║]/u.test(cell.text)) return [{ ...cell, text: cell.text.replace(DRAWN, " ").trim() }];
  return cell.text
    .split(/[│║]/u)
    .map((text) => text.replace(DRAWN, " ").trim())
    .filter((text, at, all) => text !== "" || (at > 0 && at < all.length - 1))
    .map((text) => ({ text }));
}

/** A label may hold its amounts: "Team (60 %) …… 360 K€". */
function wordsBefore(text: string, quantities: readonly AnyQuantity[]): string {
  const first = quantities.find((one) => !("ambiguous" in one) && isAmount(one));
  const words = first === undefined ? text : text.slice(0, first.start);
  return (/[\p{L}]/u.test(words) ? words : text).replace(/[\s.:·…(–—-]+$/u, "");
}

function amountsOf(
  cell: Cell,
  options: QuantityOptions,
  quantitiesOf: (cell: Cell) => readonly AnyQuantity[],
  isLabel: boolean,
): { quantity: Quantity; computed: boolean }[] {
  const computed = cell.formula !== undefined;
  if (typeof cell.value === "number") {
    const read = cellQuantity(cell, options);
    return read === null || "ambiguous" in read ? [] : [{ quantity: read, computed }];
  }
  const found = quantitiesOf(cell).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  const alone =
    !isLabel && found.length === 1 && /^[^\p{L}]*$/u.test(cell.text.replace((found[0] as Quantity).text, ""));
  const amounts = found.filter((one) => isAmount(one) || (alone && one.unit === "number"));
  return amounts.map((one) => ({ quantity: overTime(one, cell.text), computed }));
}

const isAmount = ({ unit }: Quantity): boolean => unit === "money" || unit === "percent";

/** "5 K€ a month × 12" is 60 K€, and so is "2 × developer: 30 K€ each". */
function overTime(quantity: Quantity, text: string): Quantity {
  const after = text.slice(quantity.end, quantity.end + REACH);
  const times =
    /^[^×*x\d]{0,14}[×*x]\s?(\d{1,2})(?![\d.,%])/iu.exec(after)?.[1] ??
    (EACH.test(after) ? /^\P{L}*?(\d{1,2})\s?[×x]?\s/iu.exec(text.slice(0, quantity.start))?.[1] : undefined);
  if (times === undefined || quantity.unit !== "money") return quantity;
  const factor = Number(times);
  const { per: _per, range: _range, ...rest } = quantity;
  return {
    ...rest,
    value: quantity.value * factor,
    step: quantity.step * factor,
    text: `${quantity.text} × ${times}`,
  };
}

/** How far behind a price it may be said of what it is the price: a line has no end that a file must keep to. */
const REACH = 80;

/** What stands behind the price of one of several. */
const EACH = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+)?(?:each|apiece|chacune?|cada)(?!\p{L})/iu;

/** A cell holds more digits than it shows. */
function stored(quantity: Quantity): Interval {
  const dust = Math.abs(quantity.value) * 1e-6;
  return { min: quantity.value - dust, max: quantity.value + dust };
}
