import type { SourceDocument } from "../../domain/document.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import { foldName } from "./whose.ts";

const ADDRESS =
  /(?:[\w.+-]+@|https?:\/\/(?:www\.)?|www\.)?([a-z0-9-]{3,})\.(?:com|io|ai|fr|br|pt|net|org|co|app|dev|eu|us|uk|ng|in|tech|bet|finance|health|cloud|xyz|pe|ch|be|es)\b/giu;
const PUBLIC = new Set(
  "gmail outlook hotmail yahoo github linkedin twitter facebook instagram youtube google docs notion medium".split(" "),
);

/** The names beside the company's own in the heading of a comparison: its competitors. */
export function namesBeside({ sections }: SourceDocument, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const others = new Map<string, string>();
  for (const { cells } of sections.flatMap(({ rows }) => rows)) {
    if (cells.length < 3 || cells.length > 9 || !cells.some(({ text }) => names.has(foldName(text)))) continue;
    for (const { text } of cells.slice(cells[0] !== undefined && names.has(foldName(cells[0].text)) ? 1 : 0)) {
      const name = text.trim();
      const proper = /^\p{Lu}[\p{L}\d.&'’-]+(?:\s\p{Lu}[\p{L}\d.&'’-]+){0,2}$/u.test(name);
      if (proper && !names.has(foldName(name)) && !GENERIC.test(name)) others.set(foldName(name), name);
    }
  }
  return others;
}

const GENERIC =
  /^(?:features?|capabilit(?:y|ies)|criteri(?:a|on)|crit[èe]res?|recursos?|metrics?|fonctionnalit[ée]s?|website|twitter|discord|linkedin|email|phone|contact|name|role|team|price|pricing|yes|no|product|solution)$/iu;

/** Short, with letters, and neither a heading nor what such a document is called. */
function mayBeName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && text.length <= 30 && roleOf(text) === null && !KINDS.test(text);
}

const KINDS =
  /pitch|deck|presentation|pr[ée]sentation|apresenta[çc][ãa]o|investor|investis|investid|confiden|business plan|version|slides?\b|\d{4}/iu;

/** What the company calls itself in a document: the short lines of its cover, and the names of its addresses. */
export function companyNames({ sections }: SourceDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const lines = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const cover = (sections.find(({ rows }) => rows.length > 0)?.rows ?? []).slice(0, 12);
  for (const { text } of cover.flatMap(({ cells }) => cells)) {
    for (const part of text.split(/\s[-–—:|·]\s|[:|·]/u)) if (mayBeName(part)) names.add(foldName(part));
  }
  for (const line of lines) {
    if (!line.includes(".")) continue;
    for (const [, name = ""] of line.matchAll(ADDRESS)) if (!PUBLIC.has(name.toLowerCase())) names.add(foldName(name));
  }
  for (const us of ["us", "we", "nous", "nos", "notre solution", "our solution", "nossa solução", "ours"])
    names.add(foldName(us));
  return names;
}
