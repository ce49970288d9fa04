import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Locale } from "../../domain/locale.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { CITATION_SENTENCES } from "../../i18n/citations.ts";
import { paperNamed } from "../../lexicon/papers.ts";
import { readExistence } from "../../quantities/existence.ts";
import { factOfClause } from "./by-clause.ts";
import { factAtPlace, factQuoted } from "./by-witness.ts";
import { type CheckOptions, checkQuestion } from "./check.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { isOfAnotherTime, ownerOf } from "./claimed-of.ts";
import { joinedParts } from "./joined.ts";
import { nearerLine } from "./nearer-line.ts";
import { otherMeaning } from "./other-metric.ts";

const REMEMBERED = 20_000;
const known = new WeakMap<object, Map<string, CitationCheck>>();

/**
 * Does the document say this, and does what it says carry the claim? Every stage asks here, so that the same question
 * has one answer, and is looked up once for a dossier.
 */
export function check(
  context: VerificationContext,
  citation: Citation,
  claim: FindingClaim | null,
  options: CheckOptions = {},
): CitationCheck {
  const { type, reference, quote } = citation;
  const byMetric = claim !== null && quote !== undefined && quote !== "";
  const asked: Citation =
    claim === null || (!byMetric && citation.value !== undefined)
      ? citation
      : { type, reference, ...(quote !== undefined && { quote }), label: asWords(claim.metric), ...claimedIn(claim) };
  const dossier = dossierOf(context);
  let answers = known.get(dossier);
  if (answers === undefined) {
    answers = new Map();
    known.set(dossier, answers);
  }
  const key = JSON.stringify([asked, byMetric, claim?.period, claim?.sentence, options.locale ?? "en"]);
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = checkQuestion(context, asked, { ...options, byMetric });
    if (!HOLDS.has(answer.status)) answer = checkJoined(context, citation, claim, options) ?? answer;
    const told = claim ?? ownClaim(citation);
    if (told !== null && (quote ?? "") === "" && !HOLDS.has(answer.status))
      answer =
        sayFact(
          factAtPlace(dossier, citation, told) ?? factOfClause(dossier, citation, told),
          told,
          dossier,
          options.locale ?? "en",
        ) ?? answer;
    if (byMetric && answer.status === "unsupported" && isThere(context, citation, options))
      answer = sayFact(factQuoted(dossier, citation, claim), claim, dossier, options.locale ?? "en") ?? answer;
    if (claim !== null && HOLDS.has(answer.status) && isOfAnotherTime(dossier, answer, claim))
      answer = ofAnotherTime(answer, citation, claim, dossier, options.locale ?? "en");
    const owner = claim !== null && HOLDS.has(answer.status) ? ownerOf(dossier, answer, claim) : null;
    if (owner !== null) answer = ofAnother(answer, citation, owner, dossier, options.locale ?? "en");
    const other = claim !== null && HOLDS.has(answer.status) ? otherMeaning(dossier, answer, claim) : null;
    if (other?.kind === "metric") answer = ofAnother(answer, citation, other.label, dossier, options.locale ?? "en");
    if (other?.kind === "unknown") answer = underAnotherName(answer, citation, claim, dossier, options.locale ?? "en");
    if (other?.kind === "scale") answer = inAnotherScale(answer, citation, other, dossier, options.locale ?? "en");
    if (other?.kind === "currency")
      answer = inAnotherCurrency(answer, citation, other, dossier, options.locale ?? "en");
    const nearer = claim !== null && HOLDS.has(answer.status) ? nearerLine(dossier, answer, claim) : null;
    if (nearer !== null) answer = ofAnotherLine(answer, citation, nearer, dossier, options.locale ?? "en");
    if (answer.status === "phantom" && citesAbsentPaper(dossier, reference)) {
      const explanation = CITATION_SENTENCES[options.locale ?? "en"].noDocument(reference);
      answer = { status: "unverifiable", explanation };
    }
    if (answers.size >= REMEMBERED) answers.clear();
    answers.set(key, answer);
  }
  return answer;
}

const isThere = (context: VerificationContext, { type, reference, quote }: Citation, options: CheckOptions): boolean =>
  check(context, { type, reference, ...(quote !== undefined && { quote }) }, null, options).status === "verified";

/** "Legal DD report, p. 3" where the deal has no such paper: what is not in the deck is not thereby invented. */
function citesAbsentPaper({ documents }: Dossier, reference: string): boolean {
  const paper = paperNamed(String(reference))?.toLowerCase();
  return paper !== undefined && !documents.some(({ id, name }) => `${id} ${name}`.toLowerCase().includes(paper));
}

