import { sql } from "kysely";
import type { AuditHead, AuditRow, AuditVerification } from "../audit-records.ts";
import type { Database, Home } from "../homes/home.ts";
import type { AuditTrail } from "../port.ts";
import type { Json } from "../records.ts";
import type { Tables } from "../schema.ts";
import { pageSize, plain } from "../scope.ts";
import { canonicalJson, diagnose, follow, GENESIS, hashOf, type StoredAuditRow } from "./chain.ts";

const PAGE = 1_000;

type NewRow = Pick<AuditRow, "tenant" | "actor" | "action" | "subject"> & { payload: Json; at: Date };

/**
 * Appends a row to the chain. Always the last thing a transaction does: counting the head up locks it, in both homes,
 * until the transaction ends, so rows are numbered and chained one after the other and nobody waits in a circle.
 */
export async function appendAudit(trx: Database, entry: NewRow): Promise<AuditRow> {
  const head = await trx
    .updateTable("audit_head")
    .set({ count: sql`count + 1` })
    .where("id", "=", 1)
    .returning(["count", "hash"])
    .executeTakeFirstOrThrow();
  const row: Omit<StoredAuditRow, "hash"> = {
    seq: head.count,
    at: entry.at.toISOString(),
    tenant: plain(entry.tenant),
    actor: plain(entry.actor),
    action: plain(entry.action),
    subject: plain(entry.subject),
    payload: canonicalJson(entry.payload),
    prevHash: head.hash,
  };
  const hash = hashOf(row);
  const { prevHash, ...columns } = row;
  await trx
    .insertInto("audit")
    .values({ ...columns, prev_hash: prevHash, hash })
    .execute();
  await trx.updateTable("audit_head").set({ hash }).where("id", "=", 1).execute();
  return { ...row, payload: JSON.parse(row.payload) as Json, hash };
}

/** Rows of the chain, oldest first: all of them, or one tenant's. */
export async function auditRows(
  { db }: Home,
  { after = 0, limit }: { after?: number; limit?: number },
  tenant?: string,
): Promise<AuditRow[]> {
  let query = db.selectFrom("audit").selectAll().where("seq", ">", after);
  if (tenant !== undefined) query = query.where("tenant", "=", tenant);
  const rows = await query
    .orderBy("seq")
    .limit(pageSize(limit, 200, PAGE))
    .execute();
  return rows.map((row) => ({ ...stored(row), payload: JSON.parse(row.payload) as Json }));
}

export const auditTrail = (home: Home): Omit<AuditTrail, "changedRecord"> => ({
  rows: (page = {}) => auditRows(home, page),
  head: () => home.db.selectFrom("audit_head").select(["count", "hash"]).where("id", "=", 1).executeTakeFirstOrThrow(),
  verify: (kept) => verify(home, kept),
});

async function verify(home: Home, kept: AuditHead | undefined): Promise<AuditVerification> {
  const head = await wholeHead(home);
  if (head === null) return { ok: false, fault: "head", seq: 0 };
  let at = { seq: 0, hash: GENESIS };
  let passed = kept === undefined || (kept.count === 0 && kept.hash === GENESIS);
  while (at.seq < head.count) {
    const rows = await rowsAfter(home, at.seq === 0 ? null : at.seq, head.count);
    const broken = follow(at, rows) ?? (rows.length === 0 ? { seq: at.seq + 1, after: at.hash, row: null } : null);
    if (broken !== null) return diagnose(broken, await rowsChainedTo(home, broken.after), head.count);
    if (kept !== undefined) passed ||= rows.some(({ seq, hash }) => seq === kept.count && hash === kept.hash);
    const last = rows.at(-1) as StoredAuditRow;
    at = { seq: last.seq, hash: last.hash };
  }
  if (head.last > head.count) return { ok: false, fault: "added", seq: head.count + 1 };
  if (at.hash !== head.hash) return { ok: false, fault: head.count === 0 ? "head" : "edited", seq: at.seq };
  if (kept !== undefined && kept.count > head.count) return { ok: false, fault: "removed", seq: head.count + 1 };
  if (kept !== undefined && !passed) return { ok: false, fault: "rewritten", seq: kept.count };
  return { ok: true, head: { count: head.count, hash: head.hash } };
}

/** The head and the last row's number as they were at one moment. */
async function wholeHead({ db }: Home): Promise<(AuditHead & { last: number }) | null> {
  const row = await db
    .selectFrom("audit_head")
    .select(["count", "hash"])
    .select(({ selectFrom }) =>
      selectFrom("audit")
        .select(({ fn }) => fn.max("seq").as("last"))
        .as("last"),
    )
    .where("id", "=", 1)
    .executeTakeFirst();
  return row === undefined ? null : { count: row.count, hash: row.hash, last: row.last ?? 0 };
}

/** From the very first row where `seq` is null: one with a number below 1 is seen too. */
async function rowsAfter({ db }: Home, seq: number | null, upTo: number): Promise<StoredAuditRow[]> {
  let query = db.selectFrom("audit").selectAll().where("seq", "<=", upTo);
  if (seq !== null) query = query.where("seq", ">", seq);
  return (await query.orderBy("seq").limit(PAGE).execute()).map(stored);
}

async function rowsChainedTo({ db }: Home, hash: string): Promise<StoredAuditRow[]> {
  return (await db.selectFrom("audit").selectAll().where("prev_hash", "=", hash).execute()).map(stored);
}

function stored({ prev_hash: prevHash, ...row }: Tables["audit"]): StoredAuditRow {
  return { ...row, prevHash };
}
