/**
 * The kinds of source as plain data: whoever checks one citation should not wait for a schema library to load
 * (`source.ts` has the schema made of them).
 */
export const SOURCE_TYPES = ["deck", "financial_model", "context_engine", "funding_db", "inference"] as const;

type Source = (typeof SOURCE_TYPES)[number];

/** Whether these words name a kind of source. */
export const isSourceType = (name: unknown): name is Source => SOURCE_TYPES.some((known) => known === name);

/** Primary sources are the company's own documents; secondary ones are databases about it. */
export type SourceRank = "primary" | "secondary" | "none";

export function rankOf(source: Source): SourceRank {
  if (source === "deck" || source === "financial_model") return "primary";
  return source === "inference" ? "none" : "secondary";
}

/** Whether one of these documents is a financial model, be it one that states no figure the deck states. */
export const hasModel = (documents: readonly { source: Source }[]): boolean =>
  documents.some(({ source }) => source === "financial_model");
