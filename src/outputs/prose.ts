import type { Evidence } from "../domain/finding.ts";
import { once } from "../domain/once.ts";
import type { Quantity } from "../domain/quantity.ts";
import type { ReadClaim } from "../evidence/claims/claim.ts";
import { withoutMarks } from "../evidence/claims/marks.ts";
import { readClaims } from "../evidence/claims/read.ts";
import { readSentences, type TextSentence } from "../evidence/claims/sentences.ts";
import { PAGE_REFERENCE } from "../lexicon/places.ts";
import { calculationsIn } from "../quantities/calculations/written-sums.ts";
import { findQuantities } from "../quantities/find.ts";
import { findPeriods } from "../quantities/periods.ts";
import type { Collector, Draft } from "./collector.ts";
import type { Surroundings } from "./frame.ts";
import { lacking, remarked } from "./objections.ts";
import { type Said, saidKey } from "./said.ts";
import { type Cited, citedIn, placesIn, spelled } from "./sources.ts";
import { readStated } from "./stated.ts";
import { asNumber, quantitiesIn } from "./values.ts";

/**
 * `in_passing`: sentences of a statement. `stated`: a text of its own, whose rows and "Label: value" lines are
 * statements. `figures_only`: what it quotes is checked elsewhere. `quotes_only`: questions, which claim nothing but
 * what they quote.
 */
export type ProseMode = "in_passing" | "stated" | "figures_only" | "quotes_only";

/**
 * The claims of a text: each figure of each sentence is a finding said in passing, under the words that name it, with
 * what the sentence quotes; each sum is to be recomputed. A text without any is a judgement, unless it holds a number that was not read.
 */
export function readProse(
  text: string,
  path: string,
  around: Surroundings,
  into: Collector,
  said: Said = new Set(),
  mode: ProseMode = "in_passing",
  firstLine = 1,
): void {
  into.see(path);
  let found = false;
  let [line, from] = [firstLine, 0];
  for (const sentence of readSentences(text)) {
    line += (text.slice(from, sentence.start).match(/\n/g) ?? []).length;
    from = sentence.start;
    const place = mode === "stated" ? `line ${line}` : path;
    if (mode === "stated") said.clear();
    if (mode === "stated" && readStated(sentence, place, around, into, said)) found = true;
    if (readSentence(sentence, place, around, into, said, mode)) found = true;
    if (mode === "stated" || mode === "in_passing") object(sentence, place, around, into, mode);
  }
  if (found) return;
  // What a flag or a question says in figures is kept with it; elsewhere a number that was not read is not hidden.
  const kept = mode === "figures_only" || mode === "quotes_only";
  if (!kept && holdsNumber(text)) into.miss(path, text);
  else into.judge(path, text);
}

/** A sentence that says the figures do not hold together is a warning wherever it stands; in a memo where it gives both. */
function object(sentence: TextSentence, path: string, around: Surroundings, into: Collector, mode: ProseMode): void {
  const of = { label: mode === "stated" ? null : around.label, place: around.place, path };
  const found = remarked(sentence.text, of, into.frame.habit, mode === "stated" ? 2 : 1) ?? lacking(sentence, path);
  if (found !== null) into.objections.push(found);
}

/** Digits that are no page, time or part of a name ("B2B", "A3"); "N500" is an amount whose currency we cannot read. */
function holdsNumber(text: string): boolean {
  let rest = text.replace(PAGE_REFERENCE, " ").replace(/^\s*\d{1,2}[.)]\s/gmu, " ");
  for (const { start, end } of findPeriods(rest).toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  if (/(?<![\p{L}\d])(?:N|Rs\.?|KSh)\s?\d/u.test(rest)) return true;
  return findQuantities(rest).length > 0;
}

