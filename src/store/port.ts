import type { QuestionGroup } from "../domain/follow-up.ts";
import type { Locale } from "../domain/locale.ts";
import type { Journal } from "../model/journal/journal.ts";
import type { AccessToken, AuditHead, AuditRow, AuditVerification, ChangedRecord, Session } from "./audit-records.ts";
import type { Decision, DecisionRefusal, NewDecision, Staleness } from "./decision-records.ts";
import type {
  CheckChange,
  CheckWork,
  Comment,
  Conclusion,
  FollowUpRefusal,
  NewComment,
  NewConclusion,
  QuestionChange,
  QuestionWork,
  ShareLink,
} from "./follow-up-records.ts";
import type { AgentRecord } from "./history-records.ts";
import type { Supervision } from "./line/line.ts";
import type { Quotas } from "./quotas.ts";
import type {
  CallRecord,
  Deal,
  DealFile,
  DealSummary,
  FileChange,
  Json,
  Lease,
  ReviewDetails,
  ReviewError,
  ReviewEvent,
  ReviewRecord,
  ReviewStatus,
  ReviewSummary,
} from "./records.ts";
import type { QueueState } from "./reviews/queue-state.ts";
import type { Tidied } from "./tidy.ts";

export type * from "./audit-records.ts";
export type * from "./decision-records.ts";
export type * from "./follow-up-records.ts";
export type * from "./history-records.ts";
export type { Supervision, UpkeepTask } from "./line/line.ts";
export type { Quotas } from "./quotas.ts";
export type * from "./records.ts";
export type { QueueState } from "./reviews/queue-state.ts";

export { LOCAL_TENANT } from "./tenants.ts";

/** A write that needs a lease: done, or refused because somebody else holds the review, or nobody does any more. */
export type Leased<Result = object> = ({ ok: true } & Result) | { ok: false; refused: "stale_lease" };

/**
 * Everything Tribunal remembers, in one SQLite file or in PostgreSQL: the same promises in both. A write that was
 * answered survives the end of the process and of the machine. Opened by `openStore`, `openSqliteStore` or
 * `openPostgresStore`.
 */
export interface Store {
  home: "sqlite" | "postgres";
  /** For people: the file, or the server without its password. */
  location: string;
  /** What each tenant may have. More is refused with a `StoreFailure` of its own code. */
  quotas: Quotas;
  /**
   * What belongs to one tenant. All of its queries name the tenant: another tenant's ids are not there.
   * `actor` is who acts, for the audit trail: a token's label, a person, "cli".
   */
  of(tenant: string, actor: string): TenantStore;
  /**
   * Claims the review whose turn it is (queued, interrupted, or its worker's lease ran out), of any tenant that is not
   * passed over and has fewer running than it may: the most urgent, then the oldest.
   */
  claimNext(worker: string, leaseMs: number, passOver?: readonly string[]): Promise<Lease | null>;
  /** What waits, runs and was given up, over all tenants. */
  queueState(): Promise<QueueState>;
  /** Finished reviews, each the last of its deal, whose files have changed since and which nobody reviews again yet. */
  staleReviews(): Promise<{ tenant: string; reviewId: string }[]>;
  /** Throws away what nobody needs any more: no deal, review, call, decision or row of the audit chain. */
  tidy(keep: { keepDays: number }): Promise<Tidied>;
  /**
   * Marks running reviews as interrupted whose lease ran out, or whose worker is known to be gone; says which.
   * `isGone` must be sure: a worker that lives on loses its work.
   */
  interruptExpired(isGone?: (worker: string) => boolean): Promise<{ tenant: string; reviewId: string }[]>;
  /**
   * For a process that runs reviews: sees that none is forgotten, and that the tasks of the night are done by one
   * process each. Lasts until the returned function is called.
   */
  supervise(supervision: Supervision): Promise<() => Promise<void>>;
  audit: AuditTrail;
  access: Access;
  /** What a link shows; null for an unknown, ended or revoked one. */
  findShare(secret: string): Promise<SharedReview | null>;
  close(): Promise<void>;
}

export interface TenantStore {
  tenant: string;
  actor: string;
  documents: Documents;
  deals: Deals;
  reviews: Reviews;
  events: Events;
  calls: Calls;
  decisions: Decisions;
  history: History;
  questions: Questions;
  checks: Checks;
  conclusions: Conclusions;
  comments: Comments;
  shares: Shares;
  /** This tenant's rows of the chain, oldest first. */
  auditRows(page?: { after?: number; limit?: number }): Promise<AuditRow[]>;
  /** Puts a row of one's own on the chain, for what the store does not do itself: an export, a refused sign-in. */
  record(action: string, subject: string, payload: Json): Promise<AuditRow>;
}

/** Bytes by their sha256. The same bytes twice are kept once. */
export interface Documents {
  put(bytes: Uint8Array): Promise<{ hash: string; size: number }>;
  /** Null where this tenant never put them. */
  get(hash: string): Promise<Uint8Array | null>;
}

