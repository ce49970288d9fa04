import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import { PAID_FOR, PER_THING } from "../../../lexicon/unit-prices.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { wordsOf } from "../tables/series.ts";
import { type Counted, countedIn } from "./counted.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

/** What one thing brings in a month, and which thing. */
interface UnitPrice {
  thing: string;
  /** False where it is paid once for each. */
  monthly: boolean;
  words: ReadonlySet<string>;
  statement: Statement;
}

const CLEAR = 0.08;
const MONTHS = 12;
/** What a month or a year brings; a plan is another's. */
const BROUGHT = new Set(["mrr", "arr", "revenue"]);

/** A price for each thing, times how many of them there are, against what they are said to bring. */
export function unitPrices({ dossier, statements }: Documents): Constraint[] {
  const passages = passagesOf(dossier);
  const prices = passages.flatMap(pricesIn);
  if (prices.length === 0) return [];
  const counts = passages.flatMap((passage) => countedIn(passage, "", true));
  return [...Map.groupBy(prices, ({ thing }) => thing)].flatMap(([thing, group]) => {
    const [price] = group;
    const [{ monthly }] = group as [UnitPrice];
    const isCounted = (one: Counted) => one.thing === thing || one.kind === thing;
    const numbers = counts.filter((one) => isCounted(one) && (monthly ? one.when === "" : /^\d{4}$/u.test(one.when)));
    const single = (all: readonly Statement[]) => new Set(all.map(({ quantity }) => quantity.value)).size === 1;
    if (price === undefined || !single(group.map(({ statement }) => statement))) return [];
    const [number] = numbers;
    if (number === undefined || !single(numbers.map(({ statement }) => statement))) return [];
    const brought = monthly
      ? [...ofTopics(statements, price), ...ofItsName(passages, price)]
      : ofYear(statements, price, number.when);
    const made = brought.flatMap((stated) => constraintOf(stated, price.statement, number.statement) ?? []);
    return made.slice(0, 1);
  });
}

function pricesIn(passage: Passage): UnitPrice[] {
  const amounts = plainQuantities(passage.text, passage.document).filter(({ unit }) => unit === "money");
  const [only, ...more] = amounts;
  if (only === undefined || more.length > 0 || only.range !== undefined || passage.row.table === true) return [];
  const folded = fold(passage.text);
  const thing =
    PER_THING.exec(folded.slice(0, only.start))?.[1] ?? PER_THING.exec(folded.slice(only.start, only.end + 40))?.[1];
  const monthly =
    only.per === "month" || /\b(?:per month|a month|monthly|par mois|mensuel|por mes|mensa)/u.test(folded);
  if (thing === undefined || liesAhead(passage.text) || findPeriods(passage.text).length > 0) return [];
  // What is paid by the year or the hour, or by somebody to somebody, is no price of one thing.
  if (!monthly && (only.per !== undefined || !PAID_FOR.test(folded) || speaksOfOthers(passage.text))) return [];
  const label = passage.text
    .slice(0, only.start)
    .replace(/[\s:–—-]+$/u, "")
    .replace(/^\P{L}+/u, "");
  return [
    {
      thing: singular(thing),
      monthly,
      words: wordsOf(label),
      statement: figureIn(passage, only, 3000, label || thing),
    },
  ];
}

/** The company's own of today: by the month, or by the year. */
function ofTopics(statements: readonly Statement[], { statement }: UnitPrice): Statement[] {
  return statements.filter(
    ({ topic, planned, undated, document, segment, listed, basis }) =>
      BROUGHT.has(topic ?? "") &&
      (topic !== "revenue" || basis.rhythm === "monthly") &&
      !planned &&
      undated &&
      segment === "" &&
      listed !== true &&
      document === statement.document,
  );
}

/** What a year brought: what was paid for each that was counted in it. */
const ofYear = (statements: readonly Statement[], { statement }: UnitPrice, year: string): Statement[] =>
  statements.filter(
    ({ topic, planned, when, document, segment, listed }) =>
      topic === "revenue" &&
      !planned &&
      when === year &&
      segment === "" &&
      listed !== true &&
      document === statement.document,
  );

/** "Subscriptions: 112,000" beside "subscription per flat: 4.90". */
function ofItsName(passages: readonly Passage[], { words, statement }: UnitPrice): Statement[] {
  return passages.flatMap((passage) => {
    const [first, ...cells] = passage.row.cells;
    const name = wordsOf(first?.text ?? "");
    const [only, ...more] = cells
      .flatMap(({ text }) => plainQuantities(text, passage.document))
      .filter(({ unit }) => unit === "money");
    const same = passage.document.id === statement.document && name.size > 0 && name.isSubsetOf(words);
    return same && only !== undefined && more.length === 0 ? [figureIn(passage, only, 3001, first?.text)] : [];
  });
}

function constraintOf(stated: Statement, price: Statement, number: Statement): Constraint | null {
  if (stated.quantity.currency !== price.quantity.currency) return null;
  const times = stated.topic === "arr" ? MONTHS : 1;
  const compute = (one: number, many: number) => one * many * times;
  const expected = image(compute, [price.interval, number.interval]);
  if (expected === null) return null;
  return {
    id: "money=price,count",
    kind: "formula",
    stated,
    inputs: [price, number],
    expression: times === 1 ? "{price} × {count}" : `{price} × {count} × ${MONTHS}`,
    keys: ["price", "count"],
    expected,
    value: compute(price.quantity.value, number.quantity.value),
    bound: "equal",
    slack: CLEAR,
    exact: false,
    // That all of them pay this price.
    assumed: true,
    touches: "growth",
    mayBe: ["average", "other_date", "other_scope"],
  };
}
