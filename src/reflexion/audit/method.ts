import { critiqueSentences } from "../../i18n/reflexion.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import type { MethodPair, Objection } from "../objection.ts";
import type { Figure } from "../reading/figures.ts";
import type { Passage } from "../reading/passages.ts";
import type { Reading } from "../reading/read-output.ts";
import { COMPARED, NOT_AVAILABLE, OVER_TIME } from "../words.ts";
import { isSum } from "./equations.ts";
import { areHeldApart, isCompared, monthAgainstYear } from "./month-against-year.ts";
import { type RecurringSum, recurringSums } from "./recurring.ts";
import { objectTo, printedValue } from "./write.ts";

/** Comparisons of figures that follow different definitions. */
export function auditMethod(reading: Reading, desk: Desk): Objection[] {
  const words = critiqueSentences[desk.locale];
  const byPassage = Map.groupBy(reading.figures, ({ passage }) => passage);
  return reading.passages.flatMap((passage) => {
    const compared = COMPARED.test(passage.text);
    if (passage.leaf.role !== "claim" && passage.leaf.role !== "peer") return [];
    if (NOT_AVAILABLE.test(passage.text) || isRemarked(passage.text)) return [];
    const isClaim = passage.leaf.role === "claim" && !isSum(passage.text);
    const pair =
      recurringPair(passage) ??
      pairBeside(passage, reading) ??
      pairsOf(compared && isClaim ? (byPassage.get(passage) ?? []) : []).flatMap(([a, b]) => {
        const differ = difference(a, b);
        return differ === null ? [] : [{ a, b, differ }];
      })[0];
    if (pair === undefined) return [];
    const { a, b, differ } = pair;
    const print = (one: Figure) => `${one.topic.name[desk.locale]} ${printedValue(one)}`;
    return [
      objectTo(
        {
          type: "methodological_flaw",
          severity: "HIGH",
          section: passage.leaf.path,
          quote: passage.text,
          words: words.method({ a: print(a), b: print(b) }),
          impact: words.impactOf.method,
          effort: "MODERATE",
          topic: a.topic,
          span: { path: passage.leaf.path, start: passage.start, end: passage.end },
          matter: { kind: "method", passage, figures: [a, b], differ },
        },
        reading,
      ),
    ];
  });
}

function pairsOf(figures: readonly Figure[]): [Figure, Figure][] {
  return figures.flatMap((a, at) => figures.slice(at + 1).map((b): [Figure, Figure] => [a, b]));
}

/** The comparison itself says that the definitions differ. */
function isRemarked(text: string): boolean {
  return /definitions? differ|not comparable|définitions? diffèrent|non comparables?|pas comparables?|definições diferentes|não comparáve(?:l|is)/iu.test(
    text,
  );
}

/** Recurring revenue of a month held against that of a year. */
function recurringPair(passage: Passage): MethodFinding | null {
  const held = monthAgainstYear(passage.text);
  return held === null ? null : pairOf({ ...held.year, passage }, { ...held.month, passage });
}

/** A field or a cell longer than this is a text of its own. */
const LONGEST_CELL = 80;

/** The same between two fields of one entry, or two cells of one row: `{ company: "ARR 504 k€", rival: "MRR 60 k€" }`. */
function pairBeside(passage: Passage, reading: Reading): MethodFinding | null {
  const entry = passage.leaf.parent;
  if (entry === null || passage.text.length > LONGEST_CELL) return null;
  const cells = entry.leaves.filter(({ value }) => typeof value === "string" && value.length <= LONGEST_CELL);
  const [own] = recurringSums(passage.text).named;
  if (own?.every !== "year" || cells.length < 2) return null;
  const text = cells.map(({ key, value }) => (Array.isArray(entry.value) ? value : `${key}: ${value}`)).join(" | ");
  const isRow = Array.isArray(entry.value) && Array.isArray(entry.parent?.value);
  const all = recurringSums(text).all;
  for (const other of cells.flatMap((leaf) => (leaf === passage.leaf ? [] : reading.passagesOf(leaf))))
    for (const month of recurringSums(other.text).named)
      if (month.every === "month" && areHeldApart(month, own, { all }, text, isRow || isCompared(text)))
        return pairOf({ ...own, passage }, { ...month, passage: other });
  return null;
}

interface MethodFinding {
  a: Figure;
  b: Figure;
  differ: MethodPair;
}

function pairOf(year: PlacedSum, month: PlacedSum): MethodFinding | null {
  const [arr, mrr] = [topicById("arr"), topicById("mrr")];
  return arr === undefined || mrr === undefined
    ? null
    : { a: figureOf(arr, year), b: figureOf(mrr, month), differ: "arr_mrr" };
}

type PlacedSum = RecurringSum & { passage: Passage };

function figureOf(topic: Topic, { quantity, passage }: PlacedSum): Figure {
  const start = passage.start + quantity.start;
  const end = start + quantity.text.trimEnd().length;
  return { topic, quantity, label: "", basis: {}, sureness: 1, leaf: passage.leaf, passage, start, end, factor: 1 };
}

function difference(a: Figure, b: Figure): MethodPair | null {
  const text = a.passage?.text ?? "";
  if (isMargin(a) && isMargin(b) && a.topic !== b.topic && sideOf(a) !== sideOf(b)) return "gross_net";
  if (a.topic.id === "nrr" ? b.topic.id === "grr" : a.topic.id === "grr" && b.topic.id === "nrr") return "gross_net";
  if (a.topic.family === "valuation" && b.topic.family === "valuation" && differs(a, b, "money")) {
    return isBridge(a, b, text) ? null : "pre_post";
  }
  if (a.topic !== b.topic) return null;
  if (differs(a, b, "gross")) return "gross_net";
  if (differs(a, b, "money")) return isBridge(a, b, text) ? null : "pre_post";
  return differs(a, b, "nature") && !OVER_TIME.test(text) ? "actual_projected" : null;
}

/** "8 M€ pre-money, 9.5 M€ post-money": the two prices of one round, the larger one after the money. */
function isBridge(a: Figure, b: Figure, text: string): boolean {
  const [pre, post] = a.basis.money === "pre" || a.topic.id.endsWith("pre_money") ? [a, b] : [b, a];
  return (
    post.quantity.value > pre.quantity.value &&
    /lev[ée]e|round|raise|raising|ronda|rodada|\btour\b|ticket|dilut/iu.test(text)
  );
}

function differs(a: Figure, b: Figure, key: "gross" | "money" | "nature"): boolean {
  const [one, other] = [a.basis[key], b.basis[key]];
  return one !== undefined && other !== undefined && one !== other;
}

function isMargin({ topic }: Figure): boolean {
  return topic.id === "gross_margin" || topic.id === "net_margin";
}

function sideOf({ topic }: Figure): "gross" | "net" {
  return topic.id === "gross_margin" ? "gross" : "net";
}