export interface Deals {
  /** The files' bytes must be in `documents` already: an unknown hash is refused with a `StoreFailure`. */
  create(deal: {
    name: string;
    /** Nobody chose the name: a review that finds another one in the documents changes it. */
    isGuess?: boolean;
    origin?: string;
    files: readonly DealFile[];
  }): Promise<Deal>;
  /** Somebody names the deal: no review changes it from now on. Null where there is no such deal. */
  rename(id: string, name: string): Promise<Deal | null>;
  get(id: string): Promise<Deal | null>;
  /** The deal that was made with this `origin`. */
  byOrigin(origin: string): Promise<Deal | null>;
  /** Newest first; `before` is the last id of the page before. At most 200, default 50. */
  list(page?: { before?: string; limit?: number }): Promise<DealSummary[]>;
  /** The files of a version, default the current one, by path; null where there is no such deal or version. */
  files(id: string, version?: number): Promise<DealFile[] | null>;
  /** The deal now has exactly these files. Nothing changed: no new version. Null where there is no such deal. */
  replaceFiles(id: string, files: readonly DealFile[]): Promise<{ deal: Deal; changes: FileChange[] } | null>;
  /**
   * These files are new or other ones, the rest stays as it is at that moment: two who bring files at once lose none.
   * A name that differs only in its capitals is the same file.
   */
  putFiles(
    id: string,
    files: readonly DealFile[],
    /** Paths that leave the deal. */
    without?: readonly string[],
  ): Promise<{ deal: Deal; changes: FileChange[] } | null>;
  /** Which verdicts of the latest finished review rest on files that have changed since; null where none is finished. */
  staleVerdicts(id: string): Promise<Staleness | null>;
}

export interface Reviews {
  /** Queued, on the deal's current version unless told. Null where there is no such deal or version. */
  create(review: {
    dealId: string;
    dealVersion?: number;
    locale: Locale;
    options: Json;
    /** Greater goes first. Default 0: somebody waits for it. */
    priority?: number;
  }): Promise<ReviewRecord | null>;
  get(id: string): Promise<ReviewRecord | null>;
  /** Newest first; `before` is the last id of the page before. At most 200, default 50. */
  list(page?: { dealId?: string; status?: ReviewStatus; before?: string; limit?: number }): Promise<ReviewRecord[]>;
  /** The document of a finished review, the bytes that were given to `finish`. */
  document(id: string): Promise<{ json: string; hash: string } | null>;

  /**
   * Creates a review and takes it, in one step: no other worker sees it waiting. Null as for `create`.
   */
  begin(
    review: Parameters<Reviews["create"]>[0],
    worker: string,
    leaseMs: number,
  ): Promise<{ review: ReviewRecord; lease: Lease } | null>;
  /** `resume` where need be, and `claim`, in one step. */
  takeUp(id: string, worker: string, leaseMs: number): Promise<Lease | null>;
  /**
   * Takes a waiting review for a while. Null where it does not wait: somebody works on it, it has ended, or it is not
   * there. Of two claimers at once one gets it.
   */
  claim(id: string, worker: string, leaseMs: number): Promise<Lease | null>;
  /** Holds the lease for `leaseMs` more, and hears whether somebody asked to cancel. */
  heartbeat(lease: Lease, leaseMs: number): Promise<Leased<{ cancelRequested: boolean }>>;
  /** Ends it with its document, summary, detail rows, the agents' outcomes and the audit row, all or nothing. */
  finish(
    lease: Lease,
    result: { document: string; summary: ReviewSummary; details: ReviewDetails },
  ): Promise<Leased<{ hash: string }>>;
  /** `finish` with what `leaveResult` left in a file, off the loop that answers: for a review with very many findings. */
  finishLeft(lease: Lease, file: string): Promise<Leased<{ hash: string }>>;
  fail(lease: Lease, error: ReviewError): Promise<Leased>;
  /** The runner has stopped because somebody asked to. */
  stop(lease: Lease): Promise<Leased>;
  /**
   * Gives the review back to the queue, unfinished: the worker shuts down. With a fault that may pass it waits a while
   * before it is tried again, longer each time.
   */
  release(lease: Lease, fault?: ReviewError): Promise<Leased>;

  /**
   * `cancelled`: it was waiting, and is now cancelled. `requested`: its runner will hear of it. `ended`: too late.
   * `not_found`: no such review.
   */
  cancel(id: string): Promise<"cancelled" | "requested" | "ended" | "not_found">;
  /** Back into the queue, to go on from its journal: a failed, cancelled or interrupted review. */
  resume(id: string): Promise<"queued" | "not_resumable" | "not_found">;
}

export interface Events {
  /** Appends in order; `seq` is the number of the last one. */
  append(lease: Lease, events: readonly Json[]): Promise<Leased<{ seq: number }>>;
  /** Events with a greater `seq`, in order. At most 1000, default 200. Empty for another tenant's review. */
  after(reviewId: string, seq: number, limit?: number): Promise<ReviewEvent[]>;
}

