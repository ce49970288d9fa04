import { type ZodType, z } from "zod";
import type { JsonSchema } from "../port.ts";

/** A schema of any library that follows Standard Schema: zod (of any copy), Valibot, ArkType, Effect … */
export interface StandardSchema<Data> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Data> | Promise<StandardResult<Data>>;
    readonly types?: { readonly input: unknown; readonly output: Data } | undefined;
    /** Standard JSON Schema, where the library has it: what a model is told to send. */
    readonly jsonSchema?: { readonly input: (options: { target: "draft-2020-12" }) => Record<string, unknown> };
  };
}

type StandardResult<Data> =
  | { readonly value: Data; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The schema as the door reads it. Zod's own are taken as they are; others validate by themselves, and a model is told
 * their shape where they can say it as JSON Schema.
 */
export function zodFrom<Data>(schema: StandardSchema<Data>): ZodType<Data> {
  if ("_zod" in schema) return schema as unknown as ZodType<Data>;
  const standard = schema["~standard"];
  const { $schema: _, ...shape }: JsonSchema = standard.jsonSchema?.input({ target: "draft-2020-12" }) ?? {};
  return z
    .unknown()
    .meta(shape)
    .transform(async (value, context) => {
      const result = await standard.validate(value);
      if (result.issues === undefined) return result.value;
      for (const { message, path = [] } of result.issues) {
        const keys = path.map((key) => (typeof key === "object" ? key.key : key));
        context.addIssue({
          code: "custom",
          message,
          path: keys.map((key) => (typeof key === "number" ? key : String(key))),
        });
      }
      return z.NEVER;
    });
}
