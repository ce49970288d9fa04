import type { Address } from "../../domain/address.ts";
import type { SourceDocument } from "../../domain/document.ts";
import type { ResolvedReference } from "../resolved-reference.ts";

const PREFIX = /^(?:\$\.?|(?:contextEngine|context_engine|fundingDb|funding_db)(?:Data)?[.:]\s*)/i;
const LOOKS_LIKE_PATH = /^[\p{L}_$][^\s.[\]]*(?:\.[^\s.[\]]+|\[\d+\])+$/u;
/** A path inside a sentence: "crunchbase.fundingHistory[0].amount (2 M€)". */
const EMBEDDED_PATH = /[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}_$][\p{L}\p{N}_$-]*|\[\d+\])+/u;

/**
 * A path inside JSON data: `crunchbase.fundingHistory[0].amount`, with or without the prefix `contextEngine.`,
 * to a leaf or to everything below it. Null where the reference is not a path or there is no JSON to look in.
 */
export function resolvePath(documents: SourceDocument[], reference: string): ResolvedReference | null {
  const json = documents.filter((document) => document.format === "json");
  if (json.length === 0) return null;
  const spelled = unsaid(reference);
  const whole = canonical(spelled);
  const embedded = EMBEDDED_PATH.exec(spelled)?.[0];
  for (const path of embedded === undefined ? [whole] : [whole, canonical(embedded)]) {
    if (path === "" || /\s/.test(path)) continue;
    const addresses = json.flatMap((document) =>
      matches(pathsOf(document), path).map((found): Address => ({ kind: "path", document: document.id, path: found })),
    );
    if (addresses.length > 0) return { kind: "places", addresses };
  }
  return LOOKS_LIKE_PATH.test(whole) ? { kind: "missing", reason: "no_such_path" } : null;
}

/** A path as we say it to people ("benchmarks no. 1 › p75") in its letters. */
const unsaid = (reference: string): string =>
  reference
    .replace(/\s(?:n[°º]|no\.)\s?(\d+)/gi, (_, number: string) => `[${Number(number) - 1}]`)
    .replace(/\s*›\s*/g, ".");

/** One spelling for `a["b"]`, `a > b` and `$.a.b`. */
function canonical(reference: string): string {
  return reference
    .trim()
    .replace(/^\((.*)\)$/, "$1")
    .replace(PREFIX, "")
    .replace(/\s*(?:>|→|::?)\s*/g, ".")
    .replace(/\[\s*["']([^"']+)["']\s*\]/g, ".$1")
    .replace(/\.(\d+)(?=\.|$|\[)/g, "[$1]")
    .replace(/^\.|\.$/g, "");
}

function pathsOf(document: SourceDocument): string[] {
  return document.sections.flatMap((section) => section.rows.flatMap((row) => row.path ?? []));
}

/** Exactly; then without regard to case; then with the positions in lists left out. */
function matches(paths: string[], wanted: string): string[] {
  const exact = atOrBelow(paths, wanted, (text) => text);
  if (exact.length > 0) return exact;
  const folded = atOrBelow(paths, wanted, (text) => text.toLowerCase());
  if (folded.length > 0 || wanted.includes("[")) return folded;
  return atOrBelow(paths, wanted, (text) => text.toLowerCase().replace(/\[\d+\]/g, ""));
}

function atOrBelow(paths: string[], wanted: string, spell: (text: string) => string): string[] {
  const target = spell(wanted);
  return paths.filter((path) => {
    const spelled = spell(path);
    return spelled === target || spelled.startsWith(`${target}.`) || spelled.startsWith(`${target}[`);
  });
}
