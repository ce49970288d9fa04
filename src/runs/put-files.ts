import { readDealFile } from "../deal/description.ts";
import type { Deal, FileChange, TenantStore } from "../store/port.ts";
import { type IncomingFile, keepFiles } from "./import-deal.ts";

/** What is said of the files beside their names. */
interface Told {
  replaces?: Readonly<Record<string, string>> | undefined;
  parts?: { deck?: string | undefined; model?: string | undefined } | undefined;
}

/**
 * Puts new versions of documents, or further ones, into a deal. `replaces` names the old path of a file that comes under
 * another name: the old one leaves the deal, and a deal.json that names it names the new one. `parts` names the deck and
 * the model among the files. Null where there is no such deal.
 */
export async function putFiles(
  tenant: TenantStore,
  dealId: string,
  files: readonly IncomingFile[],
  { replaces = {}, parts = {} }: Told = {},
): Promise<{ deal: Deal; changes: FileChange[] } | null> {
  const arrived = new Set(files.map(({ path }) => path));
  const renamed = new Map(Object.entries(replaces).filter(([old, now]) => old !== now && arrived.has(now)));
  const further: IncomingFile[] = [];
  const playing = Object.entries(parts).flatMap(([part, path]) =>
    path !== undefined && arrived.has(path) ? [[part, path] as const] : [],
  );
  if (renamed.size + playing.length > 0 && !arrived.has("deal.json")) {
    const there = (await tenant.deals.files(dealId)) ?? [];
    const hash = there.find(({ path }) => path === "deal.json")?.hash;
    const bytes = hash === undefined ? null : await tenant.documents.get(hash);
    const text = withNewNames(bytes === null ? "{}" : new TextDecoder().decode(bytes), renamed, playing);
    if (text !== null) further.push({ path: "deal.json", read: async () => new TextEncoder().encode(text) });
  }
  const kept = await keepFiles(tenant, [...files, ...further]);
  return tenant.deals.putFiles(dealId, kept, [...renamed.keys()]);
}

/** Files that are known by these names play their part by them: under another name it must be said. */
const USUAL = { deck: /^(?:pitch[ _-]?)?deck\.\w+$/i, model: /^model\.\w+$/i };

/** A deal.json with the new names of its files; null where it need not be changed, or cannot be read. */
function withNewNames(
  text: string,
  renamed: ReadonlyMap<string, string>,
  playing: readonly (readonly [part: string, path: string])[],
): string | null {
  const described = readDealFile(text);
  if ("problem" in described) return null;
  const json = JSON.parse(text.replace(/^\uFEFF/, "")) as { files?: object; roles?: Record<string, string> };
  const nameNow = (path: unknown): unknown => (typeof path === "string" ? (renamed.get(path) ?? path) : path);
  const named = Object.entries(json.files ?? {}).map(([role, file]) => [
    role,
    Array.isArray(file) ? file.map(nameNow) : nameNow(file),
  ]);
  const usual = [...renamed].flatMap(([old, now]) =>
    Object.entries(USUAL).flatMap(([role, pattern]) => (pattern.test(old) && !pattern.test(now) ? [[role, now]] : [])),
  );
  const told = playing.filter(
    ([role, now]) => named.some(([one]) => one === role) || !USUAL[role as keyof typeof USUAL].test(now),
  );
  const roles = Object.entries(json.roles ?? {}).map(([path, role]) => [renamed.get(path) ?? path, role]);
  const changed = {
    ...json,
    files: Object.fromEntries([...usual, ...named, ...told]),
    ...(roles.length > 0 && { roles: Object.fromEntries(roles) }),
  };
  return JSON.stringify(changed) === JSON.stringify({ ...json, files: json.files ?? {} })
    ? null
    : `${JSON.stringify(changed, null, 2)}\n`;
}
