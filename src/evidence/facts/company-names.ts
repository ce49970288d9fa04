import type { Row, Section, SourceDocument } from "../../domain/document.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import { isOneCase } from "../../lexicon/plans.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { foldName } from "./names.ts";

const ADDRESS =
  /(?:[\w.+-]+@|https?:\/\/(?:www\.)?|www\.)?([a-z0-9-]{3,})\.(?:com|io|ai|fr|br|pt|net|org|co|app|dev|eu|us|uk|ng|in|tech|bet|finance|health|cloud|xyz|pe|ch|be|es)\b/giu;
const PUBLIC = new Set(
  "gmail outlook hotmail yahoo github linkedin twitter facebook instagram youtube google docs notion medium".split(" "),
);

/** Its competitors: the names beside the company's own in the heading of a comparison, and those of a table of firms. */
export function namesBeside({ sections }: SourceDocument, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const others = new Map(sections.flatMap(({ rows }) => firmsOf(rows, names)));
  for (const { cells } of sections.flatMap(({ rows }) => rows)) {
    if (cells.length < 3 || cells.length > 9 || !cells.some(({ text }) => names.has(foldName(text)))) continue;
    for (const { text } of cells.slice(cells[0] !== undefined && names.has(foldName(cells[0].text)) ? 1 : 0)) {
      const name = text.trim();
      // Beside what calls itself ours any name is another's, beside our own name one that looks like it.
      const proper = (cells.some(({ text: one }) => isOurselves(one)) ? OTHER_COLUMN : PROPER).test(name);
      // "Year | Users | ARR | Valuation" are no firms, though a cover names one of them.
      const measure = matchTopic(name) !== null;
      if (proper && !measure && !isOneCase(name) && !names.has(foldName(name)) && !GENERIC.test(name))
        others.set(foldName(name), name);
    }
  }
  return others;
}

const PROPER = /^\p{Lu}[\p{L}\d.&'’-]+(?:\s\p{Lu}[\p{L}\d.&'’-]*){0,2}$/u;
const OTHER_COLUMN = /^\p{Lu}[\p{L}\d.&'’-]+(?:\s[\p{L}\d.&'’-]+){0,2}$/u;

/** The lines of a table whose first column is headed "Company": each begins with the name of one. */
function firmsOf(rows: readonly Row[], names: ReadonlySet<string>): [string, string][] {
  const firms: [string, string][] = [];
  let columns = 0;
  for (const { cells, heading } of rows) {
    const [first] = cells;
    if (heading !== undefined || cells.length < 2) columns = 0;
    else if (FIRMS.test(first?.text ?? "")) columns = cells.length;
    else if (columns > 2 && first !== undefined && cells.length <= columns && !isOurs(first.text, names))
      firms.push([foldName(first.text), first.text]);
  }
  return firms;
}

function isOurs(text: string, names: ReadonlySet<string>): boolean {
  const proper = /^\p{Lu}[^:]{1,40}$/u.test(text) && !/(?<!\p{L})total/iu.test(text) && matchTopic(text) === null;
  return !proper || names.has(foldName(text)) || speaksOfUs(text) || GENERIC.test(text);
}

/** What the column of names is called in a table of other firms. */
const FIRMS =
  /^(?:compan(?:y|ies)|competitors?|players?|peers?|entreprises?|soci[ée]t[ée]s?|concurrents?|acteurs?|empresas?|concorrentes?|competidor(?:es)?|startups?)$/iu;

const GENERIC =
  /^(?:features?|capabilit(?:y|ies)|criteri(?:a|on)|crit[èe]res?|recursos?|metrics?|m[ée]triques?|m[ée]tricas?|fonctionnalit[ée]s?|caracter[íi]sticas?|aspects?|aspectos?|advantages?|avantages?|vantage(?:m|ns)|ventajas?|website|twitter|discord|linkedin|email|phone|contact|name|role|team|price|pricing|yes|no|product|solution|savings?|gains?|improvements?|differences?|impact|change|[ée]conomies?|[ée]cart|gain|economia|diferen[çc]a|melhoria)$/iu;

/** Short, with letters, and neither a heading nor what such a document is called. */
function mayBeName(text: string): boolean {
  if (GENERIC.test(text) || OF_TABLES.test(text)) return false;
  return /\p{L}{2}/u.test(text) && text.length <= 30 && roleOf(text) === null && !KINDS.test(text);
}

/** What heads the columns of tables. */
const OF_TABLES =
  /^(?:values?|valeurs?|valor(?:es)?|amounts?|montants?|montantes?|items?|category|categor(?:y|ies)|cat[ée]gories?|notes?|descriptions?|status|total|year|month|details?)$/iu;

const KINDS =
  /pitch|deck|presentation|pr[ée]sentation|apresenta[çc][ãa]o|investor|investis|investid|confiden|business plan|version|slides?\b|\d{4}/iu;

/** "Google Ads: £250 CAC" is no title. */
const FIGURE_WITH_LABEL = /:\s*[^\p{L}\d]*\d/u;

const LONGEST_COVER = 12;

/** The first lines of a document: in a text without pages those before its first chapter. */
function coverOf(first: Section | undefined): readonly Row[] {
  const rows = (first?.rows ?? []).slice(0, LONGEST_COVER);
  const end = rows.findIndex(
    ({ heading, item, cells }, at) =>
      item !== undefined || cells.some(({ header }) => header !== undefined) || (heading !== undefined && at > 0),
  );
  return end < 0 ? rows : rows.slice(0, end);
}

/** The short lines of a document's cover that may be names, as printed. */
export function coverNames({ sections }: SourceDocument): string[] {
  return coverOf(sections.find(({ rows }) => rows.length > 0))
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .filter((text) => !FIGURE_WITH_LABEL.test(text))
    .flatMap((text) => text.split(/\s[-–—:|·]\s|[:|·]/u))
    .filter(mayBeName);
}

/** The names in a document's web and mail addresses, folded; "Norvalis.com" in a sentence is what another calls itself. */
export function domainNames({ sections }: SourceDocument): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))) {
    if (!text.includes(".")) continue;
    for (const [address, name = ""] of text.matchAll(ADDRESS))
      if (!PUBLIC.has(name.toLowerCase()) && !/^\p{Lu}/u.test(address)) names.add(foldName(name));
  }
  return names;
}

/** What a company calls itself, or what it makes, over its column of a comparison. */
const OURSELVES = [
  "us we ours nous nos".split(" "),
  ["solution", "product", "platform", "system", "approach", "model"].flatMap((one) => [`our ${one}`, `this ${one}`]),
  ["notre solution", "notre produit", "notre plateforme", "notre approche", "cette solution"],
  ["nossa solução", "nosso produto", "nossa plataforma", "nosso sistema", "esta solução"],
].flat();

function isOurselves(text: string): boolean {
  return OURSELVES.some((one) => foldName(one) === foldName(text));
}

/** What the company calls itself in a document: the short lines of its cover, and the names of its addresses. */
export function companyNames(document: SourceDocument): ReadonlySet<string> {
  const names = new Set(domainNames(document));
  for (const part of coverNames(document)) {
    names.add(foldName(part));
    // "Acme Protocol" is called Acme elsewhere.
    const [first = "", ...more] = part.split(/[^\p{L}\d.]+/u).filter((word) => word !== "");
    if (more.length > 0 && first.length >= 4 && /^\p{Lu}/u.test(first)) names.add(foldName(first));
  }
  for (const us of OURSELVES) names.add(foldName(us));
  return names;
}
