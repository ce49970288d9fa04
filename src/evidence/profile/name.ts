import type { SourceDocument } from "../../domain/document.ts";
import { isFormal, saysWhatIs } from "../../lexicon/self-descriptions.ts";
import { coverNames, domainNames } from "../facts/company-names.ts";
import { foldName } from "../facts/names.ts";
import { textOf } from "../passages.ts";

/** On so many further pages a company says its name, where nothing else bears it out. */
const OFTEN = 2;
const MOST_WORDS = 4;
/** Longer lines of a cover are slogans, unless a sentence or an address says otherwise. */
const MOST_WORDS_ALONE = 2;

/** What the company calls itself, as printed on its cover, where its further pages or its address say so too. */
export function nameOnCover(document: SourceDocument): string | null {
  const domains = domainNames(document);
  const lines = document.sections.flatMap(({ rows }) => rows.map(textOf));
  const pages = document.sections.slice(1).map(({ rows }) => ` ${foldWords(rows.map(textOf).join(" "))} `);
  const rated = coverNames(document).flatMap((line) => {
    const name = line.replace(/^[^\p{L}\d]+|[^\p{L}\d.!)]+$/gu, "");
    const words = name.split(/\s+/).length;
    if (!/^[\p{Lu}\d]/u.test(name) || name.length < 3 || words > MOST_WORDS || isFormal(name)) return [];
    const said = pages.filter((page) => page.includes(` ${foldWords(name)} `)).length;
    const isAddress = domains.has(foldName(name).replaceAll(" ", ""));
    const isTold = lines.some((one) => saysWhatIs(name, one));
    const isSure = isAddress || isTold || (said >= OFTEN && words <= MOST_WORDS_ALONE);
    return isSure ? [{ name, rate: said + (isAddress ? lines.length : 0) + (isTold ? lines.length : 0) }] : [];
  });
  return rated.toSorted((a, b) => b.rate - a.rate)[0]?.name ?? null;
}

const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
