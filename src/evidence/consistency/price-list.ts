import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { NO_PRICE_LIST } from "../../lexicon/sums.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { type Constraint, twoAnswers } from "./constraint.ts";
import { image } from "./interval.ts";
import { type Statement, statementOf } from "./statement.ts";

const COUNTED = new Set(["customers", "users", "mau"]);
/** A yearly plan by the month and a launch price are less; another price list is less, or more, by this much. */
const OTHER_LIST = 0.4;

/**
 * Income a month, and what a customer brings, against the dearest plan of the company's price list: so many customers, or so many users of whom so many
 * pay, cannot bring more than all of them on the dearest plan. Only where every plan has its price.
 */
export function priceLists(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const listed = listedPrices(dossier);
  if (listed.length < 2 || hasOpenPrices(dossier)) return [];
  const dearest = listed.find(({ quantity }) => quantity.per === "month");
  return [
    ...(dearest === undefined ? [] : incomesAgainst(statementOf(dearest, null), statements)),
    ...averagesAgainst(listed[0] as Fact, statements),
  ];
}

const MONTHS: Partial<Record<NonNullable<Quantity["per"]>, number>> = { month: 1, quarter: 3, year: 12 };
const aMonth = ({ quantity: { value, per } }: Fact): number => value / (MONTHS[per ?? "month"] ?? 1);

/** What the company asks for its plans by the month, the quarter or the year, dearest first. */
const listedPrices = (dossier: Dossier): Fact[] =>
  readDossier(dossier)
    .all.filter(
      ({ topic, nature, source, sureness, quantity: { unit, per } }) =>
        topic === "price" &&
        source === "deck" &&
        sureness >= SURE_ENOUGH &&
        nature !== "third_party" &&
        nature !== "market" &&
        unit === "money" &&
        per !== undefined &&
        MONTHS[per] !== undefined,
    )
    .toSorted((a, b) => aMonth(b) - aMonth(a));

/** What a customer brings on average is no more than the dearest plan; by the seat a customer pays for several. */
function averagesAgainst(dearest: Fact, statements: readonly Statement[]): Constraint[] {
  if (A_SEAT.test(fold(dearest.passage))) return [];
  const price = statementOf(dearest, null);
  return statements
    .filter(
      ({ topic, basis, quantity, document }) =>
        topic === "arpa" &&
        (basis.rhythm === "monthly" || basis.rhythm === "annual") &&
        quantity.currency === price.quantity.currency &&
        document === price.document,
    )
    .map((stated) => {
      const times = (stated.basis.rhythm === "annual" ? YEAR : 1) / (MONTHS[dearest.quantity.per ?? "month"] ?? 1);
      const { min, max } = price.interval;
      return {
        id: "arpa≤price",
        kind: "bound",
        stated,
        inputs: [price],
        expression: times === 1 ? "{price}" : times > 1 ? `{price} × ${times}` : `{price} / ${1 / times}`,
        keys: ["price"],
        expected: { min: min * times, max: max * times },
        value: price.quantity.value * times,
        bound: "at_most",
        slack: 0.1,
        exact: false,
        // That nothing else is sold.
        assumed: true,
        touches: "unit_economics",
        mayBe: ["other_income", "other_scope"],
      };
    });
}

const YEAR = 12;
const A_SEAT =
  /\b(?:users?|seats?|employees?|utilisateurs?|collaborateurs?|postes?|salaries?|usuarios?|assentos?|lugares?)\b/u;

function incomesAgainst(price: Statement, statements: readonly Statement[]): Constraint[] {
  const incomes = statements.filter(({ topic, listed }) => topic === "mrr" && listed !== true);
  return incomes.flatMap((income): Constraint[] => {
    const beside = (topic: string) =>
      statements.filter(
        (one) =>
          one.topic === topic &&
          one.when === income.when &&
          one.planned === income.planned &&
          one.document === income.document &&
          one.segment === income.segment &&
          one.listed !== true,
      );
    const [share, ...shares] = beside("conversion_rate").filter(({ quantity }) => quantity.unit === "percent");
    const counts = [...COUNTED].flatMap((topic) => (topic === "customers" || share !== undefined ? beside(topic) : []));
    const [count] = counts;
    if (count === undefined || shares.length > 0 || income.quantity.currency !== price.quantity.currency) return [];
    const paying = count.topic === "customers" ? undefined : share;
    const most = counts.reduce((a, b) => (b.interval.max > a.interval.max ? b : a));
    const inputs = paying === undefined ? [most, price] : [most, paying, price];
    const compute = (n: number, ...rest: number[]) =>
      rest.length === 1 ? n * (rest[0] as number) : (n * (rest[0] as number) * (rest[1] as number)) / 100;
    const expected = image(
      compute,
      inputs.map(({ interval }) => interval),
    );
    if (expected === null) return [];
    return [
      {
        id: "mrr≤customers,price",
        kind: "bound",
        stated: income,
        inputs,
        expression: paying === undefined ? "{count} × {price}" : "{count} × {share} × {price}",
        keys: paying === undefined ? ["count", "price"] : ["count", "share", "price"],
        expected,
        value: compute(...(inputs.map(({ quantity }) => quantity.value) as [number, ...number[]])),
        bound: "at_most",
        slack: 0.1,
        exact: false,
        // That nothing else is sold.
        assumed: true,
        touches: "growth",
        mayBe: ["other_income", "other_date"],
      },
    ];
  });
}

/**
 * The company's one price beside those of others ("Price: us 199, they 500") against the price list that it shows on
 * another page, by the month: below its lowest, or above its dearest, by far.
 */
export function pricesTold(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const prices = statements.filter(
    ({ topic, quantity, listed }) => topic === "price" && quantity.unit === "money" && listed !== true,
  );
  const list = prices.filter(({ oneOfMany, quantity }) => oneOfMany === true && quantity.per === "month");
  const single = prices.filter(
    ({ oneOfMany, segment, quantity: { per } }) =>
      oneOfMany !== true && segment === "" && (per === undefined || per === "month"),
  );
  const [first] = list;
  if (first === undefined || list.length < 2 || new Set(list.map(({ place }) => place)).size > 1) return [];
  const paid = list.filter(({ quantity }) => quantity.value > 0).toSorted((a, b) => a.interval.max - b.interval.max);
  const [least, most] = [paid[0], paid.at(-1)];
  if (least === undefined || most === undefined) return [];
  return single
    .filter(({ place, document, quantity }) => {
      const same = document === first.document && quantity.currency === first.quantity.currency;
      return same && place !== first.place;
    })
    .flatMap((one): Constraint[] => {
      const below = one.interval.max < least.interval.min * (1 - OTHER_LIST);
      const above = one.interval.min > most.interval.max * (1 + OTHER_LIST) && !hasOpenPrices(dossier);
      if (!below && !above) return [];
      const tie = { slack: 0.1, exact: false, assumed: true as const, touches: "unit_economics" as const };
      return [twoAnswers("same:price", one, below ? least : most, { ...tie, mayBe: ["other_scope", "other_date"] })];
    })
    .slice(0, 1);
}

/** "Enterprise: on request" has no dearest price. */
function hasOpenPrices({ documents }: Dossier): boolean {
  return documents.some(
    ({ source, sections }) =>
      source === "deck" &&
      sections.some(({ rows }) =>
        rows.some(({ cells }) => NO_PRICE_LIST.test(fold(cells.map(({ text }) => text).join(" ")))),
      ),
  );
}
