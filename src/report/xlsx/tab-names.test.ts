import { expect, it } from "vitest";
import { tabNames } from "./tab-names.ts";

it("gives names that Excel opens: 31 signs at most, none of its own, no two alike", () => {
  const long = "Ce que le fondateur doit bien expliquer";
  const tabs = tabNames([long, long, "a/b", "Figures", "figures", ""]);
  expect(tabs).toEqual([
    "Ce que le fondateur doit bien…",
    "Ce que le fondateur doit bie… 2",
    "a b",
    "Figures",
    "figures 2",
    "–",
  ]);
  expect(Math.max(...tabs.map((tab) => tab.length))).toBeLessThanOrEqual(31);
});
