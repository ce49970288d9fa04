import { createHash } from "node:crypto";
import type { ContradictionSeverity } from "../../domain/contradiction.ts";
import type { Dossier } from "../../domain/dossier.ts";
import {
  type Explanation,
  type Inconsistency,
  type InconsistentStatement,
  LONGEST_LIFE_IN_YEARS,
} from "../../domain/inconsistency.ts";
import type { Locale } from "../../domain/locale.ts";
import type { UnitKind } from "../../domain/quantity.ts";
import { quotedLine } from "../../domain/quoted-line.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { distanceOf, sayDistance } from "../../i18n/distance.ts";
import { INCONSISTENCY_SENTENCES } from "../../i18n/inconsistencies.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { inReadersForm, saidInReadersForm } from "../../i18n/readers-form.ts";
import { inMonths } from "../../quantities/durations.ts";
import { formatQuantity } from "../../quantities/format.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { printValue } from "../facts/print-calculation.ts";
import { certaintyOf, explanationsOf, severityOf } from "./certainty.ts";
import type { Conflict } from "./conflicts.ts";
import { type Constraint, members } from "./constraint.ts";
import type { Statement } from "./statement.ts";
import { NOW } from "./when.ts";

/** A conflict in the reader's words. */
export function describeConflict(conflict: Conflict, dossier: Dossier, locale: Locale): Inconsistency {
  const told = inDocumentsForm(conflict, dossier, locale);
  const said = <Text extends string | null>(words: Text): Text => saidInReadersForm(words, told.statements, locale);
  return {
    ...told,
    statements: told.statements.map((one) => ({ ...one, printed: inReadersForm(one, locale) })),
    sum: said(told.sum),
    explanation: said(told.explanation),
    also: told.also.map(said),
    impact: said(told.impact),
    question: said(told.question),
  };
}

/** With every figure as its document shows it. */
function inDocumentsForm(conflict: Conflict, dossier: Dossier, locale: Locale): Inconsistency {
  const { main, also, suspect, gap } = conflict;
  const words = INCONSISTENCY_SENTENCES[locale];
  const certainty = certaintyOf(main);
  const severity: ContradictionSeverity = severityOf(main, gap, certainty);
  const explanation = sentenceOf(main, dossier, locale);
  const mayBe = explanationsOf(main);
  return {
    id: inconsistencyId(
      main.id,
      members(main).map(({ id }) => id),
    ),
    kind: main.kind,
    relation: main.id,
    topic: main.stated.topic,
    name: nameOf(main, locale),
    severity,
    certainty,
    touches: main.touches,
    gap: main.worded === true ? null : gap,
    statements: everyPlace(conflict).map((one) => showStatement(one, main.worded === true, dossier, locale)),
    sum: main.kind === "two_values" || isItself(main) ? null : sumOfConstraint(main, locale),
    ...(main.kind !== "two_values" && { computed: main.value }),
    suspect: suspect?.id ?? null,
    mayBe,
    explanation,
    also: also.map((one) => sentenceOf(one, dossier, locale)),
    impact: impactOf(main, locale),
    question: words.ask({
      explanation,
      reasons: mayBe.map((code: Explanation) => words.mayBe[code]),
      worded: main.worded === true,
    }),
  };
}

