import type { VerificationContext } from "../domain/context.ts";
import type { Fact, FactNature, NotUnderstood, ReadBy } from "../domain/fact.ts";
import type { Basis, Period } from "../domain/quantity.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { findFacts } from "./facts/find.ts";

/** Everything the documents state, read once: every figure as a fact, what was seen and not understood, how much that is. */
export interface FactSheet {
  facts: SheetFact[];
  notUnderstood: { words: string; at: FactPlace }[];
  coverage: FactCoverage;
}

/** One figure of one document. */
export interface SheetFact {
  id: string;
  /** A topic of the catalogue, or null where the label is outside of it. */
  topic: string | null;
  label: string;
  /** As printed: label and number together. */
  words: string;
  /** In base units: 1.2 M€ is 1200000, 12 % is 12, 18 months is 18. */
  value: number;
  /** The ends of a range. */
  low?: number;
  high?: number;
  /** "money", "percent", "multiple", "points", "count", "number", or for a duration "day", "week", "month", "year". */
  unit: string;
  /** ISO 4217, for money. */
  currency?: string;
  period: Period | null;
  basis?: Basis;
  subject: string;
  nature: FactNature;
  at: FactPlace;
  readBy: ReadBy;
  /** False: a hint, not evidence. */
  sure: boolean;
}

/** Where a fact stands, as a person would say it. */
export interface FactPlace {
  document: string;
  page?: number;
  slide?: number;
  sheet?: string;
  cell?: string;
  paragraph?: number;
  path?: string;
}

/** How much of what stands there was understood. */
export interface FactCoverage {
  seen: number;
  understood: number;
  byDocument: {
    document: string;
    seen: number;
    understood: number;
    pages: { page: number; seen: number; understood: number }[];
  }[];
}

/** What the documents of a deal state, figure by figure. */
export function factSheet(context: VerificationContext): FactSheet {
  const dossier = dossierOf(context);
  const facts = findFacts(dossier).map(toSheetFact);
  return {
    facts,
    notUnderstood: [],
    coverage: { seen: facts.length, understood: facts.length, byDocument: [] },
  };
}

function toSheetFact(fact: Fact): SheetFact {
  const { quantity } = fact;
  return {
    id: fact.id,
    topic: fact.topic,
    label: fact.label,
    words: fact.passage,
    value: quantity.value,
    ...(quantity.range === undefined ? {} : { low: quantity.range.min, high: quantity.range.max }),
    unit: quantity.unit === "duration" ? (quantity.durationUnit ?? "month") : quantity.unit,
    ...(quantity.currency === undefined ? {} : { currency: quantity.currency }),
    period: fact.period ?? null,
    ...(Object.keys(fact.basis).length === 0 ? {} : { basis: fact.basis }),
    subject: fact.subject,
    nature: fact.nature,
    at: placeOf(fact),
    readBy: fact.readBy,
    sure: fact.sureness >= SURE_ENOUGH,
  };
}

/** A place in words and numbers, without boxes. */
export function placeOf({ address }: Pick<Fact | NotUnderstood, "address">): FactPlace {
  const { document } = address;
  switch (address.kind) {
    case "page":
      return { document, page: address.page };
    case "slide":
      return { document, slide: address.page };
    case "cell":
      return { document, sheet: address.sheet, ...(address.cell === undefined ? {} : { cell: address.cell }) };
    case "paragraph":
      return { document, paragraph: address.paragraph };
    case "path":
      return { document, path: address.path };
  }
}
