import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { COMES_TO, LASTS, NOT_SPENT, SAID_NUMBERS, TIMES_AS_MUCH } from "../../../lexicon/reckonings.ts";
import { inMonths } from "../../../quantities/durations.ts";
import { type Constraint, rateOfWhole, twoAnswers } from "../constraint.ts";
import { image } from "../interval.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/** What a line says in round figures. */
const ROUNDED = 0.06;

/**
 * Sums that a document works out in its own words, whatever they are about: a share of a whole and what it comes to, and
 * how long an amount lasts at so much a month. What the terms are is our reading of a sentence, so it is asked about.
 */
export function reckonings(dossier: Dossier): Constraint[] {
  const passages = passagesOf(dossier);
  const pages = Map.groupBy(passages, ({ place }) => place);
  return [
    ...sentencesOf(passages).flatMap((sentence) => shareIn(sentence, pages.get(sentence.passage.place) ?? []) ?? []),
    ...passages.flatMap((passage) => lastingIn(passage) ?? []),
    ...sentencesOf(passages).flatMap((sentence) => timesIn(sentence) ?? []),
  ];
}

/** "19 Md€, of which 8 % online, that is 2.1 Md€". */
function shareIn(sentence: Sentence, page: readonly Passage[]): Constraint | null {
  const { passage, text, part } = sentence;
  if (passage.row.table === true) return null;
  const figures = plainQuantities(text, passage.document);
  const result = figures.find((one) => COMES_TO.test(fold(text.slice(0, one.start))) && one.unit !== "percent");
  const shares = figures.filter(({ unit, start }) => unit === "percent" && start < (result?.start ?? 0));
  const [share] = shares;
  if (result === undefined || share === undefined || shares.length > 1 || share.range !== undefined) return null;
  const isWhole = (one: Quantity) => sameKind(one, result) && one !== result && one.value > result.value;
  const own = figures.filter(isWhole);
  const above = page.find(({ at, section }) => section === passage.section && at === passage.at - 1);
  const beside = own.length > 0 || above === undefined ? [] : plainQuantities(above.text, above.document);
  const [whole, ...more] = own.length > 0 ? own : beside.filter(isWhole);
  if (whole === undefined || more.length > 0) return null;
  // Any other amount of the page may be the one that is meant, and a rise goes on top of it.
  const all = page
    .flatMap((one) => plainQuantities(one.text, one.document))
    .filter((one) => sameKind(one, result) && one.value !== result.value);
  const fits = ({ value }: Quantity) =>
    [share.value, 100 + share.value, 100 - share.value].some((rate) =>
      PARTS_OF_A_YEAR.some((times) => near((value * rate * times) / 100, result.value)),
    );
  if (all.some(fits)) return null;
  const stated = figureIn(passage, result, 6400 + 3 * part, labelBefore(text, share));
  const [rate, of] = [
    figureIn(passage, share, 6401 + 3 * part),
    figureIn(own.length > 0 ? passage : (above as Passage), whole, 6402 + 3 * part),
  ];
  return rateOfWhole("share=told", stated, rate, of, { ...ASKED, touches: "trust", mayBe: ["other_scope"] });
}

const ASKED = { slack: ROUNDED, exact: true, assumed: true as const };
const PARTS_OF_A_YEAR = [1, 12, 1 / 12, 4, 1 / 4];

const near = (one: number, other: number): boolean => Math.abs(one / other - 1) <= ROUNDED;

const sameKind = (one: Quantity, other: Quantity): boolean =>
  (one.unit === "money") === (other.unit === "money") &&
  one.currency === other.currency &&
  ["money", "count", "number"].includes(one.unit);

function labelBefore(text: string, { start }: Quantity): string {
  return text
    .slice(0, start)
    .replace(/^\P{L}+|\P{L}+$/gu, "")
    .slice(-LONGEST_LABEL);
}

const LONGEST_LABEL = 60;

/** "420 k in the bank, 130 k burnt a month: six months". Spending that rises shortens it; nothing makes it longer. */
function lastingIn(passage: Passage): Constraint | null {
  const { text, document, row } = passage;
  if (row.table === true || !LASTS.test(fold(text))) return null;
  const figures = plainQuantities(text, document);
  const [months, ...others] = figures.filter(({ unit }) => unit === "duration");
  const money = figures.filter((one) => one.unit === "money" && !isNotSpent(text, one));
  const [spent, ...rates] = money.filter(({ per }) => per === "month");
  const [amount, ...amounts] = money.filter(({ per }) => per === undefined);
  if (months === undefined || spent === undefined || amount === undefined) return null;
  if (others.length + rates.length + amounts.length > 0 || spent.currency !== amount.currency) return null;
  const stated = figureIn(passage, months, 6500, "runway");
  const inputs = [figureIn(passage, amount, 6501), figureIn(passage, spent, 6502)];
  const compute = (have: number, each: number) => have / each;
  const expected = image(
    compute,
    inputs.map(({ interval }) => interval),
  );
  if (expected === null || inMonths(months) <= 1) return null;
  return {
    id: "runway=told",
    kind: "bound",
    stated: { ...stated, topic: "runway" },
    inputs,
    expression: "{amount} / {spent}",
    keys: ["amount", "spent"],
    expected,
    value: compute(amount.value, spent.value),
    bound: "at_most",
    ...ASKED,
    touches: "runway",
    mayBe: ["other_income", "after_round"],
  };
}

/** A word for how many times as much is rounded by more than a figure. */
const IN_A_WORD = 0.2;

/** "310 k in 2024, three times what we sold in 2023 (155 k)". */
function timesIn({ passage, text, folded, part }: Sentence): Constraint | null {
  const said = TIMES_AS_MUCH.exec(folded);
  if (said === null || passage.row.table === true) return null;
  const times = SAID_NUMBERS[said[1] ?? ""] ?? Number(said[1]);
  const [now, before, ...more] = plainQuantities(text, passage.document).filter(
    ({ unit, start }) => ["money", "count"].includes(unit) && start !== said.index,
  );
  if (now === undefined || before === undefined || more.length > 0 || !(times > 1)) return null;
  if (!sameKind(now, before) || now.end > said.index || before.start < said.index + said[0].length) return null;
  const [stated, other] = [
    figureIn(passage, now, 6600 + 2 * part, labelBefore(text, now) || text.slice(0, LONGEST_LABEL)),
    figureIn(passage, before, 6601 + 2 * part),
  ];
  return {
    ...twoAnswers("times=told", stated, other, {
      ...ASKED,
      slack: IN_A_WORD,
      touches: "growth",
      mayBe: ["other_date"],
    }),
    kind: "formula",
    expression: `{before} × ${times}`,
    keys: ["before"],
    expected: { min: other.interval.min * times, max: other.interval.max * times },
    value: before.value * times,
  };
}

const BESIDE = 18;

const isNotSpent = (text: string, { start, end }: Quantity): boolean =>
  NOT_SPENT.test(fold(text.slice(end, end + BESIDE))) ||
  NOT_SPENT.test(fold(text.slice(Math.max(0, start - BESIDE), start)));
