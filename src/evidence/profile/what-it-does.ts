import { shorten } from "../../domain/shorten.ts";
import type { PageRole } from "../../lexicon/page-roles.ts";
import { isFormal, saysWhatItDoes } from "../../lexicon/self-descriptions.ts";
import type { Paragraph } from "./paragraphs.ts";

const FIRST_PAGES = 8;
const SHORTEST = 20;
const LONGEST = 260;
const FEWEST_WORDS = 4;
/** Below it a sentence may describe anything. */
const PLAIN_ENOUGH = 3;

/** What stands there is about others, or about later. */
const ELSEWHERE = new Set<PageRole | null>([
  "problem",
  "market",
  "competition",
  "team",
  "ask",
  "use_of_funds",
  "exit",
  "risks",
  "roadmap",
  "projections",
  "contents",
  "later_round",
  "partners",
  "example",
]);

/** The sentence in which the company says most plainly what it does; the line under its name where there is none. */
export function whatItDoes(paragraphs: readonly Paragraph[], names: readonly string[]): Paragraph | null {
  const early = paragraphs.filter(
    ({ section, role, isHeading }) => section.number <= FIRST_PAGES && !isHeading && !ELSEWHERE.has(role),
  );
  const rated = early.flatMap((paragraph) => {
    const text = sentencesOf(paragraph.text);
    if (text === null) return [];
    const plain = saysWhatItDoes(text, names);
    const place = paragraph.isCover || paragraph.role === "product" ? 1 : 0;
    return [{ paragraph: { ...paragraph, text }, rate: plain === 0 ? 0 : plain + place }];
  });
  const [best] = rated.toSorted((a, b) => b.rate - a.rate || a.paragraph.section.number - b.paragraph.section.number);
  if (best !== undefined && best.rate >= PLAIN_ENOUGH) return best.paragraph;
  return early.find(({ isCover, text }) => isCover && isTagline(text, names)) ?? null;
}

function isTagline(text: string, names: readonly string[]): boolean {
  const line = text.trim();
  const isName = names.some((name) => name.toLowerCase() === line.toLowerCase());
  return (
    !isName &&
    !isFormal(line) &&
    line.length <= LONGEST &&
    sentencesOf(line) !== null &&
    !/\d{4}|[[\]{}|]|-->/.test(line)
  );
}

/** "…, propomos a criação do": the page goes on in other type, and half a sentence says nothing. */
const BROKEN_OFF =
  /(?<!\p{L})(?:the|an?|of|for|and|or|with|by|le|les?|la|des?|du|et|ou|une?|pour|par|avec|d[aeo]s?|os?|as|uma?|e|com|por|para|el|los|las|con)$/iu;

/** A branch of a tree drawn in signs. */
const DRAWN = /^[├└│┌╰╭]/u;

/** The first whole sentences of a paragraph, as far as a memo has room; null where it holds none. */
function sentencesOf(text: string): string | null {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length < SHORTEST || line.split(" ").length < FEWEST_WORDS || !/\p{Ll}/u.test(line)) return null;
  if (BROKEN_OFF.test(line) || DRAWN.test(line)) return null;
  if (line.length <= LONGEST) return line;
  const end = [...line.slice(0, LONGEST).matchAll(/[.!](?=\s)/g)].at(-1)?.index;
  return end === undefined || end < SHORTEST ? shorten(line, LONGEST) : line.slice(0, end + 1);
}
