import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { type MemoSection, SYNTHESIS_SENTENCES } from "../../i18n/analysts-synthesis.ts";
import { aboutDeal } from "../../i18n/deal-stage.ts";
import { verdictSentences } from "../../i18n/verdict-sentences.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { AnalystInput, Gap } from "../analyst.ts";
import type { ReconciledRow } from "../reconcile.ts";
import { type Consolidated, lineageWeight, topicOf } from "./consolidated.ts";
import type { DealScore } from "./deal-score.ts";
import type { Assumption } from "./devils-advocate.ts";
import type { SynthesisProposals } from "./proposals.ts";
import type { Scenarios } from "./scenarios.ts";

/** One sentence of the memo, with where it comes from. */
export interface MemoSentence {
  text: string;
  /** Places in the reader's words; empty where the sentence is about the review itself. */
  sources: string[];
}

/** The memo as data: whoever shows it decides how it looks. */
export interface Memo {
  title: string;
  sections: { id: MemoSection; title: string; sentences: MemoSentence[] }[];
}

/** All a memo is written from. */
export interface MemoInput {
  deal: AnalystInput["deal"];
  locale: Locale;
  findings: readonly Consolidated[];
  reconciliation: readonly ReconciledRow[];
  score: DealScore;
  assumptions: readonly Assumption[];
  scenarios: Scenarios;
  missing: readonly Gap[];
  /** What a model chose to put first; the sentences are written here. */
  headlines?: SynthesisProposals["headlines"] | undefined;
}

const MOST_FIGURES = 12;

/** Puts what was found into sections, every sentence with its sources; a section with nothing to say says so. */
export function memo(input: MemoInput): Memo {
  const words = SYNTHESIS_SENTENCES[input.locale];
  const sections: [MemoSection, MemoSentence[]][] = [
    ["score", scoreSentences(input)],
    ["figures", figures(input)],
    ["reconciliation", reconciliation(input)],
    ["position", position(input)],
    ["contested", contested(input)],
    [
      "against",
      input.assumptions.map(({ statement, evidence }) => ({ text: statement, sources: sourcesOf(evidence) })),
    ],
    ["scenarios", scenarioSentences(input)],
    ["missing", input.missing.map(({ message, places }) => ({ text: message, sources: places }))],
  ];
  return {
    title: words.memoTitle([input.deal.name, ...aboutDeal(input.deal, input.locale)].join(" · ")),
    sections: [...headlines(input), ...sections].map(([id, sentences]) => ({
      id,
      title: words.section[id],
      sentences: sentences.length === 0 ? [{ text: words.nothing[id], sources: [] }] : sentences,
    })),
  };
}

/** What a model put first, as code says it: the catalogue's name, the figure, its source. */
function headlines({ headlines: chosen, locale }: MemoInput): [MemoSection, MemoSentence[]][] {
  if (chosen === undefined || chosen.for.length + chosen.against.length === 0) return [];
  const words = SYNTHESIS_SENTENCES[locale].headline;
  const say = (speaks: "for" | "against") => (one: Consolidated) => ({
    text: words[speaks](statementOf(one, locale)),
    sources: one.lineage?.source?.split(" + ") ?? sourcesOf(one.evidence),
  });
  return [["headlines", [...chosen.for.map(say("for")), ...chosen.against.map(say("against"))]]];
}

function scoreSentences({ score, locale }: MemoInput): MemoSentence[] {
  const words = SYNTHESIS_SENTENCES[locale];
  const number = (value: number) => formatQuantity({ value, unit: "number" }, locale);
  const lines = score.lines.map(({ label, calculation }) => ({
    text: `${label}${words.colon}${calculation}`,
    sources: [],
  }));
  const first =
    score.score === null
      ? (score.gaps[0]?.message ?? "")
      : words.score({
          score: number(score.score),
          before: number(score.beforeCap ?? score.score),
          cap: number(score.score),
        });
  const { proposed } = score;
  const beside =
    proposed === undefined
      ? []
      : [
          {
            text: words.proposedScore({
              score: proposed.score === null ? null : number(proposed.score),
              judgements: proposed.judgements,
            }),
            sources: [],
          },
        ];
  return [{ text: first, sources: [] }, { text: score.completeness.explanation, sources: [] }, ...beside, ...lines];
}

/** The key figures that stand: one per topic, the surest finding of each; an agent's only where a verdict kept it. */
function figures({ findings, locale }: MemoInput): MemoSentence[] {
  const standing = findings.filter(
    (one) =>
      (one.claim !== undefined || one.lineage?.status === "retained") &&
      one.percentile === undefined &&
      typeof one.value === "number" &&
      lineageWeight(one) === 1,
  );
  const key = standing.filter((one) => topicOf(one)?.materiality === "key" && one.assessment !== "suspicious");
  const best = [...Map.groupBy(key, (one) => topicOf(one)?.id).values()].flatMap(
    (all) => all.toSorted((a, b) => b.confidence.score - a.confidence.score)[0] ?? [],
  );
  const said = Map.groupBy(best, (one) => one.claim ?? one.id);
  const told = [...said.values()].flatMap(([one]) => one ?? []);
  return told.slice(0, MOST_FIGURES).map((one) => {
    const { status, source } = one.lineage ?? {};
    if (status === "retained" && source !== undefined)
      return { text: statementOf(one, locale), sources: source.split(" + ") };
    return sentenceOf(one, said.get(one.claim ?? one.id));
  });
}

