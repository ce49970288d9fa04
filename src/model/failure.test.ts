import { describe, expect, it } from "vitest";
import { TribunalError } from "../domain/errors.ts";
import { explainError, reasonOf } from "../i18n/errors.ts";
import { packError, unpackError } from "../runs/clerk/errors.ts";
import { failureFor } from "../runs/failure.ts";
import { explainFailure, ModelFailure } from "./failure.ts";

describe("a failure of a model", () => {
  const failure = new ModelFailure("budget_exhausted", { detail: { unit: "tokens", limit: 10, asked: 20 } });

  it("is a TribunalError with a code, told in its own words in every language", () => {
    expect(failure).toBeInstanceOf(TribunalError);
    expect(failure.code).toBe("model_failed");
    for (const locale of ["en", "fr", "pt"] as const) {
      expect(explainError(failure as never, locale)).toBe(explainFailure(failure, locale));
      expect(reasonOf(failure, locale)).toBe(explainFailure(failure, locale));
    }
  });

  it("stays one across processes and on record", () => {
    expect(unpackError(packError(failure))).toMatchObject({ kind: "budget_exhausted", detail: failure.detail });
    expect(failureFor(failure, "en").code).toBe("budget_exhausted");
  });
});
