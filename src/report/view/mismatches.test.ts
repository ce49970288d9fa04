import { expect, it } from "vitest";
import { tellMismatches } from "./mismatches.ts";

it("tells once that the figures of a metric speak of other times", () => {
  const pair = (topic: string, differs: "period" | "basis", ...sides: [string, string]) => ({
    topic,
    differs,
    sides,
    findingIds: ["a", "b"] as [string, string],
    reason: `${topic}: ${sides.join(" or ")}`,
  });
  const pairs = [
    pair("Revenue", "period", "year 1", "year 2"),
    pair("Revenue", "period", "year 1", "year 3"),
    pair("Churn", "period", "2024", "2025"),
    pair("Revenue", "basis", "gross", "net"),
  ];
  expect(tellMismatches(pairs, "en")).toEqual([
    "Revenue: these figures speak of different times (year 1, year 2, year 3). That is not a contradiction.",
    "Churn: 2024 or 2025",
    "Revenue: gross or net",
  ]);
});
