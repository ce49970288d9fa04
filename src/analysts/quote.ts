import type { Address } from "../domain/address.ts";
import type { CitationCheck } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Evidence, ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { SourceType } from "../domain/source.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { readEvidence } from "../evidence/citations/evidence.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { witnessOf } from "../evidence/witness.ts";
import { sourceName } from "../i18n/sources.ts";
import { CONFIDENCE } from "./confidence.ts";

/** "Deck, page 8": a place in words that citations are read back from. */
export function placeInWords(
  context: VerificationContext,
  address: Address,
  source: SourceType,
  locale: Locale,
): string {
  return referenceTo(source, address, witnessOf(context).dossier, locale);
}

/**
 * The first of these texts that is found again at its place by the same check every analyst's citations go through.
 * Null where none is: then it must not be given as evidence.
 */
export function provenQuote(
  context: VerificationContext,
  at: { address: Address; source: SourceType },
  texts: readonly string[],
  type: Evidence["type"],
  locale: Locale,
): Evidence | null {
  const places = [placeInWords(context, at.address, at.source, locale), sourceName(at.source, locale)];
  const confidence =
    at.source === "deck" || at.source === "financial_model" ? CONFIDENCE.primary_exact : CONFIDENCE.secondary;
  for (const source of places) {
    for (const content of texts.filter((text) => text.trim() !== "")) {
      const evidence: Evidence = { type, content, source, confidence };
      if (isProven(context, evidence)) return evidence;
    }
  }
  return null;
}

/** The passage a fact was read from, as evidence: the whole line, or its part that carries this one value. */
export function quoteOfFact(context: VerificationContext, fact: Fact, locale: Locale): Evidence | null {
  const { label, passage, quantity } = fact;
  const type = fact.source === "context_engine" || fact.source === "funding_db" ? "external_data" : "quote";
  const texts = [...wholeOrPart(fact), `${label} ${quantity.text}`, `${label}: ${quantity.text}`, passage];
  return provenQuote(context, fact, texts, type, locale);
}

const SHORTEST_PART = 12;
const LONGEST_LINE = 300;

/** The line where it holds no other number; else from the label to the value, where no other number stands between. */
function wholeOrPart({ label, passage, quantity }: Fact): string[] {
  const [name, value] = [passage.indexOf(label), passage.indexOf(quantity.text)];
  if (name < 0 || value < 0) return [];
  const own = (at: number) =>
    (at >= name && at < name + label.length) || (at >= value && at < value + quantity.text.length);
  const others = [...passage.matchAll(/\d/g)].map(({ index }) => index).filter((at) => !own(at));
  if (others.length === 0) return [passage];
  const start = Math.min(name, value);
  const end = Math.max(name + label.length, value + quantity.text.length);
  if (others.some((at) => at >= start && at < end)) return [];
  // Two or three words are found anywhere: the line says more.
  return end - start < SHORTEST_PART && passage.length <= LONGEST_LINE ? [passage] : [passage.slice(start, end)];
}

/** A citation is read for a finding; what is quoted here is of none yet. */
export const NO_FINDING: ScoredFinding = {
  id: "",
  agentName: "",
  metric: "",
  category: "financial",
  value: null,
  confidence: { level: "insufficient", score: 0, factors: [] },
  evidence: [],
};

/** True where the evidence, read back as a citation, is verified. */
export const isProven = (context: VerificationContext, evidence: Evidence): boolean =>
  proofOf(context, evidence) !== null;

/** Where the evidence is verified; null where it is not. */
export function proofOf(context: VerificationContext, evidence: Evidence): Pick<CitationCheck, "at"> | null {
  const read = readEvidence(evidence, NO_FINDING);
  if (!("citation" in read)) return null;
  const check = witnessOf(context).check(read.citation, null, "en");
  return check.status === "verified" ? check : null;
}
