import type { VerificationContext } from "../domain/context.ts";
import type { ReportFormat } from "../domain/report-format.ts";
import type { FactSheet } from "../evidence/fact-sheet.ts";
import type { CheckWorkDone } from "../followup/checklist.ts";
import type { MemoConclusion } from "../followup/memo.ts";
import type { Review } from "../review/result.ts";
import { toJson } from "./json.ts";

/** A review and, where its documents are at hand, the pages its evidence stands on. */
export interface Reportable {
  review: Review;
  /** The review as it was kept, where `review` shows more than that: the JSON form is this. */
  kept?: Review;
  context: VerificationContext | null;
  /** What people did about the deal since: the things to verify, and what was concluded. */
  followUp?: { checklist: readonly CheckWorkDone[]; conclusion: MemoConclusion | null };
}

/** Gives the report in any of these formats; the pages are drawn once, and only where a format shows them. */
export async function withPictures(
  { review, kept = review, context, followUp }: Reportable,
  formats: readonly ReportFormat[],
): Promise<(format: ReportFormat) => Promise<string | Uint8Array>> {
  const isDrawn = context !== null && formats.some((format) => format === "html" || format === "pdf");
  const pictures = isDrawn ? await (await import("./pictures.ts")).drawEvidence(review, context) : undefined;
  // Loaded when wanted: the makers of reports are the larger part of the program.
  const forms: Record<ReportFormat, () => Promise<string | Uint8Array>> = {
    html: async () => (await import("./html.ts")).toHtml(review, { pictures }),
    md: async () => (await import("./markdown.ts")).toMarkdown(review),
    json: async () => toJson(kept),
    pdf: async () => (await import("./pdf.ts")).toPdf(review, { pictures }),
    xlsx: async () => {
      const memo = (await import("./memo.ts")).memoOf(review, { context, conclusion: followUp?.conclusion ?? null });
      const facts = await factsOf(context);
      return (await import("./xlsx.ts")).toXlsx(review, { facts, memo, checklist: followUp?.checklist });
    },
  };
  return (format) => forms[format]();
}

async function factsOf(context: VerificationContext | null): Promise<FactSheet | undefined> {
  return context === null ? undefined : (await import("../evidence/witness.ts")).witnessOf(context).sheet();
}

const LONGEST_NAME = 60;

/** A deal's name as a file's name that every system can store. */
export function fileNameOf(deal: string): string {
  const plain = deal
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w .-]+/g, " ")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, LONGEST_NAME);
  return /[\p{L}\p{N}]/u.test(plain) ? plain : "review";
}
