import { shorten } from "../../domain/shorten.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import { isOnlyAPost, mayBePerson, namesAPost } from "../../lexicon/self-descriptions.ts";
import { aligned, overlapAcross } from "../layout/tile.ts";
import type { Paragraph } from "./paragraphs.ts";

const MOST = 5;
const LONGEST = 120;

/** Who is behind the company, as its pages about the team name them: "Ana Lima, CEO". */
export function teamOf(paragraphs: readonly Paragraph[]): Paragraph[] {
  const pages = paragraphs.filter(({ role }) => role === "team");
  const people = peopleOn(pages, namesAPost);
  return (people.length > 0 ? people : foundersShown(paragraphs)).slice(0, MOST);
}

function peopleOn(page: readonly Paragraph[], isPost: (line: string) => boolean): Paragraph[] {
  const people = new Map<string, Paragraph>();
  for (const one of page) {
    const named = person(one, page, isPost);
    if (named !== null && !people.has(named.text)) people.set(named.text, named);
  }
  return [...people.values()];
}

/** A page that shows several people with their posts, a founder among them, is about the team whatever it is headed. */
function foundersShown(paragraphs: readonly Paragraph[]): Paragraph[] {
  for (const page of Map.groupBy(paragraphs, ({ section }) => section).values()) {
    const people = peopleOn(page, isOnlyAPost);
    if (people.length > 1 && people.some(({ text }) => FOUNDER.test(text))) return people;
  }
  return [];
}

const FOUNDER = /(?<!\p{L})(?:co-?)?(?:founders?|fondat(?:eur|rice)s?|fundador)/iu;

/** A line with a name and a post, or a name with the post under it. */
function person(one: Paragraph, pages: readonly Paragraph[], isPost: (line: string) => boolean): Paragraph | null {
  const line = one.text
    .replaceAll(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}[(]+/u, "")
    .trim();
  const [name = "", ...rest] = line.split(/\s*(?:[,:(|–—]|\s-\s)\s*/u);
  if (one.isHeading || roleOf(name) !== null) return null;
  if (rest.length > 0 && mayBePerson(name) && isPost(rest.join(" ").slice(0, 60)))
    return { ...one, text: shorten(line, LONGEST) };
  if (!mayBePerson(line)) return null;
  const post = pages.find((other) => isPost(other.text) && isUnder(one, other));
  return post === undefined
    ? null
    : { ...one, text: shorten(`${line}, ${post.text.replaceAll(/\s+/g, " ").trim()}`, LONGEST) };
}

/** In the same column, and the next thing in it. */
function isUnder(name: Paragraph, post: Paragraph): boolean {
  if (name.section !== post.section || name.edges === undefined || post.edges === undefined) return false;
  const height = name.edges.y1 - name.edges.y0;
  const gap = post.edges.y0 - name.edges.y1;
  return gap > -0.4 * height && gap < 1.6 * height && isInColumn(name.edges, post.edges, height);
}

const isInColumn = (a: NonNullable<Paragraph["edges"]>, b: NonNullable<Paragraph["edges"]>, height: number): boolean =>
  overlapAcross(a, b) > 0 && aligned(a, b, height);
