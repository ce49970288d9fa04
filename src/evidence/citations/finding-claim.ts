import type { Citation, CitationCheck, CitationStatus } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Locale } from "../../domain/locale.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { CITATION_SENTENCES } from "../../i18n/citations.ts";
import { paperNamed } from "../../lexicon/papers.ts";
import { readExistence } from "../../quantities/existence.ts";
import { matchTopic, SURE_ENOUGH, type TopicMatch } from "../../quantities/topics/match.ts";
import { factOfClause } from "./by-clause.ts";
import { factAtPlace, factQuoted } from "./by-witness.ts";
import { type CheckOptions, checkQuestion } from "./check.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { isOfAnotherTime, ownerOf } from "./claimed-of.ts";
import { fold } from "./fold.ts";
import { joinedParts } from "./joined.ts";
import { isNeutral } from "./labels.ts";
import { nearerLine } from "./nearer-line.ts";
import { otherMeaning } from "./other-metric.ts";
import { contentWords, sameWord } from "./text-words.ts";

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
  const key = JSON.stringify([
    asked,
    byMetric,
    claim?.period,
    claim?.sentence,
    claim?.said,
    claim?.inPassing,
    options.locale ?? "en",
  ]);
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = checkQuestion(context, asked, { ...options, byMetric });
    if (!HOLDS.has(answer.status)) answer = checkJoined(context, citation, claim, answer, options) ?? answer;
    const told = claim ?? ownClaim(citation);
    // What the cited page itself gives comes before the same figure elsewhere.
    const unquoted = told !== null && (quote ?? "") === "" && answer.status !== "verified" ? told : null;
    // Where the words beside a figure said in passing name it, they are its name, whatever the line is called.
    const named = unquoted === null ? null : factAtPlace(dossier, citation, unquoted);
    const beside = unquoted === null || named !== null ? null : factOfClause(dossier, citation, unquoted);
    const meant = beside !== null && claim?.inPassing === true ? { ...claim, metric: beside.label } : claim;
    if (unquoted !== null)
      answer = sayFact(named ?? beside, meant ?? unquoted, dossier, options.locale ?? "en") ?? answer;
    if (told !== null && (quote ?? "") === "" && isNamedAlike(answer, told))
      answer = notCarried(
        answer,
        citation,
        "unverifiable",
        { dossier, locale: options.locale ?? "en" },
        (words, place, found) => words.otherName(place, found, told.metric),
      );
    if (byMetric && answer.status === "unsupported" && isThere(context, citation, options))
      answer = sayFact(factQuoted(dossier, citation, claim), claim, dossier, options.locale ?? "en") ?? answer;
    if (meant !== null && HOLDS.has(answer.status))
      answer = carried(answer, citation, meant, { dossier, locale: options.locale ?? "en" });
    if (answer.status === "phantom" && citesAbsentPaper(dossier, reference)) {
      const explanation = CITATION_SENTENCES[options.locale ?? "en"].noDocument(reference);
      answer = { status: "unverifiable", explanation };
    }
    // Every stage asks in the same order: to forget the first for the last would leave each nothing to find.
    if (answers.size < REMEMBERED) answers.set(key, answer);
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

/**
 * "Users 200k (slide 14)", where the slide says "Active Users": the value is there beside a word of the claim, and may be
 * meant. So may a figure that stands there without a word of its own.
 */
function isNamedAlike({ status, found = "" }: CitationCheck, claim: FindingClaim): boolean {
  if (status !== "unsupported" || found === "") return false;
  const { metric, sentence = "", said: told = sentence } = claim;
  // Of a figure said in passing, the line's name is ours: only a passage of another known metric denies it.
  if (claim.inPassing === true && !areOther(matchTopic(metric), matchTopic(found))) return true;
  const telling = (text: string) => contentWords(text).filter((word) => !isNeutral(word) && !/\d/.test(word));
  const said = telling(found);
  if (said.length === 0) return true;
  return telling(`${metric} ${told}`).some((word) => said.some((other) => sameWord(word, other)));
}

const areOther = (one: TopicMatch | null, other: TopicMatch | null): boolean =>
  one !== null &&
  other !== null &&
  Math.min(one.sureness, other.sureness) >= SURE_ENOUGH &&
  one.topic.id !== other.topic.id;

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

