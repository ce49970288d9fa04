import type { ChangedRecord } from "../audit-records.ts";
import { decisionOf } from "../decisions/decisions.ts";
import { bytesOf } from "../documents.ts";
import { conclusionOf } from "../follow-up/conclusions.ts";
import type { Home } from "../homes/home.ts";
import { sha256 } from "../ids.ts";
import type { Json } from "../records.ts";
import { canonicalJson } from "./chain.ts";

const PAGE = 500;

/** Rows that say what a record is. */
const KEPT = {
  "review.finished": "review",
  "decision.taken": "decision",
  "conclusion.taken": "conclusion",
} as const;
type Kept = (typeof KEPT)[keyof typeof KEPT];
const ACTIONS = Object.keys(KEPT) as (keyof typeof KEPT)[];

/** Whether a record still is what its row says. */
const IS_KEPT: Record<Kept, (home: Home, id: string, payload: string) => Promise<boolean>> = {
  review: isKeptReview,
  decision: isKeptDecision,
  conclusion: isKeptConclusion,
};

/**
 * The first record that is not what the chain says of it: a review's document, a person's decision or conclusion, or
 * the bytes of a file, which are named by their own hash. Null where all are. The chain itself must be in order.
 */
export async function firstChangedRecord(home: Home): Promise<ChangedRecord | null> {
  const known: Record<Kept, Set<string>> = { review: new Set(), decision: new Set(), conclusion: new Set() };
  for (let after = 0; ; ) {
    const rows = await home.db
      .selectFrom("audit")
      .select(["seq", "action", "subject", "payload"])
      .where("seq", ">", after)
      .where("action", "in", ACTIONS)
      .orderBy("seq")
      .limit(PAGE)
      .execute();
    for (const { seq, action, subject: id, payload } of rows) {
      const kind = KEPT[action as keyof typeof KEPT];
      known[kind].add(id);
      if (!(await IS_KEPT[kind](home, id, payload))) return { kind, id, seq };
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.seq;
  }
  return (await firstUnknown(home, known)) ?? (await firstOtherBytes(home));
}

async function isKeptReview({ db }: Home, id: string, payload: string): Promise<boolean> {
  const { documentHash } = JSON.parse(payload) as { documentHash?: string };
  const row = await db
    .selectFrom("reviews")
    .innerJoin("review_documents", "review_documents.review_id", "reviews.id")
    .select(["document", "document_hash", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { document, document_hash: hash, status } = row;
  return status === "done" && hash === documentHash && sha256(document) === documentHash;
}

async function isKeptDecision({ db }: Home, id: string, payload: string): Promise<boolean> {
  const row = await db.selectFrom("decisions").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return false;
  const { supersededBy: _, ...decision } = decisionOf(row, null);
  return canonicalJson({ ...decision } as Json) === payload;
}

async function isKeptConclusion({ db }: Home, id: string, payload: string): Promise<boolean> {
  const row = await db.selectFrom("conclusions").selectAll().where("id", "=", id).executeTakeFirst();
  return row !== undefined && canonicalJson({ ...conclusionOf(row) }) === payload;
}

/** A finished review, a decision or a conclusion nobody put on the chain. */
async function firstUnknown({ db }: Home, known: Record<Kept, Set<string>>): Promise<ChangedRecord | null> {
  const all: Record<Kept, { id: string }[]> = {
    review: await db.selectFrom("reviews").select("id").where("status", "=", "done").orderBy("id").execute(),
    decision: await db.selectFrom("decisions").select("id").orderBy("id").execute(),
    conclusion: await db.selectFrom("conclusions").select("id").orderBy("id").execute(),
  };
  for (const kind of Object.values(KEPT)) {
    const unknown = all[kind].find(({ id }) => !known[kind].has(id));
    // One that was finished since the chain was read is not unknown.
    if (unknown !== undefined && !(await isOnChain(db, unknown.id))) return { kind, id: unknown.id, seq: null };
  }
  return null;
}

async function isOnChain(db: Home["db"], subject: string): Promise<boolean> {
  const row = await db
    .selectFrom("audit")
    .select("seq")
    .where("subject", "=", subject)
    .where("action", "in", ACTIONS)
    .executeTakeFirst();
  return row !== undefined;
}

async function firstOtherBytes(home: Home): Promise<ChangedRecord | null> {
  const all = await home.db
    .selectFrom("documents")
    .select(["tenant", "hash"])
    .orderBy("tenant")
    .orderBy("hash")
    .execute();
  for (const { tenant, hash } of all) {
    const bytes = await bytesOf(home, tenant, hash);
    if (bytes !== null && sha256(bytes) !== hash) return { kind: "document", id: hash, seq: null };
  }
  return null;
}
