import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Fact, NotUnderstood } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { type Witness, witnessOf } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { FactLine, FactSheet } from "./contract/facts.ts";

type DocumentCoverage = FactSheet["coverage"]["byDocument"][number];

/** Everything the documents of a deal state, each figure with the place to open. */
export function factLines(context: VerificationContext, locale: Locale): FactSheet {
  const witness = witnessOf(context);
  const { dossier } = witness;
  const { facts, notUnderstood, templates } = witness.shown();
  const { coverage } = witness.sheet();
  const nameOf = (document: string) => dossier.documents.find(({ id }) => id === document)?.name ?? document;
  const reference = (at: Address) => describeAddress(at, locale, dossier);
  return {
    facts: facts.map((fact) => factLine(fact, witness, locale, reference(fact.address))),
    notUnderstood: notUnderstood.map(({ words, address }) => ({ words, at: address, reference: reference(address) })),
    coverage: {
      seen: coverage.seen,
      understood: coverage.understood,
      keyTopics: coverage.keyTopics,
      byDocument: coverage.byDocument.map(({ document, seen, understood }) => ({
        document,
        name: nameOf(document),
        seen,
        understood,
        places: placesOf(document, facts, notUnderstood, locale),
      })),
    },
    templates: [...templates].map(([document, signs]) => ({ document, name: nameOf(document), signs })),
  };
}

function factLine(fact: Fact, witness: Witness, locale: Locale, reference: string): FactLine {
  const { quantity, topic } = fact;
  const sure = fact.sureness >= SURE_ENOUGH;
  const standing = sure && fact.subject === "company" ? witness.standing(fact) : null;
  return {
    id: fact.id,
    topic,
    name: topic === null ? null : (topicById(topic)?.name[locale] ?? topic),
    label: fact.label,
    printed: quantity.text,
    words: fact.passage,
    value: quantity.value,
    low: quantity.range?.min ?? null,
    high: quantity.range?.max ?? null,
    unit: quantity.unit === "duration" ? (quantity.durationUnit ?? "month") : quantity.unit,
    currency: quantity.currency ?? null,
    period: fact.period ?? null,
    subject: fact.subject,
    nature: fact.nature,
    readBy: fact.readBy,
    sure,
    only: fact.only ?? null,
    level: standing?.level ?? null,
    borneOutBy: standing?.borneOutBy ?? 0,
    at: fact.address,
    reference,
  };
}

/** Pages, slides and sheets of one document with the figures on each, in the order of the document. */
function placesOf(
  document: string,
  facts: readonly Fact[],
  missed: readonly NotUnderstood[],
  locale: Locale,
): DocumentCoverage["places"] {
  const places = new Map<string, DocumentCoverage["places"][number]>();
  const add = (one: Fact | NotUnderstood, understood: 0 | 1) => {
    const at = one.document === document ? wholePlace(one.address) : null;
    if (at === null) return;
    const name = at.kind === "cell" ? at.sheet : describeAddress(at, locale);
    const place = places.get(name) ?? { name, seen: 0, understood: 0, at };
    places.set(name, { ...place, seen: place.seen + 1, understood: place.understood + understood });
  };
  for (const fact of facts) add(fact, fact.sureness >= SURE_ENOUGH ? 1 : 0);
  for (const one of missed) add(one, 0);
  return [...places.values()].sort((a, b) => numberOf(a.at) - numberOf(b.at));
}

/** The page or sheet a place is on; null where a document has none of either. */
function wholePlace(at: Address): Extract<Address, { kind: "page" | "slide" | "cell" }> | null {
  if (at.kind === "page" || at.kind === "slide") return { kind: at.kind, document: at.document, page: at.page };
  return at.kind === "cell" ? { kind: "cell", document: at.document, sheet: at.sheet, row: 1 } : null;
}

const numberOf = (at: Address): number => ("page" in at ? at.page : 0);
