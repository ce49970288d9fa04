import type { ReconciledRow } from "../../analysts/reconcile.ts";
import type { CheckStatus } from "../../domain/check.ts";
import type { CitationStatus } from "../../domain/citation.ts";
import type { ContradictionSeverity } from "../../domain/contradiction.ts";
import type { FlagSeverity } from "../../domain/red-flag.ts";
import type { ShownLevel } from "../../domain/shown-level.ts";
import type { VerdictStanding } from "../../domain/verdict-standing.ts";
import type { ReviewTrust } from "../../review/answer-shape.ts";

/** How a mark is coloured. The words on it say the same. */
export type Tone = "good" | "warn" | "bad" | "quiet";

/** How each verdict on a citation is coloured. */
export const STATUS_TONE: Readonly<Record<CitationStatus, Tone>> = {
  verified: "good",
  relocated: "warn",
  unverifiable: "quiet",
  unsupported: "warn",
  altered: "bad",
  phantom: "bad",
};

/** How each severity is coloured. */
export const SEVERITY_TONE: Readonly<Record<ContradictionSeverity, Tone>> = {
  CRITICAL: "bad",
  MAJOR: "warn",
  MODERATE: "quiet",
  MINOR: "quiet",
};

/** How each severity of a red flag is coloured. */
export const FLAG_TONE: Readonly<Record<FlagSeverity, Tone>> = {
  CRITICAL: "bad",
  HIGH: "bad",
  MEDIUM: "warn",
  LOW: "quiet",
};

/** How each level of evidence is coloured: a figure that is borne out makes no deal green. */
export const LEVEL_TONE: Readonly<Record<ShownLevel, Tone>> = {
  declared: "quiet",
  corroborated: "quiet",
  outside: "quiet",
  contradicted: "bad",
  contested: "bad",
};

/** How a verdict is coloured, and what it is for. */
export const VERDICT_TONE: Readonly<Record<VerdictStanding, Tone>> = {
  open: "bad",
  unproven: "warn",
  denied: "warn",
  held: "good",
};

/** How each level of trust is coloured. */
export const TRUST_TONE: Readonly<Record<ReviewTrust, Tone>> = {
  HIGH: "good",
  MEDIUM: "warn",
  LOW: "bad",
  CANNOT_ASSESS: "quiet",
};

/** How what came out of a professional's check is coloured. */
export const CHECK_TONE: Readonly<Record<CheckStatus, Tone>> = {
  flag: "bad",
  question: "warn",
  holds: "good",
  computed: "quiet",
  missing: "quiet",
  failed: "bad",
};

/** How a figure of the deck beside the model's is coloured. */
export const COMPARED_TONE: Readonly<Record<ReconciledRow["status"], Tone>> = {
  agree: "good",
  differ: "bad",
  deck_only: "quiet",
  model_only: "quiet",
};