/** The figures of the smallest set, and of the same tie broken beside it: each place that shows it. */
function everyPlace({ main, also }: Conflict): Statement[] {
  const same = also.filter(({ id, kind }) => id === main.id && kind === main.kind && kind !== "sum");
  const all = [main, ...same].flatMap(members).filter(({ id }) => !id.endsWith("%"));
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** What it bears on, and what the figure becomes where the others are taken for right. */
function impactOf(constraint: Constraint, locale: Locale): string {
  const words = INCONSISTENCY_SENTENCES[locale];
  const { stated, inputs, kind, bound, value, worded, touches, between } = constraint;
  const measured = worded !== true && bound === "equal" && kind !== "sum" && between === undefined;
  const { unit, range } = stated.quantity;
  const size = inMonths(stated.quantity);
  const distance = distanceOf(size, value, unit === "percent");
  if (!measured || range !== undefined || size === 0 || distance === null) return words.impact[touches];
  const other = kind === "two_values" ? (inputs[0] as Statement).printed : valueText(value, stated, locale);
  const instead = words.instead({
    name: nameOf(constraint, locale),
    stated: stated.printed,
    other,
    change: sayDistance(distance, locale, 0),
    two: kind === "two_values",
  });
  return `${words.impact[touches]} ${instead}`;
}

/** The same in every language. */
export const inconsistencyId = (relation: string, ids: readonly string[]): string =>
  `INC-${createHash("sha256")
    .update([relation, ...ids].join("\u0000"))
    .digest("hex")
    .slice(0, 10)}`;

/** "Deck, page 8". */
export function referenceOf(
  { address, source }: Pick<Statement, "address" | "source">,
  dossier: Dossier,
  locale: Locale,
) {
  return referenceTo(source, address, dossier, locale);
}

/** What is said in words has no value: the one it is compared by is a rank, and would meet any figure of that size. */
function showStatement(one: Statement, worded: boolean, dossier: Dossier, locale: Locale): InconsistentStatement {
  return {
    factId: one.topic === null ? null : one.id,
    label: one.label,
    printed: one.printed,
    ...(!worded && { value: one.quantity.value }),
    passage: one.passage,
    document: one.document,
    source: one.source,
    address: one.address,
    reference: referenceOf(one, dossier, locale),
  };
}

function nameOf({ id, stated, inputs, kind }: Constraint, locale: Locale): string {
  const { names, growthOf, absolutes, status } = INCONSISTENCY_SENTENCES[locale];
  const [family, which = ""] = id.split(":");
  if (family === "absolute") return absolutes[which as keyof typeof absolutes] ?? stated.label;
  if (family === "status") return status[which as keyof typeof status] ?? withoutStatus(stated);
  if (id === "growth=series") return growthOf({ line: inputs[0]?.label ?? "" });
  if (id === "same:founders_money") return names.founders_money;
  if (id === "date:break_even") return names.break_even;
  if (id === "date:founding") return names.founding;
  if (id === "printed=product") return stated.label === "" ? names.product : stated.label;
  if (id === "same:team") return topicById("headcount")?.name[locale] ?? stated.label;
  if (id === "same:use_of_funds" || id === "use=share,round") return `${names.uses} (${stated.label})`;
  if (kind !== "sum") return topicName(stated, locale);
  if (id === "owners=100") return names.owners;
  if (id === "round=uses" || id === "line=branches")
    return id === "round=uses" ? names.uses : withoutSigns(stated.label) || names.uses;
  if (id === "shares=100") return names.shares;
  if (id === "line=sum") return withoutSigns(stated.label);
  return stated.label === "" ? names.total : `${names.total} (${stated.label})`;
}

/** A line's name begins with its first letter or figure: not with a picture, a tick or a branch of a drawn tree. */
const withoutSigns = (label: string): string => label.replace(/^(?:[^\p{L}\p{N}\p{P}\p{Sc}]|[-–—•·*])+/u, "");

/** "Partnership signed: signed …" says it twice. */
const withoutStatus = ({ label, printed }: Statement): string =>
  label !== printed && label.endsWith(printed) && printed === printed.toLowerCase()
    ? label.slice(0, -printed.length).replace(/[\s,:–—-]+$/u, "")
    : label;

function topicName(one: Statement, locale: Locale): string {
  const name = one.topic === null ? withoutStatus(one) : (topicById(one.topic)?.name[locale] ?? one.topic);
  return one.when === NOW || one.undated
    ? name
    : INCONSISTENCY_SENTENCES[locale].at({ name, when: sayPeriod(one.when, locale) });
}

/** Ties that a later figure breaks by being smaller. */
const FALLS = /≥(?:before|earlier|arr_before)$/u;

function sentenceOf(constraint: Constraint, dossier: Dossier, locale: Locale): string {
  const words = INCONSISTENCY_SENTENCES[locale];
  const { stated, inputs, kind, bound } = constraint;
  const name = nameOf(constraint, locale);
  const place = referenceOf(stated, dossier, locale);
  const asked = certaintyOf(constraint) === "question";
  if (kind === "two_values") {
    const other = inputs[0] as Statement;
    const say = constraint.id === "date:founded" ? words.before : words.twoValues;
    const places = { name, at: place, otherAt: referenceOf(other, dossier, locale) };
    if (constraint.worded === true && !constraint.id.startsWith("date:")) {
      const sameLine = stated.passage === other.passage;
      const [one, two] = [stated, other].map((each) => wordsOf(each, sameLine, locale)) as [string, string];
      return words.worded({ ...places, one, other: two });
    }
    return say({ ...places, one: stated.printed, other: other.printed, asked });
  }
  if (kind === "sum") {
    const sum = resultText(constraint, locale);
    const lines = inputs.map(({ printed }) => printed).join(" + ");
    if (stated.id.endsWith("%")) return words.shares({ name, lines, sum, place });
    const apart = apartText(constraint, locale);
    return words.sum({ name, lines, sum, stated: stated.printed, place, apart });
  }
  const given = inputs
    .map((one) =>
      words
        .figure({ name: topicName(one, locale), printed: one.printed, place: referenceOf(one, dossier, locale) })
        .trim(),
    )
    .join(", ");
  const sum = bound !== "equal" && isItself(constraint) ? "" : sumOfConstraint(constraint, locale);
  const said = { name, stated: stated.printed, place, sum, inputs: given, asked };
  if (bound === "equal") return words.formula(said);
  const note = constraint.id.startsWith("ltv≤life") ? words.longestLife({ years: LONGEST_LIFE_IN_YEARS }) : "";
  if (bound === "at_most") return words.atMost({ ...said, note });
  return FALLS.test(constraint.id) ? words.fall(said) : words.atLeast(said);
}

const LONGEST_QUOTE = 120;

/** What a statement says, in its own words; a figure of the sheet by its name. */
function wordsOf(one: Statement, sameLine: boolean, locale: Locale): string {
  if (one.topic !== null) return `${topicName(one, locale)} ${one.printed}`;
  const whole = sameLine || one.passage.length > LONGEST_QUOTE ? one.printed : one.passage;
  return INCONSISTENCY_SENTENCES[locale].quoted({
    words: quotedLine(whole).replace(/[\s.;:,]+$/u, ""),
  });
}

/** "62 000 × 12 = 744 000 €": every input as a number, so that the sum can be checked as it stands. */
export function sumOfConstraint(constraint: Constraint, locale: Locale): string {
  const { expression, keys, inputs, kind, yearly } = constraint;
  if (kind === "sum") {
    return `${inputs.map(({ printed }) => printed).join(" + ")} = ${resultText(constraint, locale)}`;
  }
  if (isItself(constraint)) return inputs[0]?.printed ?? "?";
  const numbers = new Map(
    keys.map((key, at) => {
      const number = inputText(inputs[at] as Statement, locale);
      return [key, yearly?.includes(at) === true ? `(${number} / 12)` : number];
    }),
  );
  const filled = expression.replace(/\{(\w+)\}/g, (_, key: string) => numbers.get(key) ?? "?");
  return `${filled} = ${resultText(constraint, locale)}`;
}

/** One figure beside another: there is nothing to work out. */
const isItself = ({ expression, keys }: Constraint): boolean => expression === `{${keys[0]}}`;

/** What comes out; of ranges a range, never its middle. */
function resultText({ value, between, stated }: Constraint, locale: Locale): string {
  if (between === undefined) return valueText(value, stated, locale);
  return `${valueText(between.min, stated, locale)}–${valueText(between.max, stated, locale)}`;
}

/** By how much lines and total differ; of ranges at both ends. */
function apartText({ value, between, stated }: Constraint, locale: Locale): string {
  const { range } = stated.quantity;
  const [least, most] = between === undefined ? [value, value] : [between.min, between.max];
  const ends = range === undefined ? [value - stated.quantity.value] : [least - range.min, most - range.max];
  return [...new Set(ends.map((one) => valueText(Math.abs(one), stated, locale)))].join("–");
}

function inputText({ quantity }: Statement, locale: Locale): string {
  const { unit, value, range } = quantity;
  const kind: UnitKind = unit === "percent" || unit === "multiple" ? unit : "number";
  const months = quantity.durationUnit === undefined ? 1 : inMonths({ ...quantity, value: 1 });
  const plain = (one: number) => formatQuantity({ value: one, unit: kind }, locale);
  // Sums count in months: "8.3 years" enters as (8.3 × 12).
  const print = (one: number) =>
    months === 12 ? `(${plain(one)} × 12)` : plain(months === 1 ? one : Number((one * months).toPrecision(3)));
  return range === undefined ? print(Math.abs(value)) : `${print(range.min)}–${print(range.max)}`;
}

function valueText(value: number, { topic, quantity }: Statement, locale: Locale): string {
  const unit = topicById(topic ?? "")?.unit ?? quantity.unit;
  // A bare figure of a table is shown to the digits the table shows.
  if (topic === null && unit === "number")
    return formatQuantity(
      { value, unit, decimals: Number.isInteger(value) ? 0 : Math.max(1, quantity.decimals) },
      locale,
    );
  return printValue(value, unit, quantity.currency, locale);
}
