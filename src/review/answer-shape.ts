import { z } from "zod";
import { Address } from "../domain/address.ts";
import { ContradictionSeverity } from "../domain/contradiction.ts";
import { EvidenceLevel } from "../domain/evidence-level.ts";
import { FlagSeverity, FlagStanding } from "../domain/red-flag.ts";
import { TrustLevel } from "../domain/resolution.ts";

/** `CANNOT_ASSESS`: nothing reliable to check against. */
const ReviewTrust = z.enum([...TrustLevel.options, "CANNOT_ASSESS"]);
export type ReviewTrust = z.infer<typeof ReviewTrust>;

/** Something to be alarmed about, whoever found it. */
const ReviewRedFlag = z.object({
  /** Stable for the same warning about the same deal. */
  id: z.string(),
  /** The whole of it in one sentence, in the reader's language; an analyst's own words are in `words`. */
  text: z.string(),
  /** Null where nobody rated it. */
  severity: FlagSeverity.nullable(),
  /** Where it comes from: an analyst, a verdict, what cannot be true, another passage of the documents, or a check. */
  from: z.object({ kind: z.enum(["agent", "contradiction", "inconsistency", "document", "check"]), id: z.string() }),
  agentName: z.string().exactOptional(),
  words: z.string().exactOptional(),
  /** Whether its source holds. Only for those of analysts. */
  standing: FlagStanding.exactOptional(),
  /** The contradiction of the documents, found by code, that says the same: its id. */
  shownBy: z.string().exactOptional(),
  /** What it cites, as the analyst wrote it. */
  sources: z.array(z.string()).exactOptional(),
  /** The analyst's own reasons, where it gives them beside the warning. */
  because: z.string().exactOptional(),
  impact: z.string().exactOptional(),
  question: z.string().exactOptional(),
});
export type ReviewRedFlag = z.infer<typeof ReviewRedFlag>;

/** Something only the founder can say. */
const FounderQuestion = z.object({
  /** Stable for the same question about the same deal. */
  id: z.string(),
  importance: ContradictionSeverity,
  question: z.string(),
  /** What an answer would change. */
  changes: z.string().nullable(),
  /** Where it comes from: a contradiction of analysts or of the documents, an analysis that lacks data, a gap, or a check. */
  from: z.object({ kind: z.enum(["contradiction", "inconsistency", "reflexion", "gap", "check"]), id: z.string() }),
});
export type FounderQuestion = z.infer<typeof FounderQuestion>;

/** One document's statement of a core figure. */
const KeyFigureSide = z.object({
  formatted: z.string(),
  /** In the document's own words. */
  passage: z.string(),
  reference: z.string(),
  address: Address,
});
export type KeyFigureSide = z.infer<typeof KeyFigureSide>;

/** A core figure as the documents state it, and what that rests on. */
const KeyFigure = z.object({
  /** The topic's id. */
  topic: z.string(),
  name: z.string(),
  value: z.number(),
  /** "€1.2M". */
  formatted: z.string(),
  level: EvidenceLevel,
  /** How many independent relations bear it out: sums that come out, other documents that say the same. */
  borneOutBy: z.number().int().nonnegative().default(0),
  /** Where to open it. */
  reference: z.string(),
  /** Other statements or sums that say otherwise, with their places. */
  against: z.array(z.string()),
  /** As the deck states it, and as the model does, where they do. */
  deck: KeyFigureSide.exactOptional(),
  model: KeyFigureSide.exactOptional(),
});
export type KeyFigure = z.infer<typeof KeyFigure>;

/** A core figure that the documents give as a plan and not as of today: never a key figure, but no silence either. */
const PlannedFigure = z.object({
  /** The topic's id. */
  topic: z.string(),
  name: z.string(),
  /** As written. */
  printed: z.string(),
  period: z.string().exactOptional(),
  passage: z.string(),
  reference: z.string(),
  address: Address,
});
export type PlannedFigure = z.infer<typeof PlannedFigure>;

/** What the angel reads first. Computed, in the reader's language. */
export const ReviewAnswer = z.object({
  trust: ReviewTrust,
  /** One sentence: can I rely on this analysis? */
  headline: z.string(),
  /** Why this trust and not more, each with its figures; most important first. */
  reasons: z.array(z.string()),
  /** Null where nothing could be scored. */
  score: z.number().nullable(),
  /** Contradictions that stay open, most severe first. */
  contested: z.array(
    z.object({ contradictionId: z.string(), topic: z.string(), severity: ContradictionSeverity, oneLiner: z.string() }),
  ),
  /** Most important first. */
  questions: z.array(FounderQuestion),
  /** What must be known at once. Gravest first within their kind. */
  redFlags: z.array(ReviewRedFlag),
  /** The figures a decision rests on, each with what it rests on itself. Absent in reviews made before it was measured. */
  keyFigures: z.array(KeyFigure).exactOptional(),
  /** Of those, what the documents give as a plan only. Absent where there is none. */
  planned: z.array(PlannedFigure).exactOptional(),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
