import type { AuditRow, AuditVerification } from "../audit-records.ts";
import { sha256 } from "../ids.ts";
import type { Json } from "../records.ts";

/** What the first row is chained to. */
export const GENESIS = "0".repeat(64);

/** A row as it is stored, its payload still text: the exact bytes are hashed. */
export type StoredAuditRow = Omit<AuditRow, "payload"> & { payload: string };

/** One spelling for equal data: keys in order, no spaces, absent members left out. */
export function canonicalJson(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (value === null || value === undefined || typeof value !== "object") return JSON.stringify(value ?? null);
  const members = Object.entries(value as Record<string, Json | undefined>)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`;
}

/** The hash of a row: over all of it and, through `prevHash`, over everything before it. */
export function hashOf(row: Omit<StoredAuditRow, "hash">): string {
  const { seq, at, tenant, actor, action, subject, payload, prevHash } = row;
  return sha256(canonicalJson({ seq, at, tenant, actor, action, subject, payload, prevHash }));
}

/** Where the chain first breaks, and the row that stands there, if one does. */
export interface Break {
  /** The place in the chain. */
  seq: number;
  /** Hash of the last row that is in order. */
  after: string;
  row: StoredAuditRow | null;
}

/** Follows the chain through rows in order, from one good place to the next. */
export function follow(from: { seq: number; hash: string }, rows: readonly StoredAuditRow[]): Break | null {
  let { seq, hash } = from;
  for (const row of rows) {
    seq += 1;
    if (row.seq !== seq) return { seq, after: hash, row: row.seq < seq ? row : null };
    if (row.prevHash !== hash || hashOf(row) !== row.hash) return { seq, after: hash, row };
    hash = row.hash;
  }
  return null;
}

/**
 * What was done at a break. `chained` are the rows that name the last good one as theirs: the one that was written there
 * may be somewhere else now. `count` is how many rows the chain should have.
 */
export function diagnose(broken: Break, chained: readonly StoredAuditRow[], count: number): AuditVerification {
  const { seq, row, after } = broken;
  if (row !== null && row.seq < 1) return { ok: false, fault: "added", seq: row.seq };
  const displaced = chained.find((other) => other.seq !== seq && hashOf({ ...other, seq }) === other.hash);
  if (row === null) {
    return displaced === undefined
      ? { ok: false, fault: "removed", seq }
      : { ok: false, fault: "moved", seq: displaced.seq, belongsAt: seq };
  }
  const origin = originOf(row, count);
  if (origin === seq) {
    // It is what it was when it was written, after another row than the one that stands before it now.
    return { ok: false, fault: "edited", seq: row.prevHash === after ? seq : Math.max(1, seq - 1) };
  }
  if (origin === null) return { ok: false, fault: "edited", seq };
  return displaced === undefined
    ? { ok: false, fault: "removed", seq }
    : { ok: false, fault: "moved", seq, belongsAt: origin };
}

/** Where a row stood when it was written: the only number its hash agrees with. */
function originOf(row: StoredAuditRow, count: number): number | null {
  if (hashOf(row) === row.hash) return row.seq;
  for (let seq = 1; seq <= count + 1; seq++) if (hashOf({ ...row, seq }) === row.hash) return seq;
  return null;
}
