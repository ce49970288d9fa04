import { expect, it } from "vitest";
import { sheetDocument } from "../../testing/documents.ts";
import { checkCitation } from "./check.ts";
import { contextOf } from "./testing/deck.ts";

const context = contextOf([
  sheetDocument("model.xlsx", "Revenue", [
    ["Metric", "2023", "2024"],
    ["MRR", 38_000, 42_000],
    ["ARR", 456_000, 504_000],
  ]),
]);
const cited = (reference: string, quote: string) =>
  checkCitation(context, { type: "financial_model", reference, quote }).status;

it("calls a value that stands beside the cited cell relocated, and one in it verified", () => {
  expect(cited("Sheet Revenue, cell C2", "42,000")).toBe("verified");
  expect(cited("Sheet Revenue, cell B2", "42,000")).toBe("relocated");
  expect(cited("Sheet Revenue, row 2", "42,000")).toBe("verified");
});
