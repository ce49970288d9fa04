import type { SourceDocument } from "../../../domain/document.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
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
export function amountOfMany({ sentence: { passage, text, part } }: Telling, all: readonly Passage[]): ToldSum | null {
  const figures = plainQuantities(text, passage.document);
  const [amount, ...amounts] = figures.filter(({ unit }) => unit === "money");
  const [count, ...counts] = figures.filter(({ unit }) => unit === "count" || unit === "number");
  if (amount === undefined || count === undefined || amounts.length + counts.length > 0) return null;
  if (passage.row.table === true || amount.range !== undefined || count.range !== undefined) return null;
  const behind = fold(text.slice(count.start, count.end + 30)).match(/\p{L}{3,}/gu) ?? [];
  const named = new Set(behind.map(singular));
  const own = pricesIn(all).get(passage.document);
  const perThing = [...named].flatMap((thing) => own?.perThing.get(thing) ?? []);
  const ofPlan = perThing.length > 0 || !COMES_TO.test(text) ? [] : [own?.ofPlan.get(behind[0] ?? "") ?? []].flat();
  const prices = [...perThing, ...ofPlan];
  const [price] = prices;
  if (price === undefined || prices.some(({ alone, figure }) => !alone || figure.value !== price.figure.value))
    return null;
  if (price.line === passage || price.figure.currency !== amount.currency || amount.value <= price.figure.value)
    return null;
  const each = figureIn(price.line, price.figure, 5761, labelBefore(price.line.text, price.figure));
  const many = figureIn(passage, count, 5762);
  return {
    id: ofPlan.length > 0 ? "money=plan,count" : "money=price,count",
    stated: figureIn(passage, amount, 5760 + part, labelBefore(text, count)),
    terms: ofPlan.length > 0 ? [many, each] : [each, many],
    compute: (one, other) => one * other,
    expression: "{0} × {1}",
    slack: 0.1,
    mayLack: TIMES,
    touches: "market",
    mayBe: ["monthly_annual", "average", "other_scope"],
  };
}

interface Price {
  figure: Quantity;
  line: Passage;
  /** No other line of the document has another. */
  alone: boolean;
}

type Priced = Pick<Price, "figure" | "line"> & { thing: string };

interface Prices {
  /** "4 € per meal". */
  perThing: Map<string, Price>;
  /** "Scale (€400/month)". */
  ofPlan: Map<string, Price>;
}

/** The prices of each document, read once: every line with a count asks for them. */
const pricesIn = rememberedFor((all: readonly Passage[]): Map<SourceDocument, Prices> => {
  const found = new Map<SourceDocument, Prices>();
  for (const line of all) {
    const own = found.get(line.document) ?? { perThing: new Map(), ofPlan: new Map() };
    found.set(line.document, own);
    note(own.perThing, priceOfThing(line));
    note(own.ofPlan, priceOfPlan(line));
  }
  return found;
});

function note(prices: Map<string, Price>, priced: Priced | null): void {
  if (priced === null) return;
  const { thing, figure, line } = priced;
  const before = prices.get(thing);
  if (before === undefined) prices.set(thing, { figure, line, alone: true });
  else if (before.figure.value !== figure.value) before.alone = false;
}

/** The one price of a line, and what it is for. */
function priceOfThing(line: Passage): Priced | null {
  const [figure, ...more] = plainQuantities(line.text, line.document).filter(({ unit }) => unit === "money");
  if (figure === undefined || more.length > 0 || figure.range !== undefined || line.row.table === true) return null;
  const folded = fold(line.text);
  const [, thing = ""] = PER_THING.exec(folded.slice(figure.start, figure.end + 40)) ?? PER_THING.exec(folded) ?? [];
  const isPaid = line.role === "pricing" || PAID_FOR.test(folded);
  return isPaid && thing !== "" ? { figure, line, thing: singular(thing) } : null;
}

/** "20 Scale (17 %) = €9,800": what so many of a plan come to. */
const COMES_TO = /^\P{L}*\d[\d\s.,]*\s\p{L}[^=]{0,40}=[^=]*$/u;

/** The price of a plan that a line is called by: "Scale (€400/month)". */
function priceOfPlan(line: Passage): Priced | null {
  const [figure, ...more] = plainQuantities(line.text, line.document).filter(({ unit }) => unit === "money");
  if (figure === undefined || more.length > 0 || figure.range !== undefined || COMES_TO.test(line.text)) return null;
  const [thing] = fold(line.text.slice(0, figure.start)).match(/\p{L}{3,}/gu) ?? [];
  const isPrice = line.role === "pricing" || figure.per !== undefined;
  return thing !== undefined && isPrice ? { figure, line, thing } : null;
}
