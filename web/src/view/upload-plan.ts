import type { DealFile } from "./deal-file.ts";

/** What a file is to the review. */
export const ROLES = ["deck", "model", "context", "funding", "agent", "document", "left_out"] as const;
export type Role = (typeof ROLES)[number];

/** A file somebody dropped, and what will be done with it. */
export interface Planned<Content = File> {
  /** As it was dropped, a folder that holds everything taken off. */
  from: string;
  role: Role;
  content: Content;
  /** Whose place it takes in a deal that is there, where somebody chose: null is nobody's. */
  replaces?: string | null;
}

/** There is one of each of these in a deal. */
const SINGLE: readonly Role[] = ["deck", "model", "context", "funding"];

/** Guesses what each file is: by deal.json, by its usual name, then by its kind; the first of its kind takes the place. */
export function planned<Content>(
  dropped: readonly { path: string; content: Content }[],
  own: DealFile | null = null,
): Planned<Content>[] {
  const paths = withoutCommonFolder(dropped.map(({ path }) => path));
  const files = dropped.map(({ content }, at) => ({ from: paths[at] as string, content }));
  const usual = new Map(files.map(({ from }) => [from, own?.roles.get(from) ?? usualRole(from)]));
  const taken = new Set([...usual.values()].filter((role) => role !== null));
  return files.map(({ from, content }) => {
    const known = usual.get(from);
    if (known) return { from, role: known, content };
    const role = roleByKind(from);
    if (!SINGLE.includes(role)) return { from, role, content };
    if (taken.has(role)) return { from, role: "document", content };
    taken.add(role);
    return { from, role, content };
  });
}

/** Gives a file another role; who had it, where there can be only one, becomes a plain document. */
export function withRole<Content>(plan: readonly Planned<Content>[], from: string, role: Role): Planned<Content>[] {
  return plan.map((file) => {
    if (file.from === from) return { ...file, role };
    return SINGLE.includes(role) && file.role === role ? { ...file, role: "document" } : file;
  });
}

/** A file as far as its place is concerned. */
type Placed = Pick<Planned, "from" | "role" | "replaces">;

/**
 * Where the file goes inside the deal folder; null where it is left out. Deck and model keep their own names; a document
 * stands where the one before it stood.
 */
export function pathInDeal({ from, role, replaces }: Placed, there: readonly string[] = []): string | null {
  const name = from.slice(from.lastIndexOf("/") + 1);
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (role === "left_out") return null;
  const usual = role === usualRole(from);
  switch (role) {
    case "deck":
    case "model":
      return isPlain(name) ? name : `${role}.${extension}`;
    case "context":
      return "context.json";
    case "funding":
      return `funding-db.${extension}`;
    case "agent":
      return usual ? from : `agents/${name}`;
    case "document": {
      if (usual) return from;
      const before = replaces === undefined ? earlierOf(name, there) : replaces;
      const folder = before?.slice(0, before.lastIndexOf("/") + 1) ?? "documents/";
      return folder === "agents/" || !isPlain(name) ? `documents/${name}` : `${folder}${name}`;
    }
  }
}

/**
 * The file of the deal that this one takes the place of, under its own name or another; null where there is none. What
 * nobody chose is a guess, to be shown.
 */
export function replacedBy(file: Placed, there: readonly string[]): string | null {
  const path = pathInDeal(file, there);
  if (path === null) return null;
  if (there.includes(path)) return path;
  if (file.replaces !== undefined) return file.replaces;
  if (file.role === "deck" || file.role === "model") return inPlaceOf(file.role, there);
  return file.role === "document" ? earlierOf(file.from, there) : null;
}

/** The deck and the model among the files, where they go. */
export function partsOf(plan: readonly Placed[], there: readonly string[]): Partial<Record<"deck" | "model", string>> {
  return Object.fromEntries(
    plan.flatMap((file) => {
      return file.role === "deck" || file.role === "model" ? [[file.role, pathInDeal(file, there)]] : [];
    }),
  );
}

