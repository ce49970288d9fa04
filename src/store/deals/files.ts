import { StoreFailure } from "../failure.ts";
import type { Database } from "../homes/home.ts";
import type { DealFile, FileChange } from "../records.ts";
import { plain } from "../scope.ts";

/** Rows written with one statement: far below what either home takes in parameters. */
export const BATCH = 500;

/** Refuses files whose bytes this tenant never put. */
export async function checkFiles(trx: Database, tenant: string, files: readonly DealFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += BATCH) {
    const some = files.slice(from, from + BATCH);
    const rows = await trx
      .selectFrom("documents")
      .select("hash")
      .where("tenant", "=", tenant)
      .where(
        "hash",
        "in",
        some.map(({ hash }) => hash),
      )
      .execute();
    const known = new Set(rows.map(({ hash }) => hash));
    const unknown = some.find(({ hash }) => !known.has(hash));
    if (unknown !== undefined) throw new StoreFailure("unknown_document", { path: unknown.path });
  }
}

export async function insertFiles(
  trx: Database,
  { tenant, dealId, version }: { tenant: string; dealId: string; version: number },
  files: readonly DealFile[],
): Promise<void> {
  for (let from = 0; from < files.length; from += BATCH) {
    await trx
      .insertInto("deal_files")
      .values(
        files
          .slice(from, from + BATCH)
          .map(({ path, hash, size }) => ({ tenant, deal_id: dealId, version, path: plain(path), hash, size })),
      )
      .execute();
  }
}

/** By path, in the order of the characters, whatever the database's language. */
export async function filesOf(
  database: Database,
  { tenant }: { tenant: string },
  dealId: string,
  version: number,
): Promise<DealFile[]> {
  const files = await database
    .selectFrom("deal_files")
    .select(["path", "hash", "size"])
    .where("tenant", "=", tenant)
    .where("deal_id", "=", dealId)
    .where("version", "=", version)
    .execute();
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every path that is new, gone or has other bytes, by path. */
export function changesBetween(before: readonly DealFile[], after: readonly DealFile[]): FileChange[] {
  const was = new Map(before.map(({ path, hash }) => [path, hash]));
  const now = new Map(after.map(({ path, hash }) => [path, hash]));
  return [...new Set([...was.keys(), ...now.keys()])]
    .sort()
    .map((path) => ({ path, was: was.get(path) ?? null, now: now.get(path) ?? null }))
    .filter((change) => change.was !== change.now);
}
