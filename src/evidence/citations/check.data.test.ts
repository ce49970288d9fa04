import { expect, it } from "vitest";
import { checkCitation } from "./check.ts";

const context = {
  contextEngineData: {
    crunchbase: {
      companyInfo: { employees: 42, name: "Acme" },
      fundingHistory: [{ round: "Seed", amount: 2_000_000 }],
    },
  },
};

it.each(["42", "employees: 42", '"employees": 42', "employees 42", "companyInfo.employees = 42"])(
  "a leaf of a data file is accepted against its own text: %s",
  (quote) => {
    const reference = "crunchbase.companyInfo.employees";
    expect(checkCitation(context, { type: "context_engine", reference, quote }).status).toBe("verified");
  },
);

it("and not against another number, or another leaf's", () => {
  const reference = "crunchbase.companyInfo.employees";
  for (const quote of ["employees: 43", "employees: 2000000"])
    expect(checkCitation(context, { type: "context_engine", reference, quote }).status).not.toBe("verified");
});