/** "ARR: 505 000 €", with the catalogue's name and the reader's numbers. */
function statementOf(finding: ScoredFinding, locale: Locale): string {
  const { colon } = SYNTHESIS_SENTENCES[locale];
  const topic = topicOf(finding);
  const name = topic?.name[locale] ?? finding.metric;
  const { value, unit, assessment } = finding;
  if (typeof value !== "number") return `${name}${colon}${wordOf(value ?? assessment ?? "–", locale)}`;
  const kind = topic?.unit ?? "number";
  const currency = kind === "money" && /^[A-Z]{3}$/.test(unit ?? "") ? { currency: unit as string } : {};
  return `${name}${colon}${formatQuantity({ value, unit: kind, ...currency }, locale)}`;
}

/** A word of our scale in the reader's language; anything else as it was written. */
function wordOf(said: string, locale: Locale): string {
  const words = verdictSentences[locale].word;
  return Object.hasOwn(words, said) ? words[said as keyof typeof words] : said;
}

function reconciliation({ reconciliation: rows, locale }: MemoInput): MemoSentence[] {
  const both = rows.filter(({ status }) => status === "agree" || status === "differ");
  const differ = both.filter(({ status }) => status === "differ").toSorted((a, b) => (b.gap ?? 0) - (a.gap ?? 0));
  if (both.length === 0) return [];
  const words = SYNTHESIS_SENTENCES[locale];
  return [
    { text: words.reconciled({ both: both.length, agree: both.length - differ.length }), sources: [] },
    ...differ.map(({ explanation, deck, model }) => ({
      text: explanation,
      sources: [deck?.reference, model?.reference].filter((one) => one !== undefined),
    })),
  ];
}

/** Where the company stands among others, and what speaks against its own claims. */
function position({ findings }: MemoInput): MemoSentence[] {
  return findings
    .filter((one) => one.claim !== undefined && lineageWeight(one) > 0)
    .filter((one) => one.percentile !== undefined || one.assessment === "suspicious" || one.category === "competitive")
    .map((one) => sentenceOf(one));
}

function contested({ findings, locale }: MemoInput): MemoSentence[] {
  const words = SYNTHESIS_SENTENCES[locale];
  return findings.flatMap((finding) => {
    const status = finding.lineage?.status;
    if (status !== "contested" && status !== "rejected") return [];
    const said = finding.lineage?.original ?? finding;
    const text = words.judged[status]({ agent: finding.agentName, said: said.claim ?? statementOf(said, locale) });
    return { text, sources: sourcesOf(said.evidence) };
  });
}

function scenarioSentences({ scenarios, locale }: MemoInput): MemoSentence[] {
  const words = SYNTHESIS_SENTENCES[locale];
  return [...Map.groupBy(scenarios.outcomes, ({ outcome }) => outcome).values()]
    .map((cases) => {
      const used = scenarios.drivers.filter(({ topic }) => cases[0]?.drivers.includes(topic) === true);
      const sources = sourcesOf(used.flatMap(({ evidence }) => evidence));
      const shown = cases.map((one) => `${words.case[one.case]} ${one.formatted}`).join(" · ");
      return { text: `${cases[0]?.name ?? ""}${words.colon}${shown}. ${cases[0]?.formula ?? ""}.`, sources };
    })
    .concat(movedSentences(scenarios, locale).map((text) => ({ text, sources: [] })));
}

/** How far the drivers move that a model proposed to move otherwise. */
export function movedSentences({ moved = [] }: Scenarios, locale: Locale): string[] {
  const share = (value: number) => formatQuantity({ value: value * 100, unit: "percent" }, locale);
  return moved.map(({ name, worse, better }) =>
    SYNTHESIS_SENTENCES[locale].moved({ name, worse: share(worse), better: share(better) }),
  );
}

/** `said`: the findings that stand for it, where one sentence says several. */
function sentenceOf(finding: Consolidated, said: readonly Consolidated[] = [finding]): MemoSentence {
  return { text: readAloud(finding.claim ?? finding.metric, said), sources: sourcesOf(finding.evidence) };
}

/**
 * A row of an analyst's table: its name and the cells that hold what stands, one after the other. What the analyst remarks
 * in another column is not the documents' word.
 */
function readAloud(text: string, said: readonly Consolidated[]): string {
  if (!/^\s*\|/.test(text)) return text.trim();
  const [name = "", ...cells] = text
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const holds = (cell: string) =>
    findQuantities(cell).some(
      (one) =>
        !("ambiguous" in one) && said.some(({ value }) => typeof value === "number" && sameFigure({ value }, one)),
    );
  const holding = cells.filter(holds);
  return [name, ...(holding.length > 0 ? holding : cells.slice(0, 1))].join(" · ");
}

function sourcesOf(evidence: readonly Evidence[]): string[] {
  const cited = evidence.filter(({ source, type }) => source !== "" && type !== "inference");
  return [...new Set(cited.flatMap(({ source }) => source.split(" + ")))];
}
