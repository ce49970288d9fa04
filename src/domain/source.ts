import { z } from "zod";

/** Where a claim says it comes from, in the order of the hierarchy: earlier ones weigh more. */
export const SourceType = z.enum(["deck", "financial_model", "context_engine", "funding_db", "inference"]);
export type SourceType = z.infer<typeof SourceType>;

/** Those that are documents: an inference is none. */
export const DocumentSource = SourceType.exclude(["inference"]);

/** Primary sources are the company's own documents; secondary ones are databases about it. */
export type SourceRank = "primary" | "secondary" | "none";

export function rankOf(source: SourceType): SourceRank {
  if (source === "deck" || source === "financial_model") return "primary";
  return source === "inference" ? "none" : "secondary";
}
