import { describe, expect, it } from "vitest";
import { manualTime } from "../testing/manual-time.ts";
import { scriptedModel } from "../testing/scripted-model.ts";
import { ModelFailure } from "./failure.ts";
import { MODEL_ROLES } from "./port.ts";
import { resolveModels } from "./resolve-models.ts";

const request = {
  system: "s",
  user: "u",
  schema: null,
  maxOutputTokens: 9,
  temperature: 0,
  attempt: 0,
  role: "quick",
} as const;

describe("resolveModels", () => {
  it("gives each role its own model, or the default", () => {
    const doors = resolveModels(
      {
        default: "openrouter:google/gemini-2.5-flash",
        arbitrator: "anthropic:claude-sonnet-5",
        critic: "google:gemini-2.5-pro",
      },
      {
        OPENROUTER_API_KEY: "k-openrouter",
        ANTHROPIC_API_KEY: "k-anthropic",
        GOOGLE_GENERATIVE_AI_API_KEY: "k-google",
      },
    );
    expect(MODEL_ROLES.map((role) => doors[role]?.id)).toEqual([
      "openrouter:google/gemini-2.5-flash",
      "anthropic:claude-sonnet-5",
      "google:gemini-2.5-pro",
      "openrouter:google/gemini-2.5-flash",
      "openrouter:google/gemini-2.5-flash",
      "openrouter:google/gemini-2.5-flash",
    ]);
  });

  it("needs no model at all", () => {
    expect(Object.values(resolveModels({}, {}))).toEqual(MODEL_ROLES.map(() => null));
  });

  it("names the variable that is missing", () => {
    expect(() => resolveModels({ default: "openrouter:x/y" }, {})).toThrow(/OPENROUTER_API_KEY/);
  });

  it("gives each its fallback, and one circuit to one model", async () => {
    const ill = scriptedModel([new ModelFailure("server_error")], { id: "a:ill" });
    const well = scriptedModel([], { id: "b:well", otherwise: "ok" });
    const policies = { time: manualTime(), retry: { retries: 0 }, breaker: { failures: 1 } };
    const doors = resolveModels({ debater: { model: ill, fallback: well }, quick: well }, {}, policies);
    expect(await doors.debater?.complete(request)).toMatchObject({ modelId: "b:well" });
    expect(await doors.debater?.complete({ ...request, user: "other" })).toMatchObject({ modelId: "b:well" });
    ill.assertDone(); // not asked a second time: its circuit is open
    expect(doors.critic).toBeNull();
  });
});
