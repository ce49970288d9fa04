import type { Citation } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { greatest, least } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { resolveReference } from "../../dossier/references.ts";
import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { isIn } from "./by-witness.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { isNeutral } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";

/**
 * What was read on the cited page with the claimed value, where the words beside the figure name it: in "Goals: 500 k$ of
 * volume, 10 merchants (p. 8)" the 10 are merchants, whatever the line is called. Other figures and commas part the
 * clauses, so that no figure borrows its neighbour's name.
 */
export function factOfClause(dossier: Dossier, citation: Citation, claim: FindingClaim): Fact | null {
  const clause = clauseOf(claim);
  const words = clause === null ? [] : contentWords(clause.words).filter((word) => !isNeutral(word));
  if (clause === null || words.length === 0) return null;
  const resolved = resolveReference(dossier, citation.type, citation.reference);
  if (resolved.kind !== "places") return null;
  const topic = matchTopic(clause.words);
  const named = ({ label, passage, topic: of }: Fact) =>
    (topic !== null && topic.sureness >= SURE_ENOUGH && of === topic.topic.id) ||
    words.some((word) =>
      contentWords(`${label} ${passage.length <= 80 ? passage : ""}`).some((other) => sameWord(word, other)),
    );
  return (
    readDossier(dossier).all.find(
      (fact) =>
        sameFigure(clause.quantity, fact.quantity) &&
        fact.quantity.unit === clause.quantity.unit &&
        resolved.addresses.some((address) => isIn(fact, address)) &&
        named(fact),
    ) ?? null
  );
}

/** The words that stand with the claimed figure in its sentence, and with no other figure. */
export const wordsBeside = (claim: FindingClaim): string => clauseOf(claim)?.words ?? "";

/** The claimed figure in its sentence, and the words that stand with it and with no other. */
function clauseOf({
  sentence: named = "",
  said = named,
  value,
}: FindingClaim): { quantity: Quantity; words: string } | null {
  const sentence = said.replace(PAGE_REFERENCE, " ");
  const found = findQuantities(sentence).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  const wanted =
    typeof value === "number"
      ? value
      : findQuantities(value ?? "").flatMap((one) => ("ambiguous" in one ? [] : [one]))[0]?.value;
  const quantity = wanted === undefined ? undefined : found.find((one) => one.value === wanted);
  if (quantity === undefined) return null;
  const before = sentence.slice(
    Math.max(0, greatest(found.filter(({ end }) => end <= quantity.start).map(({ end }) => end))),
    quantity.start,
  );
  const after = sentence.slice(
    quantity.end,
    Math.min(sentence.length, least(found.filter(({ start }) => start >= quantity.end).map(({ start }) => start))),
  );
  const words = `${before.split(PARTS).at(-1) ?? ""} ${quantity.noun ?? ""} ${after.split(PARTS)[0] ?? ""}`;
  return { quantity, words };
}

/** A bracket after a figure says what it is: "1 % (Starter)". */
const PARTS = /[,;:|/]|\s(?:et|and|e)\s/u;
