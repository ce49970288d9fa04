import { expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { copiesOfPlans } from "./copies-of-plans.ts";

type Facts = Parameters<typeof copiesOfPlans>[1];

const fact = (sheet: string, period: string, nature: string, said?: string) => ({
  topic: "revenue",
  period,
  nature,
  basis: said === undefined ? {} : { nature: said },
  address: { kind: "cell", document: "model", sheet, cell: "B2" },
});
const copied = (issues: object[], facts: object[]) =>
  copiesOfPlans({ issues, sections: [] } as unknown as SourceDocument, facts as unknown as Facts).map(
    ({ period }) => period,
  );
const COPY = [{ code: "repeated_sheet", level: "info", detail: { sheet: "Plan (2)", other: "Plan" } }];
const PLAN = [fact("Plan", "2024", "projection"), fact("Plan", "2025", "projection")];

it("a copy of a plan is a plan, unless it says of a year that it was", () => {
  const copy = [fact("Plan (2)", "2024", "actual"), fact("Plan (2)", "2025", "projection")];
  expect(copied(COPY, [...PLAN, ...copy])).toEqual(["2024"]);
  expect(copied([], [...PLAN, ...copy])).toEqual([]);
  expect(copied(COPY, [...PLAN, fact("Plan (2)", "2024", "actual", "actual")])).toEqual([]);
  expect(copied(COPY, [fact("Plan", "2024", "actual"), ...PLAN, ...copy])).toEqual([]);
  expect(copied(COPY, [...PLAN, fact("Accounts", "2024", "actual")])).toEqual([]);
});
