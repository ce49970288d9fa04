import type { Address } from "../domain/address.ts";
import type { CitationStatus } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { calculationStatus, verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { checkText } from "../evidence/claims/check-text.ts";
import { readAgentOutput } from "../outputs/read-output.ts";

/** What an answer says and the documents do not bear out, or could not be held against them. */
export interface AnswerFault {
  /** `contradicted`, `wrong_sum` and the failed verdicts on citations are false; the others nobody could tell. */
  kind: "contradicted" | "not_found" | "unclear" | "wrong_sum" | "unread_sum" | "unsourced" | CitationStatus;
  /** The words of the answer. */
  quote: string;
  /** The place in the documents that decides, or comes nearest. */
  at: Address | null;
  /** The words there. */
  found: string | null;
  explanation: string;
}

/** An answer held against the documents. */
export interface AnswerCheck {
  /** Nothing in it is false, and where it claims something at least one claim was borne out. */
  ok: boolean;
  /** Borne out ÷ everything it claims, 0 to 1; null where it claims nothing that documents could tell. */
  score: number | null;
  /** What is false: contradicted claims, sources that do not hold, sums that do not come out. */
  failures: AnswerFault[];
  /** What nobody could tell from these documents. */
  unsure: AnswerFault[];
  /** How many claims, citations and sums were borne out. */
  held: number;
}

/** How an answer is verified. */
export interface VerifyAnswerOptions {
  /** Language of the explanations. Default "en". */
  locale?: Locale;
}

const HOLDS: readonly CitationStatus[] = ["verified", "relocated"];
const OPTIONS = { locale: true } satisfies Record<keyof VerifyAnswerOptions, true>;

/**
 * Holds whatever a model or an agent answered (prose, Markdown, JSON of any shape, a framework's messages) against the
 * documents, with no model: its claims, its citations, its sums.
 *
 * ```ts
 * const { ok, failures } = verifyAnswer(context, answer); // prose, JSON of any shape, messages
 * if (!ok) console.log(failures.map(({ quote, explanation }) => `${quote}: ${explanation}`));
 * ```
 */
export function verifyAnswer(
  context: VerificationContext,
  answer: unknown,
  options: VerifyAnswerOptions = {},
): AnswerCheck {
  refuseUnknown("verifyAnswer", options, OPTIONS);
  const { locale = "en" } = options;
  const faults: AnswerFault[] = [];
  let held = 0;
  const { output, unread } = readAgentOutput(answer, "answer");
  const prose = typeof answer === "string" && !/^\s*[[{`]/.test(answer) ? answer : null;
  const sentences = prose === null ? [] : checkText(context, prose, { locale }).sentences;
  for (const { verdict, quote, at, found, explanation } of sentences.flatMap(({ claims }) => claims)) {
    if (verdict === "supported") held++;
    else faults.push({ kind: verdict, quote, at, found, explanation });
  }
  const { citations, calculations, unchecked } = verifyAgentOutputs(context, [output], { locale });
  for (const { citation, metric, check } of citations) {
    if (HOLDS.includes(check.status)) held++;
    else {
      const quote = [citation.reference, citation.quote ?? metric].filter((part) => part !== "").join(": ");
      faults.push({
        kind: check.status,
        quote,
        at: check.at ?? null,
        found: check.found ?? null,
        explanation: check.explanation,
      });
    }
  }
  for (const { calculation, check } of calculations) {
    const status = calculationStatus(check);
    if (status === "right") held++;
    else
      faults.push({
        kind: status === "wrong" ? "wrong_sum" : "unread_sum",
        quote: calculation,
        at: null,
        found: null,
        explanation: check.explanation,
      });
  }
  // In prose every figure was held against the documents already, whether it names a source or not.
  if (prose === null) {
    for (const { content, source, reason } of unchecked)
      faults.push(untold("unsourced", content, source === "" ? reason : `${reason}: ${source}`));
    for (const { path, reason } of unread) faults.push(untold("unclear", path, reason));
  }
  const failures = faults.filter(({ kind }) => FALSE.has(kind));
  const claims = held + faults.length;
  return {
    ok: failures.length === 0 && (held > 0 || claims === 0),
    score: claims === 0 ? null : held / claims,
    failures,
    unsure: faults.filter(({ kind }) => !FALSE.has(kind)),
    held,
  };
}

const FALSE: ReadonlySet<AnswerFault["kind"]> = new Set([
  "contradicted",
  "wrong_sum",
  "altered",
  "unsupported",
  "phantom",
]);

const untold = (kind: AnswerFault["kind"], quote: string, explanation: string): AnswerFault => ({
  kind,
  quote,
  at: null,
  found: null,
  explanation,
});
