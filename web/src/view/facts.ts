import type { FactLine } from "../../../src/server/contract.ts";
import { folded } from "./cases.ts";

/** What the list of figures is narrowed down to; empty means everything. */
export interface FactFilter {
  search: string;
  document: string;
  nature: string;
  whose: string;
  level: string;
  readBy: string;
  reading: string;
}

export const FACT_FILTERS = ["document", "nature", "whose", "level", "readBy", "reading"] as const;

/** A figure with everything a search looks in, folded. */
export interface FoundFact {
  fact: FactLine;
  haystack: string;
}

/** Figures ready to be searched. */
export const searchable = (facts: readonly FactLine[]): FoundFact[] =>
  facts.map((fact) => {
    const { name, label, printed, words, period, subject, reference, at } = fact;
    return {
      fact,
      haystack: folded([name, label, printed, words, period, subject, reference, at.document].join("\n")),
    };
  });

/** Whose figure it is, in three kinds. */
export const whoseOf = ({ subject }: Pick<FactLine, "subject">): "company" | "market" | "others" =>
  subject === "company" || subject === "market" ? subject : "others";

/** The figures that a filter lets through, in the same order. */
export function narrowed(facts: readonly FoundFact[], filter: FactFilter): FactLine[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  const fits = (wanted: string, value: string | null) => wanted === "" || wanted === value;
  return facts.flatMap(({ fact, haystack }) =>
    fits(filter.document, fact.at.document) &&
    fits(filter.nature, fact.nature) &&
    fits(filter.whose, whoseOf(fact)) &&
    fits(filter.level, fact.level) &&
    fits(filter.readBy, fact.readBy) &&
    fits(filter.reading, fact.sure ? "sure" : "unsure") &&
    words.every((word) => haystack.includes(word))
      ? fact
      : [],
  );
}
