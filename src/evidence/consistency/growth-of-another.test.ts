import { expect, it } from "vitest";
import { foundIn, table } from "./testing/told.ts";

const told = async (users: string) =>
  (
    await foundIn(
      `### Forecast\n\n${table("Year | Users | Revenue ($M) | Growth rate", "1 | 1,000 | 10 | -", `2 | ${users} | 18 | 50%`)}`,
    )
  ).map(({ relation }) => relation);

it("leaves a column of growth alone that tells how another column grows", async () => {
  expect(await told("1,500")).toEqual([]);
  expect(await told("1,900")).toEqual(["revenue_growth=revenue,revenue_before"]);
});