export interface Calls {
  /**
   * The journal a running review writes: calls begun by an earlier holder are ambiguous. Writing with a stale lease
   * throws a `StoreFailure` with code `stale_lease`. Closing it does not close the store.
   */
  journalOf(lease: Lease): Journal;
  /** The same record to read from, for a replay: beginning a call throws a `StoreFailure` with code `read_only`. */
  replayOf(reviewId: string): Journal;
  /** The same by what was asked, whatever the words: for a review that is told in another language. */
  repliesOf(reviewId: string): Journal;
  /** In the order they were begun. */
  of(reviewId: string): Promise<CallRecord[]>;
}

export interface Decisions {
  /** Takes it, with its audit row and what it says about the agents; or names why not. */
  add(decision: NewDecision): Promise<{ ok: true; decision: Decision } | { ok: false; refused: DecisionRefusal }>;
  /** All decisions on a deal, newest first, over all its reviews. */
  ofDeal(dealId: string): Promise<Decision[]>;
}

/** Agents' records from verdicts and decisions; the plan of a review makes them an engine's `history`. */
export interface History {
  agentRecords(): Promise<AgentRecord[]>;
}

/**
 * Append-only, each row hashed with the one before it. Everything the store does that matters is on it already.
 * Who owns the file or the database can still rewrite the whole chain from some row on, its head included: keep `head`
 * elsewhere now and then, and give it to `verify`.
 */
export interface AuditTrail {
  /** Over all tenants, oldest first. At most 1000, default 200. */
  rows(page?: { after?: number; limit?: number }): Promise<AuditRow[]>;
  head(): Promise<AuditHead>;
  /** Reads the whole chain. With a head that was kept elsewhere, the chain must also have passed through it. */
  verify(kept?: AuditHead): Promise<AuditVerification>;
  /** Holds reviews, decisions and files against a chain that is in order; the first that was changed, or null. */
  changedRecord(): Promise<ChangedRecord | null>;
}

/** Tokens and sessions: only their sha256 is kept, the secret is seen once. */
export interface Access {
  createToken(token: { tenant: string; label: string; actor: string }): Promise<{ secret: string; token: AccessToken }>;
  /** Null for an unknown or revoked one. Remembers when it was last used, to the minute. */
  findToken(secret: string): Promise<AccessToken | null>;
  /** Of one tenant or, without one, all; newest first. */
  tokens(tenant?: string): Promise<AccessToken[]>;
  /** False where there is no such token that is still good. */
  revokeToken(tenant: string, id: string, actor: string): Promise<boolean>;
  /** Null where the token is not good. */
  openSession(tokenSecret: string, ttlMs: number): Promise<{ secret: string; session: Session } | null>;
  /** Null for an unknown, ended or expired one, and where its token was revoked. */
  findSession(secret: string): Promise<Session | null>;
  endSession(secret: string): Promise<void>;
}

/** What people do with the questions for a deal's founder. */
export interface Questions {
  /** Those that somebody touched. */
  ofDeal(dealId: string): Promise<QuestionWork[]>;
  /** Changes what is given and leaves the rest. Null where there is no such deal. */
  put(dealId: string, id: string, change: QuestionChange): Promise<QuestionWork | null>;
  /** These were sent to the founder, in these words. Null where there is no such deal. */
  send(
    dealId: string,
    letter: { asked: readonly { id: string; text: string; group: QuestionGroup }[]; by: string },
  ): Promise<{ sentAt: string } | null>;
}

/** The things to verify before a deal is closed: who, how far, and what was found. */
export interface Checks {
  /** Those that somebody touched. */
  ofDeal(dealId: string): Promise<CheckWork[]>;
  /** Changes what is given and leaves the rest. Null where there is no such deal. */
  put(dealId: string, id: string, change: CheckChange): Promise<CheckWork | null>;
}

/** Invest, wait or pass: each with its reason, and for good. */
export interface Conclusions {
  add(
    conclusion: NewConclusion,
  ): Promise<{ ok: true; conclusion: Conclusion } | { ok: false; refused: FollowUpRefusal }>;
  /** Newest first: the first one stands. */
  ofDeal(dealId: string): Promise<Conclusion[]>;
}

/** What people say at passages of a deal's documents. */
export interface Comments {
  add(comment: NewComment): Promise<{ ok: true; comment: Comment } | { ok: false; refused: FollowUpRefusal }>;
  /** Oldest first, closed ones too. */
  ofDeal(dealId: string): Promise<Comment[]>;
  /** False where there is no such comment that is still open. */
  close(dealId: string, id: string): Promise<boolean>;
}

/** Links that show one review to whoever has them: only their sha256 is kept. */
export interface Shares {
  /** Null where there is no such review. */
  create(share: {
    reviewId: string;
    label: string;
    expiresAt: string;
  }): Promise<{ secret: string; share: ShareLink } | null>;
  /** Newest first. */
  ofDeal(dealId: string): Promise<ShareLink[]>;
  /** False where there is no such link that is still good. */
  revoke(share: { dealId: string; id: string }): Promise<boolean>;
}

/** What a good link opens, and nothing else. */
export interface SharedReview {
  id: string;
  tenant: string;
  dealId: string;
  reviewId: string;
  label: string;
  expiresAt: string;
}
