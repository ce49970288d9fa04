import type { Contradiction } from "../domain/contradiction.ts";
import type { Critique } from "../domain/critique.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Improvement } from "../domain/improvement.ts";
import type { ListedFigure } from "../domain/listed-figure.ts";
import type { Locale } from "../domain/locale.ts";
import type { ModelHealth } from "../domain/model-health.ts";
import type { Resolution, TrustLevel } from "../domain/resolution.ts";

/** Any JSON value. It is kept as text, so the same bytes come back from both homes. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A moment in ISO 8601, UTC, with milliseconds: "2026-11-16T01:46:19.000Z". Sorts as text. */
export type Instant = string;

/** A file of a deal: where it stands inside the folder, and which bytes it has. */
export interface DealFile {
  /** "deck.pdf", "agents/cfo.json": inside the deal folder, with "/" between parts. */
  path: string;
  /** sha256 of the bytes, in hex: the key in `documents`. */
  hash: string;
  size: number;
}

export interface Deal {
  id: string;
  /** As a person renamed it; else, where it was guessed, as its latest review found it; else as it was made. */
  name: string;
  /** What it was called when it was made: this never changes, so that a review can be made again. */
  firstName: string;
  /** Nobody chose that first name: its files are called so. */
  isGuess: boolean;
  /** Set where a person renamed it. */
  givenName: string | null;
  /** Where it comes from, unique per tenant: the command line puts the folder's path here. Null for uploads. */
  origin: string | null;
  createdAt: Instant;
  /** From 1; one more each time the files change. */
  version: number;
}

/** A deal in a list, with what its newest review says. */
export interface DealSummary extends Deal {
  files: number;
  latestReview: Pick<ReviewRecord, "id" | "status" | "dealVersion" | "createdAt" | "finishedAt" | "summary"> | null;
}

/** What became of one path between two versions of a deal. */
export interface FileChange {
  path: string;
  /** Null where the file is new. */
  was: string | null;
  /** Null where the file is gone. */
  now: string | null;
}

/**
 * `interrupted`: its worker is gone without a word; it can be claimed again and goes on from its journal.
 * Ends are `done`, `failed` and `cancelled`; `resume` puts the last two back into the queue.
 */
export type ReviewStatus = "queued" | "running" | "done" | "failed" | "cancelled" | "interrupted";

/** What a list shows of a finished review. Null where the review could not say. */
export interface ReviewSummary {
  /** What the deal is called in it: the name of a deal that nobody named. Absent in older reviews. */
  deal?: string;
  trust: TrustLevel | null;
  score: number | null;
  contradictions: number;
  /** Contradictions left UNRESOLVED, and what cannot be true in the documents themselves. */
  contested: number;
  /** Questions for the founder. Absent in reviews made before they were counted. */
  questions?: number;
  /** The figures a list of deals is compared by. Absent in reviews made before they were kept. */
  figures?: ListedFigure[];
  /** How the models did in it; absent where none was asked. */
  health?: ModelHealth[];
}

export interface ReviewRecord {
  id: string;
  dealId: string;
  /** Which files it reads: fixed when it is created. */
  dealVersion: number;
  status: ReviewStatus;
  locale: Locale;
  /** Model, budget, …; never keys. */
  options: Json;
  createdAt: Instant;
  /** First claimed; a resumed review keeps it. */
  startedAt: Instant | null;
  finishedAt: Instant | null;
  summary: ReviewSummary | null;
  /** Why it failed, for people and programs. */
  error: ReviewError | null;
  /** sha256 of the review document. */
  documentHash: string | null;
  cancelRequested: boolean;
  /** How many times it was claimed. */
  attempts: number;
  /** Who works on it, until when; null where nobody does. */
  heldBy: { worker: string; until: Instant } | null;
}

export interface ReviewError {
  code: string;
  message: string;
  detail?: Json;
}

/** The right to write to one running review. The token grows with each claim, so a late writer is told apart. */
export interface Lease {
  tenant: string;
  reviewId: string;
  worker: string;
  token: number;
}

export interface ReviewEvent {
  /** 1, 2, 3 … within its review, without gaps. */
  seq: number;
  at: Instant;
  event: Json;
}

/** What a finished review leaves for SQL. The review document itself is what the desk shows. */
export interface ReviewDetails {
  findings: readonly ScoredFinding[];
  contradictions: readonly {
    contradiction: Contradiction;
    /** Null where it was noted or not examined. */
    resolution: Resolution | null;
  }[];
  reflexions: readonly { agentName: string; critiques: readonly Critique[]; improvements: readonly Improvement[] }[];
}

/** A call to a model, for the cost view. */
export interface CallRecord {
  key: string;
  model: string;
  role: string;
  state: "begun" | "done" | "failed";
  /** Times it was begun again although its first answer may have been paid for. */
  ambiguousTimes: number;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Null where the price is unknown, or the call has not ended. */
  usd: number | null;
  beganAt: Instant;
  durationMs: number | null;
}
