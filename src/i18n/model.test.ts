import { describe, expect, it } from "vitest";
import { Locale } from "../domain/locale.ts";
import { ANSWER_FAULTS } from "./answer-faults.ts";
import { type FailureDetail, MODEL_FAILURES } from "./model.ts";

const full: FailureDetail = {
  model: "openrouter:x/y",
  status: 418,
  seconds: 3,
  said: "busy",
  faults: [{ kind: "missing", path: "a.b", expected: "number" }],
  unit: "tokens",
  limit: 1_000,
  left: 10,
  asked: 20,
  given: "z",
  known: ["openrouter"],
  variable: "OPENROUTER_API_KEY",
  provider: "openrouter",
};

describe.each(Locale.options)("the sentences of a failure in %s", (locale) => {
  it.each(Object.keys(MODEL_FAILURES.en))("%s: whole, with and without its facts", (kind) => {
    for (const detail of [full, {}]) {
      const sentence = MODEL_FAILURES[locale][kind as keyof typeof MODEL_FAILURES.en](detail);
      expect(sentence.length).toBeGreaterThan(15);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it("is not another language's", () => {
    for (const kind of Object.keys(MODEL_FAILURES.en) as (keyof typeof MODEL_FAILURES.en)[])
      for (const other of Locale.options.filter((one) => one !== locale))
        expect(MODEL_FAILURES[locale][kind]({})).not.toBe(MODEL_FAILURES[other][kind]({}));
  });

  it.each(Object.keys(ANSWER_FAULTS.en))("the fault %s has words", (kind) => {
    for (const fault of [{}, { path: "a", expected: "number", found: "x", allowed: ["A"], limit: 3 }]) {
      const words = ANSWER_FAULTS[locale][kind as keyof typeof ANSWER_FAULTS.en]({ kind: "other", ...fault });
      expect(words.length).toBeGreaterThan(3);
      expect(words).not.toMatch(/undefined|null/);
    }
  });
});
