import { z } from "zod";
import { ContradictionSeverity } from "../../domain/contradiction.ts";
import { SourceType } from "../../domain/source.ts";
import { AddressSchema } from "./evidence.ts";

/** Statements of the documents that cannot all be true. */
export const InconsistencySchema = z.object({
  id: z.string(),
  kind: z.enum(["formula", "bound", "two_values", "sum", "concentration", "hidden"]),
  relation: z.string(),
  topic: z.string().nullable(),
  name: z.string(),
  severity: ContradictionSeverity,
  certainty: z.enum(["sure", "question"]),
  touches: z.enum(["price", "runway", "growth", "market", "unit_economics", "control", "trust"]),
  gap: z.number().nullable(),
  statements: z.array(
    z.object({
      factId: z.string().nullable(),
      label: z.string(),
      printed: z.string(),
      value: z.number().exactOptional(),
      passage: z.string(),
      document: z.string(),
      source: SourceType,
      address: AddressSchema,
      reference: z.string(),
    }),
  ),
  sum: z.string().nullable(),
  computed: z.number().exactOptional(),
  suspect: z.string().nullable(),
  mayBe: z.array(
    z.enum([
      "monthly_annual",
      "scale",
      "gross_net",
      "contracted_live",
      "other_date",
      "other_scope",
      "average",
      "after_round",
      "fully_diluted",
      "with_margin",
      "other_income",
      "other_version",
    ]),
  ),
  explanation: z.string(),
  also: z.array(z.string()),
  impact: z.string(),
  question: z.string(),
});
