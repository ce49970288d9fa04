import type { EvidenceLevel } from "./evidence-level.ts";

/** What is shown of a figure: what it rests on, or that a verdict on it is still open. */
export type ShownLevel = EvidenceLevel | "contested";

/** A figure the analysts contest is more than declared, until a person has decided on it. */
export const shownLevel = (
  { level, contestedBy }: { level: EvidenceLevel; contestedBy?: string | undefined },
  isDecided: boolean,
): ShownLevel => (contestedBy === undefined || isDecided || level === "contradicted" ? level : "contested");
