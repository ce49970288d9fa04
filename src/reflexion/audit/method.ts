import { critiqueSentences } from "../../i18n/reflexion.ts";
import { speaksOfOthers } from "../../lexicon/others.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { Desk } from "../desk.ts";
import type { MethodPair, Objection } from "../objection.ts";
import type { Figure } from "../reading/figures.ts";
import type { Passage } from "../reading/passages.ts";
import type { Reading } from "../reading/read-output.ts";
import { BECOMES, COMPARED, NOT_AVAILABLE, OF_TWO_TIMES, OVER_TIME, RANKS, SET_BESIDE } from "../words.ts";
import { isSum } from "./equations.ts";
import { recurringFigures } from "./recurring.ts";
import { objectTo, printedValue } from "./write.ts";

/** Comparisons of figures that follow different definitions. */
export function auditMethod(reading: Reading, desk: Desk): Objection[] {
  const words = critiqueSentences[desk.locale];
  const byPassage = Map.groupBy(reading.figures, ({ passage }) => passage);
  return reading.passages.flatMap((passage) => {
    const compared = COMPARED.test(passage.text);
    if (passage.leaf.role !== "claim") return [];
    if (isSum(passage.text) || NOT_AVAILABLE.test(passage.text) || isRemarked(passage.text)) return [];
    const pair =
      monthAgainstYear(passage) ??
      pairsOf(compared ? (byPassage.get(passage) ?? []) : []).flatMap(([a, b]) => {
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

const isSetBeside = (text: string): boolean =>
  SET_BESIDE.test(text) && !OVER_TIME.test(text) && !OF_TWO_TIMES.test(text);

/** The sentence turns months into years itself. */
const ANNUALISED = /12\s*[×x*]|[×x*]\s*12(?!\d)|(?<!\p{L})an+uali[sz](?!ed recurring)/iu;

function pairsOf(figures: readonly Figure[]): [Figure, Figure][] {
  return figures.flatMap((a, at) => figures.slice(at + 1).map((b): [Figure, Figure] => [a, b]));
}

/** The comparison itself says that the definitions differ. */
function isRemarked(text: string): boolean {
  return /definitions? differ|not comparable|définitions? diffèrent|non comparables?|pas comparables?|definições diferentes|não comparáve(?:l|is)/iu.test(
    text,
  );
}

const sumsIn = (text: string): number =>
  findQuantities(text).filter((one) => !("ambiguous" in one) && one.unit === "money").length;

/** Recurring revenue of a month held against that of a year. */
function monthAgainstYear(passage: Passage): { a: Figure; b: Figure; differ: MethodPair } | null {
  if (ANNUALISED.test(passage.text)) return null;
  const figures = recurringFigures(passage);
  const { text } = passage;
  // "The MRR went from 20 k€ to 42 k€, an ARR of 504 k€" sets no month beside a year.
  const becomes = figures.length === 2 && BECOMES.test(text) && sumsIn(text) === 2;
  if (!(becomes || COMPARED.test(text) || isSetBeside(text))) return null;
  const of = (id: string) => figures.filter(({ topic }) => topic.id === id);
  const isYearOf = (arr: Figure, mrr: Figure) =>
    sameFigure({ value: arr.quantity.value }, { value: mrr.quantity.value * 12 }, 0.03);
  // Twelve times the other's month is a year of one's own: a comparison all the same, and so is a month grown to a year.
  const othersToo = becomes || (figures.length === 2 && (speaksOfOthers(text) || RANKS.test(text)));
  // A year beside its own month is explained by it, and a month beside its own year: what is left is held against what.
  const mrr = of("mrr").filter((month) => othersToo || !of("arr").some((year) => isYearOf(year, month)));
  const arr = of("arr").filter((year) => othersToo || !of("mrr").some((month) => isYearOf(year, month)));
  const [a, b] = [arr[0], mrr[0]];
  return a === undefined || b === undefined ? null : { a, b, differ: "arr_mrr" };
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
