import type { CalculationCheck } from "../domain/calculation.ts";
import type { Critique, MissingCrossReference } from "../domain/critique.ts";
import type { Benchmark } from "../evidence/facts/benchmarks.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import type { Container, Leaf } from "../outputs/tree.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { FalseSource } from "./audit/verify-sources.ts";
import type { Desk } from "./desk.ts";
import type { Backing } from "./reading/backing.ts";
import type { Figure } from "./reading/figures.ts";
import type { Passage } from "./reading/passages.ts";
import type { Reading } from "./reading/read-output.ts";
import type { RedFlag, RedFlagPart } from "./reading/red-flags.ts";

/** What an objection is about, for the improver. A model's objection is about a sentence: `{ kind: "words" }`. */
export type Matter =
  | { kind: "figure"; figure: Figure; hedged: boolean; fault: FalseSource | null; vague: Backing | null }
  | { kind: "hedge"; passage: Passage; topic: Topic }
  | {
      kind: "sum";
      leaf: Leaf;
      start: number;
      end: number;
      resultStart: number;
      resultEnd: number;
      check: CalculationCheck;
      percent: boolean;
      figure: Figure | null;
    }
  | { kind: "no_formula"; figure: Figure }
  | { kind: "red_flag"; flag: RedFlag; missing: RedFlagPart[]; fault: FalseSource | null }
  | { kind: "citation"; fault: FalseSource; quoteLeaf: Leaf | null }
  | { kind: "expected"; topics: readonly Topic[]; home: Container | null }
  | { kind: "benchmark"; passage: Passage | null; figure: Figure | null; topic: Topic; benchmark: Benchmark }
  | { kind: "context"; figure: Figure; fact: Fact }
  | { kind: "competitors"; names: string[]; home: Container | null; at: string }
  | { kind: "listed"; passage: Passage; metric: string; said: string; other: string; reference: string }
  | { kind: "conclusion"; passage: Passage; topics: readonly Topic[] }
  | { kind: "method"; passage: Passage; figures: [Figure, Figure]; differ: MethodPair }
  | { kind: "inconsistency"; figures: [Figure, Figure] }
  | { kind: "words"; passage: Passage };

/** Two definitions that may not be put side by side. */
export type MethodPair = "arr_mrr" | "gross_net" | "actual_projected" | "pre_post";

/** A critique before it has its number, with what it is about. */
export interface Objection {
  critique: Omit<Critique, "id">;
  matter: Matter;
  /** The topic concerned, where it is one of the catalogue. */
  topic: string | null;
  /** The words objected to: two objections to the same words are one. */
  span: { path: string; start: number; end: number };
  /** Where data at hand was not used. */
  missing?: MissingCrossReference;
}

/** Criticises an analysis; everything it says quotes the output. What a model adds to it is in `model/criticise.ts`. */
export interface Critic {
  review(reading: Reading, desk: Desk, agent: AgentUnderReview): Promise<Objection[]>;
}

/** Whose analysis it is. */
export interface AgentUnderReview {
  agentName: string;
  tier: number;
}
