import { type ZodType, z } from "zod";

/**
 * A schema that says one small shape to the provider and accepts what models send instead of it: `read` brings any of
 * those into the shape first. What cannot be read stays as it is and fails with its faults.
 */
export function tolerant<Data>(shape: ZodType<Data>, read: (value: unknown) => unknown): ZodType<Data> {
  const { $schema: _, ...told } = z.toJSONSchema(shape, { io: "input" });
  return z.preprocess(read, shape).meta(told) as unknown as ZodType<Data>;
}
