/** A part of an analyst's output that was not understood, with its place. */
export interface UnreadPart {
  path: string;
  reason: "nothing_said" | "no_findings" | "not_understood" | "too_deep";
  /** What stands there. */
  text?: string;
}
