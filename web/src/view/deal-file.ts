import type { Planned } from "./upload-plan.ts";

/** The roles whose files deal.json may name, as it calls them. */
const NAMED = { deck: "deck", model: "model", context: "context", funding: "fundingDb" } as const;
type NamedRole = keyof typeof NAMED;
const ALSO: Readonly<Record<string, NamedRole>> = {
  financialModel: "model",
  contextEngine: "context",
  "funding-db": "funding",
};

/** A deal.json as it was dropped: what it says beside the files is kept as it is. */
export interface DealFile {
  json: Readonly<Record<string, unknown>>;
  /** By path: the role it gives to a file. */
  roles: ReadonlyMap<string, NamedRole>;
}

/** Reads a deal.json; null where it cannot be read: the server will say why. */
export function readDealFile(text: string): DealFile | null {
  try {
    const json = JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
    if (!isRecord(json)) return null;
    const roles = new Map<string, NamedRole>();
    for (const [key, path] of Object.entries(isRecord(json.files) ? json.files : {})) {
      const role = (Object.keys(NAMED) as NamedRole[]).find((one) => NAMED[one] === key) ?? ALSO[key];
      if (role !== undefined && typeof path === "string") roles.set(path, role);
    }
    return { json, roles };
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names the server knows a file's role by, without being told. */
const USUAL: Record<NamedRole, RegExp> = {
  deck: /^deck\.(?:pdf|pptx)$/i,
  model: /^model\.xlsx$/i,
  context: /^context\.json$/i,
  funding: /^funding-db\.(?:json|csv|xlsx)$/i,
};

/**
 * The deal.json that tells which file is which; null where their names say it already. Further documents and agents
 * need no word: they stand in folders of their own. A name in it is the one the deal has now.
 */
export function dealFileFor(
  placed: readonly { path: string; role: Planned["role"] }[],
  own: DealFile | null,
  name: string,
): string | null {
  const files: Record<string, string> = {};
  for (const { path, role } of placed) {
    if (role in NAMED && !USUAL[role as NamedRole].test(path)) files[NAMED[role as NamedRole]] = path;
  }
  if (Object.keys(files).length === 0 && own === null) return null;
  return `${JSON.stringify({ ...own?.json, ...(own?.json.name !== undefined && { name }), files }, null, 2)}\n`;
}
