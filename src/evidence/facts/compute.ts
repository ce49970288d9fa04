import { addAll, greatest, least } from "../../domain/many.ts";
import { compatibleBasis } from "../../quantities/basis.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { evaluateFormula, type Formula, type FormulaInput } from "../../quantities/topics/formula.ts";
import { FORMULAS } from "../../quantities/topics/formulas.ts";
import { STOCKS } from "../../quantities/topics/time.ts";
import { isComputed, type Known, latestActual, type Term } from "./known.ts";
import { endMonth, previousPeriod, yearBefore, yearNumber } from "./period-order.ts";

/** A formula is tried on the latest values of its first input, at most this many: sums grow with the documents, not faster. */
const MOST_ANCHORS = 36;
/** A result may feed another formula: MRR → ARR → multiple. */
const PASSES = 3;
const MOST_RESULTS = 600;
/** Where nothing says which year is the present one, a multiple is given for each of a few. */
const MOST_WITH_TERMS = 6;
const FARTHEST_APART = 2000;

const MONTHLY_BY_NATURE = new Set(["mrr", "burn_rate"]);

/** Everything the formulas give from these values, with what each rests on. */
export function computeAll(read: readonly Known[]): Known[] {
  const byTopic = Map.groupBy(read, ({ topic }) => topic);
  const results: Known[] = [];
  const seen = new Set<string>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const fresh: Known[] = [];
    for (const formula of FORMULAS) {
      for (const result of computeFormula(formula, byTopic)) {
        const key = `${result.topic}|${result.period}|${result.document}|${result.value.toPrecision(9)}`;
        if (seen.has(key) || results.length + fresh.length >= MOST_RESULTS) continue;
        seen.add(key);
        fresh.push(result);
      }
    }
    if (fresh.length === 0) break;
    addAll(results, fresh);
    for (const result of fresh) feed(byTopic, result);
  }
  return results;
}

/** A computed value stands in for one that is not stated, and never beside one that is. */
function feed(byTopic: Map<string, Known[]>, result: Known): void {
  const stated = byTopic.get(result.topic) ?? [];
  if (stated.some(({ period, document }) => period === result.period && document === result.document)) return;
  byTopic.set(result.topic, [...stated, result]);
}

function computeFormula(formula: Formula, byTopic: ReadonlyMap<string, Known[]>): Known[] {
  const anchorAt = Math.max(
    0,
    formula.inputs.findIndex(({ timeless, previous }) => timeless !== true && previous !== true),
  );
  const anchorInput = formula.inputs[anchorAt];
  if (anchorInput === undefined) return [];
  const candidates = valuesFor(anchorInput, byTopic);
  const withTerms = formula.inputs.some(({ timeless }) => timeless === true);
  const latest = withTerms ? latestActual(candidates) : [];
  const anchors = (latest.length > 0 ? latest : candidates)
    .toSorted((a, b) => endMonth(b.period) - endMonth(a.period))
    .slice(0, withTerms ? MOST_WITH_TERMS : MOST_ANCHORS);
  return anchors.flatMap((anchor) => {
    if (formula.yearly === true && !coversAYear(anchor)) return [];
    if (formula.inverse === true && isStated(formula.gives, anchor, byTopic)) return [];
    const chosen = formula.inputs.map((input, at) => (at === anchorAt ? anchor : choose(input, anchor, byTopic)));
    if (chosen.some((one) => one === null)) return [];
    const result = combine(formula, chosen as Known[], anchor);
    return result === null ? [] : [result];
  });
}

/** The values that can fill an input; the first topic that has any decides. */
function valuesFor(input: FormulaInput, byTopic: ReadonlyMap<string, Known[]>): Known[] {
  for (const topic of input.topics) {
    const values = (byTopic.get(topic) ?? []).filter(
      (one) => input.rhythm === undefined || hasRhythm(one, input.rhythm),
    );
    if (values.length > 0) return values;
  }
  return [];
}

function hasRhythm({ topic, basis, period }: Known, rhythm: string): boolean {
  if (basis.rhythm !== undefined) return basis.rhythm === rhythm;
  if (rhythm !== "monthly") return false;
  return MONTHLY_BY_NATURE.has(topic) || (topic.endsWith("churn") && /^\d{4}-\d\d$/.test(period ?? ""));
}

function coversAYear({ topic, period, basis }: Known): boolean {
  if (basis.rhythm === "monthly" && !MONTHLY_BY_NATURE.has(topic)) return false;
  return (period === undefined && basis.rhythm === "annual") || (period !== undefined && yearNumber(period) !== null);
}

function isStated(topic: string, anchor: Known, byTopic: ReadonlyMap<string, Known[]>): boolean {
  return (byTopic.get(topic) ?? []).some((one) => !isComputed(one) && one.period === anchor.period);
}

