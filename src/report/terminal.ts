import { stripVTControlCharacters, styleText } from "node:util";
import { apart, type Inconsistency } from "../domain/inconsistency.ts";
import { type VerdictStanding, verdictStanding } from "../domain/verdict-standing.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review/result.ts";
import { cut, wrap } from "./terminal-lines.ts";
import { countsSentence, failureSentences, scoreSentence, trustSentence } from "./view/answer.ts";
import { decisionSentence, personFirst } from "./view/decisions.ts";
import { coverageSentence, evidenceLevelWords, keyFigureRows } from "./view/key-figures.ts";
import { oneLine } from "./view/print.ts";
import { comparedSentence } from "./view/reconciliation.ts";
import { circumstances } from "./view.ts";

export interface TerminalOptions {
  /** Default false: whoever calls knows whether the terminal shows colours. */
  colour?: boolean;
  /** Columns. Default and most: 100. */
  columns?: number;
  /** Default 36: a screen of forty with the prompt and what was typed. */
  lines?: number;
}

type Style = Parameters<typeof styleText>[0];

interface Entry {
  text: string;
  style?: Style;
}

interface Part {
  title: string;
  entries: Entry[];
  /** Entries shown even where the screen is short. */
  least: number;
}

/** The review in a screenful: the answer, each verdict in a line, the questions, where the report is. */
export function showReview(review: Review, files: string[], options: TerminalOptions = {}): string {
  const columns = Math.min(options.columns ?? 100, 100);
  const paint = (line: string, style: Style | undefined) =>
    options.colour && style !== undefined ? styleText(style, line, { validateStream: false }) : line;
  const words = REPORT_WORDS[review.locale];
  const head = headOf(review).flatMap(({ text, style }) => wrap(text, columns, 2).map((line) => paint(line, style)));
  const tail =
    files.length === 0 ? [] : ["", paint(words.report, "bold"), ...files.map((file) => `  ${cleaned(file)}`)];
  const room = (options.lines ?? 36) - head.length - tail.length;
  const body = fill(partsOf(review), room, columns).flatMap(({ title, shown, left }) => [
    "",
    `${paint(title, "bold")}${left === 0 ? "" : ` (${words.more(left)})`}`,
    ...shown.flatMap(({ lines, style }) => lines.map((line) => paint(line, style))),
  ]);
  return `${[...head, ...body, ...tail].join("\n")}\n`;
}

const VERDICT_MARK: Record<VerdictStanding, string> = { open: "?", unproven: "!", denied: "!", held: "✓" };

const TRUST_STYLE: Record<Review["answer"]["trust"], Style> = {
  HIGH: ["bold", "green"],
  MEDIUM: ["bold", "yellow"],
  LOW: ["bold", "red"],
  CANNOT_ASSESS: ["bold", "red"],
};

function headOf(review: Review): Entry[] {
  const words = REPORT_WORDS[review.locale];
  const { answer } = review;
  const coverage = coverageSentence(review);
  const compared = comparedSentence(review);
  const counts = countsSentence(review);
  const entries: Entry[] = [
    { text: words.title(review.deal.name), style: "bold" },
    { text: answer.headline, style: TRUST_STYLE[answer.trust] },
    { text: trustSentence(review), style: TRUST_STYLE[answer.trust] },
    ...(counts === null ? [] : [{ text: counts }]),
    ...(coverage === null ? [] : [{ text: coverage }]),
    ...(compared === null ? [] : [{ text: compared }]),
    { text: scoreSentence(review) },
    ...circumstances(review).map((text) => ({ text })),
  ];
  return entries.map((entry) => ({ ...entry, text: cleaned(entry.text) }));
}

