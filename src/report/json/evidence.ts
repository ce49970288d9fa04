import { z } from "zod";
import { Citation, CitationStatus } from "../../domain/citation.ts";
import { AgentRedFlag, FlagStanding } from "../../domain/red-flag.ts";

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A place in a document that a person can open. */
export const AddressSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["page", "slide"]),
    document: z.string(),
    page: z.number(),
    boxes: z.array(Box).exactOptional(),
  }),
  z.object({
    kind: z.literal("cell"),
    document: z.string(),
    sheet: z.string(),
    row: z.number(),
    cell: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal("paragraph"), document: z.string(), paragraph: z.number() }),
  z.object({ kind: z.literal("path"), document: z.string(), path: z.string() }),
]);

const said = { agentName: z.string(), findingId: z.string(), metric: z.string() };

const CitationCheck = z.object({
  status: CitationStatus,
  at: AddressSchema.exactOptional(),
  found: z.string().exactOptional(),
  match: z.enum(["exact", "cleaned", "reformatted", "elided", "joined", "paraphrase", "value"]).exactOptional(),
  differences: z
    .array(
      z.object({
        claimed: z.string(),
        actual: z.string(),
        kind: z.enum(["number", "sign", "scale", "unit", "negation", "label"]),
      }),
    )
    .exactOptional(),
  searched: z.boolean().exactOptional(),
  explanation: z.string(),
});

const CalculationCheck = z.object({
  ok: z.boolean(),
  recomputed: z.number().nullable(),
  reason: z
    .enum([
      "wrong_result",
      "unreadable",
      "too_large",
      "missing_input",
      "division_by_zero",
      "not_finite",
      "unit_mismatch",
      "nothing_to_compare",
    ])
    .exactOptional(),
  steps: z.array(z.object({ text: z.string(), value: z.number(), ok: z.boolean() })).exactOptional(),
  breaksAt: z.string().exactOptional(),
  cutOff: z.boolean().exactOptional(),
  missing: z.array(z.string()).exactOptional(),
  assumptions: z
    .array(
      z.enum([
        "scale_of_result",
        "scale_of_inputs",
        "unit_conversion",
        "percent_sign_omitted",
        "already_percent",
        "parentheses_negative",
      ]),
    )
    .exactOptional(),
  explanation: z.string(),
});

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
