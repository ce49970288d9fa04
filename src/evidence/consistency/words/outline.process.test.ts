import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../../dossier/build-context.ts";
import { findInconsistencies } from "../find.ts";

const found = async (text: string) => {
  const context = await buildVerificationContext(
    { deck: { bytes: new TextEncoder().encode(text), name: "plan.md" } },
    { locale: "en" },
  );
  return findInconsistencies(context, { locale: "en" });
};
const told = async (text: string) =>
  (await found(text)).map(({ relation, statements }) => [relation, ...statements.map(({ passage }) => passage)]);

describe("what is there and still to come", () => {
  it("asks where a feature of the product stands in the roadmap too", async () => {
    const text = `# Nordlys\n\n## Product\n\n- Smart alerts: route advice for each driver\n- Advanced filters by port and by date\n\n## Roadmap\n\n### Months 4-6\n\n- 🔄 Advanced filtering\n`;
    expect(await told(text)).toEqual([
      ["status:product", "Advanced filters by port and by date", "🔄 Advanced filtering"],
    ]);
    const [one] = await found(text);
    expect(one?.certainty).toBe("question");
  });

  it("asks where a plan sells what is added later", async () => {
    const text = `# Nordlys\n\n## Plans\n\n- Classic: €120/month\n  - Loan management\n\n## Next steps\n\n### Months 7-9\n\n- Loan management system\n`;
    expect(await told(text)).toEqual([["status:product", "Loan management", "Loan management system"]]);
  });

  it.each([
    ["one list", "## Product\n\n- Advanced filters\n- Advanced filtering by port\n"],
    ["another feature", "## Product\n\n- Advanced filters\n\n## Roadmap\n\n### Months 4-6\n\n- Advanced reporting\n"],
    ["a rival's", "## Competition\n\n- Advanced filters\n\n## Roadmap\n\n### Months 4-6\n\n- Advanced filtering\n"],
  ])("stays silent on %s", async (_, text) => {
    expect(await told(`# Nordlys\n\n${text}`)).toEqual([]);
  });
});

describe("when it happens, by the headings over it", () => {
  it("takes the year of a quarter from the heading", async () => {
    const text = `# Plan\n\n## Phase 3 (Q3-Q4 2025)\n\n- Partner marketplace\n\n## Timeline\n\n### Year 3 (2027)\n\n- **Q1**: Uganda entry, partner marketplace\n`;
    const [one, ...more] = await found(text);
    expect(more).toEqual([]);
    expect(one?.relation).toBe("date:milestone");
    expect(one?.explanation).toContain("Q1 2027");
  });

  it("closes a round once", async () => {
    const text = `# Plan\n\n## Funding\n\n### Series A: €2M (Q2 2025)\n\n- Team\n\n## Timeline\n\n### Year 1 (2025)\n\n- **Q1**: Complete Series A funding, hire 5 people\n`;
    expect((await told(text)).map(([relation]) => relation)).toEqual(["date:milestone"]);
    const ready = `# Plan\n\n## Funding\n\n### Series A: €2M (Q2 2026)\n\n- Team\n\n## Timeline\n\n### Year 1 (2025)\n\n- **Q4**: Series A ready\n`;
    expect(await told(ready)).toEqual([]);
  });

  it("reaches so many of a thing once", async () => {
    const text = (date: string) =>
      `# Plan\n\n## Summary\n\n- Expansion to 5 states by Q2 2025\n\n## Timeline\n\n### ${date}: scale\n\n- [Q4] Regional expansion (5 states)\n- Hire 5 people\n`;
    expect((await told(text("Q3-Q4 2025"))).map(([relation]) => relation)).toEqual(["date:milestone"]);
  });

  it("dates no heading: a table of each year is no milestone", async () => {
    expect(
      await told("# Plan\n\nRevenue at the end of year 2:\n\n- a\n\nRevenue at the end of year 3:\n\n- b\n"),
    ).toEqual([]);
  });
});

describe("figures of one line", () => {
  it("holds a growth against what its own line names", async () => {
    const text = `# Plan\n\n## Revenue\n\n- Revenue year 1: €100,000\n- Revenue year 2: €900,000\n\n## Metrics\n\nMRR growth:\n- Year 2: €10,000 → €60,000 a month (500% growth)\n`;
    expect(await told(text)).toEqual([]);
  });

  it("counts days that are paid for as days", async () => {
    expect(await told("# Plan\n\n- Consulting: 4 days/month × €1,500 = €6,000/month\n")).toEqual([]);
    expect(await told("# Plan\n\n- Training: 10 days × €600 = €6,000\n")).toEqual([]);
  });

  it("takes what a year brings and what it brings a year for one", async () => {
    const text = `# Plan\n\n## Summary\n\n- Projected revenue (year 3): €2,400,000/year\n\n## Year 3\n\n- Total revenue year 3: €8,600,000\n`;
    expect((await told(text)).map(([relation]) => relation)).toEqual(["same:revenue"]);
  });

  it("leaves no more after all costs than after those of the sales", async () => {
    const text = `# Plan\n\n## Profit\n\n- Gross margin 2026: 35%\n- Net margin 2026: 41%\n`;
    expect((await told(text)).map(([relation]) => relation)).toEqual(["net_margin≤gross_margin"]);
  });
});