/** The value that goes with the anchor: of the same time and definition, from the same document where it has one. */
function choose(input: FormulaInput, anchor: Known, byTopic: ReadonlyMap<string, Known[]>): Known | null {
  const all = valuesFor(input, byTopic);
  const fitting =
    input.timeless === true
      ? all.filter(({ basis }) => basis.nature !== "projected")
      : input.previous === true
        ? before(all, anchor)
        : all.filter((one) => sameTime(one, anchor, byTopic) && compatibleBasis(timeOf(one), timeOf(anchor)));
  const together = fitting.filter((one) => one.place === anchor.place || one.bare === anchor.bare);
  return (
    together.find(({ place }) => place === anchor.place) ??
    together.find(({ document }) => document === anchor.document) ??
    together[0] ??
    null
  );
}

function before(all: readonly Known[], anchor: Known): Known[] {
  if (anchor.period === undefined) return [];
  const inDocument = all.filter(
    (one) =>
      one.document === anchor.document &&
      compatibleBasis({ ...one.basis, nature: anchor.basis.nature } as Known["basis"], anchor.basis),
  );
  for (const period of [previousPeriod(anchor.period), yearBefore(anchor.period)]) {
    const found = inDocument.filter((one) => period !== null && one.period === period);
    if (found.length > 0) return found;
  }
  return [];
}

/** Rhythm is told by the period and the input itself: only the other definitions must agree between topics. */
function timeOf({ basis }: Known): Known["basis"] {
  const { nature, rhythm } = basis;
  return { ...(nature === undefined ? {} : { nature }), ...(rhythm === undefined ? {} : { rhythm }) };
}

function sameTime(one: Known, anchor: Known, byTopic: ReadonlyMap<string, Known[]>): boolean {
  if (one.period === anchor.period) return true;
  if (one.period === undefined || anchor.period === undefined) {
    const [dated, undated] = one.period === undefined ? [anchor, one] : [one, anchor];
    return one.document === anchor.document && isNow(dated, undated, byTopic);
  }
  const shorter = one.period.length > anchor.period.length ? one : anchor;
  return STOCKS.has(shorter.topic) && endMonth(one.period) === endMonth(anchor.period) && endMonth(one.period) > 12;
}

/** A value without a date speaks of now: it goes with the latest of the dated ones, unless its own topic has dated ones. */
function isNow(dated: Known, undated: Known, byTopic: ReadonlyMap<string, Known[]>): boolean {
  const others = (byTopic.get(undated.topic) ?? []).filter(
    ({ document, period }) => document === undated.document && period !== undefined,
  );
  const peers = (byTopic.get(dated.topic) ?? []).filter(({ document }) => document === dated.document);
  return others.length === 0 && latestActual(peers).includes(dated);
}

function combine(formula: Formula, chosen: Known[], anchor: Known): Known | null {
  if (chosen.some((one) => isComputed(one) && one.terms.some(({ topic }) => topic === formula.gives))) return null;
  const money = new Set(chosen.flatMap(({ currency }) => currency ?? []));
  if (money.size > 1 || differentScales(chosen)) return null;
  const outcome = evaluateFormula(
    formula,
    chosen.map(({ value }) => value),
  );
  if (!("value" in outcome)) return null;
  const terms: Term[] = [];
  let expression = formula.expression;
  formula.inputs.forEach(({ key, previous }, at) => {
    const one = chosen[at] as Known;
    const places = one.terms.map((term) => `#${place(terms, previous === true ? { ...term, previous: true } : term)}`);
    const inner = one.expression.replace(/#(\d+)/g, (_, number: string) => places[Number(number)] ?? "");
    expression = expression.replaceAll(`{${key}}`, isComputed(one) ? `(${inner})` : inner);
  });
  const [currency] = money;
  return {
    topic: formula.gives,
    value: outcome.value,
    basis: {
      ...(anchor.basis.nature === undefined ? {} : { nature: anchor.basis.nature }),
      ...(formula.rhythm === undefined ? {} : { rhythm: formula.rhythm }),
    },
    document: anchor.document,
    place: anchor.place,
    bare: chosen.some(({ bare }) => bare) && topicById(formula.gives)?.unit === "money",
    address: anchor.address,
    terms,
    expression,
    ...(currency === undefined ? {} : { currency }),
    ...(anchor.period === undefined ? {} : { period: anchor.period }),
  };
}

/** Amounts of two tables that are thousands apart were counted in different units somewhere. */
function differentScales(chosen: readonly Known[]): boolean {
  const amounts = chosen.filter(({ topic, value }) => topicById(topic)?.unit === "money" && value !== 0);
  if (new Set(amounts.map(({ place: where }) => where)).size < 2) return false;
  const sizes = amounts.map(({ value }) => Math.abs(value));
  return greatest(sizes) / least(sizes) > FARTHEST_APART;
}

/** The position of a term, added where it is new: a value used twice is one input. */
function place(terms: Term[], term: Term): number {
  const at = terms.findIndex((one) => one.fact === term.fact && one.previous === term.previous);
  return at >= 0 ? at : terms.push(term) - 1;
}
