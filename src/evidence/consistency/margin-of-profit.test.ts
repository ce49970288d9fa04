import { expect, it } from "vitest";
import { foundIn, table } from "./testing/told.ts";

const told = async (gross: string, profit: string) =>
  (
    await foundIn(
      `### Projections\n\n${table("$M | 2026 | 2027", "Revenue | 10 | 40", `Net profit | ${profit}`, "Profit margin | 30% | 45%")}`,
      `### Projections\n\n- Gross margin 2026: ${gross}`,
    )
  ).map(({ relation }) => relation);

it("takes a margin that is just the net profit over the revenue for the net one", async () => {
  expect(await told("25%", "3 | 18")).toEqual(["net_margin≤gross_margin"]);
  expect(await told("70%", "3 | 18")).toEqual([]);
});

it("takes the expenses under a gross profit for those that come after it", async () => {
  const plan = (net: string) =>
    foundIn(
      `### Projections\n\n${table("$K | 2026", "Revenue | 600", "Gross profit | 200", "Total expenses | 50", `Net profit | ${net}`)}`,
    );
  expect(await plan("150")).toEqual([]);
  expect((await plan("20")).map(({ relation }) => relation)).toContain("net_income=revenue,total_costs");
});