/** "users_Y1", "grossMargin": a name given as a key is read as its words. */
function asWords(metric: string): string {
  return /\s/.test(metric) ? metric : metric.replace(/_+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
}

/** A place cited for a label and a value claims just these. */
function ownClaim({ label, value, unit, currency }: Citation): FindingClaim | null {
  if (label === undefined || value === undefined) return null;
  return { metric: label, value, ...(unit !== undefined && { unit }), ...(currency !== undefined && { currency }) };
}

function sayFact(fact: Fact | null, { metric }: FindingClaim, dossier: Dossier, locale: Locale): CitationCheck | null {
  if (fact === null) return null;
  const place = describeAddress(fact.address, locale, dossier);
  const explanation = CITATION_SENTENCES[locale].valueVerified(place, metric, fact.passage);
  return { status: "verified", at: fact.address, found: fact.passage, match: "value", explanation };
}

/** "Revenue 2023: 380 000 €" does not carry a claim on 2024. */
function ofAnotherTime(
  answer: CitationCheck,
  { reference }: Citation,
  { metric, period = "" }: FindingClaim,
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  const explanation = CITATION_SENTENCES[locale].unsupported(place, `${metric} ${period}`, answer.found ?? "");
  return { ...answer, status: "unsupported", explanation };
}

/** A rival's figure, quoted truly, does not carry a claim on the company. */
function ofAnother(
  answer: CitationCheck,
  { reference, quote = "" }: Citation,
  owner: string,
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  const explanation = CITATION_SENTENCES[locale].otherLabel(place, answer.found ?? quote, owner);
  return { ...answer, status: "unsupported", explanation };
}

/** The passage is there; whether its words mean the claimed metric, nobody can tell. */
function underAnotherName(
  answer: CitationCheck,
  { reference, quote = "" }: Citation,
  claim: FindingClaim | null,
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  const explanation = CITATION_SENTENCES[locale].otherName(place, answer.found ?? quote, claim?.metric ?? "");
  return { ...answer, status: "unverifiable", explanation };
}

/** An amount in another currency is another amount. */
function inAnotherCurrency(
  answer: CitationCheck,
  { reference }: Citation,
  { claimed, actual }: { claimed: string; actual: string },
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  return {
    ...answer,
    status: "altered",
    explanation: CITATION_SENTENCES[locale].otherCurrency(place, claimed, actual),
  };
}

/** "€14,300K" is no 14,300. */
function inAnotherScale(
  answer: CitationCheck,
  { reference }: Citation,
  { claimed, actual }: { claimed: string; actual: string },
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  return { ...answer, status: "altered", explanation: CITATION_SENTENCES[locale].altered(place, claimed, actual) };
}

/** What is said of a part, quoted truly, does not carry a claim on the whole that another line gives. */
function ofAnotherLine(
  answer: CitationCheck,
  { reference, quote = "" }: Citation,
  nearer: Fact,
  dossier: Dossier,
  locale: Locale,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  const there = `${nearer.passage} (${describeAddress(nearer.address, locale, dossier)})`;
  return {
    ...answer,
    status: "unsupported",
    explanation: CITATION_SENTENCES[locale].nearerLine(place, answer.found ?? quote, there),
  };
}

const HOLDS = new Set<CitationCheck["status"]>(["verified", "relocated"]);

/**
 * Several quotations of one place given as one. Each must stand there by itself, and one of them must carry the claim.
 * Null where they do not, or where it is one quotation.
 */
function checkJoined(
  context: VerificationContext,
  citation: Citation,
  claim: FindingClaim | null,
  options: CheckOptions,
): CitationCheck | null {
  const { type, reference, quote: whole = "" } = citation;
  // A label and its cell, set apart by a stroke of the analyst's.
  const unbroken = whole.replace(/\s[/|]\s/g, " ");
  if (unbroken !== whole) {
    const found = check(context, { type, reference, quote: unbroken }, claim, options);
    if (HOLDS.has(found.status)) return found;
  }
  const parts = joinedParts(whole);
  if (parts === null) return null;
  const alone = parts.map((quote) => check(context, { type, reference, quote }, null, options));
  if (!alone.every(({ status }) => status === "verified")) return null;
  if (claim === null) return alone[0] ?? null;
  const carried = parts.map((quote) => check(context, { type, reference, quote }, claim, options));
  return carried.find(({ status }) => status === "verified") ?? null;
}

/** A value that only says "unknown" claims nothing that a place could say. */
function claimedIn({ value, unit, currency }: FindingClaim): Pick<Citation, "value" | "unit" | "currency"> {
  if (value === undefined || (typeof value === "string" && readExistence(value) === "unknown")) return {};
  return { value, ...(unit !== undefined && { unit }), ...(currency !== undefined && { currency }) };
}
