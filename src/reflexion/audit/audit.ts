import type { CritiqueSeverity, CritiqueType } from "../../domain/critique.ts";
import type { Desk } from "../desk.ts";
import type { AgentUnderReview, Critic, Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { auditBenchmarks } from "./benchmarks.ts";
import { auditCitations } from "./citations.ts";
import { auditConclusions } from "./conclusions.ts";
import { auditConsistency } from "./consistency.ts";
import { auditContext } from "./context.ts";
import { auditMethod } from "./method.ts";
import { auditMissingData } from "./missing-data.ts";
import { auditRedFlags } from "./red-flags.ts";
import { auditSums } from "./sums.ts";
import { auditHedges, auditSources, sourceVerdicts } from "./unsourced.ts";

/** Everything code can see. What it finds is in the order of severity, then of the places in the output. */
export function audit(reading: Reading, desk: Desk, agent: AgentUnderReview): Objection[] {
  const verdicts = sourceVerdicts(reading, desk);
  const found = [
    ...auditRedFlags(reading, desk),
    ...auditSums(reading, desk),
    ...auditMethod(reading, desk),
    ...auditConsistency(reading, desk),
    ...auditBenchmarks(reading, desk),
    ...auditSources(reading, desk, verdicts),
    ...auditCitations(reading, desk),
    ...auditContext(reading, desk, agent),
    ...auditHedges(reading, desk),
    ...auditConclusions(reading, desk),
    ...auditMissingData(reading, desk, agent),
  ];
  return inOrder(oncePerPassage(found));
}

/** The critic that needs no model. */
export const evidenceCritic: Critic = {
  review: (reading, desk, agent) => Promise.resolve(audit(reading, desk, agent)),
};

const SEVERITIES: readonly CritiqueSeverity[] = ["CRITICAL", "HIGH", "MEDIUM"];

/** A false source is graver than anything else said of the same words. */
function oncePerPassage(objections: Objection[]): Objection[] {
  const kept: Objection[] = [];
  const weight = ({ critique, matter }: Objection) =>
    matter.kind === "figure" && matter.fault !== null ? 0 : 1 + ORDER.indexOf(critique.type);
  for (const one of [...objections].sort((a, b) => weight(a) - weight(b))) {
    if (!kept.some((other) => overlaps(one.span, other.span))) kept.push(one);
  }
  return kept;
}

/** Which objection is kept where several hit the same words: the one whose correction settles the most. */
const ORDER: readonly CritiqueType[] = [
  "incomplete_red_flag",
  "unverifiable_calculation",
  "methodological_flaw",
  "inconsistency",
  "missing_cross_reference",
  "unsourced_claim",
  "weak_conclusion",
  "missing_data_not_flagged",
];

function overlaps(a: Objection["span"], b: Objection["span"]): boolean {
  if (a.path !== b.path) return false;
  return a.start < b.end && b.start < a.end ? true : a.start === b.start && a.end === b.end;
}

function inOrder(objections: Objection[]): Objection[] {
  return objections.toSorted(
    (a, b) => SEVERITIES.indexOf(a.critique.severity) - SEVERITIES.indexOf(b.critique.severity),
  );
}
