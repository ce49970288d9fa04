import { formatByName } from "../dossier/formats.ts";
import type { PathFault } from "../i18n/server.ts";

export type { PathFault } from "../i18n/server.ts";

/** Where a file stands inside the deal folder, or why its name is refused. */
export type PlacedPath = { ok: true; path: string } | { ok: false; fault: PathFault };

const MAX_LENGTH = 240;
const MAX_PART = 120;
const MAX_DEPTH = 8;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Controls, and the characters that turn the direction of text or are not seen: a name must read as it is. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u;
const FORBIDDEN = /[<>:"|?*]/;
/** What systems and editors leave behind: never part of a deal. */
const LITTER = /^(?:\..*|~\$.*|thumbs\.db|desktop\.ini|__macosx)$/i;

/** Reads a name that somebody else chose as a path inside a deal folder. Nothing is repaired: a bad name is refused. */
export function placePath(name: string): PlacedPath {
  const refuse = (fault: PathFault): PlacedPath => ({ ok: false, fault });
  if (CONTROL.test(name)) return refuse("control_character");
  const path = name.normalize("NFC").replaceAll("\\", "/");
  if (path.trim() === "") return refuse("empty");
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) return refuse("absolute");
  if (path.length > MAX_LENGTH) return refuse("too_long");
  const parts = path.split("/");
  if (parts.length > MAX_DEPTH) return refuse("too_deep");
  for (const part of parts) {
    if (part === "" || part === ".") return refuse("empty");
    if (part === "..") return refuse("outside");
    if (part.length > MAX_PART) return refuse("too_long");
    if (RESERVED.test(part) || FORBIDDEN.test(part) || /[. ]$/.test(part)) return refuse("reserved");
  }
  return { ok: true, path };
}

/** True for what is left behind by systems and editors. */
export const isLitter = (path: string): boolean => path.split("/").some((part) => LITTER.test(part));

/** The folder that holds all of these files, where there is one that is not a deal's own; it is no part of the deal. */
export function commonFolder(paths: readonly string[]): string | null {
  const [first] = paths;
  const top = first?.includes("/") ? first.slice(0, first.indexOf("/")) : null;
  if (top === null || OWN_FOLDERS.has(top.toLowerCase())) return null;
  return paths.every((path) => path.startsWith(`${top}/`)) ? top : null;
}

const OWN_FOLDERS = new Set(["agents", "documents"]);

/** The same file where a deal keeps such files: what lies in a folder a deal does not have is a further document. */
export function inDealShape(path: string): string {
  const [top = ""] = path.split("/");
  if (!path.includes("/")) return path;
  if (OWN_FOLDERS.has(top.toLowerCase())) return `${top.toLowerCase()}${path.slice(top.length)}`;
  return formatByName(path) === null ? path : `documents/${path}`;
}
