import type { CitationStatus } from "../../domain/citation.ts";
import type { ContradictionSeverity } from "../../domain/contradiction.ts";
import type { EvidenceLevel } from "../../domain/evidence-level.ts";
import type { FlagSeverity } from "../../domain/red-flag.ts";
import type { ReviewTrust } from "../../review/answer-shape.ts";
import type { Tone } from "./parts.ts";

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
export const LEVEL_TONE: Readonly<Record<EvidenceLevel, Tone>> = {
  declared: "quiet",
  corroborated: "quiet",
  outside: "quiet",
  contradicted: "bad",
};

/** How each level of trust is coloured. */
export const TRUST_TONE: Readonly<Record<ReviewTrust, Tone>> = {
  HIGH: "good",
  MEDIUM: "warn",
  LOW: "bad",
  CANNOT_ASSESS: "quiet",
};
