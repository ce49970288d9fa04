import { describe, expect, it } from "vitest";
import { foundIn, table } from "./testing/told.ts";

const paces = async (...slides: string[]) =>
  (await foundIn(...slides)).filter(({ relation }) => relation === "pace=points");

const plan = (assumption: string) =>
  `### Projections\n\n**Year 1 (2026)**\n- Users: 9,000\n\n**Year 2 (2027)**\n- Users: 40,000\n\n**Year 3 (2028)**\n- Users: 150,000\n\n**Key assumptions:**\n- ${assumption}`;

describe("a pace of growth", () => {
  it("is asked about where the plan grows at quite another", async () => {
    const [slow, ...more] = await paces(plan("25% annual user growth"));
    expect(more).toEqual([]);
    expect(slow?.certainty).toBe("question");
    expect(slow?.explanation).toContain("25%");
    expect(slow?.explanation).toContain("275");
    expect(await paces(plan("300% annual user growth"))).toEqual([]);
  });

  it("is of the line it names, in the catalogue or not", async () => {
    const trips = table("Metric | Month 6 | Month 12 | Month 18", "Monthly trips | 200 | 1,100 | 3,000");
    const said = (pace: string) => `### Projections\n\n${trips}\n\nThe plan assumes ${pace} monthly trip growth.`;
    expect(await paces(said("5%"))).toHaveLength(1);
    expect(await paces(said("20%"))).toEqual([]);
  });

  it("is none where it is said of some years in all", async () => {
    expect(await paces(plan("Annual user growth (3 years): 25%"))).toEqual([]);
    expect(await paces(plan("Annual user growth: 25%"))).toHaveLength(1);
  });
});
