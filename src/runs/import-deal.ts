import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { dealName } from "../deal/deal-name.ts";
import { readDealFile } from "../deal/description.ts";
import { type DealPath, findDeal } from "../deal/folder.ts";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import type { Deal, DealFile, FileChange, TenantStore } from "../store/port.ts";

/** A file at its path inside the deal folder; its bytes are read when it is its turn, and nobody holds those of all. */
export interface IncomingFile {
  path: string;
  read: () => Promise<Uint8Array>;
}

/** What importing did: a new deal, or the one this folder gave before, with what has changed since. */
export interface ImportedDeal {
  deal: Deal;
  changes: FileChange[];
}

/** Puts a deal into the store. The same folder or documents again are the same deal, in a new version where they changed. */
export async function importDeal(tenant: TenantStore, path: DealPath): Promise<ImportedDeal> {
  const { name, isNamed, origin, listing } = await findDeal(path);
  if (listing.files.length === 0)
    throw new TribunalError("empty_deal", `${origin} holds nothing to check.`, { file: basename(origin) });
  const incoming = listing.files.map(({ inside, path: file }): IncomingFile => {
    const read = () =>
      readFile(file).catch((error: unknown) => {
        throw refusedBySystem(error, inside);
      });
    return { path: inside, read };
  });
  const kept = await keepFiles(tenant, incoming);
  const known = await tenant.deals.byOrigin(origin);
  if (known === null) {
    const told = await nameIn(incoming);
    const called = { name: told ?? dealName(name), isGuess: told === null && !isNamed };
    return { deal: await tenant.deals.create({ ...called, origin, files: kept }), changes: [] };
  }
  const replaced = await tenant.deals.replaceFiles(known.id, kept);
  return replaced ?? { deal: known, changes: [] };
}

/** Puts the bytes into the store; gives the files as a deal lists them. */
export async function keepFiles(tenant: TenantStore, files: readonly IncomingFile[]): Promise<DealFile[]> {
  const kept: DealFile[] = [];
  for (const { path, read } of files) kept.push({ path, ...(await tenant.documents.put(await read())) });
  return kept;
}

/** The deal's name as its own deal.json gives it; null where there is none. */
export async function nameIn(files: readonly IncomingFile[]): Promise<string | null> {
  const file = files.find(({ path }) => path.toLowerCase() === "deal.json");
  if (file === undefined) return null;
  const described = readDealFile(new TextDecoder().decode(await file.read()));
  return "problem" in described ? null : (described.name ?? null);
}
