import type { ContradictionSeverity } from "../../../src/domain/contradiction.ts";
import type { ReviewDocument } from "../../../src/server/contract.ts";

type Settled = ReviewDocument["settled"][number];

/** Where a contradiction stands: a verdict, an open verdict, listed only, or not looked at. */
export type CaseState = "settled" | "open" | "noted" | "not_examined";

/** One contradiction of a review with all the review says of it. */
export interface Case {
  id: string;
  state: CaseState;
  contradiction: Settled["contradiction"];
  resolution: Settled["resolution"] | null;
  /** Why it was not examined. */
  explanation: string | null;
  /** Everything a search looks in, folded. */
  haystack: string;
}

const SEVERITIES: readonly ContradictionSeverity[] = ["CRITICAL", "MAJOR", "MODERATE", "MINOR"];
const STATES: readonly CaseState[] = ["open", "settled", "not_examined", "noted"];

/** Lower case, without accents: "résolu" is found by "resolu". */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** All contradictions of a review, most severe first, open ones before settled ones. */
export function casesOf(review: ReviewDocument): Case[] {
  const cases = [
    ...review.settled.map(({ contradiction, resolution }) =>
      caseOf(contradiction, resolution.verdict.decision === "UNRESOLVED" ? "open" : "settled", resolution, null),
    ),
    ...review.notExamined.map(({ contradiction, explanation }) =>
      caseOf(contradiction, "not_examined", null, explanation),
    ),
    ...review.noted.map((contradiction) => caseOf(contradiction, "noted", null, null)),
  ];
  const rank = (one: Case) =>
    SEVERITIES.indexOf(one.contradiction.severity.level) * STATES.length + STATES.indexOf(one.state);
  return cases.sort((a, b) => rank(a) - rank(b));
}

function caseOf(
  contradiction: Case["contradiction"],
  state: CaseState,
  resolution: Case["resolution"],
  explanation: string | null,
): Case {
  const { positions } = contradiction;
  const words = [
    contradiction.topic,
    ...positions.flatMap(({ agentName, claim, sources }) => [agentName, claim, ...sources.map(({ quote }) => quote)]),
    resolution?.baGuidance.oneLiner,
  ];
  const haystack = folded(words.filter(Boolean).join("\n"));
  return { id: contradiction.id, state, contradiction, resolution, explanation, haystack };
}

/** What a list is narrowed down to; empty means everything. */
export interface CaseFilter {
  search: string;
  severity: string;
  state: string;
}

/** The cases that a filter lets through, in the same order. */
export function matching(cases: readonly Case[], { search, severity, state }: CaseFilter): Case[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return cases.filter(
    (one) =>
      (severity === "" || one.contradiction.severity.level === severity) &&
      (state === "" || one.state === state) &&
      words.every((word) => one.haystack.includes(word)),
  );
}
