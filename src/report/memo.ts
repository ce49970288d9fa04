import type { VerificationContext } from "../domain/context.ts";
import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { MemoFormat } from "../domain/report-format.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import type { Quoted } from "../evidence/profile/profile.ts";
import { witnessOf } from "../evidence/witness.ts";
import { type DealMemo, dealMemo, type MemoConclusion, type MemoProfile } from "../followup/memo.ts";
import type { Review } from "../review/result.ts";

/** What a memo may know beside the review. */
export interface MemoOptions {
  /** The documents it was made of: what the company says it does, and who is behind it, is read there. Default: neither. */
  context?: VerificationContext | null;
  /** What was decided about the deal. Default: nothing yet. */
  conclusion?: MemoConclusion | null;
}

const KNOWN: Readonly<Record<keyof MemoOptions, true>> = { context: true, conclusion: true };

/**
 * The memo of a reviewed deal, as data that `memoFile` writes and anybody else may show.
 *
 * ```ts
 * const memo = memoOf(review, { context });
 * ```
 */
export function memoOf(review: Review, options: MemoOptions = {}): DealMemo {
  requireObject("The review", review);
  refuseUnknown("memoOf", options, KNOWN);
  const { context = null, conclusion = null } = options;
  const profile = context === null ? null : profileIn(context, review.locale);
  return dealMemo(review, profile, conclusion);
}

function profileIn(context: VerificationContext, locale: Locale): MemoProfile {
  const witness = witnessOf(context);
  const { does, team } = witness.profile();
  const said = ({ words, source, address }: Quoted) => ({
    text: words,
    place: referenceTo(source, address, witness.dossier, locale),
  });
  return { does: does === null ? null : said(does), team: team.map(said) };
}

/**
 * The memo as a file of one page: Word to edit, PDF to forward, HTML to read anywhere.
 *
 * ```ts
 * await writeFile("memo.docx", await memoFile(memoOf(review, { context }), "docx"));
 * ```
 */
export async function memoFile(memo: DealMemo, format: MemoFormat): Promise<Uint8Array> {
  requireObject("The memo", memo);
  // Loaded when wanted: the makers of files are the larger part of the program.
  if (format === "docx") return (await import("./memo/docx.ts")).memoDocx(memo);
  if (format === "pdf") return (await import("./memo/pdf.ts")).memoPdf(memo);
  return new TextEncoder().encode((await import("./memo/html.ts")).memoHtml(memo));
}
