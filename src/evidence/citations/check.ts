import type { Address } from "../../domain/address.ts";
import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { isSourceType } from "../../domain/source-rank.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { CITATION_SENTENCES, type CitationSentences } from "../../i18n/citations.ts";
import { SHARE_OF } from "../../lexicon/ratios.ts";
import { findQuantities } from "../../quantities/find.ts";
import { disagreement } from "./agree.ts";
import { Claim, shortened } from "./claim.ts";
import type { Difference } from "./edges.ts";
import { type FoundElsewhere, findHidden, searchElsewhere } from "./elsewhere.ts";
import { figuresIn } from "./figures.ts";
import { fold } from "./fold.ts";
import { judge, judgeNarrow } from "./judge.ts";
import type { Judgement } from "./judgement.ts";
import { type CitedPlace, citedPlace } from "./place.ts";
import { addressOf, foundText, isRecognised, isUnreadable, isUnsureReading, type Scope, valueRefs } from "./scope.ts";
import { type Passage, rowsOf, type SectionText } from "./section-text.ts";
import { judgeStream } from "./stream.ts";

/** How a citation is checked. */
export interface CheckOptions {
  /** Language of the explanation. Default "en". */
  locale?: Locale;
}

const KNOWN: Readonly<Record<keyof CheckOptions, true>> = { locale: true };

/**
 * Is this quote there, with these numbers, for this label? Looks at the cited place first, then through the rest of the
 * source. Never throws on what an analyst wrote; never says `verified` for what was not found.
 *
 * ```ts
 * checkCitation(context, { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" }).status; // "verified"
 * ```
 */
export function checkCitation(
  context: VerificationContext,
  citation: Citation,
  options: CheckOptions = {},
): CitationCheck {
  refuseUnknown("checkCitation", options, KNOWN);
  return checkQuestion(context, citation, { ...options, byMetric: false });
}

/** The same; `byMetric` where the label is an analyst's own name for the metric and not the document's. */
export function checkQuestion(
  context: VerificationContext,
  citation: Citation,
  options: CheckOptions & { byMetric: boolean },
): CitationCheck {
  const words = CITATION_SENTENCES[options.locale ?? "en"];
  // What comes from a model may be anything: nothing to check is an answer, not an error.
  if (typeof citation !== "object" || citation === null)
    return { status: "unsupported", explanation: words.nothingToCheck };
  const { type } = citation as { type: unknown };
  if (!isSourceType(type)) return { status: "unverifiable", explanation: words.noDocument(shortened(String(type))) };
  if (type === "inference") return { status: "unverifiable", explanation: words.inference };
  const reference = typeof citation.reference === "string" ? citation.reference.trim() : "";
  const claim = new Claim(citation, options.byMetric);
  if (!claim.says) return { status: "unsupported", explanation: words.nothingToCheck };
  const dossier = dossierOf(context);
  const place = citedPlace(dossier, type, reference);
  const cited = shortened(reference === "" ? type : reference);
  if (place === null) return { status: "unverifiable", explanation: words.noDocument(cited) };
  return new Check(dossier, place, claim, cited, words, options.locale ?? "en").run();
}

/** One citation on its way to a verdict. */
class Check {
  readonly #dossier: Dossier;
  readonly #place: CitedPlace;
  readonly #claim: Claim;
  readonly #cited: string;
  readonly #words: CitationSentences;
  readonly #locale: Locale;

  constructor(
    dossier: Dossier,
    place: CitedPlace,
    claim: Claim,
    cited: string,
    words: CitationSentences,
    locale: Locale,
  ) {
    this.#dossier = dossier;
    this.#place = place;
    this.#claim = claim;
    this.#cited = cited;
    this.#words = words;
    this.#locale = locale;
  }