function partsOf(review: Review): Part[] {
  const { answer, settled, locale } = review;
  const words = REPORT_WORDS[locale];
  const failures = failureSentences(review).map((text): Entry => ({ text: `  ! ${cleaned(text)}`, style: "red" }));
  const verdicts = settled.map(({ contradiction, resolution }): Entry => {
    const standing = verdictStanding(resolution);
    const proof = evidenceLevelWords(resolution, locale);
    const engine = personFirst(resolution.baGuidance.oneLiner, contradiction.id, review);
    const said = `${engine} (${proof === null ? "" : `${proof}, `}${words.trust[resolution.baGuidance.trustLevel]})`;
    const level = words.severity[contradiction.severity.level].padEnd(8);
    return {
      text: `  ${VERDICT_MARK[standing]} ${level} ${cleaned(said)}`,
      ...(standing === "held" ? {} : { style: "yellow" as const }),
    };
  });
  const unsettled = verdicts.filter(({ style }) => style !== undefined);
  // What cannot be true has a part of its own.
  const warnings = answer.redFlags.filter(({ from }) => from.kind !== "inconsistency");
  const flags = warnings.map(({ text }): Entry => ({ text: `  ! ${cleaned(text)}`, style: "red" }));
  const questions = answer.questions.map(({ question }, at): Entry => ({ text: `  ${at + 1}. ${cleaned(question)}` }));
  const reasons = answer.reasons.map((reason): Entry => ({ text: `  - ${cleaned(reason)}` }));
  const told = ({ explanation, certainty }: Inconsistency): Entry => {
    const sure = certainty === "sure";
    return { text: `  ${sure ? "!" : "?"} ${cleaned(explanation)}`, style: sure ? "red" : "yellow" };
  };
  const { impossible, toExplain } = apart(review.inconsistencies);
  const figures = (keyFigureRows(review) ?? []).map(({ name, deck, model, level, evidence, place }): Entry => {
    const said = [deck, model].filter((one, at, both) => one !== "–" && both.indexOf(one) === at).join(" / ");
    const style = level === "contradicted" || level === "contested" ? { style: "red" as const } : {};
    return {
      text: `  ${cleaned(`${name} ${said}`.trim())}${words.colon}${cleaned(`${evidence} (${place})`)}`,
      ...style,
    };
  });
  const decided = review.decisions.map(
    (one): Entry => ({ text: `  - ${cleaned(`${one.topic}${words.colon}${decisionSentence(one, review)}`)}` }),
  );
  const all: Part[] = [
    { title: words.sections.failures, entries: failures, least: 2 },
    { title: words.sections.decisions, entries: decided, least: 2 },
    { title: words.sections.inconsistencies, entries: impossible.map(told), least: 2 },
    { title: words.sections.keyFigures, entries: figures, least: 2 },
    { title: words.sections.toExplain, entries: toExplain.map(told), least: 2 },
    { title: words.why, entries: reasons, least: 2 },
    {
      title: words.sections.contradictions,
      entries: [...unsettled, ...verdicts.filter((one) => !unsettled.includes(one))],
      least: 2,
    },
    { title: words.sections.redFlags, entries: flags, least: 2 },
    { title: words.sections.questions, entries: questions, least: 2 },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

interface Shown {
  title: string;
  shown: { lines: string[]; style?: Style }[];
  /** Entries that stand in the report alone. */
  left: number;
}

/** Shares the room out; where it is short an entry gets one line, so that no part stands there empty. */
function fill(parts: Part[], room: number, columns: number): Shown[] {
  const roomy = shareOut(parts, room, (text) => wrap(text, columns, 2));
  return roomy.every(({ shown }) => shown.length > 0) ? roomy : shareOut(parts, room, (text) => [cut(text, columns)]);
}

/** First what each part shows at least, then an entry more for each in turn while there is room. */
function shareOut(parts: Part[], room: number, set: (text: string) => string[]): Shown[] {
  const lines = parts.map(({ entries }) => entries.map(({ text }) => set(text)));
  const counts = parts.map(({ entries, least }) => Math.min(entries.length, least));
  const height = () =>
    parts.reduce((sum, _, at) => {
      const own = (lines[at] ?? []).slice(0, counts[at]).reduce((total, one) => total + one.length, 0);
      return sum + 2 + own;
    }, 0);
  const change = (at: number, by: 1 | -1): boolean => {
    const was = counts[at] ?? 0;
    const next = was + by;
    if (next > (parts[at]?.entries.length ?? 0) || next < 0) return false;
    counts[at] = next;
    return true;
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (const at of parts.keys()) {
      if (!change(at, 1)) continue;
      if (height() > room) change(at, -1);
      else grew = true;
    }
  }
  // Where even the least is too much every part keeps one entry before any loses its last.
  for (const kept of [1, 0])
    for (let at = parts.length - 1; at >= 0; at--)
      while (height() > room && (counts[at] ?? 0) > kept && change(at, -1));
  return parts.map(({ title, entries }, at) => {
    const count = counts[at] ?? 0;
    const shown = entries.slice(0, count).map(({ style }, i) => ({
      lines: lines[at]?.[i] ?? [],
      ...(style === undefined ? {} : { style }),
    }));
    return { title, shown, left: entries.length - count };
  });
}

/** What documents and agents say may not steer the terminal. */
const cleaned = (text: string): string => oneLine(stripVTControlCharacters(text));
