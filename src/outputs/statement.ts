import { type Evidence, ScoredFinding } from "../domain/finding.ts";
import { isSizeOfOthers } from "../lexicon/others.ts";
import { calculationsIn } from "../quantities/calculations/written-sums.ts";
import { sameFigure } from "../quantities/compare.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { categoryOf } from "./categories.ts";
import type { Collector, Draft } from "./collector.ts";
import { readConfidence } from "./confidence.ts";
import { citationsOf, referenceOf } from "./evidence.ts";
import { type Free, field, isField, isFree, placeFields, spoken, textField, valueField } from "./fields.ts";
import type { Surroundings } from "./frame.ts";
import { recomputed } from "./objections.ts";
import { readProse } from "./prose.ts";
import { type Said, saidKey } from "./said.ts";
import {
  asNumber,
  type GivenValue,
  isNotAvailable,
  periodsOfSeries,
  plainUnit,
  quantitiesIn,
  readValues,
} from "./values.ts";

/** Whether an object states something: it has a value, or says something and what that rests on. */
export function isStatement(item: Free): boolean {
  if (valueField(item) !== null) return !isFree(valueField(item)?.value);
  if (Object.values(item).some((value) => isFree(value) && isStatement(value) && !citesOnly(value))) return false;
  const says = textField(item, "claim") ?? textField(item, "metric");
  const rests = citationsOf(item).evidence.length > 0 || field(item, "confidence") !== null;
  return says !== null && (rests || typeof field(item, "claim")?.value === "string") && !holdsItems(item);
}

const citesOnly = (item: Free): boolean => textField(item, "quote") !== null || referenceOf(item) !== "";
const holdsItems = (item: Free): boolean =>
  Object.entries(item).some(([key, value]) => Array.isArray(value) && value.some(isFree) && !isField(key, "evidence"));

/** What an object says of itself, over what the objects around it say. */
export function surroundingsOf(item: Free, around: Surroundings, into: Collector): Surroundings {
  const place = referenceOf(item);
  const period = textField(item, "period");
  const confidence = field(item, "confidence");
  const category = categoryOf(textField(item, "category") ?? "");
  const read = confidence === null ? null : readConfidence(confidence.value, into.frame.unitScale);
  return {
    ...around,
    place: place === "" ? around.place : place,
    period: period ?? around.period,
    confidence: read ?? around.confidence,
    category: category ?? around.category,
    unit: textField(item, "unit") ?? around.unit,
  };
}

/**
 * An object that states something, as findings: one for each value it gives, with all it cites; the sums it writes out
 * and the figures of its sentences follow as said in passing. Returns the fields that were read.
 */
export function readStatement(
  item: Free,
  path: string,
  key: string | null,
  above: Surroundings,
  into: Collector,
): Set<string> {
  const around = surroundingsOf(item, above, into);
  const given = valueField(item);
  const metric = textField(item, "metric");
  const claim = textField(item, "claim");
  const label = metric ?? key ?? above.label ?? claim ?? textField(item, "category") ?? "";
  if (label === "") {
    into.miss(path, JSON.stringify(given?.value ?? item));
    return new Set(Object.keys(item));
  }
  into.see(path);
  const unit = given?.unit ?? plainUnit(textField(item, "unit"));
  const { evidence, unread } = citationsOf(item, above.place);
  for (const { part, text } of unread) into.miss(`${path}.${part}`, text);
  const said: Said = new Set();
  const values =
    given === null ? claimedValues(claim ?? label, unit, into) : readValues(given.value, unit, into.frame.habit);
  const sums = sumsOf(item);
  const common = { ...kept(item), claim: claim ?? textOf(given?.value) };
  const before = into.findings.length;
  for (const [at, value] of values.entries()) {
    const cited = above.quotes.filter(({ content }) => holds(content, value, into));
    const own = valueEvidence(value, cited.length > 0 ? cited : evidence, sums, into);
    const period = periodOf(value, [around.period ?? "", claim ?? "", label]);
    const draft: Draft = {
      ...value,
      ...common,
      id: typeof item.id === "string" && at === 0 ? item.id : undefined,
      metric: named(label, value),
      evidence: own,
      ...(period === null ? {} : { period }),
      // A field's name that is no metric's is no label that a quotation around it must carry.
      inPassing: (value.series !== undefined && period === null) || (cited.length > 0 && matchTopic(label) === null),
    };
    if (common.claim === undefined) delete draft.claim;
    said.add(saidKey(value));
    into.add(draft, path, around);
  }
  const written = [given?.value, given?.unit ?? textField(item, "unit")].filter((part) => part !== null).join(" ");
  const objection =
    values.length === 1 && (typeof given?.value === "string" || typeof given?.value === "number")
      ? recomputed({ label, value: written, evidence, sums, path }, into.frame.habit)
      : null;
  if (objection !== null) into.objections.push(objection);
  const inside = { ...around, label };
  const used = new Set(into.findings.slice(before).flatMap(({ evidence: own }) => own.map(({ content }) => content)));
  for (const sum of sums.filter((one) => !used.has(one))) passSum(sum, path, inside, into, said);
  passQuotes(evidence, path, inside, into);
  return readTexts(item, path, inside, into, said, given?.key);
}

