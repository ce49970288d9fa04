import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact as AnyFact, NotUnderstood } from "../../domain/fact.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import { once } from "../../domain/once.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import type { SourceType } from "../../domain/source.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { tellsCases } from "../../lexicon/plans.ts";
import { compatibleBasis } from "../../quantities/basis.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { readSheetFacts } from "../sheets/facts.ts";
import { laterThanPlans } from "./after-plans.ts";
import { WORKED_OUT } from "./business-topics.ts";
import { cellQuantity } from "./cell-value.ts";
import { companyNames, namesBeside } from "./company-names.ts";
import { copiesOfPlans } from "./copies-of-plans.ts";
import { dateOf } from "./deck-date.ts";
import { type Fact, type NamedValue, natureOf } from "./fact.ts";
import { readByOf, sureAsRead } from "./how-read.ts";
import { currencies, valueOfLeaf } from "./in-data.ts";
import { valuesInText } from "./in-text.ts";
import { ofLaterRounds } from "./later-rounds.ts";
import { withinReach } from "./often-said.ts";
import { onlySupposed } from "./only-supposed.ts";
import { isEvidence, type PageReading, readPage } from "./read-page.ts";
import { runningLines } from "./running-lines.ts";
import { templateSigns } from "./template.ts";

export type { Fact } from "./fact.ts";

/** Everything read of a dossier, once. */
export interface DossierReading {
  /** Every figure that was understood, whoever's it is and whether or not the catalogue knows it. */
  all: AnyFact[];
  notUnderstood: NotUnderstood[];
  /** The same as it is shown: figures that nothing names with what they likely are, and none of these decides anything. */
  shown: () => { facts: AnyFact[]; notUnderstood: NotUnderstood[] };
  /** What a document that is a template shows of it, by document id. */
  templates: Map<string, string[]>;
}

interface Known extends DossierReading {
  evidence: Fact[];
  byTopic: Map<string, Fact[]>;
}

/** All figures of all documents: the fact sheet's list. What may decide anything is `findFacts`. */
export function readDossier(dossier: Dossier): DossierReading {
  return knownOf(dossier);
}

const knownOf = rememberedFor((dossier: Dossier): Known => {
  const order = (fact: AnyFact) => SOURCE_ORDER.indexOf(fact.source);
  const read = dossier.documents.map(readDocument);
  const byHierarchy = (a: AnyFact, b: AnyFact) => order(a) - order(b);
  const { facts: all, beyond } = withinReach(read.flatMap((one) => one.all).sort(byHierarchy));
  const kept = new Set<AnyFact>(all);
  const evidence = read.flatMap((one) => one.evidence.filter((fact) => kept.has(fact))).sort(byHierarchy);
  return {
    all,
    evidence,
    notUnderstood: [...read.flatMap((one) => one.notUnderstood), ...beyond],
    shown: once(() => {
      const shown = read.map((one) => one.shown());
      const { facts, beyond } = withinReach(shown.flatMap((one) => one.facts).sort(byHierarchy));
      return { facts, notUnderstood: [...shown.flatMap((one) => one.notUnderstood), ...beyond] };
    }),
    templates: new Map(
      dossier.documents.flatMap((document, at) => {
        const signs = read[at]?.template ?? [];
        return signs.length === 0 ? [] : [[document.id, signs] as const];
      }),
    ),
    byTopic: Map.groupBy(evidence, ({ topic }) => topic),
  };
});

/**
 * What the documents say that can be evidence, value by value: of one topic, or of all. In the order of the source
 * hierarchy, then of the documents. What a reader does not see is never a fact, nor is anything on a page that cannot be
 * read; nor is a competitor's figure or an example evidence of the company's.
 *
 * ```ts
 * findFacts(dossierOf(context), "churn");
 * ```
 */
export function findFacts(dossier: Dossier, topicId?: string): Fact[] {
  const { evidence, byTopic } = knownOf(dossier);
  return [...(topicId === undefined ? evidence : (byTopic.get(topicId) ?? []))];
}

/** Which of a topic's facts are wanted. What a fact does not say does not exclude it. */
export interface FactFilter {
  period?: Period | undefined;
  basis?: Basis | undefined;
  source?: SourceType | undefined;
}

const FILTER: Readonly<Record<keyof FactFilter, true>> = { period: true, basis: true, source: true };

/**
 * The facts about a topic that agree with the filter, surest first, the hierarchy of sources kept among equals.
 *
 * ```ts
 * factsAbout(dossierOf(context), "arr").map(({ quantity }) => quantity.text);
 * ```
 */
export function factsAbout(dossier: Dossier, topicId: string, filter: FactFilter = {}): Fact[] {
  refuseUnknown("factsAbout", filter, FILTER);
  return findFacts(dossier, topicId)
    .filter((fact) => filter.source === undefined || fact.source === filter.source)
    .filter((fact) => filter.period === undefined || fact.period === undefined || fact.period === filter.period)
    .filter((fact) => compatibleBasis(fact.basis, filter.basis ?? {}))
    .sort((a, b) => Number(b.sureness >= 0.7) - Number(a.sureness >= 0.7));
}

const SOURCE_ORDER: SourceType[] = ["deck", "financial_model", "context_engine", "funding_db"];

/** How sure a figure is that may be no more than a supposition. */
const SUPPOSED = 0.5;

interface DocumentReading {
  all: AnyFact[];
  evidence: Fact[];
  notUnderstood: NotUnderstood[];
  shown: DossierReading["shown"];
  template: string[];
}

