import { describe, expect, it } from "vitest";
import { z } from "zod";
import { scriptedModel } from "../../testing/scripted-model.ts";
import { completeAndValidate } from "../complete-and-validate.ts";
import type { StandardSchema } from "./standard-schema.ts";

/** As another library makes them: no zod in it. */
const positive: StandardSchema<{ arr: number }> = {
  "~standard": {
    version: 1,
    vendor: "other",
    validate: (value) => {
      const arr = (value as { arr?: unknown } | null)?.arr;
      return typeof arr === "number" && arr > 0
        ? { value: { arr } }
        : { issues: [{ message: "must be positive", path: [{ key: "arr" }] }] };
    },
    jsonSchema: { input: () => ({ type: "object", properties: { arr: { type: "number" } }, required: ["arr"] }) },
  },
};

describe("a schema of another library", () => {
  it("judges the answer, and its faults go back to the model with their place", async () => {
    const model = scriptedModel([{ text: '{"arr": -1}' }, { text: '{"arr": 507000}' }]);
    const result = await completeAndValidate("s", "u", positive, { model });
    expect(result).toMatchObject({ success: true, data: { arr: 507_000 }, retries: 1 });
    const [first, second] = model.requests;
    expect(first?.schema).toEqual({ type: "object", properties: { arr: { type: "number" } }, required: ["arr"] });
    expect(second?.user).toContain("must be positive");
    expect(second?.user).toContain("arr");
  });

  it("is zod's own where it is zod's", async () => {
    const model = scriptedModel([{ text: '{"arr": 1}' }]);
    const result = await completeAndValidate("s", "u", z.object({ arr: z.number() }), { model });
    expect(result).toMatchObject({ success: true, data: { arr: 1 } });
  });
});
