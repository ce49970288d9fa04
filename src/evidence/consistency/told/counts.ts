import type { Quantity } from "../../../domain/quantity.ts";
import { NOT_ALL_OF_THEM } from "../../../lexicon/counted.ts";
import { fold } from "../../../lexicon/fold.ts";
import { PAID_FOR, PER_THING } from "../../../lexicon/unit-prices.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import { labelBefore, type Telling, type ToldSum } from "./sum.ts";

const FEWEST = 3;
/** Parts that miss the whole by more are of something else. */
const MEANT = { least: 0.6, most: 1.6 };

/** "24 people: 9 in product, 8 in operations, 5 in care", or the same as lines under "19 employees". */
export function listTotal({ sentence: { passage, text, part }, page }: Telling): ToldSum | null {
  if (passage.row.table === true || NOT_ALL_OF_THEM.test(fold(text))) return null;
  const colon = text.indexOf(":");
  const figures = plainQuantities(text, passage.document);
  const before = figures.filter(({ end }) => colon < 0 || end <= colon);
  const [whole, ...others] = before.filter(isCount);
  if (whole === undefined || others.length > 0 || !/\p{L}{3}/u.test(text.slice(whole.start, whole.end + 12)))
    return null;
  const inLine = figures
    .filter(({ start }) => colon >= 0 && start > colon)
    .map((figure) => ({ figure, line: passage }));
  const listed = inLine.length > 0 ? inLine : colon < 0 || /:\P{L}*$/u.test(text) ? under(passage, page) : [];
  if (listed.length < FEWEST || !listed.every(({ figure }) => isCount(figure))) return null;
  const sum = listed.reduce((all, { figure }) => all + figure.value, 0);
  const share = sum / whole.value;
  if (!(share >= MEANT.least && share <= MEANT.most)) return null;
  const terms = listed.map(({ figure, line }, nth) => exactly(figureIn(line, figure, 5701 + 20 * part + nth)));
  const label =
    text
      .slice(whole.end)
      .split(/[:,.;]/u)[0]
      ?.trim() ?? "";
  return {
    id: "list=sum",
    stated: exactly(figureIn(passage, whole, 5700 + 20 * part, label || labelBefore(text, whole))),
    terms,
    compute: (...parts) => parts.reduce((all, one) => all + one, 0),
    expression: terms.map((_, nth) => `{${nth}}`).join(" + "),
    slack: 0,
    touches: "trust",
    mayBe: ["other_scope", "other_date"],
  };
}

const isCount = ({ unit, value, range, bound, approximate, scale, text }: Quantity): boolean =>
  (unit === "count" || unit === "number") &&
  Number.isInteger(value) &&
  value >= 1 &&
  scale === 1 &&
  range === undefined &&
  bound === undefined &&
  approximate !== true &&
  findPeriods(text).length === 0;

/** What is counted one by one is as printed. */
const exactly = (one: Statement): Statement => ({
  ...one,
  interval: { min: one.quantity.value, max: one.quantity.value },
});

/** The items right under a line that is none, each a name and its number. */
function under(head: Passage, page: readonly Passage[]): { figure: Quantity; line: Passage }[] {
  const below = head.row.item === undefined ? page.slice(page.indexOf(head) + 1) : [];
  const end = below.findIndex(({ row }) => row.item === undefined);
  const items = below.slice(0, end < 0 ? below.length : end);
  const found = items.flatMap((line) => {
    const [figure, ...more] = plainQuantities(line.text, line.document);
    const isNamed = /^\P{L}*\p{L}[^\d]{2,40}:\s*\d+\s*$/u.test(line.text);
    return figure !== undefined && more.length === 0 && isNamed ? [{ figure, line }] : [];
  });
  return found.length === items.length ? found : [];
}

const TIMES = [1, 12, 1 / 12];

/** "1.1 million hectares, 26 M€" where a hectare has its one price on another line: so many of them at that price. */
export function amountOfMany({ sentence: { passage, text, part } }: Telling, prices: UnitPrices): ToldSum | null {
  const figures = plainQuantities(text, passage.document);
  const [amount, ...amounts] = figures.filter(({ unit }) => unit === "money");
  const [count, ...counts] = figures.filter(({ unit }) => unit === "count" || unit === "number");
  if (amount === undefined || count === undefined || amounts.length + counts.length > 0) return null;
  if (passage.row.table === true || amount.range !== undefined || count.range !== undefined) return null;
  const behind = fold(text.slice(count.start, count.end + 30)).match(/\p{L}{3,}/gu) ?? [];
  const named = new Set(behind.map(singular));
  const priced = prices.get(passage.document);
  const found = [...named].flatMap((thing) => priced?.get(thing) ?? []).sort((one, other) => one.nth - other.nth);
  const [price] = found;
  if (price === undefined || found.some((one) => !one.alone || one.figure.value !== price.figure.value)) return null;
  if (price.line === passage || price.figure.currency !== amount.currency || amount.value <= price.figure.value)
    return null;
  return {
    id: "money=price,count",
    stated: figureIn(passage, amount, 5760 + part, labelBefore(text, count)),
    terms: [
      figureIn(price.line, price.figure, 5761, labelBefore(price.line.text, price.figure)),
      figureIn(passage, count, 5762),
    ],
    compute: (each, many) => each * many,
    expression: "{0} × {1}",
    slack: 0.1,
    mayLack: TIMES,
    touches: "market",
    mayBe: ["monthly_annual", "average", "other_scope"],
  };
}

interface UnitPrice {
  figure: Quantity;
  line: Passage;
  nth: number;
  /** No other line of the document has another. */
  alone: boolean;
}

/** What one thing costs, by document and thing. */
export type UnitPrices = ReadonlyMap<Passage["document"], ReadonlyMap<string, UnitPrice>>;

/** Read once for all sentences: a line for each line before would take a long text the square of its length. */
export function unitPricesIn(passages: readonly Passage[]): UnitPrices {
  const prices = new Map<Passage["document"], Map<string, UnitPrice>>();
  for (const [nth, line] of passages.entries()) {
    const price = unitPriceOf(line);
    if (price === null) continue;
    const own = prices.get(line.document) ?? new Map<string, UnitPrice>();
    prices.set(line.document, own);
    const before = own.get(price.thing);
    if (before === undefined) own.set(price.thing, { figure: price.figure, line, nth, alone: true });
    else if (before.figure.value !== price.figure.value) before.alone = false;
  }
  return prices;
}

/** The one price that a line has for each of a thing. */
function unitPriceOf(line: Passage): { thing: string; figure: Quantity } | null {
  const [figure, ...more] = plainQuantities(line.text, line.document).filter(({ unit }) => unit === "money");
  if (figure === undefined || more.length > 0 || figure.range !== undefined || line.row.table === true) return null;
  const folded = fold(line.text);
  const [, thing = ""] = PER_THING.exec(folded.slice(figure.start, figure.end + 40)) ?? PER_THING.exec(folded) ?? [];
  const isPaid = line.role === "pricing" || PAID_FOR.test(folded);
  return isPaid ? { thing: singular(thing), figure } : null;
}
