import { describe, expect, it } from "vitest";
import { explainError } from "../i18n/errors.ts";
import { broken, isRefusal, TribunalError } from "./errors.ts";
import { Locale } from "./locale.ts";

describe("a fault of Tribunal's own", () => {
  it("is a TribunalError that says so in every language, and is never taken for a fault of a file", () => {
    const fault = broken("a numeral has at least one reading");
    expect(fault).toBeInstanceOf(TribunalError);
    expect(fault.code).toBe("internal");
    expect(isRefusal(fault)).toBe(false);
    expect(isRefusal(new TribunalError("file_damaged", "x"))).toBe(true);
    expect(isRefusal(new Error("x"))).toBe(false);
    for (const locale of Locale.options)
      expect(explainError(fault, locale)).toMatch(/Tribunal.*\(a numeral has at least one reading\)/);
  });
});
