import type { ChangedRecord } from "../audit-records.ts";
import { decisionOf } from "../decisions/decisions.ts";
import type { Home } from "../homes/home.ts";
import { sha256 } from "../ids.ts";
import type { Json } from "../records.ts";
import { canonicalJson } from "./chain.ts";

const PAGE = 500;

/**
 * The first record that is not what the chain says of it: a review's document, a person's decision, or the bytes of a
 * file, which are named by their own hash. Null where all are. The chain itself must be in order.
 */
export async function firstChangedRecord(home: Home): Promise<ChangedRecord | null> {
  const known = { reviews: new Set<string>(), decisions: new Set<string>() };
  for (let after = 0; ; ) {
    const rows = await home.db
      .selectFrom("audit")
      .select(["seq", "action", "subject", "payload"])
      .where("seq", ">", after)
      .where("action", "in", ["review.finished", "decision.taken"])
      .orderBy("seq")
      .limit(PAGE)
      .execute();
    for (const { seq, action, subject: id, payload } of rows) {
      const kind = action === "review.finished" ? "review" : "decision";
      known[`${kind}s`].add(id);
      const isKept =
        kind === "review" ? await isKeptReview(home, id, payload) : await isKeptDecision(home, id, payload);
      if (!isKept) return { kind, id, seq };
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
    .select(["document", "document_hash", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  const { document = null, document_hash: hash, status } = row ?? {};
  return document !== null && status === "done" && hash === documentHash && sha256(document) === documentHash;
}

async function isKeptDecision({ db }: Home, id: string, payload: string): Promise<boolean> {
  const row = await db.selectFrom("decisions").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return false;
  const { supersededBy: _, ...decision } = decisionOf(row, null);
  return canonicalJson({ ...decision } as Json) === payload;
}

/** A finished review or a decision nobody put on the chain. */
async function firstUnknown(
  { db }: Home,
  known: { reviews: Set<string>; decisions: Set<string> },
): Promise<ChangedRecord | null> {
  const reviews = await db.selectFrom("reviews").select("id").where("status", "=", "done").orderBy("id").execute();
  const review = reviews.find(({ id }) => !known.reviews.has(id));
  // One that was finished since the chain was read is not unknown.
  if (review !== undefined && !(await isOnChain(db, review.id))) return { kind: "review", id: review.id, seq: null };
  const decisions = await db.selectFrom("decisions").select("id").orderBy("id").execute();
  const decision = decisions.find(({ id }) => !known.decisions.has(id));
  if (decision !== undefined && !(await isOnChain(db, decision.id)))
    return { kind: "decision", id: decision.id, seq: null };
  return null;
}

async function isOnChain(db: Home["db"], subject: string): Promise<boolean> {
  const row = await db
    .selectFrom("audit")
    .select("seq")
    .where("subject", "=", subject)
    .where("action", "in", ["review.finished", "decision.taken"])
    .executeTakeFirst();
  return row !== undefined;
}

async function firstOtherBytes({ db }: Home): Promise<ChangedRecord | null> {
  const all = await db.selectFrom("documents").select(["tenant", "hash"]).orderBy("tenant").orderBy("hash").execute();
  for (const { tenant, hash } of all) {
    const row = await db
      .selectFrom("documents")
      .select("bytes")
      .where("tenant", "=", tenant)
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (row !== undefined && sha256(row.bytes) !== hash) return { kind: "document", id: hash, seq: null };
  }
  return null;
}
