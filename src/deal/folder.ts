import { readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from "node:path";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import { requireText } from "../domain/known-options.ts";
import { formatByName } from "../dossier/formats.ts";

/** A file of a deal folder: its path inside the folder, with forward slashes, and where it really is. */
export interface DealFile {
  inside: string;
  path: string;
}

/** What stands in a deal folder. */
export interface DealListing {
  files: DealFile[];
  /** Links and entries that lead outside the folder: named, never opened. */
  outside: string[];
  /** Pipes, sockets, devices and links to folders: no files, never opened. */
  noFiles: string[];
  /** Files beyond the first thousand, and folders too deep to be looked into: named, not read. */
  leftOut: string[];
}

/** More files than a deal has: beyond it, it is the wrong folder. */
const MAX_FILES = 1_000;
const MAX_DEPTH = 8;
/** So many names are looked at to choose the files that are read. */
const MAX_NAMES = 20_000;
/** What systems and editors leave behind. */
const LITTER = /^\.|^~\$|^(?:thumbs\.db|desktop\.ini)$/i;
/** Where not all can be read, what a deal rests on comes first. */
const FIRST = [
  /^deal\.json$/i,
  /^(?:deck|model|context|funding-db)\.\w+$/i,
  /\.(?:xlsx|xlsm|xlsb|xls|ods)$/i,
  /\.(?:pptx|pptm|ppsx|pdf)$/i,
  /^agents\//i,
  /\.(?:docx|csv|md|markdown|txt|json)$/i,
];

/** Where a deal lies: its folder, one document, or several. */
export type DealPath = string | readonly string[];

/** Told apart from a deal that is already loaded. */
export const isDealPath = (given: object | DealPath): given is DealPath =>
  typeof given === "string" || Array.isArray(given);

/** A deal as it was found on the disk. */
export interface FoundDeal {
  /** The folder that its files lie in. */
  root: string;
  /** What the folder, or the first document, is called. */
  name: string;
  /** Whether somebody chose that name for the deal: a folder's is one, a file's says what the file is. */
  isNamed: boolean;
  /** The same for the same folder, or the same documents, every time. */
  origin: string;
  listing: DealListing;
}

/** Finds the files of a deal. Throws where nothing is at a path, folders and files are mixed, or no file is a document. */
export async function findDeal(given: DealPath): Promise<FoundDeal> {
  const paths = typeof given === "string" ? [given] : given;
  if (!isDealPath(paths)) requireText("The path of a deal", paths);
  const found = await Promise.all(paths.map(lookAt));
  const [first] = found;
  if (first === undefined)
    throw new TribunalError("bad_input", "No path was given.", { file: "", reason: "folder_among_files" });
  if (found.length === 1 && first.kind === "folder")
    return {
      root: first.real,
      name: basename(first.real),
      isNamed: true,
      origin: first.real,
      listing: await listFolder(first.real),
    };
  const folder = found.find(({ kind }) => kind !== "file");
  const isRead = found.some(({ real }) => !["json", null].includes(formatByName(real)));
  if (folder !== undefined || !isRead)
    throw new TribunalError("bad_input", "A deal is one folder, or its documents.", {
      file: (folder ?? first).given,
      reason: found.length === 1 ? "not_a_folder" : "folder_among_files",
    });
  const files = asFiles([...new Set(found.map(({ real }) => real))]);
  return {
    root: dirname(first.real),
    name: parse(first.real).name,
    isNamed: false,
    origin: files.map(({ path }) => path).join("\n"),
    listing: { files, outside: [], noFiles: [], leftOut: [] },
  };
}

async function lookAt(given: string): Promise<{ given: string; real: string; kind: "file" | "folder" | "neither" }> {
  try {
    const real = await realpath(given);
    const found = await stat(real);
    return { given, real, kind: found.isDirectory() ? "folder" : found.isFile() ? "file" : "neither" };
  } catch (cause) {
    throw new TribunalError("file_not_found", `${given} was not found.`, { file: given }, cause);
  }
}

/** Documents from anywhere as the files of one deal; two of the same name are told apart by a number. */
function asFiles(paths: readonly string[]): DealFile[] {
  const taken = new Set<string>();
  return paths.toSorted().map((path) => {
    const { name, ext } = parse(path);
    let inside = name + ext;
    for (let number = 2; taken.has(inside.toLowerCase()); number += 1) inside = `${name} (${number})${ext}`;
    taken.add(inside.toLowerCase());
    return { inside, path };
  });
}

/** All files of a deal folder, those outside of it and those left out told apart. */
async function listFolder(root: string): Promise<DealListing> {
  const listing: DealListing = { files: [], outside: [], noFiles: [], leftOut: [] };
  await listInto(listing, root, "", 0);
  const byName = (a: DealFile, b: DealFile) => (a.inside < b.inside ? -1 : 1);
  if (listing.files.length > MAX_FILES) {
    const rank = ({ inside }: DealFile) => {
      const place = FIRST.findIndex((kind) => kind.test(inside));
      return place < 0 ? FIRST.length : place;
    };
    const depth = ({ inside }: DealFile) => inside.split("/").length;
    const ranked = listing.files.toSorted((a, b) => rank(a) - rank(b) || depth(a) - depth(b) || byName(a, b));
    listing.leftOut.push(...ranked.slice(MAX_FILES).map(({ inside }) => inside));
    listing.files = ranked.slice(0, MAX_FILES);
  }
  listing.files.sort(byName);
  listing.leftOut.sort();
  return listing;
}

async function listInto(listing: DealListing, root: string, folder: string, depth: number): Promise<void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    throw refusedBySystem(error, folder === "" ? basename(root) : folder);
  });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LITTER.test(entry.name)) continue;
    const inside = folder === "" ? entry.name : `${folder}/${entry.name}`;
    const path = join(root, inside);
    if (listing.files.length >= MAX_NAMES) {
      listing.leftOut.push(inside);
      return;
    }
    if (entry.isDirectory() && depth >= MAX_DEPTH) listing.leftOut.push(`${inside}/`);
    else if (entry.isDirectory()) await listInto(listing, root, inside, depth + 1);
    else if (entry.isFile()) listing.files.push({ inside, path });
    else if (entry.isSymbolicLink()) await addLink(listing, root, inside, path);
    else listing.noFiles.push(inside);
  }
}

/** A link counts as the file it leads to, if that is in the folder; links to folders are not followed. */
async function addLink(listing: DealListing, root: string, inside: string, path: string): Promise<void> {
  const target = await realpath(path).catch(() => null);
  if (target === null || !isWithin(root, target)) listing.outside.push(inside);
  else if ((await stat(target)).isFile()) listing.files.push({ inside, path: target });
  else listing.noFiles.push(inside);
}

/** The file a name of deal.json means. Throws `path_outside_deal`; a file that is not there is left to the caller. */
export async function fileInside(root: string, name: string): Promise<DealFile | null> {
  const outside = () =>
    new TribunalError("path_outside_deal", `${name} points outside the deal folder.`, { file: name });
  const path = resolve(root, name);
  if (isAbsolute(name) || name.includes("\0") || /^[a-z]:[\\/]/i.test(name) || !isWithin(root, path)) throw outside();
  const real = await realpath(path).catch(() => null);
  if (real === null) return null;
  if (!isWithin(root, real)) throw outside();
  if (!(await stat(real)).isFile()) return null;
  return { inside: relative(root, path).split(sep).join("/"), path: real };
}

function isWithin(root: string, path: string): boolean {
  return path.startsWith(root.endsWith(sep) ? root : root + sep);
}
