import { appendAudit } from "../audit/trail.ts";
import { StoreFailure } from "../failure.ts";
import type { Database } from "../homes/home.ts";
import { newId } from "../ids.ts";
import type { Deals } from "../port.ts";
import { roomForDeal } from "../quotas.ts";
import type { Deal, DealFile, DealSummary, FileChange } from "../records.ts";
import { latestReviews } from "../reviews/rows.ts";
import type { Tables } from "../schema.ts";
import { pageSize, plain, type Scope } from "../scope.ts";
import { changesBetween, checkFiles, filesOf, insertFiles } from "./files.ts";
import { staleVerdicts } from "./staleness.ts";

export function deals(scope: Scope): Deals {
  const { home, tenant } = scope;
  const find = async (database: Database, id: string): Promise<Deal | null> => {
    const row = await database
      .selectFrom("deals")
      .selectAll()
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .executeTakeFirst();
    return row === undefined ? null : dealOf(row);
  };
  return {
    create: (deal) => create(scope, deal),
    rename: (id, name) => rename(scope, id, plain(name)),
    get: (id) => find(home.db, id),
    async byOrigin(origin) {
      const row = await home.db
        .selectFrom("deals")
        .selectAll()
        .where("tenant", "=", tenant)
        .where("origin", "=", plain(origin))
        .executeTakeFirst();
      return row === undefined ? null : dealOf(row);
    },
    list: (page = {}) => list(scope, page),
    async files(id, version) {
      const deal = await find(home.db, id);
      if (deal === null || (version ?? 1) < 1 || (version ?? 1) > deal.version) return null;
      return filesOf(home.db, scope, id, version ?? deal.version);
    },
    replaceFiles: (id, files) => changeFiles(scope, id, () => files),
    putFiles: (id, files, without = []) =>
      changeFiles(scope, id, (current) =>
        withFiles(
          current.filter(({ path }) => !without.includes(path)),
          files,
        ),
      ),
    staleVerdicts: async (id) => {
      const deal = await find(home.db, id);
      return deal === null ? null : staleVerdicts(scope, deal);
    },
  };
}

async function create(
  { home, tenant, actor, clock, quotas }: Scope,
  { name, isGuess = false, origin, files }: Parameters<Deals["create"]>[0],
): Promise<Deal> {
  const at = clock();
  const row: Tables["deals"] = {
    id: newId("deal"),
    tenant,
    name: plain(name),
    guessed: isGuess ? 1 : 0,
    found_name: null,
    given_name: null,
    origin: origin === undefined ? null : plain(origin),
    created_at: at.toISOString(),
    version: 1,
  };
  const deal = dealOf(row);
  await home.db.transaction().execute(async (trx) => {
    await roomForDeal(trx, { tenant, quotas });
    await checkFiles(trx, tenant, files);
    const made = await trx
      .insertInto("deals")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) throw new StoreFailure("origin_taken", { path: deal.origin ?? deal.id });
    await insertFiles(trx, { tenant, dealId: deal.id, version: 1 }, files);
    const payload = { name: deal.name, version: 1, files: listed(files) };
    await appendAudit(trx, { at, tenant, actor, action: "deal.created", subject: deal.id, payload });
  });
  return deal;
}

async function rename({ home, tenant, actor, clock }: Scope, id: string, name: string): Promise<Deal | null> {
  return home.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("deals")
      .set({ given_name: name })
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    await appendAudit(trx, { at: clock(), tenant, actor, action: "deal.renamed", subject: id, payload: { name } });
    return dealOf(row);
  });
}

async function changeFiles(
  scope: Scope,
  id: string,
  wanted: (current: readonly DealFile[]) => readonly DealFile[],
): Promise<{ deal: Deal; changes: FileChange[] } | null> {
  const { home, tenant, actor, clock } = scope;
  return home.db.transaction().execute(async (trx) => {
    // A change that changes nothing: it locks the deal, so that two new versions follow each other.
    const row = await trx
      .updateTable("deals")
      .set((deal) => ({ version: deal.ref("version") }))
      .where("tenant", "=", tenant)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    const deal = dealOf(row);
    const current = await filesOf(trx, scope, id, deal.version);
    const files = wanted(current);
    const changes = changesBetween(current, files);
    if (changes.length === 0) return { deal, changes };
    await checkFiles(trx, tenant, files);
    const version = deal.version + 1;
    await trx.updateTable("deals").set({ version }).where("tenant", "=", tenant).where("id", "=", id).execute();
    await insertFiles(trx, { tenant, dealId: id, version }, files);
    const payload = { version, changes: changes.map((change) => ({ ...change })) };
    await appendAudit(trx, { at: clock(), tenant, actor, action: "deal.files_replaced", subject: id, payload });
    return { deal: { ...deal, version }, changes };
  });
}

async function list(scope: Scope, { before, limit }: { before?: string; limit?: number }): Promise<DealSummary[]> {
  const { home, tenant } = scope;
  let query = home.db.selectFrom("deals").selectAll().where("tenant", "=", tenant);
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(pageSize(limit, 50, 200))
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await home.db
    .selectFrom("deal_files")
    .innerJoin("deals", (join) =>
      join.onRef("deals.id", "=", "deal_files.deal_id").onRef("deals.version", "=", "deal_files.version"),
    )
    .where("deals.tenant", "=", tenant)
    .where("deals.id", "in", ids)
    .groupBy("deals.id")
    .select(({ fn }) => ["deals.id as id", fn.countAll().as("files")])
    .execute();
  const files = new Map(counts.map((row) => [row.id, Number(row.files)]));
  const latest = await latestReviews(scope, ids);
  return rows.map((row) => ({
    ...dealOf(row),
    files: files.get(row.id) ?? 0,
    latestReview: latest.get(row.id) ?? null,
  }));
}

const dealOf = (row: Tables["deals"]): Deal => ({
  id: row.id,
  name: row.given_name ?? (row.guessed === 1 ? row.found_name : null) ?? row.name,
  firstName: row.name,
  isGuess: row.guessed === 1,
  givenName: row.given_name,
  origin: row.origin,
  createdAt: row.created_at,
  version: row.version,
});

/** Some systems cannot keep two names that differ only in their capitals. */
function withFiles(current: readonly DealFile[], further: readonly DealFile[]): DealFile[] {
  const files = new Map(current.map((file) => [file.path.toLowerCase(), file]));
  for (const file of further) files.set(file.path.toLowerCase(), file);
  return [...files.values()];
}

const listed = (files: readonly DealFile[]) => files.map(({ path, hash, size }) => ({ path, hash, size }));
