import { type ZodType, z } from "zod";
import type { JsonSchema } from "../port.ts";

const known = new WeakMap<ZodType, JsonSchema>();

/**
 * The JSON Schema of what a model may send (the input side: before defaults and conversions). What JSON Schema cannot
 * say is left open there and still checked by zod.
 */
export function jsonSchemaOf(schema: ZodType): JsonSchema {
  const cached = known.get(schema);
  if (cached !== undefined) return cached;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "ref" });
  known.set(schema, json);
  return json;
}
