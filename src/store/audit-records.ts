import type { Instant, Json } from "./records.ts";

/** One link of the audit chain. */
export interface AuditRow {
  /** 1, 2, 3 … over the whole store. */
  seq: number;
  at: Instant;
  tenant: string;
  actor: string;
  action: string;
  /** What it is about: a deal's, review's, decision's or token's id. */
  subject: string;
  payload: Json;
  prevHash: string;
  hash: string;
}

/** Where the chain stands. Kept outside the store (a report, a mail), it proves that nothing before it was changed. */
export interface AuditHead {
  count: number;
  hash: string;
}

/**
 * `edited`: the row says something else than when it was written. `removed`: it is gone. `moved`: it stands where
 * another one stood. `added`: it is not the chain's. `rewritten`: the chain is whole, but it is not the one that passed
 * through the head kept elsewhere: rows up to this one were written anew. `head`: the record of where the chain ends is
 * itself not right.
 */
export type AuditFault = "edited" | "removed" | "moved" | "added" | "rewritten" | "head";

export type AuditVerification =
  | { ok: true; head: AuditHead }
  /** The first row that is not as it was written; `belongsAt` where a moved one came from. */
  | { ok: false; fault: AuditFault; seq: number; belongsAt?: number };

/** A record that is not what the chain says of it, or not on it. */
export interface ChangedRecord {
  kind: "review" | "decision" | "conclusion" | "document";
  /** A document's is the hash of its bytes as they were. */
  id: string;
  /** The row that says what it was; null where there is none. */
  seq: number | null;
}

/** An access token as it is kept: never the secret itself. */
export interface AccessToken {
  id: string;
  tenant: string;
  label: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
  revokedAt: Instant | null;
}

/** A browser's session, opened with a token and dead with it. */
export interface Session {
  tenant: string;
  tokenId: string;
  /** The token's label: who acts. */
  label: string;
  expiresAt: Instant;
}
