import { fold } from "../../lexicon/fold.ts";
import { isSupposed } from "../../lexicon/plans.ts";
import type { Container } from "../../outputs/tree.ts";
import { findQuantities } from "../../quantities/find.ts";
import { claimedValue } from "../audit/claimed.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { Proof } from "../proof.ts";
import type { Figure } from "../reading/figures.ts";
import { REMARKS } from "../words.ts";

/**
 * Do no harm: a statement is replaced only by what the documents say of the same time and nature, and only where they
 * give its own value for no time at all. What would be, and what somebody advises, is no statement.
 */
export function mayReplace(proof: Proof, figure: Figure, desk: Desk): boolean {
  const { period, basis, passage } = figure;
  if (standsSomewhere(figure, desk) || isPrintedForAnother(figure, desk) || isWorkedOut(figure)) return false;
  if (passage !== null && (isSupposed(passage.text) || saysMore(figure))) return false;
  if (period !== undefined && isOfPlan(period)) return proof.period === period;
  if (period !== undefined) return proof.period === undefined || proof.period.slice(0, period.length) === period;
  return proof.projected === (basis.nature === "projected");
}

/**
 * "Gross margin estimated at 75 %" states a metric and no more. "10 customers per partner", "Harbour trades at 20x ARR":
 * what the other words make of a figure nobody here knows, so it stays as it was said.
 */
function saysMore({ passage, quantity, label, topic }: Figure): boolean {
  const own = new Set(wordsOf([label, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()].join(" ")));
  const text = (passage?.text ?? "").replace(quantity.text, " ").replace(REMARKS, " ").replace(ASIDES, " ");
  // Another figure beside it is what it is of: "5x the ARR of month 18".
  const counts = text.replace(/\b(?:19|20)\d\d\b/g, " ");
  return /\d/.test(counts) || wordsOf(text).some((word) => !own.has(word) && !FILLERS.has(word));
}
const wordsOf = (text: string): string[] => fold(text).match(/\p{L}{3,}/gu) ?? [];
/** A source, a date or a unit beside the figure. */
const ASIDES = /[([][^()[\]]*[)\]]/gu;
const FILLERS = new Set(
  "the est are was now currently current today actuel actuelle actuellement aujourd hui atual atualmente hoje about around roughly environ cerca approximately approx per par por month months mois mes meses year years ans annee ano anos annual monthly mensuel annuel mensal anual rate taux taxa total des les una uma den eur usd brl gbp euros dollars reais jan january december decembre dezembro end fin fim".split(
    " ",
  ),
);

/** "Y2", "M18": counted from the start of a plan. */
const isOfPlan = (period: string): boolean => /^[YM]\d/.test(period);

/** What the documents state or give for another time, or as a plan, is not made false by what they say of today. */
function standsSomewhere(figure: Figure, desk: Desk): boolean {
  const { topic, basis } = figure;
  const claimed = claimedValue(figure);
  return [false, true].some((projected) =>
    lookUp(desk, { topic: topic.id, basis, anyPeriod: true, projected }).some((proof) => agrees(claimed, proof)),
  );
}

/** A value that the documents print in the same unit of something else: a plan's margin, a segment's. It was read, not invented. */
function isPrintedForAnother({ quantity }: Figure, desk: Desk): boolean {
  if (quantity.unit === "number" || quantity.unit === "count") return false;
  return desk.witness
    .sheet()
    .facts.some(
      ({ unit, value, currency }) =>
        unit === (quantity.durationUnit ?? quantity.unit) &&
        value === quantity.value &&
        (currency ?? quantity.currency) === (quantity.currency ?? currency),
    );
}

const worked = new WeakMap<Container, ReadonlySet<number>>();

/** What the analysis itself works out somewhere ("400 / (75 × 72 %) = 7.4 months") is its own sum, and no misreading. */
function isWorkedOut({ leaf, quantity }: Figure): boolean {
  let root = leaf.parent;
  while (root?.parent != null) root = root.parent;
  if (root === null) return false;
  const results = worked.get(root) ?? resultsIn(root);
  worked.set(root, results);
  return results.has(quantity.value);
}

/** Every result behind an equals sign that has a sum before it. */
function resultsIn(root: Container): ReadonlySet<number> {
  const results = new Set<number>();
  const open = [root];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const child of one.children) open.push(child);
    for (const { value } of one.leaves) {
      if (typeof value !== "string") continue;
      for (const [, result = ""] of value.matchAll(SUM)) {
        const [first] = findQuantities(result);
        if (first !== undefined && !("ambiguous" in first)) results.add(first.value);
      }
    }
  }
  return results;
}
const SUM = /\d[^=]{0,80}[×÷*/+−-][^=]{0,80}[=≈]\s*([^=;]{1,40})/gu;
