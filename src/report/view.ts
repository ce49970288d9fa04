import { requireObject } from "../domain/known-options.ts";
import { aboutDeal } from "../i18n/deal-stage.ts";
import { allInPortugal, isEuropean } from "../i18n/portuguese.ts";
import { REPORT_WORDS, type ReportSection } from "../i18n/report.ts";
import { SPOKEN_IN } from "../i18n/spoken-in.ts";
import { sayDay } from "../i18n/tags.ts";
import type { Review } from "../review/result.ts";
import { recommendationBlocks } from "./view/advice.ts";
import { agentBlocks } from "./view/agents.ts";
import {
  contestedBlocks,
  countsSentence,
  failureSentences,
  questionBlocks,
  redFlagBlocks,
  scoreSentence,
  trustSentence,
} from "./view/answer.ts";
import { type Block, list, type ReportView, type ViewOptions } from "./view/block.ts";
import { checkBlocks } from "./view/checks.ts";
import { contradictionBlocks } from "./view/contradictions.ts";
import { correctionBlocks } from "./view/corrections.ts";
import { decisionBlocks } from "./view/decisions.ts";
import { inconsistencyBlocks, toExplainBlocks } from "./view/inconsistencies.ts";
import { keyFigureBlocks } from "./view/key-figures.ts";
import { documentBlocks, notContradictionBlocks, notExaminedBlocks } from "./view/not-examined.ts";
import { reconciliationBlocks } from "./view/reconciliation.ts";
import { costBlocks, metricBlocks } from "./view/running.ts";
import { assumptionBlocks, memoBlocks, scenarioBlocks } from "./view/synthesis.ts";

/** In reading order: what decides first, what went wrong before what was found. */
const SECTIONS: readonly [ReportSection, (review: Review, options: ViewOptions) => Block[]][] = [
  ["failures", (review) => list(failureSentences(review))],
  ["inconsistencies", inconsistencyBlocks],
  ["keyFigures", keyFigureBlocks],
  ["toExplain", toExplainBlocks],
  ["questions", questionBlocks],
  ["contested", contestedBlocks],
  ["redFlags", redFlagBlocks],
  ["checks", checkBlocks],
  ["decisions", decisionBlocks],
  ["contradictions", contradictionBlocks],
  ["corrections", correctionBlocks],
  ["reconciliation", reconciliationBlocks],
  ["recommendations", recommendationBlocks],
  ["agents", agentBlocks],
  ["assumptions", assumptionBlocks],
  ["scenarios", scenarioBlocks],
  ["memo", memoBlocks],
  ["notContradictions", notContradictionBlocks],
  ["notExamined", notExaminedBlocks],
  ["metrics", metricBlocks],
  ["cost", costBlocks],
  ["documents", documentBlocks],
];

/** What a reader must know about how this review came to be. */
export function circumstances({ builtInAnalysts, recheck, locale, spokenIn }: Review): string[] {
  const words = REPORT_WORDS[locale];
  const files = recheck?.changes.map(({ path }) => path).join(", ") ?? "";
  return [
    ...(builtInAnalysts ? [words.builtIn] : []),
    ...(recheck === undefined ? [] : [words.recheck({ again: recheck.settledAgain.length, files })]),
    ...(spokenIn === undefined ? [] : [SPOKEN_IN[locale][spokenIn]]),
  ];
}

/** The review as people read it, before it becomes Markdown or a PDF. A section with nothing in it is left out. */
export function viewOf(review: Review, options: ViewOptions = {}): ReportView {
  requireObject("The review", review);
  const { deal, locale, answer } = review;
  const words = REPORT_WORDS[locale];
  const about = [...aboutDeal(deal, locale), words.reviewedOn(sayDay(review.reviewedAt, locale))];
  const view: ReportView = {
    title: words.title(deal.name),
    subtitle: about.join(" · "),
    trust: answer.trust,
    trustSentence: trustSentence(review),
    headline: answer.headline,
    facts: [countsSentence(review), scoreSentence(review), ...circumstances(review)].filter((one) => one !== null),
    reasons: { title: words.why, items: answer.reasons },
    sections: SECTIONS.map(([id, blocksOf]) => ({
      id,
      title: words.sections[id],
      blocks: blocksOf(review, options),
    })).filter(({ blocks }) => blocks.length > 0),
  };
  return isEuropean(review) ? allInPortugal(view) : view;
}
