import { describe, expect, it } from "vitest";
import { checkModels, namedModels } from "./models.ts";

const named = (given: string[], fallback?: string, usual?: string) =>
  namedModels(given, fallback, { env: usual === undefined ? {} : { TRIBUNAL_MODEL: usual } }, "en");

describe("--model", () => {
  it.each<[string, Parameters<typeof named>, unknown]>([
    ["nothing", [[]], null],
    ["one for all", [["openrouter:a/b"]], "openrouter:a/b"],
    ["the usual one", [[], undefined, "openrouter:a"], "openrouter:a"],
    ["another than the usual one", [["google:b"], undefined, "openrouter:a"], "google:b"],
    ["none instead of the usual one", [["none"], undefined, "openrouter:a"], null],
    ["a name with an equals sign", [["openrouter:a=b"]], "openrouter:a=b"],
    [
      "a role beside the usual one",
      [["arbitrator=google:b"], undefined, "openrouter:a"],
      { default: { model: "openrouter:a" }, arbitrator: { model: "google:b" } },
    ],
    [
      "roles in the usual ones",
      [[], undefined, "openrouter:a, quick=google:b"],
      { default: { model: "openrouter:a" }, quick: { model: "google:b" } },
    ],
    ["a stand-in", [["openrouter:a"], "google:b"], { default: { model: "openrouter:a", fallback: "google:b" } }],
  ])("%s", (_, words, models) => {
    expect(named(...words)).toEqual(models);
  });

  it("refuses a stand-in where there is no model", () => {
    expect(() => named(["none"], "google:b", "openrouter:a")).toThrow("--fallback");
  });

  it("checks stand-ins too, before anything runs", () => {
    const models = named(["openai-compatible:a"], "google:b");
    expect(() => checkModels(models, null, { env: { TRIBUNAL_BASE_URL: "http://x" } }, "en")).toThrow(/GOOGLE/);
    expect(() => checkModels(null, { usd: 1 }, { env: {} }, "en")).not.toThrow();
  });
});
