import { fixSentences } from "../../i18n/reflexion.ts";
import type { Desk } from "../desk.ts";
import type { Matter, Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import type { Correction, Improver } from "./correction.ts";
import { fixBenchmark, fixCompetitors, fixContext, fixListed } from "./cross-references.ts";
import { fixExpected } from "./entries.ts";
import { fixFigure } from "./figures.ts";
import { addToPassage } from "./passages.ts";
import { fixRedFlag } from "./red-flags.ts";
import { fixCitation, fixConclusion, fixHedge, fixInconsistency, fixMethod, notFound } from "./statements.ts";
import { fixSum } from "./sums.ts";

/** What code can do about one objection. */
export function correct(objection: Objection, reading: Reading, desk: Desk): Correction {
  const { matter } = objection;
  switch (matter.kind) {
    case "figure":
      return fixFigure(matter.figure, desk, matter.fault, matter.vague);
    case "no_formula":
      return fixFigure(matter.figure, desk, null, null, "added_calculation");
    case "hedge":
      return fixHedge(matter, desk);
    case "sum":
      return fixSum(matter, reading, desk);
    case "red_flag":
      return fixRedFlag(matter, desk);
    case "citation":
      return fixCitation(matter, desk);
    case "expected":
      return fixExpected(matter, reading, desk);
    case "benchmark":
      return fixBenchmark(matter, desk);
    case "context":
      return fixContext(matter, desk);
    case "listed":
      return fixListed(matter, desk);
    case "competitors":
      return fixCompetitors(matter, reading, desk);
    case "conclusion":
      return fixConclusion(matter, desk);
    case "method":
      return fixMethod(matter, desk);
    case "inconsistency":
      return fixInconsistency(matter, desk);
    case "words":
      return markContested(matter, objection, desk);
  }
}

/** An objection in words alone: code cannot settle it; the reader is told that the sentence is contested. */
function markContested(
  { passage }: Extract<Matter, { kind: "words" }>,
  { critique }: Objection,
  desk: Desk,
): Correction {
  const words = fixSentences[desk.locale];
  const { edits, change } = addToPassage(passage, ` [${words.contested}]`);
  return {
    ...notFound(critique.issue, words.question.subject({ subject: passage.text })),
    status: "PARTIALLY_FIXED",
    change: { ...change, type: "clarified" },
    confidenceImpact: 0,
    edits,
  };
}

/** The improver that needs no model. */
export const evidenceImprover: Improver = {
  improve: (objections, reading, desk) =>
    Promise.resolve(objections.map((objection) => correct(objection, reading, desk))),
};
