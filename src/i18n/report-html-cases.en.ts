import { asLabels, TERMS } from "./terms.ts";

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The frame, the first screen and the contradictions in English. */
export const REPORT_CASES_EN = {
  frame: {
    kicker: "Quality review of a due-diligence analysis",
    skip: "Skip to the answer",
    contents: "Contents",
    theme: { legend: "Colours", system: "System", light: "Light", dark: "Dark" },
    openAll: "Open all details",
    closeAll: "Close all details",
    reviewedAt: (date: string) => `Reviewed on ${date}`,
    counts: (p: { documents: number; agents: number; findings: number }) =>
      `${some(p.documents, "document", "documents")}, ${some(p.agents, "analyst", "analysts")}, ${some(p.findings, "finding", "findings")}`,
    footer:
      "Made by Tribunal. Passages from the documents and words of the analysts are shown as they were written, never as instructions. This page loads nothing from a network.",
  },
  answer: {
    question: "Can I trust this analysis?",
    /** No analyst's words came with the deal. */
    questionOfDocuments: "Can I rely on these documents?",
    trust: asLabels(TERMS.en.trust),
    failed: (stages: string) => `Part of the review failed and is missing below: ${stages}.`,
    shares: {
      title: "Trust in the verdicts",
      none: "No verdict was needed.",
      of: (p: { level: string; count: number; all: number }) => `${p.level}: ${p.count} of ${p.all}`,
    },
    score: {
      title: "Deal score",
      outOf: "out of 100",
      /** `weight`: what the scored dimensions weigh, of 100. */
      none: (weight: number) =>
        weight === 0
          ? "No score: nothing could be scored."
          : `No score: what could be scored weighs only ${weight} of 100.`,
      arithmetic: "How the score was computed",
      caption: "Each step of the score, as it can be recomputed",
      step: "Step",
      calculation: "Calculation",
      dimensions: "Score by dimension",
      dimensionsText: (parts: string) => `Score by dimension, out of 100. ${parts}.`,
      weight: (weight: number) => `weight ${weight}`,
      notScored: "not scored",
      /** The weight of the dimensions that have a score. */
      basis: (weight: number) => `It rests on dimensions that weigh ${weight} of 100.`,
      unscored: (names: string) => `Not scored: ${names}.`,
      notCounted: "Assessments that did not count",
    },
    contested: {
      title: "Still contested",
      none: "Nothing is contested: every contradiction that was heard has its verdict.",
      nothingHeard: "No contradiction was heard.",
    },
    questions: {
      none: "No question: nothing that was examined depends on the founder’s word.",
      unknown: "None came out of the stages that were completed.",
    },
  },
  case: {
    number: (n: number) => `Contradiction ${n}`,
    howSevere: "How severe",
    positions: "Positions",
    confidence: (score: string) => `confidence ${score} of 100`,
    outcome: { retained: "Retained", rejected: "Rejected", contested: "Contested" },
    derived: (formula: string) => `Follows from what this analyst says elsewhere: ${formula}`,
    noCitation: "No document is cited.",
    sums: "Sums shown",
    chart: {
      title: (topic: string) => `${topic}: what each source says`,
      agents: "Analysts",
      documents: "Documents",
      retained: "Retained",
      none: "No value retained",
    },
    retained: "Value retained",
    noValue: "none",
    between: (min: string, max: string) => `between ${min} and ${max}`,
    weight: { PRIMARY: "main reason", SUPPORTING: "in support" },
    passages: "What the documents say for and against each position",
    speaksFor: (agent: string) => `For ${agent}`,
    speaksAgainst: (agent: string) => `Against ${agent}`,
    partial: "may concern only a part",
    pictures: {
      title: "Evidence on the page",
      /** For a reader who does not see it. */
      alt: (p: { place: string; passage: string }) =>
        `Picture of ${p.place}, with the evidence marked. The marked passage: ${p.passage}`,
      unmarked: "The place is not marked on the picture: the document does not say where on the page the words stand.",
      more: (count: number) => some(count, "more picture", "more pictures"),
      /** Before a link to the contradiction that shows it. */
      see: (place: string) => `${place}: see`,
      leftOut: (p: { place: string; reason: string }) => `${p.place}: no picture (${p.reason})`,
      reasons: {
        count: "the report holds only so many pictures",
        size: "the report would become too large",
        not_drawn: "the page could not be drawn",
      },
      notDrawn: "This report was made without pictures of the pages.",
    },
    debate: {
      title: (rounds: number) => `The debate, in ${some(rounds, "round", "rounds")}`,
      round: (n: number) => `Round ${n}`,
      role: { defender: "defends", prosecutor: "attacks" },
      struck: (code: string) => `struck (${code})`,
      lowered: (p: { asked: string; given: string }) =>
        `asked for ${p.asked}, lowered to ${p.given}: the verified evidence carries no more`,
      concession: {
        verified: "Gave up its position, and the documents bear the other side out.",
        unverified: "Gave up its position; the documents do not settle it.",
      },
      weaknesses: "Weaknesses it admits",
      tokens: (count: string) => `${count} tokens`,
      struckTotal: (p: { agent: string; count: number }) =>
        `${p.agent}: ${some(p.count, "citation struck", "citations struck")} in all`,
    },
    /** What a person decided instead of the engine. */
    decided: {
      stays: "The engine’s verdict stays on record below.",
      elsewhere: "Decisions of people on questions that did not come up again",
    },
    path: "How the verdict came about",
  },
};

/** The page's frame, its first screen and its contradictions. */
export type CaseReportWords = typeof REPORT_CASES_EN;
