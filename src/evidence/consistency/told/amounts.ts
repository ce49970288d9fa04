import { fold } from "../../../lexicon/fold.ts";
import { LASTS, NOT_SPENT, SAID_NUMBERS, TIMES_AS_MUCH } from "../../../lexicon/reckonings.ts";
import { INCOME_LINE, RESULT_LINE } from "../../../lexicon/sums.ts";
import { inMonths } from "../../../quantities/durations.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import { labelBefore, sameKind, type Telling, type ToldSum } from "./sum.ts";

/**
 * "420 k in the bank, 130 k burnt a month: six months"; where the line names no amount, the one round of its document.
 * Spending that rises shortens it; nothing makes it longer.
 */
export function lastingIn({ sentence: { passage, part }, statements }: Telling): ToldSum | null {
  const { text, document, row } = passage;
  if (part > 0 || row.table === true || !LASTS.test(fold(text))) return null;
  const figures = plainQuantities(text, document);
  const [months, ...others] = figures.filter(({ unit }) => unit === "duration");
  const money = figures.filter((one) => one.unit === "money" && !isNotSpent(text, one));
  const [spent, ...rates] = money.filter(({ per }) => per === "month");
  const [amount, ...amounts] = money.filter(({ per }) => per === undefined);
  if (months === undefined || spent === undefined || inMonths(months) <= 1) return null;
  const had = amount === undefined ? onlyRound(passage, statements) : figureIn(passage, amount, 6501);
  if (had === null || others.length + rates.length + amounts.length > 0) return null;
  if (spent.currency !== had.quantity.currency) return null;
  return {
    id: "runway=told",
    stated: { ...figureIn(passage, months, 6500, "runway"), topic: "runway" },
    terms: [had, figureIn(passage, spent, 6502)],
    compute: (have, each) => have / each,
    expression: "{0} / {1}",
    bound: "at_most",
    touches: "runway",
    mayBe: ["other_income", "after_round"],
  };
}

/** What is raised, where its document names one amount of it and nothing that is in the bank already. */
function onlyRound({ document, text }: Passage, statements: readonly Statement[]): Statement | null {
  const own = statements.filter((one) => one.document === document.id && one.listed !== true);
  // Where the sheet has it as a runway, it is held against the round there.
  if (own.some(({ topic, passage }) => topic === "runway" && passage === text)) return null;
  const rounds = own.filter(({ topic }) => topic === "round_size");
  const [round] = rounds;
  const isOne = new Set(rounds.map(({ quantity }) => quantity.value)).size === 1;
  return round === undefined || !isOne || own.some(({ topic }) => topic === "cash") ? null : round;
}

const BESIDE = 18;
const isNotSpent = (text: string, { start, end }: { start: number; end: number }): boolean =>
  NOT_SPENT.test(fold(text.slice(end, end + BESIDE))) ||
  NOT_SPENT.test(fold(text.slice(Math.max(0, start - BESIDE), start)));

/** A word for how many times as much is rounded by more than a figure. */
const IN_A_WORD = 0.2;

/** "310 k in 2024, three times what we sold in 2023 (155 k)". */
export function timesIn({ sentence: { passage, text, folded, part } }: Telling): ToldSum | null {
  const said = TIMES_AS_MUCH.exec(folded);
  if (said === null || passage.row.table === true) return null;
  const times = SAID_NUMBERS[said[1] ?? ""] ?? Number(said[1]);
  const [now, before, ...more] = plainQuantities(text, passage.document).filter(
    ({ unit, start }) => ["money", "count"].includes(unit) && start !== said.index,
  );
  if (now === undefined || before === undefined || more.length > 0 || !(times > 1)) return null;
  if (!sameKind(now, before) || now.end > said.index || before.start < said.index + said[0].length) return null;
  return {
    id: "times=told",
    stated: figureIn(passage, now, 6600 + 2 * part, labelBefore(text, now) || text.slice(0, 60)),
    terms: [figureIn(passage, before, 6601 + 2 * part)],
    compute: (size) => size * times,
    expression: `{0} × ${times}`,
    slack: IN_A_WORD,
    touches: "growth",
    mayBe: ["other_date"],
  };
}

