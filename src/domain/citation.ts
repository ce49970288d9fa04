import { z } from "zod";
import { Address } from "./address.ts";
import { SourceType } from "./source.ts";

/** "This stands there": what an analyst gives as proof. */
export const Citation = z.object({
  type: SourceType,
  /** "Slide 8", "Onglet Revenue, Ligne 12", "P&L!C8", "crunchbase.fundingHistory[0].amount", "section Team". */
  reference: z.string(),
  quote: z.string().optional(),
  /** What the value is claimed to be the value of: "MRR". */
  label: z.string().optional(),
  value: z.union([z.number(), z.string()]).optional(),
  /** What the value is measured in, where it does not say so itself: "K€", "%", "months". */
  unit: z.string().optional(),
  currency: z.string().optional(),
});
export type Citation = z.infer<typeof Citation>;

/** The closed list of verdicts on a citation. */
export const CitationStatus = z.enum(["verified", "relocated", "altered", "unsupported", "phantom", "unverifiable"]);
export type CitationStatus = z.infer<typeof CitationStatus>;

/** How the quote and the passage agree. */
const MatchForm = z.enum([
  "exact",
  "cleaned", // same after case, accents, punctuation and spaces are levelled
  "reformatted", // same words, numbers written another way: 504K€ for 504 000 €
  "elided", // cut with "…", each part found in order
  "joined", // a table's label and value put together
  "paraphrase", // other words around a value that stands beside the label
  "value", // no quote given: the label's value was looked up
]);
export type MatchForm = z.infer<typeof MatchForm>;

/** What became of a citation: the verdict, the place, the words there. */
export const CitationCheck = z.object({
  status: CitationStatus,
  /** Where the passage is: the cited place, or the right one for `relocated`. */
  at: Address.exactOptional(),
  /** The passage as it stands in the document. */
  found: z.string().exactOptional(),
  match: MatchForm.exactOptional(),
  /** What differs, one by one: the claimed and the real text of each number, sign, unit or negation. */
  differences: z
    .array(
      z.object({
        claimed: z.string(),
        actual: z.string(),
        kind: z.enum(["number", "sign", "scale", "unit", "negation", "label"]),
      }),
    )
    .exactOptional(),
  /** True where the reference was words ("section Team") and had to be searched. */
  searched: z.boolean().exactOptional(),
  /** One sentence in the reader's language. */
  explanation: z.string(),
});
export type CitationCheck = z.infer<typeof CitationCheck>;
