import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { ratioAuditor } from "./ratio-auditor.ts";

const deal = { name: "Acme", sector: null, stage: null };
const audit = (context: VerificationContext) => ratioAuditor.analyse({ context, deal, locale: "en" });
const deck = (...lines: string[]) => audit({ deckExtracts: `Slide 1\n${lines.join("\n")}` });

describe("ratioAuditor", () => {
  it("shows each sum with the passages its inputs stand in", () => {
    const { findings } = deck("MRR December 2024: €42,000");
    expect(findings[0]).toMatchObject({ metric: "ARR", value: 504_000, unit: "EUR", confidence: { score: 85 } });
    expect(findings[0]?.evidence.map(({ type, content }) => [type, content])).toEqual([
      ["calculation", "42,000 × 12 = 504,000"],
      ["quote", "MRR December 2024: €42,000"],
    ]);
  });

  it("makes no sum on a value that its own document contradicts", () => {
    const { findings, output } = deck("MRR December 2024: €42,000", "MRR December 2024: €60,000");
    expect(findings).toEqual([]);
    expect(output.gaps.some(({ code, topic }) => code === "sum_contradicted" && topic === "arr")).toBe(true);
  });

  it("makes no sum on years of which nothing says whether they happened", () => {
    const { findings, output } = audit({
      financialModelExtracts:
        "Onglet P&L, Ligne 2: Chiffre d'affaires 2023 100 000 €\nOnglet P&L, Ligne 3: Chiffre d'affaires 2024 200 000 €",
    });
    expect(findings).toEqual([]);
    expect(output.gaps.map(({ code }) => code)).toContain("sum_period_unknown");
  });

  it("makes it where the deck's own date says that they have", () => {
    const years = ["Net revenue 2023: €600,000", "Net revenue 2024: €900,000"];
    const metrics = (cover: string) => deck(cover, ...years).findings.map(({ metric, value }) => [metric, value]);
    expect(metrics("Acme")).toEqual([]);
    expect(metrics("Investor presentation – January 2025")).toContainEqual(["Revenue growth", 50]);
  });

  it("finds a value outside of what is plausible suspicious, and leaves plausible ones alone", () => {
    const { findings } = deck("Gross margin: 450%", "NRR: 112%");
    const doubtful = findings.filter(({ assessment }) => assessment === "suspicious");
    expect(doubtful.map(({ metric, value }) => [metric, value])).toEqual([["Gross margin", 450]]);
    expect(doubtful[0]?.claim).toContain("100.0%");
  });

  it("does not hold a dream without a date against what is usual", () => {
    const suspicious = (...lines: string[]) =>
      deck(...lines).findings.filter(({ assessment }) => assessment === "suspicious").length;
    expect(suspicious("Our mission: savings made simple for 2 billion users")).toBe(0);
    expect(suspicious("Gross margin: 450%")).toBe(1);
  });

  it("holds days against months", () => {
    expect(deck("Sales cycle: 45-60 days").findings.filter(({ assessment }) => assessment === "suspicious")).toEqual(
      [],
    );
  });

  it("holds a range against what is plausible by its ends, not by its middle", () => {
    const doubted = (line: string) =>
      deck(line).findings.flatMap(({ assessment, claim }) => (assessment === "suspicious" ? [claim] : []));
    expect(doubted("Round size: $6,000 – $12,000")).toEqual([]);
    expect(doubted("Round size: $2,000 – $4,000").join()).toContain("$2,000 – $4,000");
  });

  it("calls no amount too large where nobody knows of which money, or where one unit of it is worth a cent", () => {
    const doubted = (line: string) => deck(line).findings.some(({ assessment }) => assessment === "suspicious");
    expect(doubted("ARR: $540M")).toBe(true);
    expect(doubted("ARR: 540M")).toBe(false);
    expect(doubted("ARR: 540M DZD")).toBe(false);
  });

  it("lists the faults of a model's formulas with their cells", async () => {
    const model = makeXlsx([
      {
        name: "Plan",
        rows: [
          ["€", "FY2023 Actual", "FY2024 Actual", "FY2025 Budget", "FY2026 Budget"],
          ["Revenue", 100_000, 240_000, 600_000, 900_000],
          ["COGS", 30_000, 60_000, 150_000, 200_000],
          ["Gross profit", { v: 70_000, f: "B2-B3" }, { v: 190_000, f: "C2-C3" }, 450_000, { v: 700_000, f: "E2-E3" }],
          ["Ratio", { v: "#DIV/0!", f: "B2/0" }, 1, 1, 1],
          ["Loop", { v: 0, f: "C6" }, { v: 0, f: "B6" }, 1, 1],
        ],
      },
    ]);
    const context = await buildVerificationContext({ financialModel: model });
    const output = audit(context);
    const faults = new Map(
      output.findings.flatMap((one) => (one.id.includes("formulas/") ? [[one.id.split("/").at(-1), one]] : [])),
    );
    expect(faults.get("cached_value_differs")).toMatchObject({ value: 1, assessment: "suspicious" });
    expect(faults.get("cached_value_differs")?.claim).toContain("Plan C4");
    expect(faults.get("cached_value_differs")?.claim).toContain("180000");
    expect(faults.get("hard_coded_result")?.claim).toContain("D4");
    expect(faults.get("error_cell")?.evidence[0]?.content).toContain("#DIV/0!");
    expect(faults.has("circular_reference")).toBe(true);
    const { counts } = verifyAgentOutputs(context, [output]);
    expect(counts.citations.verified).toBe(Object.values(counts.citations).reduce((a, b) => a + b, 0));
  });
});
