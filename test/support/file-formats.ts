import { z } from "zod";
import { DealFileSchema } from "../../src/deal/description.ts";
import { FindingCategory } from "../../src/domain/finding.ts";

const place = z.string().describe('Document and place: "Deck Slide 8", "Financial Model, Sheet Revenue, Row 12"');

/** `agents/*.json` in the form that is read whole; any other shape is read as far as it can be understood. */
const AgentFile = z.looseObject({
  agentName: z.string().optional().describe("Default: the file's name"),
  tier: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .optional()
    .describe("1: an analyst, 2: the sector's expert"),
  findings: z.array(
    z.looseObject({
      id: z.string().optional(),
      metric: z.string().describe('"ARR", "Gross margin", "Number of paying customers"'),
      category: FindingCategory.optional(),
      value: z.union([z.number(), z.string(), z.null()]).describe("In full units; null where no document gives it"),
      unit: z.string().nullish(),
      period: z.string().nullish().describe('"2024", "2024-12", "2024-Q3"'),
      assessment: z.string().nullish(),
      confidence: z
        .union([z.number().min(0).max(100), z.looseObject({ score: z.number().min(0).max(100) })])
        .optional()
        .describe("Default 50"),
      evidence: z
        .array(
          z.looseObject({
            type: z.enum(["quote", "calculation", "benchmark", "external_data", "inference"]),
            content: z.string().describe("The words as printed, or the sum written out"),
            source: place.optional(),
          }),
        )
        .optional(),
    }),
  ),
  redFlags: z.array(z.looseObject({ title: z.string().optional(), severity: z.string().optional() })).optional(),
  recommendation: z.string().optional().describe("What to do and why, in a sentence"),
});

/** `context.json`: outside data by provider; every key is kept and can be cited by its path. */
const ContextFile = z.looseObject({
  crunchbase: z.looseObject({ fundingHistory: z.array(z.looseObject({})).optional() }).optional(),
  dealroom: z.looseObject({ competitors: z.array(z.looseObject({})).optional() }).optional(),
  linkedIn: z.looseObject({ founderProfiles: z.array(z.looseObject({})).optional() }).optional(),
});

const point = z.number().optional();

/** `funding-db.json`: benchmarks and comparable deals. As CSV it has the benchmarks' columns. */
const FundingDbFile = z.looseObject({
  benchmarks: z
    .array(
      z.looseObject({
        metric: z.string().describe('As the catalogue of topics knows it: "gross_margin", "ARR multiple"'),
        sector: z.string().optional(),
        stage: z.string().optional(),
        region: z.string().optional(),
        p10: point,
        p25: point,
        median: point,
        p75: point,
        p90: point,
        sampleSize: z.number().optional(),
        year: z.number().optional().describe("Expired ones are not used"),
        source: z.string().optional(),
      }),
    )
    .optional()
    .describe("Each needs two points or more, ascending"),
  comparables: z.array(z.looseObject({ company: z.string().optional() })).optional(),
});

/** What the files of a deal folder hold, by the name of their schema in `schema/`. */
export const FILE_FORMATS = {
  "agent.v1": { title: "agents/*.json", schema: AgentFile },
  "context.v1": { title: "context.json", schema: ContextFile },
  "deal.v1": { title: "deal.json", schema: DealFileSchema },
  "funding-db.v1": { title: "funding-db.json", schema: FundingDbFile },
} as const;