/** The figure of a claim that gives exactly one; a claim with several, or none, has no value of its own. */
function claimedValues(claim: string, unit: string | null, into: Collector): GivenValue[] {
  const found = quantitiesIn(claim, into.frame.habit).filter(({ start }) => !isSizeOfOthers(claim.slice(0, start)));
  const [only] = found;
  return only === undefined || found.length > 1 ? [{ value: null, unit }] : [asNumber(only, unit)];
}

/** Why there is no value, where the agent says so in the value's place. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" && isNotAvailable(value) ? value : undefined;
}

function sumsOf(item: Free): string[] {
  const given = field(item, "calculation")?.value;
  return (Array.isArray(given) ? given : [given]).flatMap((text) => {
    if (typeof text !== "string") return [];
    const sums = calculationsIn(text).map((one) => one.text);
    return sums.length > 0 || /[=≈]/.test(text) || !/\d\s?[×x*÷/+−-]\s?[\d(]/.test(text) ? sums : [text];
  });
}

/** What proves one value: words that hold it, a sum that gives it with the words its inputs come from, else all there is. */
function valueEvidence(value: GivenValue, evidence: Evidence[], sums: readonly string[], into: Collector): Evidence[] {
  const sum = sums.find((one) => gives(one, value, into)) ?? (givesEnds(sums, value, into) ? sums[0] : undefined);
  if (sum === undefined) return evidence;
  const holding = evidence.filter(({ content }) => holds(content, value, into));
  const [first] = evidence.filter(({ content }) => content !== "" && !content.includes(" + "));
  const source = first === undefined ? (evidence[0]?.source ?? "") : `${first.source}: ${first.content}`;
  if (holding.length > 0)
    return [...evidence, { type: "calculation", content: sum, source: evidence[0]?.source ?? "" }];
  return [{ type: "calculation", content: sum, source }];
}

/** "18 – 32 %" is worked out where one sum gives 18 and another 32. */
function givesEnds(sums: readonly string[], { value, unit }: GivenValue, into: Collector): boolean {
  const [only, ...more] = typeof value === "string" ? quantitiesIn(value, into.frame.habit) : [];
  if (only?.range === undefined || more.length > 0) return false;
  const { min, max } = only.range;
  return [min, max].every((end) => sums.some((sum) => gives(sum, { value: end, unit }, into)));
}

/** A formula without its result gives the value it stands beside. */
function gives(sum: string, value: GivenValue, into: Collector): boolean {
  const at = Math.max(sum.lastIndexOf("="), sum.lastIndexOf("≈"));
  return at < 0 || holds(sum.slice(at), value, into);
}

function holds(text: string, { value, unit }: GivenValue, into: Collector): boolean {
  const wanted =
    typeof value === "number"
      ? quantitiesIn(`${value} ${unit ?? ""}`, into.frame.habit)
          .map((one) => one.value)
          .concat(value)
      : quantitiesIn(value ?? "", into.frame.habit).map((one) => one.value);
  return quantitiesIn(text, into.frame.habit).some((one) => wanted.some((number) => isNear(one.value, number)));
}

const isNear = (a: number, b: number): boolean => sameFigure({ value: a }, { value: b }, 0.01);

