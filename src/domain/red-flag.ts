import { z } from "zod";
import { Evidence } from "./finding.ts";

/** How grave an analyst calls a red flag. Gravest first. */
export const FlagSeverity = z.enum(["CRITICAL", "HIGH", "MEDIUM", "LOW"]);
export type FlagSeverity = z.infer<typeof FlagSeverity>;

/** A warning an analyst gives, with what it rests on. */
export const AgentRedFlag = z.object({
  id: z.string(),
  /** The warning in the analyst's own words. */
  text: z.string(),
  /** Null where the analyst gave none. */
  severity: FlagSeverity.nullable(),
  category: z.string().exactOptional(),
  /** What it rests on, as the analyst gave it; empty where it gave nothing. */
  evidence: z.array(Evidence),
  /** What the analyst says it rests on, in its own words and whole; absent where `evidence` says as much. */
  because: z.string().exactOptional(),
  impact: z.string().exactOptional(),
  question: z.string().exactOptional(),
  /** Where in the output it stands. */
  path: z.string(),
});
export type AgentRedFlag = z.infer<typeof AgentRedFlag>;

/** `false`: its source does not exist or says something else. `unverified`: it names no source that could be checked. */
export const FlagStanding = z.enum(["verified", "unverified", "false"]);
export type FlagStanding = z.infer<typeof FlagStanding>;