  run(): CitationCheck {
    const check = this.#search();
    if (check.status === "verified" || check.status === "relocated") return check;
    const hidden = findHidden(this.#place.documents, this.#claim, "machine_directed");
    if (hidden === null) return check;
    // It does stand there for the eye; it is what it says, and to whom, that proves nothing.
    const at = addressOf(hidden.document, hidden.text, { passage: { start: hidden.start, end: hidden.end } });
    return this.#answer({ status: "unsupported", at, explanation: this.#words.machineDirected(this.#describe(at)) });
  }

  #search(): CitationCheck {
    let lesser: { scope: Scope; judgement: Judgement } | null = null;
    let close: { scope: Scope; judgement: Judgement } | null = null;
    let unreadable: Scope | null = null;
    for (const scope of this.#place.scopes) {
      if (isUnreadable(scope.document, scope.section)) {
        unreadable ??= scope;
        continue;
      }
      const judgement = scope.partial ? judgeNarrow(scope.text, this.#claim) : judge(scope.text, this.#claim);
      if (judgement?.kind === "holds")
        return this.#holds(
          scope.document,
          scope.text,
          judgement,
          inCitedCell(scope, judgement) ? "verified" : "relocated",
        );
      const inFileOrder = judgement === null ? judgeStream(scope.text.section, this.#claim) : null;
      if (inFileOrder !== null) return this.#holds(scope.document, inFileOrder.text, inFileOrder.judgement, "verified");
      // The very passage without its sign is this passage altered, though another may give the number so.
      if (judgement?.close === true && judgement.differences.every(({ kind }) => kind === "sign"))
        return this.#fails(scope.document, scope.text, judgement);
      if (judgement?.close === true) close ??= { scope, judgement };
      if (
        judgement !== null &&
        (lesser === null || (lesser.judgement.kind !== "altered" && judgement.kind === "altered"))
      )
        lesser = { scope, judgement };
    }
    if (unreadable !== null && close === null) return this.#unreadablePage(unreadable);
    // A passage that nearly says it is no match where another says it word for word.
    const found = this.#elsewhere();
    if (found?.judgement.kind === "holds") {
      const { words, page, scopes } = this.#place;
      const atCited = (words !== null && page !== "beyond") || isCitedPlace(scopes, found);
      const status = atCited ? "verified" : "relocated";
      return this.#holds(found.document, found.text, found.judgement, status);
    }
    const nearest = close ?? lesser;
    if (nearest !== null) return this.#fails(nearest.scope.document, nearest.scope.text, nearest.judgement);
    return this.#notFound(found);
  }

  /** The rest of the source, with forms of agreement that leave no room for chance. */
  #elsewhere(): FoundElsewhere | null {
    const looked = new Set(this.#place.scopes.filter((scope) => !scope.partial).map(keyOf));
    const strict = this.#place.words === null;
    return searchElsewhere(this.#place.documents, this.#claim, strict, (document, section) =>
      looked.has(keyOf({ document, section })),
    );
  }

  #holds(
    document: SourceDocument,
    text: SectionText,
    judgement: Judgement,
    status: "verified" | "relocated",
  ): CitationCheck {
    const at = addressOf(document, text, judgement);
    const found = foundText(text, judgement);
    const place = this.#describe(at);
    const shown = shortened(found);
    if (isUnsureReading(text, judgement)) return this.#unsureReading(at, found);
    const explanation =
      status === "relocated"
        ? this.#words.relocated(this.#cited, place, shown)
        : judgement.form === "value"
          ? this.#words.valueVerified(place, this.#claim.label, shown)
          : this.#words.verified(place, shown);
    return this.#answer({ status, at, found, match: judgement.form, explanation });
  }

