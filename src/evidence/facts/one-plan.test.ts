import { expect, it } from "vitest";
import { told } from "./testing/told.ts";

const PLAN = "| Metric | Year 1 | Year 2 |\n|---|---|---|\n| Revenue | $400K | $2M |";

it("takes a plan that is called conservative for the plan, where no other case is told", async () => {
  expect(await told(`# Tavira\n\n### Revenue projections (conservative)\n\n${PLAN}`)).toEqual([
    "revenue 400000 Y1 company projection",
    "revenue 2000000 Y2 company projection",
  ]);
});

it("and for one case of several where there are others", async () => {
  const both = `# Tavira\n\n### Projections (conservative)\n\n${PLAN}\n\n### Projections (aggressive)\n\nMore of it.`;
  expect(await told(both)).toEqual(["revenue 400000 Y1 company scenario", "revenue 2000000 Y2 company scenario"]);
});

it("takes financials that are called illustrative for the plan, and an illustration for none", async () => {
  expect(await told(`# Tavira\n\n### Financials (Illustrative)\n\n${PLAN}`)).toEqual([
    "revenue 400000 Y1 company projection",
    "revenue 2000000 Y2 company projection",
  ]);
  expect(await told(`# Tavira\n\n### Illustrative café\n\n${PLAN}`)).toEqual([]);
});
