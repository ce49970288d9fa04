import type { Citation } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { resolveReference } from "../../dossier/references.ts";
import { fold } from "../../lexicon/fold.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { sizeOf, sizeOfNumber } from "../../quantities/topics/size.ts";
import type { Fact } from "../facts/fact.ts";
import { findFacts } from "../facts/find.ts";
import type { FindingClaim } from "./claimed-by.ts";

/**
 * What was read on the cited page for the metric itself, where it is the claimed value. An analyst names a metric in its
 * own words and language ("Levée : 2 M$" of a page that says "$2M Target, Pre-Seed Round"); what the page means was asked
 * once, when it was read.
 */
export function factAtPlace(dossier: Dossier, citation: Citation, claim: FindingClaim): Fact | null {
  return factsAtPlace(dossier, citation, claim)[0] ?? null;
}

/**
 * The same for a quote that is there and whose own words do not carry the claim: what was surely read from just these
 * words, with all that stands around them ("De 0 a $14,4k ARR" under today's figures, "CAGR: 128%" under the market).
 */
export function factQuoted(dossier: Dossier, citation: Citation, claim: FindingClaim): Fact | null {
  const quoted = fold(citation.quote ?? "");
  const isFrom = ({ passage }: Fact) => fold(passage).includes(quoted) || quoted.includes(fold(passage));
  const found = factsAtPlace(dossier, citation, claim);
  return found.find((fact) => fact.only === undefined && isFrom(fact)) ?? null;
}

function factsAtPlace(dossier: Dossier, citation: Citation, claim: FindingClaim): Fact[] {
  const topic = matchTopic(claim.metric)?.topic;
  if (topic === undefined || claim.value === undefined) return [];
  const resolved = resolveReference(dossier, citation.type, citation.reference);
  if (resolved.kind !== "places") return [];
  const [read] = typeof claim.value === "string" ? findQuantities(claim.value) : [];
  if (read !== undefined && "ambiguous" in read) return [];
  const claimed =
    typeof claim.value === "number"
      ? { value: sizeOfNumber(topic, claim.value), currency: claim.currency }
      : read === undefined
        ? null
        : { value: sizeOf(topic, read), range: read.range, currency: read.currency, step: read.step };
  if (claimed === null) return [];
  const here = (fact: Fact) => resolved.addresses.some((address) => isIn(fact, address));
  const says = (fact: Fact) => {
    const { range, currency, step } = fact.quantity;
    return sameFigure(claimed, { value: sizeOf(topic, fact.quantity), range, currency, step });
  };
  return findFacts(dossier, topic.id).filter((fact) => fact.sureness >= SURE_ENOUGH && here(fact) && says(fact));
}

/** Whether a fact stands on the page, or at the very place, that an address names. */
export function isIn({ address }: Pick<Fact, "address">, place: Fact["address"]): boolean {
  if (address.document !== place.document) return false;
  const paged = (one: Fact["address"]) => (one.kind === "page" || one.kind === "slide" ? one.page : null);
  const page = paged(place);
  return page === null ? JSON.stringify(address) === JSON.stringify(place) : paged(address) === page;
}
