import { beforeAll, describe, expect, it } from "vitest";
import type { VerificationContext } from "../src/domain/context.ts";
import { CriticResponseSchema, CritiqueSchema } from "../src/domain/critique.ts";
import { ImproverResponseSchema, type ReflexionOutput } from "../src/domain/improvement.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { ReflexionEngine, type ReflexionInput } from "../src/reflexion/engine.ts";
import { makeFinding, makePptx, makeXlsx } from "../src/testing/index.ts";

const clock = () => new Date("2026-01-28T10:00:00Z");

const output = {
  findings: {
    metrics: [
      "ARR: 505K€ (Financial Model, Sheet ARR, row 2)",
      "MRR of 42K€ (Deck, Slide 8)",
      "Gross Margin estimated at 75%",
    ],
    valuation: "Valuation of 8M€ appears aggressive",
  },
  redFlags: ["Projections seem unrealistic"],
};
const findings = [
  makeFinding("financial-auditor", "Gross margin", 75, 55, { unit: "%" }),
  makeFinding("financial-auditor", "Valuation", 8_000_000, 60),
];

/** A real deck, model and funding database with the figures of the worked example. */
function realDeal(benchmarkYear = 2025): Promise<VerificationContext> {
  const slides = Array.from({ length: 12 }, (_, at) => [`Slide ${at + 1}`, "Novalys"]);
  slides[7] = ["Traction", "MRR December 2024: 42 000 €"];
  slides[9] = ["The round", "Pre-money valuation: 8 M€", "Round size: 1.5 M€"];
  const model = makeXlsx([
    {
      name: "P&L",
      rows: [
        ["EUR", "2024 Actual", "2025 Budget", "2026 Budget"],
        [null],
        [null],
        [null],
        ["Revenue", 507_000, 1_500_000, 4_000_000],
        [null],
        [null],
        ["COGS", 142_000, 400_000, 900_000],
      ],
    },
    {
      name: "ARR",
      rows: [
        ["EUR", "2024 Actual", "2025 Budget", "2026 Budget"],
        ["ARR", 505_000, 1_400_000, 4_200_000],
      ],
    },
  ]);
  return buildVerificationContext({
    deck: { bytes: makePptx(slides), name: "deck.pptx" },
    financialModel: { bytes: model, name: "model.xlsx" },
    fundingDb: {
      benchmarks: [
        {
          metric: "arr_multiple",
          sector: "SaaS B2B",
          stage: "Seed",
          region: "Europe",
          p25: 7.2,
          median: 11.5,
          p75: 16.8,
          sampleSize: 47,
          year: benchmarkYear,
        },
      ],
    },
  });
}

