import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("what two pages say in words", () => {
  it("asks about a measure of its own name with two values, and not about its sign", async () => {
    const one = "### Service\n\n- Parcels told on time: 92%";
    expect(await told(one, "### Quality\n\n- Parcels told on time: 71%")).toEqual(["question same:label"]);
    expect(await told(one, "### Quality\n\n- Parcels told on time: 92%")).toEqual([]);
    expect(await told("### Costs\n\n- Harbour fee paid: $12", "### Margin\n\n- Harbour fee paid: -$12.00")).toEqual([]);
  });

  it("asks about what is sold with a plan and still to come", async () => {
    const plan = "### Pricing\n\n**Crew plan** - $79/month\n- Shared moorings\n- Invoice archive";
    const ahead = (...items: string[]) => `### Vision\n\n**Medium-term (12-18 months)**\n${items.join("\n")}`;
    expect(await told(plan, ahead("- Shared moorings", "- Fuel orders"))).toEqual(["question status:product"]);
    expect(await told(plan, ahead("- Shared winter storage"))).toEqual([]);
  });

  it("does not take what is planned under a short line over a list for today's", async () => {
    const today = "### Traction\n\n- Beta testing with 10 harbours";
    expect(await told(today, "### The ask\n\n**Expected outcomes (12 months)**\n- 5,000 harbours on board")).toEqual(
      [],
    );
  });

  it("does not count minutes as things", async () => {
    expect(await told("### Service\n\n- Ready in 10 minutes", "### Setup\n\n- Installed in 45 minutes")).toEqual([]);
  });

  it("counts founders from two on", async () => {
    expect(await told("### Team\n\n2 founders, both engineers", "### Shares\n\n3 founders hold all shares")).toEqual([
      "question same:counted",
    ]);
  });
});

describe("dates of one plan", () => {
  it("asks about one milestone with two dates, whatever it is called, on two pages", async () => {
    const next = (...items: string[]) => `### Next milestones\n\n${items.join("\n")}`;
    const roadmap = "### Roadmap\n\n**Q3 2027 - Scale**\n- Nordic expansion\n- Fuel orders";
    expect(await told(next("- Nordic expansion (Q4 2027)"), roadmap)).toEqual(["question date:milestone"]);
    expect(await told(next("- Nordic expansion (Q3 2027)"), roadmap)).toEqual([]);
  });

  it("reads the month of a break-even in its brackets", async () => {
    const one = "### Projections\n\n**Break-even:** reached in year 2";
    expect(await told(one, "### Summary\n\n**Break-even:** reached in Q3 (month 8)")).toEqual([
      "question date:break_even",
    ]);
  });

  it("takes the last month of a phase that its own line names", async () => {
    const phases = "### Milestones\n\n- **Month 5-6**: 7,000 users\n- **Month 10-12**: 30,000 users";
    expect(await told(phases, "### Plan\n\n**Year 1**\n- Users: 30,000")).toEqual([]);
    expect(await told(phases, "### Plan\n\n**Year 1**\n- Users: 90,000")).toEqual(["question same:users"]);
  });
});
