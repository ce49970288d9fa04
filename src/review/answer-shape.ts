import { z } from "zod";
import { Address } from "../domain/address.ts";
import { ContradictionSeverity } from "../domain/contradiction.ts";
import { EvidenceLevel } from "../domain/evidence-level.ts";
import { Measure } from "../domain/listed-figure.ts";
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
  /** `analyst`: it tells of a false source of theirs, not of the company. */
  about: z.enum(["company", "analyst"]).exactOptional(),
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
  /** The same with its unit, as data. Absent in reviews made before it was kept. */
  measure: Measure.exactOptional(),
  /** "€1.2M". */
  formatted: z.string(),
  level: EvidenceLevel,
  /** How many independent relations bear it out: sums that come out, other documents that say the same. */
  borneOutBy: z.number().int().nonnegative().default(0),
  /** Where to open it. */
  reference: z.string(),
  /** Other statements or sums that say otherwise, with their places. */
  against: z.array(z.string()),
  /** The contradiction on it that nobody has settled, where there is one. */
  contestedBy: z.string().exactOptional(),
  /** As the deck states it, and as the model does, where they do. */
  deck: KeyFigureSide.exactOptional(),
  model: KeyFigureSide.exactOptional(),
});
export type KeyFigure = z.infer<typeof KeyFigure>;

/** A core figure that the documents give as a plan, or that we are not sure to have read: never a key figure, but no silence either. */
const PlannedFigure = z.object({
  /** The topic's id. */
  topic: z.string(),
  name: z.string(),
  /** As written. */
  printed: z.string(),
  measure: Measure.exactOptional(),
  period: z.string().exactOptional(),
  passage: z.string(),
  reference: z.string(),
  address: Address,
});
export type PlannedFigure = z.infer<typeof PlannedFigure>;

/** A figure an investor asks for that no document states and the key figures give. */
const DerivedFigure = z.object({
  /** The topic's id. */
  topic: z.string(),
  name: z.string(),
  value: z.number(),
  measure: Measure.exactOptional(),
  formatted: z.string(),
  period: z.string().exactOptional(),
  /** That of its weakest input. */
  level: EvidenceLevel,
  /** The open contradiction on one of its inputs. */
  contestedBy: z.string().exactOptional(),
  /** "ARR growth = (ARR 2024 − ARR 2023) / ARR 2023". */
  formula: z.string(),
  /** The same with its numbers. */
  calculation: z.string(),
  /** Where each input stands. */
  inputs: z.array(z.object({ name: z.string(), reference: z.string(), address: Address })),
});
export type DerivedFigure = z.infer<typeof DerivedFigure>;

/** A place to open. */
const Place = z.object({ reference: z.string(), address: Address, passage: z.string() });

/** One of the few things to look at before anything else: about the company, with the passages that show it. */
const CheckFirst = z.object({
  /** What it is told at length under: the id of a contradiction, an inconsistency, a check's finding, a red flag, a figure or a need. */
  from: z.object({
    kind: z.enum([
      "inconsistency",
      "contradiction",
      "deck_and_model",
      "check",
      "red_flag",
      "hidden",
      "key_figure",
      "missing",
    ]),
    id: z.string(),
  }),
  title: z.string(),
  text: z.string(),
  /** Null where nobody rated it. */
  severity: ContradictionSeverity.nullable(),
  /** Each opens its passage; none where the documents are silent. */
  places: z.array(Place),
});
export type CheckFirst = z.infer<typeof CheckFirst>;

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
  /** Of those, what was read as of today without our being sure of it. Absent where there is none. */
  unsure: z.array(PlannedFigure).exactOptional(),
  /** What follows from the key figures: growth, runway, the price's multiple. Absent where nothing does. */
  derived: z.array(DerivedFigure).exactOptional(),
  /** The three things to check first, each with its passages. Absent in reviews made before they were chosen. */
  checkFirst: z.array(CheckFirst).exactOptional(),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