describe("the worked example, against real files", () => {
  let result: ReflexionOutput;
  beforeAll(async () => {
    const verificationContext = await realDeal();
    const engine = new ReflexionEngine({ clock });
    result = await engine.reflect({ agentName: "financial-auditor", tier: 1, output, findings, verificationContext });
  });
  const improvementAt = (section: string) => {
    const critique = result.critiques.find(({ location }) => location.section === section);
    return { critique, improvement: result.improvements.find(({ critiqueId }) => critiqueId === critique?.id) };
  };

  it("replaces the estimated gross margin with the one the model gives, cell by cell", () => {
    const { critique, improvement } = improvementAt("findings.metrics[2]");
    expect(critique).toMatchObject({ type: "unsourced_claim", severity: "HIGH" });
    expect(critique?.location.quote).toBe("Gross Margin estimated at 75%");
    expect(improvement?.status).toBe("FIXED");
    expect(improvement?.change.after).toContain("72.0%");
    expect(improvement?.change.after).toContain("cell B5");
    expect(improvement?.change.after).toContain("cell B8");
    expect(improvement?.justification.calculationShown).toContain("(507,000 − 142,000) / 507,000 = 72.0%");
    expect(result.factProvedFalse).toBe(true);
  });

  it("measures the valuation against the funding database", () => {
    const { critique, improvement } = improvementAt("findings.valuation");
    expect(critique).toMatchObject({ type: "missing_cross_reference", severity: "MEDIUM" });
    expect(improvement).toMatchObject({ status: "FIXED", change: { type: "added_cross_reference" } });
    for (const part of ["15.8x", "7.2x", "11.5x", "16.8x", "n = 47", "2025", "P70", "slide 10"])
      expect(improvement?.change.after).toContain(part);
    expect(improvement?.change.after.startsWith("Valuation of 8M€ appears aggressive")).toBe(true);
  });

  it("completes the red flag on the projections with their growth", () => {
    const { critique, improvement } = improvementAt("redFlags[0]");
    expect(critique).toMatchObject({ type: "incomplete_red_flag", severity: "CRITICAL" });
    expect(improvement).toMatchObject({ status: "FIXED", change: { type: "completed_red_flag" } });
    for (const part of ["[critical]", "188.4%", "505,000", "4,200,000", "Impact", "?"])
      expect(improvement?.change.after).toContain(part);
    expect(improvement?.change.after).toMatch(/three drivers.*505,000 to .*4,200,000 \(188\.4%/);
  });

  it("revises the findings by what was verified", () => {
    const [margin] = result.revisedFindings;
    expect(margin?.value).toBeCloseTo(71.99, 2);
    expect(margin?.confidence.score).toBe(67);
    expect(margin?.evidence.at(-1)).toMatchObject({ type: "calculation" });
    expect(findings[0]?.value).toBe(75);
  });

  it("raises the quality, keeps the structure and says what is left", () => {
    const { originalScore, revisedScore, readyForBA } = result.qualityMetrics;
    expect(revisedScore - originalScore).toBeGreaterThanOrEqual(20);
    expect(readyForBA).toBe(true);
    const revised = result.revisedOutput as typeof output & { gaps: string[] };
    expect(revised.findings.metrics.slice(0, 2)).toEqual(output.findings.metrics.slice(0, 2));
    expect(revised.gaps[0]).toContain("not available");
    expect(result.baNotice.dataNeedsFromFounder.length).toBeGreaterThan(0);
    expect(output.findings.metrics[2]).toBe("Gross Margin estimated at 75%");
  });

  it("finds nothing more to say about its own revision", async () => {
    const again = await new ReflexionEngine({ clock }).critiqueBatch(
      [{ agentName: "financial-auditor", tier: 1, output: result.revisedOutput, findings: [] }],
      await realDeal(),
    );
    expect(again.get("financial-auditor")).toEqual([]);
  });
});

it("does not use an expired benchmark", async () => {
  const verificationContext = await realDeal(2021);
  const result = await new ReflexionEngine({ clock }).reflect({
    agentName: "financial-auditor",
    output,
    findings,
    verificationContext,
  });
  expect(JSON.stringify(result.revisedOutput)).not.toContain("11.5x");
  expect(result.critiques.some(({ type }) => type === "missing_cross_reference")).toBe(false);
});

describe.each<[string, Partial<ReflexionInput>]>([
  ["without any context", {}],
  [
    "with plain extracts",
    { verificationContext: { deckExtracts: "Slide 8\nMRR: 42 000 €\nSlide 10\nPre-money valuation: 8 M€" } },
  ],
])("the seeds' cases %s", (_, more) => {
  const input: ReflexionInput = { agentName: "financial-auditor", tier: 1, output, findings, ...more };

  it("gives critiques with all their fields, in the seeds' schema", async () => {
    const { critiques, missingCrossReferences, assessment } = await new ReflexionEngine().reflect(input);
    expect(critiques.length).toBeGreaterThan(0);
    const order = ["CRITICAL", "HIGH", "MEDIUM"];
    const ranks = critiques.map(({ severity }) => order.indexOf(severity));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(critiques.map(({ id }) => id)).toEqual(critiques.map((_, i) => `CRT-${String(i + 1).padStart(3, "0")}`));
    for (const critique of critiques) {
      expect(critique.id).toMatch(/^CRT-\d{3}$/);
      expect(CritiqueSchema.safeParse(critique).success).toBe(true);
      expect(JSON.stringify(output)).toContain(critique.location.quote);
    }
    const response = CriticResponseSchema.safeParse({
      critiques,
      missingCrossReferences,
      overallAssessment: assessment,
    });
    expect(response.success).toBe(true);
  });

  it("gives one correction per critique, before and after, and never a lower score", async () => {
    const result = await new ReflexionEngine().reflect(input);
    expect(result.improvements.map(({ critiqueId }) => critiqueId)).toEqual(result.critiques.map(({ id }) => id));
    for (const { change } of result.improvements) expect(change.before).not.toBe(change.after);
    expect(result.qualityMetrics.revisedScore).toBeGreaterThanOrEqual(result.qualityMetrics.originalScore);
    const { improvements, revisedOutput, qualityMetrics, baNotice } = result;
    const response = ImproverResponseSchema.safeParse({
      corrections: improvements,
      revisedOutput,
      qualityMetrics,
      baNotice,
    });
    expect(response.success).toBe(true);
  });
});

it("escalates where hardly anything can be verified", async () => {
  const weak = {
    metrics: ["Gross margin estimated at 75%", "Churn rate: 2.5% monthly", "Runway of 14 months", "CAC of 900 €"],
  };
  const result = await new ReflexionEngine({ clock }).reflect({
    agentName: "financial-auditor",
    output: weak,
    findings,
  });
  expect(result.escalation).toMatchObject({ action: "DATA_INSUFFICIENCY" });
  expect(result.escalation?.dataNeedsFromFounder.length).toBeGreaterThan(2);
  expect(result.baNotice.confidenceLevel).toBe("LOW");
  expect(result.qualityMetrics.readyForBA).toBe(false);
  for (const { status, justification } of result.improvements)
    if (status === "CANNOT_FIX") expect(justification.ifCannotFix).toContain("Deck");
});

describe("figures of another time, of a plan or of advice", () => {
  const context: VerificationContext = {
    deckExtracts: [
      "Slide 1\nTraction\n4 paying customers\nMRR: €450",
      "Slide 2\nProjections\nYear 1 customers: 120\nYear 2 customers: 450",
      "Slide 3\nThe round\nPre-money valuation: €3M",
    ].join("\n\n"),
  };
  const memo = {
    text: "Customers: 9. Each partner brings 7 customers a year. In year 2 the plan has 450 customers. Come back at 30 paying customers. A pre-money of €1.5M would be fairer.",
  };
  const planned = makeFinding("memo", "Customers", 450, 60, { period: "Y2" });

  it("are not replaced by what the documents say of today, in the words or in the findings", async () => {
    const engine = new ReflexionEngine({ clock });
    const { result, revisedFindings } = await engine
      .reflect({
        agentName: "memo",
        tier: 1,
        output: memo,
        findings: [makeFinding("memo", "Customers", 9, 60), planned],
        verificationContext: context,
      })
      .then((done) => ({ result: done.revisedOutput as typeof memo, revisedFindings: done.revisedFindings }));
    for (const said of ["7 customers", "450 customers", "30 paying customers", "€1.5M"])
      expect(result.text).toContain(said);
    expect(revisedFindings.map(({ value }) => value)).toEqual([4, 450]);
    expect(JSON.stringify(revisedFindings[1]?.evidence)).not.toContain("4 paying");
  });

  it("does not take a value a thousand times too small for the one on the page", async () => {
    const mrr = makeFinding("memo", "MRR", 0.45, 60);
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "memo",
      tier: 1,
      output: { metrics: { mrr: 0.45 } },
      findings: [mrr],
      verificationContext: context,
    });
    const changed = improvements.find(({ change }) => change.before === "0.45");
    expect(changed?.change.after).toContain("the analysis said 0.45");
  });
});