/** The period of one value among several, where the words around them name one for each. */
function periodOf({ series }: GivenValue, texts: readonly string[]): string | null {
  if (series === undefined) return null;
  for (const text of texts) {
    const periods = periodsOfSeries(text, series.of);
    if (periods !== null) return periods[series.at] ?? null;
  }
  return null;
}

const named = (label: string, { words }: GivenValue): string => (words === undefined ? label : `${label}: ${words}`);

/** What our own shape carries besides; each kept only where it has the shape the domain asks for. */
function kept(item: Free): Pick<Draft, "assessment" | "basis" | "more"> {
  const { shape } = ScoredFinding;
  const assessment = textField(item, "assessment");
  const basis = shape.basis.safeParse(field(item, "basis")?.value);
  const createdAt = shape.createdAt.safeParse(item.createdAt);
  const more: Partial<ScoredFinding> = {};
  for (const name of ["normalizedValue", "percentile"] as const) {
    const value = item[name];
    if (typeof value === "number") more[name] = value;
  }
  if (createdAt.success && createdAt.data !== undefined) more.createdAt = createdAt.data;
  if (item.benchmarkData !== undefined) more.benchmarkData = item.benchmarkData;
  return {
    ...(assessment === null ? {} : { assessment }),
    ...(basis.success && basis.data !== undefined ? { basis: basis.data } : {}),
    more,
  };
}

/**
 * A sum whose result the statement does not give as its value is a finding of its own. Where the result cannot be read,
 * or was said before, the sum is still to be recomputed.
 */
function passSum(sum: string, path: string, around: Surroundings, into: Collector, said: Said): void {
  const at = Math.max(sum.lastIndexOf("="), sum.lastIndexOf("≈"));
  const result = at < 0 ? undefined : quantitiesIn(sum.slice(at + 1), into.frame.habit)[0];
  const read = result === undefined ? null : asNumber(result, null);
  const value = read === null || said.has(saidKey(read)) ? { value: null, unit: null } : read;
  if (read !== null) said.add(saidKey(read));
  const evidence: Evidence[] = [{ type: "calculation", content: sum, source: "" }];
  into.add(
    { ...value, metric: around.label ?? sum, claim: sum, evidence, inPassing: true },
    `${path}.calculation`,
    around,
  );
}

/** Fields whose text names, places or rates the statement; the others are sentences with figures of their own. */
const NOT_PROSE = [
  "metric",
  "unit",
  "category",
  "confidence",
  "severity",
  "evidence",
  "quote",
  "reference",
  "calculation",
  "id",
  "agentName",
  "tier",
] as const;

function readTexts(
  item: Free,
  path: string,
  around: Surroundings,
  into: Collector,
  said: Said,
  valueKey: string | undefined,
): Set<string> {
  const read = new Set<string>(valueKey === undefined ? [] : [valueKey]);
  const places = new Set(placeFields(item).map(({ key }) => key));
  for (const [key, value] of Object.entries(item)) {
    if (key === valueKey) {
      if (typeof value === "string" && isNotAvailable(value)) readProse(value, `${path}.${key}`, around, into, said);
      continue;
    }
    const known = NOT_PROSE.some((name) => isField(key, name)) || places.has(key);
    if (known || isField(key, "period") || isField(key, "basis")) read.add(key);
    if (isField(key, "basis") && typeof value === "string" && value.length > 20) read.delete(key);
    if (read.has(key) || (typeof value !== "string" && typeof value !== "number")) continue;
    read.add(key);
    const own = PLAIN_TEXT.some((name) => isField(key, name))
      ? around
      : { ...around, label: `${around.label ?? ""} ${spoken(key)}`.trim() };
    if (typeof value === "string") readProse(value, `${path}.${key}`, own, into, said);
    else into.add({ metric: own.label ?? key, value, inPassing: true }, `${path}.${key}`, around);
  }
  return read;
}

const PLAIN_TEXT = ["claim", "assessment", "impact", "remark"] as const;

/** What is quoted for the inputs of a sum is checked too, beside the value that the sum gives. */
export function passQuotes(evidence: readonly Evidence[], path: string, around: Surroundings, into: Collector): void {
  for (const one of evidence.filter(({ content }) => content !== "" && !into.hasQuoted(content))) {
    into.add(
      { metric: around.label ?? one.content, value: null, evidence: [one], inPassing: true },
      `${path}.source`,
      around,
    );
  }
}
