import { describe, expect, it } from "vitest";
import { foundIn, table } from "./testing/told.ts";

const relations = async (...slides: string[]) => (await foundIn(...slides)).map(({ relation }) => relation);

describe("what a line says of one part only", () => {
  const parts = table(
    "Year | ARR SaaS | ARR services | ARR total",
    "Year 1 | €1,936,800 | €339,720 | €2,276,520",
    "Year 2 | €5,832,000 | €936,000 | €6,768,000",
  );

  it("is not held against the whole", async () => {
    expect(
      await relations(
        "# Subscriptions\n\nProjection year 1:\n\n- Total MRR: €161,400 | ARR: €1,936,800",
        `# Projections\n\n${parts}`,
        "# Summary\n\n- ARR year 1: €2.28M",
      ),
    ).toEqual([]);
  });

  it("leaves two values of the whole to be told", async () => {
    expect(await relations(`# Projections\n\n${parts}`, "# Summary\n\n- ARR year 1: €3.4M")).toEqual(["same:arr"]);
  });
});

describe("a list with items of items", () => {
  const uses = (last: string) =>
    `# The ask\n\nSeed round: €2M\n\n### Use of funds\n\n- Technology (€800k)\n- Sales (€700k)\n  - Sales team of 8\n- Operations (€300k)\n- ${last}\n  - A buffer for 6 months`;

  it("is one list, whatever stands under its items", async () => {
    expect(await relations(uses("Working capital (€200k)"))).toEqual([]);
    expect(await relations(uses("Working capital (€400k)"))).toEqual(["round=uses"]);
  });
});

describe("a product that a line works out", () => {
  it("may leave out a rate that the lines beside it give", async () => {
    const line = "- Example: 1,000 users × $200 on average = $1,750/month";
    expect(await relations(`# Model\n\n- Funds of users are invested at 10.5% a year\n${line}`)).toEqual([]);
    expect(await relations(`# Model\n\n- Funds of users are invested at 3% a year\n${line}`)).toEqual([
      "printed=product",
    ]);
  });
});

describe("shares of a round", () => {
  const uses = (...shares: string[]) =>
    `# The ask\n\nSeed round: €2M\n\n### Use of funds\n\n${table("Line | Amount | Share", ...["Founder | €500k", "Product | €600k", "Tools | €200k", "Marketing | €450k", "Sales | €250k"].map((line, at) => `${line} | ${shares[at]}`))}`;

  it("stand under lines that have a share, or beside an amount that was not read", async () => {
    const lines = (last: string) =>
      `# The ask\n\nSeed round: €250K\n\nUse of funds:\n\nTeam (45%) = €112.5K\n- First hire: €80K\n\nSales (25%) = €62.5K\n- Trade fairs: €20K\n\nLegal (15%) = €37.5K\n- Lawyers: €10K\n\n${last}`;
    expect(await relations(lines("Working capital (15%) = €37.5K"))).toEqual([]);
    expect(await relations(lines("Taxes (15%) = €57.5K"))).toContain("round=uses");
    expect(await relations(lines("Working capital (15%) = ~€37.5K in year 1"))).toEqual([]);
  });

  it("are asked about where all of them are of one other whole", async () => {
    const told = await foundIn(uses("25%", "40%", "13%", "30%", "17%"));
    const share = told.filter(({ relation }) => relation === "use=share,round");
    expect(share.map(({ certainty }) => certainty)).not.toContain("sure");
    const [one] = (await foundIn(uses("25%", "45%", "10%", "8%", "12%"))).filter(
      ({ relation }) => relation === "use=share,round",
    );
    expect(one?.certainty).toBe("sure");
  });
});

describe("figures that are of something else", () => {
  it("a market that is counted bounds no money", async () => {
    const deck = (size: string) => [
      `# Market\n\n- TAM: ${size}`,
      `# Projections\n\n${table("Metric | Year 1 | Year 2", "ARR | €2M | €5M")}`,
    ];
    expect(await relations(...deck("1.3M"))).toEqual([]);
    expect(await relations(...deck("€1.3M"))).toContain("arr≤sam");
  });

  it("a market size that is the served market's is no other whole", async () => {
    const deck = (size: string) => [
      `# Summary\n\n- Market size: ${size}`,
      "# Market\n\n- Total addressable market (TAM): $660B\n- Serviceable available market (SAM): $259B",
    ];
    expect(await relations(...deck("$259B"))).toEqual([]);
    expect(await relations(...deck("$400B"))).toEqual(["same:tam"]);
  });

  it("what one label gives for several stretches is no term of a sum", async () => {
    const slide = `# Proof\n\n- Gross margin: 34%\n\n${table(" | Last 4 months | 11 months", "Revenue | €126k | €265k", "Gross profit | €46k | €89k")}`;
    expect(await relations(slide)).toEqual([]);
  });

  it("customers whom one channel wins are not all of them", async () => {
    const deck = (label: string) => [
      `# Projections\n\n${table("Metric | Year 1 | Year 2", "Customers | 1,400 | 5,000")}`,
      `# Plan of year 1\n\n- ${label}: 533 customers in year 1`,
    ];
    expect(await relations(...deck("Target"))).toContain("same:customers");
    expect(await relations(...deck("Expected conversions"))).not.toContain("same:customers");
  });

  it("the first term of a sum in a cell is not what the sum comes to", async () => {
    const deck = (value: string) =>
      `# Economics\n\n${table("Metric | Sum | Result", `LTV | €30 * 2 orders a month * 5 months | ${value}`)}\n\n- ARPU: €60 a month\n- Lifetime: 5 months`;
    expect(await relations(deck("€300"))).toEqual([]);
    expect(await relations(deck("€900"))).toEqual(["ltv=life"]);
  });

  it("what a column gives each line is not what there is of it in all", async () => {
    const roles = table("Role | FTE", "Founder | 1.0", "Designer | 1.0", "Accountant | 0.5");
    expect(await relations(`# Team (3 FTE)\n\n${roles}`)).toEqual([]);
    expect(await relations(`# Team (3 FTE)\n\n${roles}`, "# Summary\n\n- Headcount: 7 FTE")).toEqual([
      "same:headcount",
    ]);
  });

  it("a time at which it breaks even is not the time that burns", async () => {
    const burn = (...cells: string[]) =>
      `# Plan\n\n${table(" | 2026 | 2027 | 2028", `Burn rate | ${cells.join(" | ")}`)}`;
    expect(await relations(burn("€50K/month", "€30K/month", "break-even"))).toEqual([]);
  });

  it("what so many would bring is not how many there are", async () => {
    const deck = (line: string) => ["# Where we are\n\n- 100 kiosks", `# Economics\n\n- ${line}`];
    expect(await relations(...deck("150 kiosks"))).toEqual(["same:counted"]);
    expect(await relations(...deck("150 kiosks = £100K a month"))).toEqual([]);
    expect(await relations(...deck("150 kiosks in 18 months"))).toEqual([]);
  });
});
