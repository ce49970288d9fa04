import type { ChangeType, RefusedCorrection } from "../../domain/improvement.ts";
import { rankOf } from "../../domain/source-rank.ts";
import { reflexionModelSentences } from "../../i18n/reflexion-model.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import { claimedValue } from "../audit/claimed.ts";
import { printedValue } from "../audit/write.ts";
import type { Desk } from "../desk.ts";
import type { Correction } from "../improve/correction.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { ProposedCorrection } from "../prompts/improver.ts";
import type { Passage } from "../reading/passages.ts";
import { readOutput } from "../reading/read-output.ts";
import { referencesIn } from "../reading/references.ts";
import { HEDGES, SUPERLATIVE } from "../words.ts";
import { figuresOf, isSame, numberWordsAreKnown, quantitiesIn, saysOnly } from "./figures.ts";
import { lookUpSource, type VerifiedSource } from "./look-up-source.ts";
import { shown, wordsOf } from "./words.ts";

/** A correction may say so much more than what it corrects. */
const MOST_ADDED = 500;
const MOST_SOURCES = 6;
const LONGEST_QUOTE = 160;
/** Of the words that carry a sentence, so many must still be there. */
const KEPT_WORDS = 0.5;
/** Months, quarters, weeks and days of a year, and what makes a percentage. */
const CONSTANTS = [2, 4, 12, 52, 100, 365];

/**
 * Makes a correction of what a model proposes for one sentence, or says why not. It must change that sentence and
 * nothing else, keep what it says, rest on a verified source or sum, and bring in no figure, name or place of its own.
 */
export function judgeCorrection(
  proposed: ProposedCorrection,
  passage: Passage,
  desk: Desk,
): { correction: Correction } | { refused: RefusedCorrection } {
  const { before } = proposed;
  const after = shown(proposed.after, Number.POSITIVE_INFINITY);
  const at = passage.text.indexOf(before);
  if (before.trim() === "" || at < 0 || passage.text.indexOf(before, at + 1) >= 0) return { refused: "other_passage" };
  if (after === "" || after === before) return { refused: "unchanged" };
  if (after.length > before.length + MOST_ADDED) return { refused: "too_long" };
  const given = proposed.sources ?? [];
  const sources = given
    .slice(0, MOST_SOURCES)
    .flatMap(({ reference, quote }) => lookUpSource(reference, quote, desk) ?? []);
  if (sources.length < given.length) return { refused: "false_source" };
  const sum = proposed.calculation;
  if (sources.length === 0 && sum === undefined) return { refused: "nothing_verified" };
  const told = [before, ...sources.map((source) => source.passage)].join("\n");
  const computed = topicsMentioned(`${before} ${after}`).flatMap(({ id }) =>
    desk.calculations(id).map(({ formatted, calculation }) => `${formatted} ${calculation}`),
  );
  const known = `${told}\n${computed.join("\n")}`;
  if (sum !== undefined && !holds(sum, known, desk)) return { refused: "wrong_sum" };
  const all = `${known}\n${sum ?? ""}`;
  if (!placesAreKnown(after, before, given, sources)) return { refused: "false_source" };
  const founded = saysOnly(after, { quantities: quantitiesIn(all), text: all }) && numberWordsAreKnown(after, all);
  if (!founded) return { refused: "invented_figure" };
  if (!namesItsFigures(after, before, sources, sum, desk)) return { refused: "misattributed" };
  const references = sources.map(({ reference }) => reference).join("\n");
  if (!namesAreKnown(after, `${passage.text}\n${all}\n${references}`)) return { refused: "invented_name" };
  if (!keepsFigures(before, after)) return { refused: "figure_lost" };
  if (!keepsWords(before, after)) return { refused: "words_lost" };
  const text = withEvidence(after, sources, sum, desk);
  const start = passage.start + at;
  const cited = [...new Set(sources.map(({ reference }) => reference))].join(" + ");
  return {
    correction: {
      status: "FIXED",
      change: {
        before: passage.text,
        after: passage.text.slice(0, at) + text + passage.text.slice(at + before.length),
        type: typeOf(sources, sum),
      },
      justification: {
        ...(cited === "" ? {} : { sourceUsed: cited }),
        ...(sum === undefined ? {} : { calculationShown: sum }),
      },
      confidenceImpact: impactOf(sources, sum),
      edits: [{ kind: "text", steps: passage.leaf.steps, start, end: start + before.length, text }],
      proof: null,
      provedFalse: false,
      need: null,
    },
  };
}

