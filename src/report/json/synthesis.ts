import { z } from "zod";
import { Address } from "../../domain/address.ts";
import { Evidence } from "../../domain/finding.ts";

/** Something that could not be said. Codes are many and may grow: the sentence is in `message`. */
const Gap = z.object({
  code: z.string(),
  message: z.string(),
  topic: z.string().exactOptional(),
  places: z.array(z.string()),
});

const Need = z.enum([
  "revenue",
  "growth",
  "margin",
  "cash",
  "burn",
  "customers",
  "retention",
  "market",
  "team",
  "terms",
]);

const Score = z.object({
  score: z.number().nullable(),
  beforeCap: z.number().nullable(),
  completeness: z.object({
    level: z.enum(["complete", "partial", "minimal"]),
    cap: z.number(),
    share: z.number(),
    covered: z.array(Need),
    missing: z.array(Need),
    unsure: z.array(z.object({ need: Need, said: z.string(), reference: z.string() })).exactOptional(),
    partly: z.array(Need).exactOptional(),
    explanation: z.string(),
  }),
  lines: z.array(z.object({ label: z.string(), calculation: z.string(), value: z.number() })),
  dimensions: z.array(
    z.object({
      dimension: z.enum(["financial", "customers", "market", "product", "team", "competition", "terms"]),
      score: z.number().nullable(),
      weight: z.number(),
      findings: z.array(z.string()),
    }),
  ),
  notCounted: z.array(z.object({ findingId: z.string(), reason: z.string() })),
  gaps: z.array(Gap),
  proposed: z.object({ score: z.number().nullable(), judgements: z.number() }).exactOptional(),
});

const Assumption = z.object({
  topic: z.string(),
  name: z.string(),
  statement: z.string(),
  value: z.string(),
  stressed: z.string(),
  carries: z.array(
    z.object({
      topic: z.string(),
      name: z.string(),
      before: z.string(),
      after: z.string(),
      calculation: z.string(),
    }),
  ),
  load: z.number(),
  status: z.enum(["standing", "contested", "rejected"]),
  evidence: z.array(Evidence),
  proposed: z.literal(true).exactOptional(),
});

const Scenarios = z.object({
  spread: z.number(),
  moved: z
    .array(
      z.object({
        driver: z.enum(["growth", "churn", "margin", "burn"]),
        name: z.string(),
        worse: z.number(),
        better: z.number(),
      }),
    )
    .exactOptional(),
  drivers: z.array(
    z.object({
      topic: z.string(),
      name: z.string(),
      value: z.number(),
      formatted: z.string(),
      period: z.string().optional(),
      evidence: z.array(Evidence),
    }),
  ),
  outcomes: z.array(
    z.object({
      outcome: z.enum(["arr_next", "arr_kept", "gross_profit", "runway"]),
      name: z.string(),
      case: z.enum(["low", "base", "high"]),
      value: z.number(),
      formatted: z.string(),
      formula: z.string(),
      calculation: z.string(),
      drivers: z.array(z.string()),
    }),
  ),
  gaps: z.array(Gap),
});

const place = { formatted: z.string(), address: Address, reference: z.string(), quote: z.string() };
const Side = z.object({
  value: z.number(),
  unit: z.string(),
  ...place,
  calculation: z.string().exactOptional(),
  alsoSays: z.array(z.object({ value: z.number(), ...place })),
});

const Row = z.object({
  topic: z.string(),
  name: z.string(),
  period: z.string().exactOptional(),
  projected: z.boolean(),
  deck: Side.exactOptional(),
  model: Side.exactOptional(),
  status: z.enum(["agree", "differ", "deck_only", "model_only"]),
  gap: z.number().nullable(),
  explanation: z.string(),
});

const Memo = z.object({
  title: z.string(),
  sections: z.array(
    z.object({
      id: z.enum([
        "headlines",
        "score",
        "figures",
        "reconciliation",
        "position",
        "contested",
        "against",
        "scenarios",
        "missing",
      ]),
      title: z.string(),
      sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
    }),
  ),
});

/** Score, devil's advocate, scenarios, deck against model, memo. */
export const SynthesisSchema = z.object({
  score: Score,
  assumptions: z.array(Assumption),
  scenarios: Scenarios,
  reconciliation: z.array(Row),
  memo: Memo,
  gaps: z.array(Gap),
  declined: z
    .array(
      z.object({
        analyst: z.string(),
        finding: z.number(),
        why: z.enum([
          "no_such_finding",
          "contested",
          "judged_already",
          "not_a_known_figure",
          "out_of_bounds",
          "another_metric",
        ]),
      }),
    )
    .exactOptional(),
});
