import { z } from "zod";
import { FindingCategory } from "./finding.ts";

const source = z
  .string()
  .describe(
    'Document and place: "Deck Slide 8", "Financial Model, Sheet Revenue, Row 12", "context.json crunchbase.rounds[0]"',
  );

/** What stands behind a finding: words copied from a document, or a sum that can be done again. */
const AnalystEvidence = z.object({
  type: z.enum(["quote", "calculation", "external_data", "inference"]),
  content: z
    .string()
    .describe(
      'Quote: the words exactly as printed, number included. Calculation: written out, "42 000 × 12 = 504 000 €"',
    ),
  source,
});

const AnalystFinding = z.object({
  metric: z.string().describe('What it is, in a few words: "ARR", "Gross margin", "Number of paying customers"'),
  category: FindingCategory,
  value: z
    .union([z.number(), z.string(), z.null()])
    .describe("In full units (504000, not 504); null where no document gives it"),
  unit: z.string().nullish().describe('"EUR", "USD", "%", "x", "months", "customers"'),
  period: z.string().nullish().describe('"2024", "2024-12", "2024-Q3", "Y1": the time the value speaks of'),
  basis: z
    .string()
    .nullish()
    .describe('"actual" or "projected"; "gross", "net"; "monthly", "annual", where the document says it'),
  assessment: z.enum(["exceptional", "above_average", "average", "below_average", "poor", "suspicious"]).nullish(),
  confidence: z.number().min(0).max(100),
  claim: z.string().describe("One sentence that says it"),
  evidence: z.array(AnalystEvidence),
});

const AnalystRedFlag = z.object({
  title: z.string(),
  severity: z.enum(["CRITICAL", "HIGH", "MEDIUM", "LOW"]),
  evidence: AnalystEvidence,
  impact: z.string().describe("What the investor would lose, in money where it can be said"),
  question: z.string().describe("What to ask the founder"),
});

/**
 * The shape to ask a model for: what it answers in this shape is read whole. Any other shape is read as far as it can
 * be understood.
 */
export const AnalystAnswerSchema = z.object({
  agentName: z.string(),
  findings: z.array(AnalystFinding),
  redFlags: z.array(AnalystRedFlag),
  notAvailable: z
    .array(z.object({ metric: z.string(), reason: z.string() }))
    .describe("What a reader would expect and no document gives"),
  recommendation: z.string().describe("One sentence, with its main reason"),
});
/** An analyst's answer in the form that is checked best. */
export type AnalystAnswer = z.infer<typeof AnalystAnswerSchema>;