/**
 * The one document that this one calls itself a newer version of; null where none is, or several are. Another number or
 * date alone says nothing: the bank's lines of the next month take nobody's place.
 */
function earlierOf(from: string, there: readonly string[]): string | null {
  const known = stemOf(from);
  if (known === bareName(from)) return null;
  const same = there.filter((path) => !path.startsWith("agents/") && stemOf(path) === known);
  return known !== "" && same.length === 1 ? (same[0] ?? null) : null;
}

const VERSION =
  /(?<!\p{L})(?:v|ver|version|versao|rev)[ ._-]?\d+(?![\p{L}\d])|(?<!\p{L})(?:final|new|updated?|nouveau|nouvelle|maj|nov[ao]|atualizad[ao])(?!\p{L})/giu;

/** "fr-acme-v2.md" → "fr acme" */
const stemOf = (path: string): string => bareName(path.replace(VERSION, ""));

const bareName = (path: string): string =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .toLowerCase();

/** The deck or model a deal has now, whatever its format; null where it has none, or one cannot tell which. */
function inPlaceOf(role: "deck" | "model", there: readonly string[]): string | null {
  const own = there.filter((path) => !path.includes("/"));
  const usual = own.find((path) => usualRole(path) === role);
  const others = own.filter((path) => usualRole(path) === null && roleByKind(path) === role);
  return usual ?? (others.length === 1 ? (others[0] ?? null) : null);
}

/** Names the server takes as they are. */
const isPlain = (name: string): boolean =>
  /^(?!\.|~\$)[^\\/<>:"|?*\p{C}]{1,100}[^\\/<>:"|?*\p{C}. ]$/u.test(name) &&
  !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);

/** A name for the deal: the folder's, else the deck's file name, tidied; empty where that says nothing. */
export function nameOf(dropped: readonly { path: string }[], plan: readonly Planned<unknown>[]): string {
  const folder = commonFolder(dropped.map(({ path }) => path));
  if (folder !== null) return folder;
  const deck = plan.find(({ role }) => role === "deck")?.from ?? plan[0]?.from ?? "";
  const name = deck
    .slice(deck.lastIndexOf("/") + 1)
    .replace(/\.\w+$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  return /^(?:deck|pitch|presentation|model)$/i.test(name) ? "" : name;
}

function withoutCommonFolder(paths: string[]): string[] {
  const folder = commonFolder(paths);
  return folder === null ? paths : paths.map((path) => path.slice(folder.length + 1));
}

/** The folder that holds everything, where it is not one of a deal's own. */
function commonFolder(paths: readonly string[]): string | null {
  const folder = paths[0]?.split("/")[0];
  if (!folder || /^(?:agents|documents)$/i.test(folder)) return null;
  return paths.every((path) => path.startsWith(`${folder}/`)) ? folder : null;
}

function usualRole(path: string): Role | null {
  if (/^deck\.(?:pdf|pptx)$/i.test(path)) return "deck";
  if (/^model\.xlsx$/i.test(path)) return "model";
  if (/^context\.json$/i.test(path)) return "context";
  if (/^funding-db\.(?:json|csv|xlsx)$/i.test(path)) return "funding";
  if (/^agents\/[^/]+\.json$/i.test(path)) return "agent";
  if (/^documents\/[^/.]/i.test(path) || path === "deal.json") return "document";
  return null;
}

function roleByKind(path: string): Role {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (name.startsWith(".") || name.startsWith("~$")) return "left_out";
  const extension = name.slice(name.lastIndexOf(".") + 1);
  if (extension === "pdf" || extension === "pptx") return "deck";
  if (extension === "xlsx" || extension === "xlsm") return "model";
  if (extension === "json") {
    if (/context|crunchbase|dealroom|linkedin/.test(name)) return "context";
    return /fund|comparable|benchmark/.test(name) ? "funding" : "agent";
  }
  if (extension === "csv") return /fund|comparable|benchmark/.test(name) ? "funding" : "document";
  return ["docx", "md", "txt"].includes(extension) ? "document" : "left_out";
}
