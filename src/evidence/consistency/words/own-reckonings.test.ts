import { describe, expect, it } from "vitest";
import { foundIn, table } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("an amount with its reckoning in brackets", () => {
  it.each([
    "- Payroll brings 80 k€ (6 € × 300 employees)",
    "- Revenue: $600k a year (3% of $40M)",
    table("Segment | Income", "Payroll firms | $80k ($6/head × 300 employees)"),
  ])("«%s» is asked about", async (line) => {
    expect(await told(line)).toEqual(["question printed=brackets"]);
  });

  it.each([
    "- Payroll brings 21.6 k€ (6 € × 300 employees)",
    "- LTV: $160 (2-year retention × 0.4% fee on $20k annual volume)",
    "- Revenue: $1.2M a year (3% of $40M)",
    "- Revenue: $600k a year (3% of the volume, $40M)",
  ])("«%s» is not", async (line) => {
    expect(await told(line)).toEqual([]);
  });
});

describe("the year of profit that a heading dates", () => {
  it("is held against the plan's results", async () => {
    const results = table(" | 2025 | 2026 | 2027", "Net profit ($K) | 40 | 300 | 800");
    const said = (year: string) => `### Year 3 (${year})\n- **Q3**: 9,000 groups, profitability milestone`;
    expect(await told(results, said("2027"))).toEqual(["question status:break_even"]);
    expect(await told(results, said("2025"))).toEqual([]);
  });
});

describe("a month's volume under a year", () => {
  const plan = (revenue: string) =>
    `### Projections\n\n${table("Metric | Year 1 | Year 2", "Payment volume | $2M/mo | $20M/mo", `Revenue | ${revenue}`)}`;
  const fee = "### Unit economics\n\n- Transaction fee: 1%";

  it("makes twelve times its fee, or less where it grows", async () => {
    expect(await told(plan("$300K | $250K"), fee)).toEqual(["question revenue=take_rate,gmv_month"]);
    expect(await told(plan("$300K | $3M"), fee)).toEqual([]);
    expect(await told(plan("$300K | $1.8M"), fee)).toEqual([]);
  });
});

it("holds no month's revenue against what the customers bring in a year", async () => {
  const rows = ["Customers | 100 | 400", "Monthly revenue | $10K | $40K", "ARPU (monthly) | $100 | $100"];
  expect(await told(`### Projections\n\n${table("Metric | 2026 | 2027", ...rows)}`)).toEqual([]);
});

it("asks about what is only possible, and does not assert it", async () => {
  const plan = `### Projections\n\n${table("Year | ARR ($M)", "Y2 | 4", "Y3 | 18")}`;
  expect(await told(plan, "### Projections\n\n- Implied potential in Y3: $36M ARR")).toEqual(["question same:arr"]);
  expect(await told(plan, "### Projections\n\n- ARR in Y3: $36M")).toEqual(["sure same:arr"]);
});

describe("what each deal leaves", () => {
  const first = "Returns: 4–6% margin per trade × 5–7 cycles a year.";

  it("is asked about where it is told twice and far apart", async () => {
    expect(await told(first, "Data from our pilot shows 12–18% per trade.")).toEqual(["question same:rate_per"]);
    expect(await told(first, "Data from our pilot shows 5–7% per trade.")).toEqual([]);
    expect(await told(first, "We pay a 1% fee per trade.", "Each leaves 12–18% per trade.")).toEqual([]);
    expect(await told(first, "Investors get 12–18% per year.")).toEqual([]);
  });
});