function readSentence(
  sentence: TextSentence,
  path: string,
  around: Surroundings,
  into: Collector,
  said: Said,
  mode: ProseMode,
): boolean {
  const { habit } = into.frame;
  const about = sentence.lead ?? around.label ?? "";
  const claims = readClaims(sentence, { habit, about });
  const figures = mode === "quotes_only" ? [] : figuresOf(sentence, claims, about, into);
  const sums = mode === "quotes_only" ? [] : calculationsIn(sentence.text).map((one) => one.text);
  const cited = citedIn(withoutMarks(sentence.text));
  const quotes = mode === "figures_only" ? [] : cited.filter((one) => one.quote !== null);
  const [place, ...otherPlaces] = cited.filter((one) => one.quote === null);
  const used = new Set<Cited>();
  for (const { quantity, label, period } of figures) {
    const value = asNumber(quantity, null);
    if (said.has(saidKey(value))) continue;
    said.add(saidKey(value));
    const sum = sums.find((one) => resultOf(one).includes(quantity.text.trim()));
    const quote = quotes.find((one) => one.quote?.includes(quantity.text.trim()));
    if (quote !== undefined) used.add(quote);
    const lone = figures.length === 1 && place !== undefined && otherPlaces.length === 0 && sums.length === 0;
    const evidence: Evidence[] = [
      ...(sum === undefined ? [] : [{ type: "calculation" as const, content: sum, source: "" }]),
      ...(quote === undefined ? [] : [quoted(quote, around)]),
      ...(lone && quote === undefined ? [{ type: "quote" as const, content: "", source: spelled(place.place) }] : []),
    ];
    const draft: Draft = { metric: label, ...value, claim: sentence.text, evidence, inPassing: true };
    into.add(period === undefined ? draft : { ...draft, period }, path, around);
  }
  const told = new Set(into.findings.flatMap(({ evidence }) => evidence.map(({ content }) => content)));
  for (const sum of sums.filter((one) => !told.has(one))) {
    const evidence: Evidence[] = [{ type: "calculation", content: sum, source: "" }];
    into.add(
      { metric: about === "" ? sum : about, value: null, claim: sentence.text, evidence, inPassing: true },
      path,
      around,
    );
  }
  for (const quote of quotes.filter((one) => !used.has(one))) {
    const evidence = [quoted(quote, around)];
    into.add(
      {
        metric: about === "" ? (quote.quote ?? "") : about,
        value: null,
        claim: sentence.text,
        evidence,
        inPassing: true,
      },
      path,
      around,
    );
  }
  return figures.length + sums.length + quotes.length > 0;
}

interface NamedFigure {
  quantity: Quantity;
  label: string;
  period?: string | undefined;
}

/** The figures that were read as claims, and those that stand beside them without a name of their own. */
function figuresOf(
  { text, kind, row }: TextSentence,
  claims: readonly ReadClaim[],
  about: string,
  into: Collector,
): NamedFigure[] {
  if (kind === "heading" && row !== undefined) return [];
  const named = claims.flatMap(({ quantity, label, period }): NamedFigure[] =>
    quantity === undefined || isPlaceNumber(quantity, text)
      ? []
      : [{ quantity, label: label === "" ? about : label, period }],
  );
  const known = new Set(named.map(({ quantity }) => quantity.text.trim()));
  const body =
    row === undefined
      ? text
      : row.cells
          .slice(1)
          .map((cell) => cell.text)
          .join(" | ");
  const others = quantitiesIn(withoutMarks(body), into.frame.habit).filter((one) => !known.has(one.text.trim()));
  const fallback = named[0]?.label ?? about;
  const clause = once(() => clauseOf(text));
  return [...named, ...others.map((quantity) => ({ quantity, label: fallback }))].map((one) => ({
    ...one,
    label: one.label.trim() === "" ? clause() : one.label,
  }));
}

/** "14" of "(s. 14)" is where it stands, not what it says. */
function isPlaceNumber({ text: own, unit }: Quantity, text: string): boolean {
  const digits = own.trim();
  const places = placesIn(text);
  if (unit !== "number" || !places.some(({ place }) => place.includes(digits))) return false;
  return !quantitiesIn(text, { decimal: null, group: null }).some((one) => one.text.trim() === digits);
}

/** The first words of a sentence that names nothing better. */
const clauseOf = (text: string): string =>
  text
    .replace(/[*_`|]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ")
    .slice(0, 10)
    .join(" ");

const resultOf = (sum: string): string => sum.slice(sum.search(/[=≈]/));

const quoted = ({ place, quote }: Cited, around: Surroundings): Evidence => ({
  type: "quote",
  content: quote ?? "",
  source: place === "" ? around.place : spelled(place),
});
