import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { PAID, TRIED } from "../../../lexicon/statuses.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, plainQuantities } from "../words/passage.ts";
import type { Telling, ToldSum } from "./sum.ts";

const RATES = new Set(["trial_conversion", "conversion_rate"]);

/** A conversion against those who tried and those of them who pay, where its page counts each of them once. */
export function conversionIn({ sentence: { passage, part }, page, statements }: Telling): ToldSum | null {
  if (part > 0) return null;
  const stated = statements.find(
    ({ topic, planned, place, passage: text }) =>
      RATES.has(topic ?? "") && !planned && place === passage.place && text === passage.text,
  );
  const steps = stated === undefined ? [] : page.flatMap(stepsIn);
  const [tried, paid] = (["tried", "paid"] as const).map((step) => steps.filter((one) => one.step === step));
  const [whole, some] = [tried?.[0]?.statement, paid?.[0]?.statement];
  if (stated === undefined || whole === undefined || some === undefined) return null;
  if (tried?.length !== 1 || paid?.length !== 1 || some.quantity.value > whole.quantity.value) return null;
  return {
    id: `${stated.topic}=paid,tried`,
    stated,
    terms: [some, whole],
    compute: (paying, trying) => (paying / trying) * 100,
    expression: "{0} / {1}",
    slack: 0.05,
    touches: "growth",
    // Those who pay may be more than those who came through a trial.
    mayBe: ["other_date", "other_scope"],
  };
}

/** A step of the way to a customer, with how many took it. */
function stepsIn(passage: Passage): { step: "tried" | "paid"; statement: Statement }[] {
  const { text } = passage;
  return plainQuantities(text).flatMap((quantity, nth, all) => {
    if ((quantity.unit !== "count" && quantity.unit !== "number") || quantity.value < 2) return [];
    const until = all[nth + 1]?.start ?? text.length;
    const from = quantity.end - (quantity.noun?.length ?? 0);
    const [after = ""] = fold(text.slice(from, until)).split(/[,;:→>|]|\.\s/u);
    const label = /\p{L}/u.test(after) ? after : labelled(text.slice(all[nth - 1]?.end ?? 0, quantity.start));
    const step = PAID.test(label) ? "paid" : TRIED.test(label) ? "tried" : null;
    return step === null ? [] : [{ step, statement: figureIn(passage, quantity, 5500 + nth, label.trim()) }];
  });
}

/** "Trial signups: 34" names the step before the number. */
const labelled = (before: string): string => /(?:^|[├└─•|]\s*)([\p{L}\s’'()/-]+):\s*$/u.exec(fold(before))?.[1] ?? "";

/** Customers plan by plan, each at its price ("8 Standard ($100/month)"), line under line, against what a month brings. */
export function plansFrom({ sentence: { passage, part }, page, statements }: Telling): ToldSum | null {
  const from = page.indexOf(passage);
  if (part > 0 || planIn(passage) === null || (from > 0 && planIn(page[from - 1] as Passage) !== null)) return null;
  const end = page.findIndex((line, at) => at > from && planIn(line) === null);
  const lines = page.slice(from, end < 0 ? page.length : end);
  const own = statements.filter(
    ({ topic, planned, document }) => topic === "mrr" && !planned && document === passage.document.id,
  );
  const stated = own.find(({ place }) => place === passage.place) ?? own[0];
  if (stated === undefined || lines.length < 2 || new Set(own.map(({ quantity }) => quantity.value)).size > 1)
    return null;
  const terms = lines.flatMap((line, nth) => planIn(line)?.statement(nth) ?? []);
  return {
    id: "mrr=plans",
    stated,
    terms,
    compute: (...amounts) => amounts.reduce((sum, one) => sum + one, 0),
    expression: terms.map((_, nth) => `{${nth}}`).join(" + "),
    slack: 0.02,
    touches: "price",
    mayBe: ["other_date", "gross_net"],
  };
}

/** So many customers of one plan at its price a month, as what they bring. */
function planIn(passage: Passage): { statement: (nth: number) => Statement } | null {
  const [count, price, ...more] = plainQuantities(passage.text);
  if (count === undefined || price === undefined || more.length > 0) return null;
  const counted = (count.unit === "count" || count.unit === "number") && Number.isInteger(count.value);
  const begins = !/[\p{L}\d]/u.test(passage.text.slice(0, count.start));
  const between = passage.text.slice(count.end, price.start);
  const named = /^\s*\p{L}[\p{L}\s-]{1,30}[(×@:–-]*\s*(?:(?:at|à|a)\s)?$/u.test(between);
  if (!counted || !begins || !named || price.unit !== "money" || price.per !== "month") return null;
  const text = `${count.value} × ${price.text}`;
  const quantity: Quantity = { ...price, value: count.value * price.value, step: count.value * price.step, text };
  return { statement: (nth) => figureIn(passage, quantity, 5520 + nth) };
}
