import { type ZodType, z } from "zod";

/**
 * A schema that says one small shape to the provider and accepts what models send instead of it: `read` brings any of
 * those into the shape first. What cannot be read stays as it is and fails with its faults. `told` where the provider
 * is asked for less than is accepted.
 */
export function tolerant<Data>(
  shape: ZodType<Data>,
  read: (value: unknown) => unknown,
  told: ZodType = shape,
): ZodType<Data> {
  const { $schema: _, ...json } = z.toJSONSchema(told, { io: "input" });
  return z.preprocess(read, shape).meta(json) as unknown as ZodType<Data>;
}
