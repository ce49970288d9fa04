import type { Address } from "../../domain/address.ts";
import type { Row, Section } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";

/** A fact with the row it was read from: `rows[at]` of its section. */
export interface Placed<One extends Fact = Fact> {
  fact: One;
  section: Section;
  at: number;
}

/** The facts whose row can be told, section by section, going down. Of lines that read the same, the next one is meant. */
export function rowsOfFacts<One extends Fact>(facts: readonly One[], { documents }: Dossier): Placed<One>[] {
  const groups = Map.groupBy(facts, ({ document, address }) => `${document}|${numberOf(address)}`);
  return documents.flatMap(({ id, sections }) =>
    sections.flatMap((section) => {
      const own = groups.get(`${id}|${section.number}`) ?? (sections.length === 1 ? (groups.get(`${id}|`) ?? []) : []);
      return own.length === 0 ? [] : inOrder(own, section);
    }),
  );
}

const numberOf = (address: Address): string =>
  address.kind === "page" || address.kind === "slide" ? String(address.page) : "";

function inOrder<One extends Fact>(facts: readonly One[], section: Section): Placed<One>[] {
  const texts = section.rows.map(textOf);
  const rowsOf = Map.groupBy(texts.keys(), (at) => texts[at] as string);
  const seen = new Map<string, { nth: number; figures: Set<number> }>();
  return facts.flatMap((fact) => {
    const text = bare(fact.passage);
    const before = seen.get(text) ?? { nth: 0, figures: new Set<number>() };
    // The same figure of the same words once more is the next line that reads like it.
    const again = before.figures.has(fact.quantity.start);
    const now = again ? { nth: before.nth + 1, figures: new Set([fact.quantity.start]) } : before;
    now.figures.add(fact.quantity.start);
    seen.set(text, now);
    const at = rowsOf.get(text)?.[now.nth];
    return at === undefined ? [] : [{ fact, section, at }];
  });
}

/** A row's words on one line. */
export const textOf = ({ cells }: Row): string => bare(cells.map(({ text }) => text).join(" "));

const bare = (text: string): string => text.replace(/\s+/gu, " ").trim();
