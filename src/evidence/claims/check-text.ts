import type { Address } from "../../domain/address.ts";
import type { VerificationContext } from "../../domain/context.ts";
import { refuseUnknown, requireText } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { explainClaim } from "../../i18n/claims.ts";
import { inReadersForm } from "../../i18n/readers-form.ts";
import { isAdvice } from "../../lexicon/advice.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import type { ClaimKind, ReadClaim } from "./claim.ts";
import { topicsIn } from "./claim-topics.ts";
import { type EvidenceIndex, evidenceIndex } from "./evidence-index.ts";
import { judgeClaim } from "./judge-claim.ts";
import { judgeLists } from "./judge-list.ts";
import { judgeQuote } from "./judge-quote.ts";
import { againstOwnFigures } from "./own-arithmetic.ts";
import { readClaims } from "./read.ts";
import { remainderOf } from "./remainder.ts";
import { judgeBySentence } from "./same-sentence.ts";
import { readSentences, type TextSentence } from "./sentences.ts";
import { uncoveredIn } from "./uncovered.ts";
import type { ClaimVerdict, Judgement } from "./verdict.ts";

/** A text held against the documents of a deal, sentence by sentence. */
export interface TextCheck {
  sentences: CheckedSentence[];
  summary: TextSummary;
}

/** One sentence or table row. `no_claim`: it says nothing that documents could confirm or deny. */
export interface CheckedSentence {
  text: string;
  /** Where it stands in the text that was given. */
  start: number;
  end: number;
  kind: TextSentence["kind"];
  verdict: SentenceVerdict;
  claims: CheckedClaim[];
}

export type SentenceVerdict = ClaimVerdict | "no_claim";

/** Worst first. */
export const SENTENCE_VERDICTS: readonly SentenceVerdict[] = [
  "contradicted",
  "not_found",
  "unclear",
  "supported",
  "no_claim",
];

/** One claim of a sentence, judged. */
export interface CheckedClaim {
  kind: ClaimKind;
  /** The words of the sentence that make the claim. */
  quote: string;
  verdict: ClaimVerdict;
  /** The place in the documents that decides, or comes nearest; null where there is none. */
  at: Address | null;
  /** The words there. */
  found: string | null;
  /** Why, with the sum where one was made, in the reader's language. */
  explanation: string;
}

/** How many sentences got which verdict, and how many claims were read in all. */
export type TextSummary = Record<SentenceVerdict, number> & { sentences: number; claims: number };

/** How a text is checked. */
export interface TextCheckOptions {
  /** The language of the explanations. It never changes a reading or a verdict. */
  locale?: Locale;
}

const KNOWN: Readonly<Record<keyof TextCheckOptions, true>> = { locale: true };

/**
 * Holds a text (a memo, a chat answer, a note) against the documents, with no model: each sentence and table row is
 * read for its claims, each claim is supported, contradicted, not found or unclear, with the place, the words there
 * and the sum. Contradicted only where the right row and time are found beyond doubt.
 *
 * ```ts
 * checkText(context, "MRR was 52,000 € in December 2024.").sentences[0]?.verdict; // "contradicted"
 * ```
 */
export function checkText(context: VerificationContext, text: string, options: TextCheckOptions = {}): TextCheck {
  refuseUnknown("checkText", options, KNOWN);
  requireText("The text to check", text);
  const { locale = "en" } = options;
  const index = evidenceIndex(dossierOf(context));
  const detected = detectLanguage(text);
  const language = detected === "other" || detected === null ? undefined : detected;
  const reading: QuantityOptions = {
    habit: numberHabit([text]),
    ...(language === undefined ? {} : { locale: language }),
  };
  const sentences = readSentences(text).map((sentence) => checkSentence(sentence, { context, index }, reading, locale));
  return { sentences, summary: summaryOf(sentences) };
}