/** The sum is right, and its inputs are figures somebody has shown. */
function holds(sum: string, known: string, desk: Desk): boolean {
  const end = sum.lastIndexOf("=");
  if (end < 0 || !checkCalculation({ formula: sum }, { locale: desk.locale }).ok) return false;
  const shownFigures = quantitiesIn(known);
  return figuresOf(sum.slice(0, end)).quantities.every((readings) =>
    readings.some(
      (one) =>
        (one.unit === "number" && CONSTANTS.includes(one.value)) || shownFigures.some((other) => isSame(one, other)),
    ),
  );
}

/** A true figure under a wrong name is a lie: each metric the correction adds has its value from a source or a sum. */
function namesItsFigures(
  after: string,
  before: string,
  sources: readonly VerifiedSource[],
  sum: string | undefined,
  desk: Desk,
): boolean {
  const had = readOutput(before, []).figures;
  const results = quantitiesIn(sum?.slice(sum.lastIndexOf("=") + 1) ?? "");
  return readOutput(after, []).figures.every((figure) => {
    const { topic, quantity } = figure;
    if (had.some((one) => one.topic === topic && isSame(one.quantity, quantity))) return true;
    if (results.some((result) => isSame(result, quantity))) return true;
    if (lookUp(desk, { topic: topic.id }).some((proof) => agrees(claimedValue(figure), proof))) return true;
    return sources.some(({ type, reference }) => {
      const check = desk.check({ type, reference, label: topic.name[desk.locale], value: printedValue(figure) });
      return check.status === "verified";
    });
  });
}

/** Every place named is one the sentence had, or one that a verified source was found at. */
function placesAreKnown(
  after: string,
  before: string,
  given: readonly { reference: string }[],
  sources: readonly VerifiedSource[],
): boolean {
  const known = [before, ...given.map(({ reference }) => reference), ...sources.map(({ reference }) => reference)]
    .join("\n")
    .toLowerCase();
  return referencesIn(after).every(({ text }) => known.includes(text.toLowerCase()));
}

/** Names inside a sentence: Planifab, LVMH. At its beginning any word has a capital. */
function namesAreKnown(after: string, known: string): boolean {
  const words = new Set(known.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const names = [...after.matchAll(/(?<![.!?:;]\s*["“«(]?\s*|^\s*["“«(]?\s*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu)];
  return names.every(({ 0: name }) => words.has(name.toLowerCase()) || matchTopic(name) !== null);
}

function keepsFigures(before: string, after: string): boolean {
  const kept = quantitiesIn(after);
  return figuresOf(before).quantities.every((readings) =>
    readings.some((one) => kept.some((other) => isSame(one, other))),
  );
}

/** Superlatives and hedges are what a correction takes away; the rest carries the sentence. */
function keepsWords(before: string, after: string): boolean {
  const carried = wordsOf(before.replace(new RegExp(SUPERLATIVE.source, "giu"), " ").replace(HEDGES, " "));
  const kept = wordsOf(after);
  return [...carried].filter((word) => kept.has(word)).length >= carried.size * KEPT_WORDS;
}

/** What a model wrote is shown only beside the evidence it rests on. */
function withEvidence(after: string, sources: readonly VerifiedSource[], sum: string | undefined, desk: Desk): string {
  const words = reflexionModelSentences[desk.locale];
  const cited = sources.map(({ reference, passage }) =>
    words.cited({ reference, quote: shown(passage, LONGEST_QUOTE) }),
  );
  const missing = [...new Set([...cited, ...(sum === undefined || after.includes(sum) ? [] : [shown(sum)])])];
  if (missing.length === 0) return after;
  const stop = /[.!]\s*$/.exec(after)?.[0].length ?? 0;
  return `${after.slice(0, after.length - stop)} (${missing.join("; ")})${after.slice(after.length - stop)}`;
}

function typeOf(sources: readonly VerifiedSource[], sum: string | undefined): ChangeType {
  if (sum !== undefined) return "added_calculation";
  return sources.every(({ type }) => rankOf(type) === "primary") ? "added_source" : "added_cross_reference";
}

/** As for a proof of ours: a primary source makes surer than a database, a sum from primary ones surer still. */
function impactOf(sources: readonly VerifiedSource[], sum: string | undefined): number {
  if (sources.length === 0) return 0;
  if (sources.some(({ type }) => rankOf(type) !== "primary")) return 6;
  return sum === undefined ? 10 : 12;
}
