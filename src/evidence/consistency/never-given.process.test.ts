import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { findInconsistencies } from "./find.ts";

const found = async (text: string) => {
  const context = await buildVerificationContext(
    { deck: { bytes: new TextEncoder().encode(text), name: "plan.md" } },
    { locale: "en" },
  );
  return findInconsistencies(context, { locale: "en" });
};
const relations = async (text: string) => (await found(text)).map(({ relation }) => relation);

const plan = (cac: string, spend: readonly string[] = ["€80k", "€120k"]) => `# Plan

## Costs

| Item | Y1 | Y2 | Y3 |
|---|---|---|---|
| Marketing | €50k | ${spend[0]} | ${spend[1]} |
| Customers | 15 | 60 | 180 |

## Unit economics of the plan

- Target CAC: ${cac}
`;

describe("a ratio of the plan that no year of it gives", () => {
  it("is asked about, with the year that comes nearest", async () => {
    const [one, ...more] = await found(plan("€300"));
    expect(more).toEqual([]);
    expect(one?.relation).toBe("cac=plan");
    expect(one?.certainty).toBe("question");
    expect(one?.sum).toBe("120,000 / (180 − 60) = €1,000");
  });

  it("is left alone where one year gives it", async () => {
    expect(await relations(plan("€950"))).toEqual([]);
  });

  it("is left alone where the years lie on both sides of it", async () => {
    expect(await relations(plan("€900", ["€6k", "€900k"]))).toEqual([]);
  });

  it.each([
    ["arpa=plan", "| MRR | €30k | €120k |\n| Customers | 100 | 300 |", "ARPU: €90/month", "ARPU: €310/month"],
    [
      "conversion_rate=plan",
      "| Users | 1,000 | 4,000 |\n| Customers | 50 | 240 |",
      "Conversion: 20%",
      "Conversion: 5%",
    ],
  ])("%s is asked about where no year gives it", async (relation, rows, other, own) => {
    const text = (said: string) =>
      `# Plan\n\n## Projections\n\n| | Y1 | Y2 |\n|---|---|---|\n${rows}\n\n## Targets of the plan\n\n- Target ${said}\n`;
    expect(await relations(text(other))).toContain(relation);
    expect(await relations(text(own))).not.toContain(relation);
  });

  it("is held against its own values year by year", async () => {
    const text = (margin: string) =>
      `# Plan\n\n## Projections\n\n| | Y1 | Y2 |\n|---|---|---|\n| Gross margin | 60% | 65% |\n\n## Targets\n\n- Target gross margin: ${margin}\n`;
    expect(await relations(text("85%"))).toEqual(["same:gross_margin"]);
    expect(await relations(text("65%"))).toEqual([]);
  });
});

describe("what a plan's customers bring", () => {
  const text = (amount: string) =>
    `# Plan\n\n## Plans\n\n1. **Starter (€40/month)** - small firms\n2. **Scale (€400/month)** - larger firms\n\n## Growth\n\n- 100 Starter (83%) = €4,000\n- 20 Scale (17%) = ${amount}\n`;

  it("is held against its price", async () => {
    const [one] = await found(text("€9,800"));
    expect(one?.relation).toBe("money=plan,count");
    expect(one?.sum).toBe("20 × 400 = €8,000");
  });

  it.each(["€8,000", "€96,000"])("may be %s, by the month or by the year", async (amount) => {
    expect(await relations(text(amount))).toEqual([]);
  });
});

describe("a table's weighted mean", () => {
  const text = (mean: string) =>
    `# Plan\n\n## Channels\n\n| Channel | CAC | Share |\n|---|---|---|\n| Inbound | €2,000 | 40% |\n| Outbound | €4,000 | 30% |\n| Partners | €2,000 | 30% |\n| **Weighted average** | **${mean}** | **100%** |\n`;

  it("is worked out again", async () => {
    const [one] = await found(text("€3,100"));
    expect(one?.relation).toBe("mean=shares");
    expect(one?.explanation).toContain("€2,600");
    expect(await relations(text("€2,600"))).toEqual([]);
  });
});

describe("so many of a thing, and their names", () => {
  it("are counted", async () => {
    const [one] = await found("# Nordlys\n\n- 6 agents work for you (Design, Code, Test, Deploy, Watch)\n");
    expect(one?.relation).toBe("count=list");
  });

  it.each([
    ["all of them", "6 agents work for you (Plan, Design, Code, Test, Deploy, Watch)"],
    ["some of them", "6 agents work for you (Design, Code, Test, Deploy, Watch, etc.)"],
    ["something else", "12 agents in four places (Lyon, Paris, Lille, Nice)"],
  ])("stays silent on %s", async (_, line) => {
    expect(await relations(`# Nordlys\n\n- ${line}\n`)).toEqual([]);
  });
});

describe("two of one price in a sum", () => {
  it("count twice", async () => {
    const text = (total: string) =>
      `# Plan\n\n## Team\n\n- Lead: €18k/month\n- 2× Developer: €12k/month each\n- Designer: €8k/month\n- **Total:** ${total}/month\n`;
    expect(await relations(text("€50k"))).toEqual([]);
    expect(await relations(text("€62k"))).toEqual(["total=parts"]);
  });
});

describe("so many of a thing by a year", () => {
  const text = (line: string) =>
    `# Plan\n\n## Market\n\n- SOM\n  - ${line}\n\n## Projections\n\n| | 2026 | 2027 |\n|---|---|---|\n| Clinics | 750 | 2,100 |\n| ARR | €900k | €2.5M |\n`;

  it("is held against the plan's own count of it", async () => {
    const [one] = await found(text("300 clinics by 2026"));
    expect(one?.relation).toBe("same:planned");
    expect(one?.statements.map(({ printed }) => printed)).toEqual(["300", "750"]);
  });

  it.each(["750 clinics by 2026", "18,000 clinics in France", "300 new clinics by 2026"])(
    "stays silent on %s",
    async (line) => {
      expect(await relations(text(line))).toEqual([]);
    },
  );
});

describe("when a plan earns", () => {
  const text = (month: number) =>
    `# Plan\n\n## Summary\n\n- Break-even: Month ${month}\n\n## Year 1\n\n- Revenue year 1: €78,900\n- Net profit year 1: €19,300\n`;

  it("is not after a year with a profit", async () => {
    expect(await relations(text(18))).toEqual(["status:break_even"]);
    expect(await relations(text(8))).toEqual([]);
  });

  it("is another thing in one case of several", async () => {
    const cases =
      "\n## Sensitivity\n\n### Conservative scenario\n\n- Break-even in year 3\n\n### Optimistic scenario\n\n- Break-even in year 2\n";
    expect(await relations(`# Plan\n\n- Net profit year 1: €19,300\n${cases}`)).toEqual([]);
  });

  it("does not begin where it falls", async () => {
    const fall = `${text(8)}\n- Net profit year 2: €30,000\n- A drop in profitability in year 3 has to be explained\n`;
    expect(await relations(fall)).toEqual([]);
  });
});