/** The passage is there and does not carry the claim: `say` tells why, of the place where it stands and its words. */
function notCarried(
  answer: CitationCheck,
  { reference, quote = "" }: Citation,
  status: CitationStatus,
  { dossier, locale }: Setting,
  say: (words: (typeof CITATION_SENTENCES)[Locale], place: string, found: string) => string,
): CitationCheck {
  const place = answer.at === undefined ? reference : describeAddress(answer.at, locale, dossier);
  return { ...answer, status, explanation: say(CITATION_SENTENCES[locale], place, answer.found ?? quote) };
}

interface Setting {
  dossier: Dossier;
  locale: Locale;
}

/** What a true quote is really of, where it is not of the claim: another time, somebody else, another metric, scale or line. */
function carried(answer: CitationCheck, citation: Citation, claim: FindingClaim, setting: Setting): CitationCheck {
  const { dossier, locale } = setting;
  // "Revenue 2023: 380 000 €" does not carry a claim on 2024.
  if (isOfAnotherTime(dossier, answer, claim))
    return notCarried(answer, { ...citation, quote: "" }, "unsupported", setting, (words, place, found) =>
      words.unsupported(place, `${claim.metric} ${claim.period ?? ""}`, found),
    );
  const other = otherMeaning(dossier, answer, claim);
  // A rival's figure, or another metric's, quoted truly, does not carry a claim on the company's own.
  const owner = ownerOf(dossier, answer, claim) ?? (other?.kind === "metric" ? other.label : null);
  if (owner !== null)
    return notCarried(answer, citation, "unsupported", setting, (words, place, found) =>
      fold(owner).text === fold(found).text ? words.ofOthers(place, found) : words.otherLabel(place, found, owner),
    );
  // The passage is there; whether its words mean the claimed metric, nobody can tell.
  if (other?.kind === "unknown")
    return notCarried(answer, citation, "unverifiable", setting, (words, place, found) =>
      words.otherName(place, found, claim.metric),
    );
  // "€14,300K" is no 14,300, and an amount in another currency is another amount.
  if (other?.kind === "scale" || other?.kind === "currency")
    return notCarried(answer, citation, "altered", setting, (words, place) =>
      (other.kind === "scale" ? words.altered : words.otherCurrency)(place, other.claimed, other.actual),
    );
  // What is said of a part, quoted truly, does not carry a claim on the whole that another line gives.
  const nearer = nearerLine(dossier, answer, claim);
  if (nearer === null) return answer;
  const there = `${nearer.passage} (${describeAddress(nearer.address, locale, dossier)})`;
  return notCarried(answer, citation, "unsupported", setting, (words, place, found) =>
    words.nearerLine(place, found, there),
  );
}

const HOLDS = new Set<CitationCheck["status"]>(["verified", "relocated"]);

/**
 * Several quotations of one place given as one. Each must stand there by itself, and one of them must carry the claim.
 * Null where they do not, or where it is one quotation, unless the part that fails says more than the whole.
 */
function checkJoined(
  context: VerificationContext,
  citation: Citation,
  claim: FindingClaim | null,
  asOne: CitationCheck,
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
  // Nobody invented what stands there part by part: the part that does not hold says what is wrong.
  const invented = asOne.status === "phantom";
  const worst = alone.find(({ status }) => !HOLDS.has(status)) ?? alone.find(({ status }) => status !== "verified");
  if (worst !== undefined && (!invented || !HOLDS.has(worst.status)))
    return invented && alone.every(({ status }) => status !== "phantom") ? worst : null;
  if (claim === null) return worst ?? alone[0] ?? null;
  const carried = parts.map((quote) => check(context, { type, reference, quote }, claim, options));
  if (worst === undefined) {
    const verified = carried.find(({ status }) => status === "verified");
    if (verified !== undefined || !invented) return verified ?? null;
  }
  return carried.find(({ status }) => status === "relocated") ?? carried[0] ?? null;
}

/** A value that only says "unknown" claims nothing that a place could say. */
function claimedIn({ value, unit, currency }: FindingClaim): Pick<Citation, "value" | "unit" | "currency"> {
  if (value === undefined || (typeof value === "string" && readExistence(value) === "unknown")) return {};
  return { value, ...(unit !== undefined && { unit }), ...(currency !== undefined && { currency }) };
}