/** "10x ARR", "5 fois le CA": of what a value is a multiple. */
const OF_INCOME =
  /^\s?(?:x|×|fois|times|vezes)?\s?(?:le |the |o |a |of )?(ARR|revenue|CA\b|chiffre d['’]affaires|receita)/iu;

/** A value told as so many times an income, against the income that the same page gives: "10 M€ (10x ARR)" beside 400 K€. */
export function multipleIn({ sentence: { passage, part }, statements }: Telling): ToldSum | null {
  const found = part > 0 ? [] : plainQuantities(passage.text, passage.document);
  const [value, ...values] = found.filter(({ unit }) => unit === "money");
  const [times, ...more] = found.filter(({ unit }) => unit === "multiple");
  if (value === undefined || times === undefined || values.length + more.length > 0) return null;
  const kind = OF_INCOME.exec(passage.text.slice(times.end))?.[1];
  const topic = kind === undefined ? null : /ARR/u.test(kind) ? "arr" : "revenue";
  // A value of its own year is a multiple of that year's income.
  const year = findPeriods(passage.text)[0]?.period.slice(0, 4);
  const here = statements.filter(
    (one) =>
      one.topic === topic &&
      one.place === passage.place &&
      one.listed !== true &&
      one.quantity.unit === "money" &&
      one.quantity.currency === value.currency &&
      (year === undefined || one.when.startsWith(year)),
  );
  const [income] = here;
  if (topic === null || income === undefined || new Set(here.map(({ quantity }) => quantity.value)).size > 1)
    return null;
  return {
    id: `${topic}=value,multiple`,
    stated: income,
    terms: [
      { ...figureIn(passage, value, 1), topic: "valuation" },
      { ...figureIn(passage, times, 2), topic: `${topic}_multiple` },
    ],
    compute: (size, factor) => size / factor,
    expression: "{0} / {1}",
    slack: 0.1,
    touches: "price",
    mayBe: ["other_date"],
  };
}

const FEWEST_COSTS = 2;
const MOST_LINES = 12;

/** Lines from a price or an income over what it is spent on to what is left: "Price: 290 € … Margin per chair: 130 €". */
export function accountFrom({ sentence: { passage, part }, page }: Telling): ToldSum | null {
  if (part > 0 || !INCOME_LINE.test(fold(passage.text))) return null;
  const from = page.indexOf(passage);
  const lines: Passage[] = [];
  for (const line of page.slice(from, from + MOST_LINES)) {
    lines.push(line);
    if (lines.length > 1 && RESULT_LINE.test(fold(line.text))) break;
  }
  const last = lines.at(-1) as Passage;
  const between = lines.slice(1, -1);
  if (between.length < FEWEST_COSTS || !RESULT_LINE.test(fold(last.text))) return null;
  if (between.some(({ text }) => INCOME_LINE.test(fold(text)))) return null;
  const amounts = lines.map((line) => {
    const [only, ...more] = plainQuantities(line.text, line.document).filter(({ unit }) => unit === "money");
    const isItem = line.row.item !== undefined || line.row.table === true;
    return isItem && only !== undefined && more.length === 0 && only.range === undefined ? only : null;
  });
  const [whole] = amounts;
  if (whole === undefined || whole === null || amounts.some((one) => one === null || !sameKind(one, whole)))
    return null;
  const figures = amounts.flatMap((one, nth) => {
    const line = lines[nth] as Passage;
    return one === null ? [] : [figureIn(line, one, 6700 + nth, labelBefore(line.text, one))];
  });
  const stated = figures.at(-1);
  if (stated === undefined || figures.some(({ quantity }) => quantity.value > whole.value)) return null;
  return {
    id: "account=lines",
    stated,
    terms: figures.slice(0, -1),
    compute: (income, ...costs) => costs.reduce((left, cost) => left - Math.abs(cost), income),
    expression: figures
      .slice(0, -1)
      .map((_, nth) => `{${nth}}`)
      .join(" − "),
    touches: "unit_economics",
    mayBe: ["other_scope"],
  };
}
