import { type ZodType, z } from "zod";
import { rememberedFor } from "../../domain/remembered.ts";
import type { JsonSchema } from "../port.ts";

/** Whether every object of a schema names all its fields and takes no others: what providers call strict. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== "object" || schema === null) return true;
  const { properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (typeof properties === "object" && properties !== null) {
    const names = Object.keys(properties);
    const named = Array.isArray(required) ? required : [];
    if (additionalProperties !== false || names.some((name) => !named.includes(name))) return false;
  }
  return Object.values(schema).every(isStrict);
}

/**
 * The JSON Schema of what a model may send (the input side: before defaults and conversions). What JSON Schema cannot
 * say is left open there and still checked by zod.
 */
export const jsonSchemaOf = rememberedFor((schema: ZodType): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "ref" });
  return json;
});
