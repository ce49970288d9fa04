import type { VerificationContext } from "../domain/context.ts";
import type { Fact, FactNature, FactOnly, NotUnderstood, ReadBy } from "../domain/fact.ts";
import type { Basis, Period } from "../domain/quantity.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { readDossier } from "./facts/find.ts";
import { withYearsSettled } from "./facts/open-years.ts";

/** Everything the documents state, read once: every figure as a fact, what was seen and not understood, how much that is. */
export interface FactSheet {
  facts: SheetFact[];
  notUnderstood: { words: string; at: FactPlace }[];
  coverage: FactCoverage;
  /** Documents that are templates, with the words that show it: none of their figures is the company's. */
  templates?: { document: string; signs: string[] }[];
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
  /** Set where it stands for less than its topic: one part, one scenario, another unit. */
  only?: FactOnly;
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
  /** The same for figures on the topics that can change a decision. */
  keyTopics: { seen: number; understood: number };
  byDocument: {
    document: string;
    seen: number;
    understood: number;
    pages: { page: number; seen: number; understood: number }[];
  }[];
}

/**
 * What the documents of a deal state, figure by figure.
 *
 * ```ts
 * const { facts, notUnderstood, coverage } = factSheet(context);
 * ```
 */
export function factSheet(context: VerificationContext): FactSheet {
  const { facts, notUnderstood, templates } = shownFacts(context);
  return {
    facts: facts.map(toSheetFact),
    notUnderstood: notUnderstood.map((one) => ({ words: one.words, at: placeOf(one) })),
    coverage: coverageOf(facts, notUnderstood),
    ...(templates.size === 0 ? {} : { templates: [...templates].map(([document, signs]) => ({ document, signs })) }),
  };
}

/** The facts behind the sheet, with the boxes of their places. */
export function readFacts(context: VerificationContext): {
  facts: Fact[];
  notUnderstood: NotUnderstood[];
  templates: ReadonlyMap<string, string[]>;
} {
  const dossier = dossierOf(context);
  const { all, notUnderstood, templates } = readDossier(dossier);
  return { facts: withYearsSettled(dossier, all), notUnderstood, templates };
}

/** The facts as they are shown: a figure that nothing names with what it likely is. They decide nothing. */
export function shownFacts(context: VerificationContext): ReturnType<typeof readFacts> {
  const dossier = dossierOf(context);
  const { shown, templates } = readDossier(dossier);
  const { facts, notUnderstood } = shown();
  return { facts: withYearsSettled(dossier, facts), notUnderstood, templates };
}

/** What was seen and how much of it was understood, by document and page. */
function coverageOf(facts: readonly Fact[], missed: readonly NotUnderstood[]): FactCoverage {
  const sure = facts.filter(({ sureness }) => sureness >= SURE_ENOUGH);
  const count = (list: readonly { document: string }[], document: string) =>
    list.filter((one) => one.document === document).length;
  const documents = [...new Set([...facts, ...missed].map(({ document }) => document))];
  return {
    seen: facts.length + missed.length,
    understood: sure.length,
    keyTopics: { seen: facts.filter(isKey).length, understood: sure.filter(isKey).length },
    byDocument: documents.map((document) => ({
      document,
      seen: count(facts, document) + count(missed, document),
      understood: count(sure, document),
      pages: pagesOf(document, facts, sure, missed),
    })),
  };
}

function isKey({ topic }: Fact): boolean {
  return topic !== null && topicById(topic)?.materiality === "key";
}

function pagesOf(
  document: string,
  facts: readonly Fact[],
  sure: readonly Fact[],
  missed: readonly NotUnderstood[],
): FactCoverage["byDocument"][number]["pages"] {
  const pages = new Map<number, { page: number; seen: number; understood: number }>();
  const add = (one: Fact | NotUnderstood, seen: number, understood: number) => {
    const { address } = one;
    if (one.document !== document || (address.kind !== "page" && address.kind !== "slide")) return;
    const page = pages.get(address.page) ?? { page: address.page, seen: 0, understood: 0 };
    pages.set(address.page, { ...page, seen: page.seen + seen, understood: page.understood + understood });
  };
  for (const fact of facts) add(fact, 1, 0);
  for (const one of missed) add(one, 1, 0);
  for (const fact of sure) add(fact, 0, 1);
  return [...pages.values()].sort((a, b) => a.page - b.page);
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
    ...(fact.only === undefined ? {} : { only: fact.only }),
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
