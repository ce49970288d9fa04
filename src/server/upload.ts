import { commonFolder, inDealShape, isLitter, placePath } from "../runs/deal-paths.ts";
import type { IncomingFile } from "../runs/import-deal.ts";
import type { ServerLimits } from "./env.ts";
import { Refusal } from "./refusal.ts";

/** The files of a request, each at its place inside the deal; their bytes are read when they are kept. */
export interface Upload {
  files: IncomingFile[];
  moved: { from: string; to: string }[];
  /** The folder that held everything, which is no part of the deal but may name it. */
  folder: string | null;
}

/** Places uploaded files. One bad name refuses them all: a deal without one of its documents is another deal. */
export function readUpload(given: File | File[] | undefined, limits: ServerLimits): Upload {
  const parts = given === undefined ? [] : Array.isArray(given) ? given : [given];
  if (parts.length > limits.files) throw new Refusal("too_many_files", { limit: limits.files });
  const placed = parts.map((file) => ({ file, path: pathOf(file.name) })).filter(({ path }) => !isLitter(path));
  if (placed.length === 0) throw new Refusal("nothing_uploaded");
  const folder = commonFolder(placed.map(({ path }) => path));
  const upload: Upload = { files: [], moved: [], folder };
  const taken = new Set<string>();
  for (const { file, path } of placed) {
    if (file.size > limits.fileBytes) throw new Refusal("file_too_large", { file: path, limit: limits.fileBytes });
    const from = folder === null ? path : path.slice(folder.length + 1);
    const to = inDealShape(from);
    if (taken.has(to.toLowerCase())) throw new Refusal("bad_file_name", { file: to, fault: "twice" });
    taken.add(to.toLowerCase());
    if (to !== from) upload.moved.push({ from, to });
    upload.files.push({ path: to, read: async () => new Uint8Array(await file.arrayBuffer()) });
  }
  return upload;
}

function pathOf(name: string): string {
  const placed = placePath(name);
  if (placed.ok) return placed.path;
  throw new Refusal("bad_file_name", { file: asShown(name), fault: placed.fault });
}

/** The name as it can be shown: what cannot be seen is named by its number. */
export const asShown = (name: string): string =>
  name
    .slice(0, 120)
    .replace(
      /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
      (c) => `⟦U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟧`,
    );
