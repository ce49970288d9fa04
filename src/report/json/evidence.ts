import { z } from "zod";
import { CalculationCheck } from "../../domain/calculation.ts";
import { Citation, CitationCheck, CitationStatus } from "../../domain/citation.ts";
import { AgentRedFlag, FlagStanding } from "../../domain/red-flag.ts";

const said = { agentName: z.string(), findingId: z.string(), metric: z.string() };

const Counts = z.object({
  citations: z.record(CitationStatus, z.number()),
  calculations: z.object({ right: z.number(), wrong: z.number(), unreadable: z.number() }),
  unchecked: z.number(),
});

/** Every citation and every sum of every agent. */
export const VerificationSchema = z.object({
  citations: z.array(z.object({ ...said, citation: Citation, check: CitationCheck })),
  calculations: z.array(z.object({ ...said, calculation: z.string(), check: CalculationCheck })),
  unchecked: z.array(
    z.object({
      ...said,
      content: z.string(),
      source: z.string(),
      reason: z.enum(["inference", "unknown_source", "empty"]),
    }),
  ),
  /** Absent from reviews made before red flags were checked. */
  redFlags: z
    .array(
      z.object({
        agentName: z.string(),
        flag: AgentRedFlag,
        standing: FlagStanding,
        checks: z.array(z.object({ citation: Citation, check: CitationCheck })),
      }),
    )
    .exactOptional(),
  counts: Counts,
  byAgent: z.array(z.object({ agentName: z.string(), counts: Counts })),
});