function readDocument(document: SourceDocument): DocumentReading {
  const nothing: DocumentReading = {
    all: [],
    evidence: [],
    notUnderstood: [],
    shown: () => ({ facts: [], notUnderstood: [] }),
    template: [],
  };
  if (document.issues.some(({ level, section }) => level === "blocking" && section === undefined)) return nothing;
  const sections = document.sections.filter(
    ({ hidden, issues }) => hidden === undefined && !issues.some(({ level }) => level === "blocking"),
  );
  const texts = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const locale = document.language === "other" || document.language === null ? undefined : document.language;
  const options: QuantityOptions = { locale, habit: numberHabit(texts) };
  const template = templateSigns(document);
  const names = companyNames(document);
  const others = namesBeside(document, names);
  const furniture = runningLines(document);
  const cases = tellsCases(texts);
  const about = { date: dateOf(document), names, others, furniture, cases, template: template.length > 0 };
  const read = sections.map((section): PageReading => {
    if (section.kind === "sheet" || section.kind === "json") {
      const told = factsOfSection(document, section, options);
      if (section.kind === "json") return { facts: told, evidence: new Set(told), notUnderstood: [] };
      const sheet = readSheetFacts(document, section, options);
      // A text that speaks of a sheet has lines, not only cells.
      if (section.rows.some(({ cells }) => cells.some(({ ref }) => ref !== undefined))) return sheet;
      return { ...sheet, facts: [...sheet.facts, ...told], evidence: new Set([...sheet.evidence, ...told]) };
    }
    return readPage(document, section, options, about);
  });
  const facts = read.flatMap((one) => one.facts);
  const numbered = new Map<object, AnyFact>();
  const number = (list: readonly Omit<AnyFact, "id">[]) => {
    const later = new Set([
      ...ofLaterRounds(list),
      ...copiesOfPlans(document, list),
      ...(about.date === null ? laterThanPlans(list) : []),
    ]);
    const warrants = new Map(read.flatMap((one) => [...(one.warrants ?? [])]));
    const supposed = onlySupposed(document, list, warrants);
    for (const fact of list.filter((one) => !numbered.has(one)))
      numbered.set(fact, {
        ...fact,
        ...(supposed.has(fact) && asSupposed(fact)),
        ...(later.has(fact) && { nature: "projection" }),
        id: `${document.id}#${numbered.size + 1}`,
      });
    return list.flatMap((fact) => numbered.get(fact) ?? []);
  };
  const all = number(facts);
  return {
    all,
    evidence: read.flatMap(({ evidence }) => [...evidence].map((fact) => numbered.get(fact)).filter(isEvidence)),
    notUnderstood: read.flatMap(({ notUnderstood }) => notUnderstood),
    shown: () => {
      const pages = read.map((one) => one.shown?.() ?? one);
      return {
        facts: number(pages.flatMap((one) => one.facts)),
        notUnderstood: pages.flatMap((one) => one.notUnderstood),
      };
    },
    template,
  };
}

/** How one customer pays is worked out before anything is sold: a supposition of the plan, plainly told. Sales are not. */
function asSupposed(fact: Omit<AnyFact, "id">): Partial<AnyFact> {
  if (fact.topic !== null && WORKED_OUT.has(fact.topic))
    return { nature: "projection", basis: { ...fact.basis, nature: "projected" } };
  return { sureness: Math.min(fact.sureness, SUPPOSED) };
}

function factsOfSection(document: SourceDocument, section: Section, options: QuantityOptions): Omit<Fact, "id">[] {
  const facts: Omit<Fact, "id">[] = [];
  const add = (value: NamedValue, row: Row, cells: Cell[]) => facts.push(toFact(document, section, row, cells, value));
  const currencyOf = section.kind === "json" ? currencies(section.rows) : () => undefined;
  for (const row of section.rows) {
    if (row.path !== undefined) {
      const value = valueOfLeaf(row, currencyOf, options);
      if (value !== null) add(value, row, [value.cell]);
      continue;
    }
    let label = "";
    for (const cell of row.cells) {
      const own = valuesInText(cell.text, options);
      // "ARR | 300 K€ (2023) to 504 K€ (2024)": a cell of values without a name has the one before it.
      const isLabelled = own.length === 0 && label !== "" && STARTS_WITH_VALUE.test(cell.text);
      const isPlain = cellQuantity(cell, options) !== null && findPeriods(cell.text).length === 0;
      const values = isLabelled && !isPlain ? valuesInText(`${label}: ${cell.text}`, options) : own;
      for (const value of values) add(value, row, [cell]);
      if (own.length > 0) label = "";
      else if (!isLabelled && /\p{L}/u.test(cell.text)) label = cell.text;
    }
  }
  return facts;
}

/** "505 K€ (2024) to 4.2 M€ (2026)", "2024: 505 K€". */
const STARTS_WITH_VALUE = /^\s*[~≈<>+(-]?\s*(?:[€$£]|R\$|US\$)?\s?\d/u;

function toFact(
  document: SourceDocument,
  section: Section,
  row: Row,
  cells: Cell[],
  value: NamedValue,
): Omit<Fact, "id"> {
  const { topic, ...rest } = value;
  return {
    ...rest,
    topic: topic.id,
    subject: value.subject ?? (topic.category === "market" ? "market" : "company"),
    nature: natureOf(value),
    document: document.id,
    source: document.source,
    address: addressOfRow(document, section, row, cells),
    readBy: readByOf(cells),
    sureness: sureAsRead(value.sureness, cells),
    passage: row.cells
      .map(({ text }) => text)
      .join(" ")
      .trim(),
  };
}
