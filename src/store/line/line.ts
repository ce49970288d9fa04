import type { Database } from "../homes/home.ts";
import type { Lease, ReviewError } from "../records.ts";

/** A review that comes to wait. */
export interface Waiting {
  tenant: string;
  reviewId: string;
  /** Greater goes first, whosever it is. */
  priority: number;
}

/** A review whose turn it is; `job` is the number of its place in the line, null where the row is its place. */
export interface Turn {
  tenant: string;
  reviewId: string;
  job: string | null;
}

/** Who may have a turn. */
export interface TurnRules {
  /** These tenants have just had theirs. */
  passOver: readonly string[];
  /** Reviews of one tenant at the same time, on all machines together; may be `Infinity`. */
  perTenant: number;
}

/** What became of a turn: taken, or why not. `held`: somebody works on it. `over`: nobody needs it any more. */
export type Taken = Lease | "held" | "over" | "busy";

/** What is done once a night. */
export const UPKEEP_TASKS = ["tidy", "recheck"] as const;
export type UpkeepTask = (typeof UPKEEP_TASKS)[number];

/** What a process sees to that runs reviews. */
export interface Supervision {
  /** The tasks of the night, and what each does. Those not named are not done any more. */
  nightly: ReadonlyMap<UpkeepTask, () => Promise<void>>;
  failed: (error: unknown) => void;
}

/**
 * Whose turn it is. A review's row is the truth about it: a line is only told, in the transaction that changes the row,
 * so the two cannot come apart.
 */
export interface WaitingLine {
  /** Makes what it needs, once per process. */
  open(): Promise<void>;
  /** From now on the review waits; gives its place, to be kept in its row. */
  join(trx: Database, review: Waiting): Promise<string | null>;
  /** It waits and runs no more: it was taken by its name, or has ended well. */
  leave(trx: Database, job: string | null): Promise<void>;
  /** It waits again after a fault that may pass, longer each time. */
  rest(trx: Database, review: Omit<Turn, "tenant"> & { attempts: number }, reason: ReviewError): Promise<void>;
  /** It is not tried again by itself. */
  bury(trx: Database, job: string | null, reason: ReviewError): Promise<void>;
  /** Its worker is alive. */
  alive(job: string | null): Promise<void>;
  /** Gives the turns, fairly ordered, to `claim` until one is taken; null where nobody waits. */
  take(claim: (trx: Database, turn: Turn) => Promise<Taken>, rules: TurnRules): Promise<Lease | null>;
  /** Reviews that wait by their row and have no place in the line. */
  forgotten(): Promise<string[]>;
  /** Looks after the line until the returned function is called. */
  supervise(supervision: Supervision): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
