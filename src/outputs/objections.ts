import type { Evidence } from "../domain/finding.ts";
import type { Quantity } from "../domain/quantity.ts";
import type { AgentRedFlag } from "../domain/red-flag.ts";
import { readSentences, type TextSentence } from "../evidence/claims/sentences.ts";
import { contradicts } from "../lexicon/objections.ts";
import { namesALack, reasonsToRefuse } from "../lexicon/refusals.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { sameFigure } from "../quantities/compare.ts";
import type { NumberHabit } from "../quantities/numerals.ts";
import { quantitiesIn } from "./values.ts";

/** A warning before it has an id. */
export type Objection = Omit<AgentRedFlag, "id">;

/** Beyond this a figure and its recomputation are no rounding of each other. */
const APART = 0.05;
/** A sum that comes to so many times more or less is about something else. */
const SAME_ORDER = 10;

interface Stated {
  /** What is measured, as the analyst names it. */
  label: string;
  /** The value, as the analyst writes it. */
  value: string;
  evidence: readonly Evidence[];
  sums: readonly string[];
  path: string;
}

/**
 * An analyst quotes a figure and shows a sum that gives another one for it: a warning, though it stands in no list of
 * warnings. A sum that starts from the figure derives something from it, and objects to nothing.
 */
export function recomputed({ label, value, evidence, sums, path }: Stated, habit: NumberHabit): Objection | null {
  const [stated, ...more] = quantitiesIn(value, habit);
  if (
    stated === undefined ||
    more.length > 0 ||
    stated.range !== undefined ||
    stated.value === 0 ||
    !MEASURED.has(stated.unit)
  )
    return null;
  const read = sums.map((sum) => ({ sum, ...partsOf(sum, habit) }));
  if (read.some(({ result }) => result !== undefined && isLike(result, stated) && !isApart(result, stated)))
    return null;
  const other = read.find(
    ({ sum, result, inputs }) =>
      result !== undefined &&
      isLike(result, stated) &&
      isApart(result, stated) &&
      !inputs.some((input) => derivesFrom(input, stated)) &&
      checkCalculation({ formula: sum }).ok,
  );
  return other === undefined
    ? null
    : { text: `${label}: ${value} / ${other.sum}`, severity: null, evidence: [...evidence], path };
}

const MEASURED = new Set<Quantity["unit"]>(["money", "percent", "multiple", "duration"]);

function partsOf(sum: string, habit: NumberHabit): { inputs: Quantity[]; result: Quantity | undefined } {
  const at = Math.max(sum.lastIndexOf("="), sum.lastIndexOf("≈"));
  if (at < 0) return { inputs: [], result: undefined };
  return { inputs: quantitiesIn(sum.slice(0, at), habit), result: quantitiesIn(sum.slice(at + 1), habit)[0] };
}

function isLike(result: Quantity, stated: Quantity): boolean {
  const money = result.currency === undefined || stated.currency === undefined || result.currency === stated.currency;
  const ratio = Math.abs(result.value / stated.value);
  return result.unit === stated.unit && money && ratio < SAME_ORDER && ratio > 1 / SAME_ORDER;
}

function isApart(result: Quantity, stated: Quantity): boolean {
  return !sameFigure({ value: Math.abs(result.value) }, { value: Math.abs(stated.value) }, APART);
}

/** The figure itself, at any scale, or what is left of a whole without it. */
function derivesFrom({ value }: Quantity, stated: Quantity): boolean {
  const share = stated.unit === "percent" ? [stated.value / 100, 100 - stated.value, 1 - stated.value / 100] : [];
  const forms = [stated.value, stated.value / 1e3, stated.value / 1e6, stated.value / 1e9, ...share];
  return forms.some((form) => sameFigure({ value }, { value: form }, 1e-6));
}

/** A remark that says the documents' figures do not hold together, as a warning; null where it says no such thing. */
export function remarked(
  remark: string,
  { label, place, path }: { label: string | null; place: string; path: string },
  habit: NumberHabit,
  fewest = 1,
): Objection | null {
  if (!contradicts(remark) || quantitiesIn(remark, habit).length < fewest) return null;
  const words = asWarning(remark);
  // A key of the JSON is no name that a reader would miss.
  const named = label === null || !/\p{Lu}/u.test(label) || words.toLowerCase().includes(label.toLowerCase());
  const evidence: Evidence[] = place === "" ? [] : [{ type: "inference", content: words, source: place }];
  return { text: named ? words : `${label}: ${words}`, severity: null, evidence, path };
}

/** A row of a memo's table whose last cell remarks on what is not there: "Traction | 3 letters | No customers". */
export function lacking({ kind, row, text }: TextSentence, path: string): Objection | null {
  const remark = kind === "row" && row !== undefined && row.cells.length > 2 ? row.cells.at(-1)?.text : undefined;
  return remark !== undefined && namesALack(remark)
    ? { text: asWarning(text), severity: null, evidence: [], path }
    : null;
}

/** Why an analyst says no to the deal is the first of its warnings, though it stands in no list of them. */
export function refused(advice: string, path: string): Objection | null {
  const reasons = reasonsToRefuse(readSentences(advice).map(({ text }) => text));
  return reasons.length === 0 ? null : { text: asWarning(reasons.join(" ")), severity: null, evidence: [], path };
}

function asWarning(text: string): string {
  return text
    .replace(/\*\*|__/g, "")
    .replace(/^\s*[-*+•]\s+/u, "")
    .replace(/\s*\|\s*/g, " / ")
    .replace(/^ \/ | \/ $/g, "")
    .trim();
}

/** The warnings, and the reasons to refuse, whatever figures they share: a reason sums up what warnings say one by one. */
export function withRefusals(
  flags: readonly AgentRedFlag[],
  refusals: readonly Objection[],
  agentName: string,
): AgentRedFlag[] {
  const all = [...flags];
  for (const refusal of refusals)
    if (!all.some(({ text }) => text.includes(refusal.text)))
      all.push({ id: `${agentName}-flag-${all.length + 1}`, ...refusal });
  return all;
}

/** The warnings, and those objections that none of them tells already: by its figures, or by its words. */
export function withObjections(
  flags: readonly AgentRedFlag[],
  objections: readonly Objection[],
  agentName: string,
  habit: NumberHabit,
): AgentRedFlag[] {
  const figuresOf = (text: string) => new Set(quantitiesIn(text, habit).map(({ value }) => Math.abs(value)));
  const all = [...flags];
  const told = flags.map(({ text, because = "", impact = "" }) => ({
    text,
    figures: figuresOf(`${text} ${because} ${impact}`),
  }));
  for (const objection of objections) {
    const own = figuresOf(objection.text);
    const enough = Math.min(2, own.size);
    const known = told.some(
      ({ text, figures }) =>
        text.includes(objection.text) ||
        (enough > 0 && [...own].filter((value) => figures.has(value)).length >= enough),
    );
    if (known) continue;
    told.push({ text: objection.text, figures: own });
    all.push({ id: `${agentName}-flag-${all.length + 1}`, ...objection });
  }
  return all;
}
