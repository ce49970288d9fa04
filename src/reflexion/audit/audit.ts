import type { CritiqueSeverity, CritiqueType } from "../../domain/critique.ts";
import type { Desk } from "../desk.ts";
import type { AgentUnderReview, Critic, Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { auditBenchmarks } from "./benchmarks.ts";
import { auditCitations } from "./citations.ts";
import { auditConclusions } from "./conclusions.ts";
import { auditConsistency } from "./consistency.ts";
import { auditContext } from "./context.ts";
import { auditSaidOfCompany } from "./context-said.ts";
import { auditExpired } from "./expired.ts";
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
    ...auditExpired(reading, desk),
    ...auditSources(reading, desk, verdicts),
    ...auditCitations(reading, desk),
    ...auditContext(reading, desk, agent),
    ...auditSaidOfCompany(reading, desk),
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

/** One objection per metric and passage: the one whose correction settles the most. */
function oncePerPassage(objections: Objection[]): Objection[] {
  const kept = new Map<string, Objection[]>();
  const weight = ({ critique, matter }: Objection) =>
    matter.kind === "figure" && matter.fault !== null ? 1.5 : ORDER.indexOf(critique.type);
  for (const one of objections.toSorted((a, b) => weight(a) - weight(b))) {
    const here = kept.get(one.span.path) ?? [];
    if (here.some((other) => sameWords(one, other))) continue;
    here.push(one);
    kept.set(one.span.path, here);
  }
  const all = new Set([...kept.values()].flat());
  return objections.filter((one) => all.has(one));
}

/** A false source comes right after wrong sums. */
const ORDER: readonly CritiqueType[] = [
  "incomplete_red_flag",
  "unverifiable_calculation",
  "methodological_flaw",
  "inconsistency",
  "weak_conclusion",
  "missing_cross_reference",
  "unsourced_claim",
  "missing_data_not_flagged",
];

function sameWords(a: Objection, b: Objection): boolean {
  const overlap = a.span.start < b.span.end && b.span.start < a.span.end;
  const same = a.span.start === b.span.start && a.span.end === b.span.end;
  if (!overlap && !same) return false;
  return a.topic === b.topic || a.topic === null || b.topic === null || b.matter.kind === "method";
}

/** The most severe first. */
export function inOrder(objections: readonly Objection[]): Objection[] {
  return objections.toSorted(
    (a, b) => SEVERITIES.indexOf(a.critique.severity) - SEVERITIES.indexOf(b.critique.severity),
  );
}
