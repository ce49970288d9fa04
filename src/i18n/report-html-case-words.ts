import type { ContradictionType } from "../domain/contradiction.ts";
import type { DocumentFormat } from "../domain/document.ts";
import type { TrustLevel, VerdictType } from "../domain/resolution.ts";

/** Around the page: its frame and its controls. */
export interface FrameWords {
  kicker: string;
  /** Between a label and what it labels. */
  colon: string;
  skip: string;
  contents: string;
  theme: { legend: string; system: string; light: string; dark: string };
  openAll: string;
  closeAll: string;
  reviewedAt(date: string): string;
  counts(p: { documents: number; agents: number; findings: number }): string;
  builtIn: string;
  footer: string;
  documents: {
    title: string;
    name: string;
    source: string;
    format: string;
    parts: string;
    formats: Record<DocumentFormat, string>;
  };
}

/** The first screen. */
export interface AnswerWords {
  question: string;
  /** No analyst's words came with the deal. */
  questionOfDocuments: string;
  trust: Record<TrustLevel | "CANNOT_ASSESS", string>;
  why: string;
  failed(stages: string): string;
  shares: { title: string; none: string; of(p: { level: string; count: number; all: number }): string };
  score: {
    title: string;
    outOf: string;
    /** `weight`: what the scored dimensions weigh, of 100. */
    none: (weight: number) => string;
    arithmetic: string;
    caption: string;
    step: string;
    calculation: string;
    result: string;
    dimensions: string;
    dimensionsText(parts: string): string;
    weight(weight: number): string;
    notScored: string;
    /** The weight of the dimensions that have a score. */
    basis(weight: number): string;
    unscored(names: string): string;
    notCounted: string;
  };
  contested: { title: string; none: string; nothingHeard: string };
  questions: { title: string; none: string; unknown: string; changes: string };
  redFlags: string;
}

/** One contradiction, from the positions to the verdict. */
export interface CaseWords {
  title: string;
  none: string;
  number(n: number): string;
  secondPhase: string;
  type: Record<ContradictionType, string>;
  atStake: string;
  howSevere: string;
  positions: string;
  confidence(score: string): string;
  outcome: Record<"retained" | "rejected" | "contested", string>;
  derived(formula: string): string;
  noCitation: string;
  sums: string;
  sumStatus: Record<"right" | "wrong" | "unchecked", string>;
  chart: {
    title(topic: string): string;
    agents: string;
    documents: string;
    retained: string;
    none: string;
  };
  verdict: string;
  decision: Record<VerdictType, string>;
  retained: string;
  noValue: string;
  between(min: string, max: string): string;
  from: string;
  sum: string;
  whyWon: string;
  weight: Record<"PRIMARY" | "SUPPORTING", string>;
  whyLost: string;
  /** Where nobody won. */
  whatLacks: string;
  toVerify: string;
  ask: string;
  changes: string;
  checkYourself: string;
  open: string;
  passages: string;
  speaksFor(agent: string): string;
  speaksAgainst(agent: string): string;
  planned: string;
  partial: string;
  pictures: {
    title: string;
    /** For a reader who does not see it. */
    alt(p: { place: string; passage: string }): string;
    unmarked: string;
    more(count: number): string;
    /** Before a link to the contradiction that shows it. */
    see(place: string): string;
    leftOut(p: { place: string; reason: string }): string;
    reasons: Record<"count" | "size" | "not_drawn", string>;
    notDrawn: string;
  };
  debate: {
    title(rounds: number): string;
    round(n: number): string;
    role: Record<"defender" | "prosecutor", string>;
    struck(code: string): string;
    struckCodes: Record<"no_such_entry" | "no_quote" | "unknown_figure" | "wrong_sum", string>;
    lowered(p: { asked: string; given: string }): string;
    concession: Record<"verified" | "unverified", string>;
    weaknesses: string;
    tokens(count: string): string;
    struckTotal(p: { agent: string; count: number }): string;
  };
  /** What a person decided instead of the engine. */
  decided: {
    title: string;
    kind: Record<"accept_position" | "set_value" | "dismiss" | "accept_correction" | "reject_correction", string>;
    by(p: { who: string; when: string }): string;
    stays: string;
    elsewhere: string;
  };
  path: {
    title: string;
    settled: string;
    /** A rung that was tried and was not the one. */
    tried(rung: string): string;
    /** By the rung's name; a rung without one shows its name. */
    rungs: Readonly<Record<string, string>>;
    refused(p: { by: string; codes: string }): string;
  };
}