  /** The currency that was claimed, where the same amount is printed in another. */
  #currencyLost({ kind, actual }: Difference): string | null {
    if (kind !== "unit") return null;
    const printed = findQuantities(actual).flatMap((one) => ("currency" in one ? (one.currency ?? []) : []));
    const [claimed] = this.#claim.valueFigures.flatMap(({ readings }) =>
      readings.flatMap(({ currency }) => currency ?? []),
    );
    return claimed === undefined || printed.length === 0 || printed.includes(claimed) ? null : claimed;
  }

  #fails(document: SourceDocument, text: SectionText, judgement: Judgement): CitationCheck {
    const at = addressOf(document, text, judgement);
    const found = foundText(text, judgement);
    const place = this.#describe(at);
    if (isUnsureReading(text, judgement)) return this.#unsureReading(at, found);
    const { differences } = judgement;
    if (judgement.kind === "altered" && differences.some((one) => isShareOf(text, judgement.passage, one))) {
      const explanation = this.#words.shortenedQuote(place, shortened(linesOf(text, judgement.passage)));
      return this.#answer({ status: "unverifiable", at, found, explanation });
    }
    const negation = differences.find(({ kind }) => kind === "negation");
    const label = differences.find(({ kind }) => kind === "label");
    const first = differences[0];
    let explanation: string;
    if (judgement.kind === "altered" && negation !== undefined)
      explanation = this.#words.negation(place, shortened(found));
    else if (judgement.kind === "altered" && first !== undefined && this.#currencyLost(first) !== null)
      explanation = this.#words.otherCurrency(place, this.#currencyLost(first) as string, first.actual);
    else if (judgement.kind === "altered" && first !== undefined && first.actual !== "")
      explanation = this.#words.altered(place, list(differences, "claimed"), list(differences, "actual"));
    else if (label !== undefined && label.actual !== "" && /\d/.test(String(this.#claim.value ?? "")))
      explanation = this.#words.otherLabel(place, String(this.#claim.value), shortened(label.actual));
    else if (
      this.#claim.quote !== "" &&
      [found, linesOf(text, judgement.passage)].some((one) => fold(one).text.includes(this.#claim.folded.text))
    ) {
      const quote = shortened(this.#claim.quote);
      const { asked } = this.#claim;
      explanation = asked === "" ? this.#words.twoTexts(place, quote) : this.#words.besideClaim(place, quote, asked);
    } else explanation = this.#words.unsupported(place, this.#claim.said, shortened(found));
    return this.#answer({
      status: judgement.kind === "altered" ? "altered" : "unsupported",
      at,
      found,
      differences,
      explanation,
    });
  }

  #unreadablePage(scope: Scope): CitationCheck {
    const at = addressOf(scope.document, scope.text, { passage: { start: 0, end: 0 } });
    return this.#answer({ status: "unverifiable", explanation: this.#words.unreadablePage(this.#describe(at)) });
  }

  /** Read from a picture, and two readings differ: what was read is shown, and nothing is concluded from it. */
  #unsureReading(at: Address, found: string): CitationCheck {
    const explanation = this.#words.unsureReading(this.#describe(at), shortened(found));
    return this.#answer({ status: "unverifiable", at, found, explanation });
  }

  #notFound(found: FoundElsewhere | null): CitationCheck {
    const { documents, missing } = this.#place;
    if (found !== null && missing === null) return this.#fails(found.document, found.text, found.judgement);
    const hidden = findHidden(documents, this.#claim);
    if (hidden !== null) {
      const passage: Passage = { start: hidden.start, end: hidden.end };
      const place = this.#describe(addressOf(hidden.document, hidden.text, { passage }));
      return this.#answer({ status: "phantom", explanation: this.#words.hidden(place, hidden.reason) });
    }
    if (missing !== null)
      return this.#answer({ status: "phantom", explanation: this.#words.noSuchPlace(this.#cited, missing.last) });
    const [cited] = this.#place.scopes;
    if (this.#claim.quote === "" && cited !== undefined) {
      const at = addressOf(cited.document, cited.text, { passage: { start: 0, end: 0 } });
      const explanation = this.#words.notSaid(this.#describe(at), this.#claim.said);
      return this.#answer({ status: "unsupported", at, explanation });
    }
    const pages = documents.reduce((sum, document) => sum + unreadablePages(document), 0);
    if (pages > 0)
      return this.#answer({ status: "unverifiable", explanation: this.#words.unreadableElsewhere(this.#cited, pages) });
    const recognised = this.#place.scopes.find(({ document, section }) => isRecognised(document, section));
    if (recognised !== undefined) {
      const at = addressOf(recognised.document, recognised.text, { passage: { start: 0, end: 0 } });
      return this.#answer({ status: "unverifiable", explanation: this.#words.recognisedPage(this.#describe(at)) });
    }
    return this.#answer({ status: "phantom", explanation: this.#words.phantom(this.#cited, this.#claim.said) });
  }

  #answer(check: CitationCheck): CitationCheck {
    if (this.#place.words === null) return check;
    const say = this.#place.page === null ? this.#words.searched : this.#words.unnumbered;
    return { ...check, searched: true, explanation: say(check.explanation) };
  }

  #describe(address: Address): string {
    return describeAddress(address, this.#locale, this.#dossier);
  }
}

/** Where a cell was cited by name, the value must stand in that cell and not beside it. */
function inCitedCell({ cells, text }: Scope, judgement: Judgement): boolean {
  if (cells === undefined) return true;
  const refs = valueRefs(text, judgement);
  return refs.length === 0 || refs.some((ref) => cells.has(ref));
}

/** The whole sheet was needed to read it (its heading counts in thousands), but it stands in the row and cell that were cited. */
function isCitedPlace(scopes: readonly Scope[], { document, text, judgement }: FoundElsewhere): boolean {
  const at = addressOf(document, text, judgement);
  return scopes.some(
    (scope) =>
      scope.partial &&
      scope.document === document &&
      scope.text.section === text.section &&
      at.kind === "cell" &&
      scope.text.rows.some((row) => row.number === at.row) &&
      inCitedCell({ ...scope, text }, judgement),
  );
}

/** "70 % lose a day" of "70% of the 55 000 designers lose a day": the quote leaves out what the share is of. */
function isShareOf(text: SectionText, passage: Passage, { claimed, actual }: Difference): boolean {
  const lines = linesOf(text, passage);
  const [share] = figuresIn(claimed);
  const [of] = figuresIn(actual);
  if (share === undefined || of === undefined) return false;
  const printed = figuresIn(lines);
  return printed.some((one, at) => {
    const next = printed[at + 1];
    if (next === undefined || disagreement(share, one, { scale: 1 }) !== null) return false;
    return disagreement(of, next, { scale: 1 }) === null && SHARE_OF.test(lines.slice(one.end, next.start));
  });
}

/** All that is printed on the lines of a passage, in every column. */
function linesOf(text: SectionText, passage: Passage): string {
  const { first, last } = rowsOf(text, passage);
  return text.text.slice(text.rowStarts[first], text.rowStarts[last + 1]);
}

function keyOf({ document, section }: { document: SourceDocument; section: number }): string {
  return `${document.id}\n${section}`;
}

function list(differences: readonly { claimed: string; actual: string }[], side: "claimed" | "actual"): string {
  return differences.map((difference) => difference[side]).join(", ");
}

function unreadablePages(document: SourceDocument): number {
  let count = 0;
  for (let section = 0; section < document.sections.length; section++) if (isUnreadable(document, section)) count++;
  return count;
}
