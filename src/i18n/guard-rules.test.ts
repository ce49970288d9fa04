import { describe, expect, it } from "vitest";
import type { GuardCode } from "../consensus/guard-fault.ts";
import { GUARD_RULES, sayRefusal } from "./guard-rules.ts";

describe("sayRefusal", () => {
  it("names every rule of the guard", () => {
    const all: Record<GuardCode, string> = GUARD_RULES.en;
    for (const text of Object.values(all)) expect(text).not.toMatch(/[A-Z]_[A-Z]/);
  });

  it("says codes on record as sentences, each once", () => {
    const codes = ["TRUST_TOO_HIGH: HIGH", "VALUE_NOT_FOUNDED: 800000", "TRUST_TOO_HIGH: MEDIUM"];
    expect(sayRefusal(codes, "en")).toBe(
      "it claims more trust than the evidence carries; its value is nobody's and in no document",
    );
    expect(sayRefusal(codes, "fr")).not.toMatch(/TRUST|VALUE/);
  });

  it("keeps a code it does not know", () => {
    expect(sayRefusal(["NEW_RULE: 1"], "pt")).toBe("NEW_RULE: 1");
  });
});
