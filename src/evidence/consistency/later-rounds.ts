import type { Section } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { fold } from "../../lexicon/fold.ts";

/** Headings over what is to be reached for another round than this one. */
const LATER_ROUND =
  /next round|future rounds?|prochain (?:tour|financement)|proxima rodada|proxima ronda|(?:series|serie) [a-e]\b.{0,40}(?:@|\bm\d\d|20\d\d)|(?:raise|levee|captacao) (?:of )?(?:series|serie) [b-e]/u;

/** How far above a line its heading may stand. */
const FARTHEST_HEADING = 4;

/**
 * The facts without those that stand under the heading of a later round: its size, its price and what it is to bring are
 * other questions than this round's.
 */
export function withoutLaterRounds<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const headed = new Map<Section, ReadonlySet<string>>();
  return facts.filter((fact) => {
    const section = sectionOf(fact, dossier);
    if (section === undefined) return true;
    const lines = headed.get(section) ?? linesUnderLaterRound(section);
    headed.set(section, lines);
    return lines.size === 0 || !lines.has(bare(fact.passage));
  });
}

const _VALUATION = /\bvaluations?\b|\bvalorisations?\b|\bavaliacao\b/u;

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function sectionOf({ address }: Fact, { documents }: Dossier): Section | undefined {
  if (address.kind !== "page" && address.kind !== "slide") return undefined;
  return documents.find(({ id }) => id === address.document)?.sections.find(({ number }) => number === address.page);
}

function linesUnderLaterRound({ rows }: Section): ReadonlySet<string> {
  const texts = rows.map(({ cells }) => cells.map(({ text }) => text).join(" "));
  const under = new Set<string>();
  for (const [at, text] of texts.entries()) {
    if (!LATER_ROUND.test(fold(text))) continue;
    for (const line of texts.slice(at, at + 1 + FARTHEST_HEADING)) under.add(bare(line));
  }
  return under;
}