function checkSentence(
  sentence: TextSentence,
  { context, index }: Documents,
  reading: QuantityOptions,
  locale: Locale,
): CheckedSentence {
  const { text, start, end, kind } = sentence;
  const asks = /\?[\s*_»”")]*$/.test(text);
  const silent = sentence.kind === "heading";
  const topics = silent ? new Map<number, string>() : topicsIn(sentence, reading);
  const read = (silent ? [] : readClaims(sentence, { language: reading.locale, habit: reading.habit }))
    // A question claims nothing but that the words it quotes stand there.
    .filter(({ kind }) => !asks || kind === "quote")
    .map((claim) => {
      const topic = topics.get(claim.at ?? -1);
      return topic === undefined ? claim : { ...claim, topic };
    });
  const whole = silent || asks || sentence.kind === "row" ? null : judgeBySentence(text, index, reading);
  const sums = read.filter(({ kind }) => kind === "sum");
  // What stands inside a sum is judged with it.
  const claims = read.filter(
    (claim) =>
      claim.kind === "sum" ||
      !sums.some(({ start, end }) => claim.start < end && start < claim.end && claim.kind === "figure"),
  );
  // Advice and conditions say nothing of the documents; what they cite of them is checked all the same.
  const advises = isAdvice(text);
  const isAside = ({ verdict }: Judgement) => advises && (verdict === "not_found" || verdict === "unclear");
  const lists = judgeLists(claims, index, sentence);
  const judged = claims.flatMap((claim) => {
    const judgement =
      claim.kind === "quote"
        ? judgeQuote(claim, context, index)
        : (againstOwnFigures(claim, claims) ?? judgeClaim(claim, claims, sentence, index, lists.get(claim)));
    return judgement === null || isAside(judgement)
      ? []
      : [{ claim, judgement, said: worded(claim, judgement, locale) }];
  });
  const asWhole: ReadClaim = {
    kind: "statement",
    quote: text,
    start,
    end,
    label: "",
    aside: "",
    around: [],
    pages: [],
  };
  const each = judged.map(({ said }) => said);
  if (whole?.verdict !== "supported" && verdictOf(each) === "supported") {
    // What is not one of its claims is not borne out with them.
    const left = uncoveredIn(sentence, judged, index).map((quote): ReadClaim => ({ ...asWhole, quote, label: quote }));
    for (const rest of remainderOf(sentence, claims))
      each.push(worded(rest, { verdict: "unclear", reason: "not_checked" }, locale));
    for (const part of left) each.push(worded(part, { verdict: "unclear", reason: "not_so_there" }, locale));
  }
  const verdict = verdictOf(each);
  // What the values say, row by row, stands over a sentence that is only like another one, not over the document's own.
  if (whole === null || (verdict !== "unclear" && verdict !== "not_found" && whole.verdict !== "supported"))
    return { text, start, end, kind, verdict, claims: each };
  if (whole.verdict === "contradicted") {
    const all = [worded(asWhole, whole, locale), ...each.filter((claim) => claim.verdict === "supported")];
    return { text, start, end, kind, verdict: "contradicted", claims: all };
  }
  const own = judged.map(({ claim, said }) =>
    claim.kind === "sum" || claim.kind === "quote" ? said : worded(claim, whole, locale),
  );
  const all = own.length > 0 ? own : [worded(asWhole, whole, locale)];
  return { text, start, end, kind, verdict: verdictOf(all), claims: all };
}

interface Documents {
  context: VerificationContext;
  index: EvidenceIndex;
}

function worded(claim: ReadClaim, judgement: Judgement, locale: Locale): CheckedClaim {
  return {
    kind: claim.kind,
    quote: claim.quote,
    verdict: judgement.verdict,
    at: judgement.at ?? null,
    found: judgement.passage ?? judgement.found ?? null,
    // A sum that does not come out is told with what it gives.
    explanation:
      judgement.reason === "sum_wrong"
        ? checkCalculation({ formula: claim.calculation ?? "" }, { locale }).explanation
        : explainClaim({ label: claim.label || claim.quote, ...judgement, ...readersForm(judgement, locale) }, locale),
  };
}

/** What stands there, in the reader's form of numbers where a workbook keeps it in none. */
const readersForm = ({ at, found, value }: Judgement, locale: Locale): Pick<Judgement, "found"> =>
  at === undefined || found === undefined
    ? {}
    : { found: inReadersForm({ address: at, printed: found, value }, locale) };

/** One part contradicted and the sentence is; supported only where every part is. */
function verdictOf(claims: readonly CheckedClaim[]): SentenceVerdict {
  if (claims.length === 0) return "no_claim";
  const has = (verdict: ClaimVerdict) => claims.some((claim) => claim.verdict === verdict);
  if (has("contradicted")) return "contradicted";
  if (claims.every(({ verdict }) => verdict === "supported")) return "supported";
  return has("unclear") || has("supported") ? "unclear" : "not_found";
}

function summaryOf(sentences: readonly CheckedSentence[]): TextSummary {
  const count = (verdict: SentenceVerdict) => sentences.filter((sentence) => sentence.verdict === verdict).length;
  return {
    sentences: sentences.length,
    claims: sentences.reduce((sum, { claims }) => sum + claims.length, 0),
    supported: count("supported"),
    contradicted: count("contradicted"),
    not_found: count("not_found"),
    unclear: count("unclear"),
    no_claim: count("no_claim"),
  };
}
