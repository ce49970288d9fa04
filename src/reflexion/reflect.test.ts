import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CritiqueSchema } from "../domain/critique.ts";
import type { ReflexionOutput } from "../domain/improvement.ts";
import { makeFinding } from "../testing/index.ts";
import { ReflexionEngine } from "./engine.ts";

const clock = () => new Date("2026-01-28T00:00:00Z");
const verificationContext = {
  deckExtracts: "Slide 5\nMonthly churn: 1.8%\n84 paying customers\nSlide 8\nMRR: 42 000 €",
  financialModelExtracts: "Onglet P&L, Ligne 5\nRevenue 507 000 €\nOnglet P&L, Ligne 8\nCOGS 142 000 €",
};
const reflect = (output: unknown, agentName = "financial-auditor"): Promise<ReflexionOutput> =>
  new ReflexionEngine({ clock }).reflect({ agentName, output, findings: [], verificationContext });

function nested(levels: number): unknown {
  let value: unknown = "ARR of 3 M€";
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

it("a number of another column never replaces a figure that its row does not give", async () => {
  const context = {
    deckExtracts:
      "Slide 6\nMai/27 (Mes 10)\t9.721\t5.833\tR$ 8.749\nJul/27 (1 ano)\t15.992\t9.595\tR$ 14.392\tR$ 11.280",
  };
  const output = {
    metrics: [
      { metric: "Revenu mensuel juillet 2027", value: "R$ 8.749", source: "Slide 6: 'Jul/27 (1 ano) … R$ 8.749'" },
    ],
  };
  const result = await new ReflexionEngine({ clock }).reflect({
    agentName: "financial-auditor",
    output,
    findings: [],
    verificationContext: context,
  });
  expect(JSON.stringify(result.revisedOutput)).not.toMatch(/15[.,]992/);
});

it("does not tell a figure as absent that a line prints beside its name", async () => {
  const reviewed = (deckExtracts: string) =>
    new ReflexionEngine({ clock }).reflect({
      agentName: "chat-memo",
      output: "The plan counts on 10 pilots with a guarantee of 60 days.",
      findings: [],
      verificationContext: { deckExtracts },
    });
  const told = await reviewed("Slide 3\nTarget 10 pilot partners in US + EU");
  expect(JSON.stringify(told)).not.toContain("not available: no source");
  expect(JSON.stringify(await reviewed("Slide 3\nPlanning"))).toContain("not available: no source");
  // Nor is the founder asked for what the page says.
  expect(told.baNotice.dataNeedsFromFounder).toEqual([]);
  expect((await reviewed("Slide 3\nPlanning")).baNotice.dataNeedsFromFounder).not.toEqual([]);
});

it("a multiple of the price is borne out by the kind of multiple that gives it", async () => {
  const result = await new ReflexionEngine({ clock }).reflect({
    agentName: "chat-memo",
    output: "Valuation multiple of 208x.",
    findings: [],
    verificationContext: {
      deckExtracts: "Slide 4\nARR: $14.4K\nSlide 5\nPre-money valuation: $3M\nMultiple: 5x projected ARR",
    },
  });
  expect(JSON.stringify(result.improvements)).toContain("3,000,000 / 14,400 = 208.3x");
});

it("a red flag whose figures the documents print is neither told as unborne nor lowered", async () => {
  const warned = async (deckExtracts: string) => {
    const title = "Merchant commission of 0.25% on $250M GMV is $625k, not $4.2M";
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "customer-intel",
      output: { redFlags: [{ title, severity: "CRITICAL" }] },
      findings: [],
      verificationContext: { deckExtracts },
    });
    return JSON.stringify(improvements);
  };
  const borne = await warned(
    "Slide 6\nMerchant commission\t0.25% per transaction\t$4.2M ARR\nSlide 14\nVolume of merchants in Year 3: $250M",
  );
  expect(borne).toContain("0.25% per transaction");
  expect(borne).not.toMatch(/lowered|Nothing was found|searched without result/);
  expect(await warned("Slide 1\nPlanning")).toMatch(/lowered.*Nothing was found/);
});

it("a red flag is not borne out by a value of the metric that it does not speak of", async () => {
  const told = async (title: string) => {
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "market-intelligence",
      output: { redFlags: [{ title, severity: "HIGH" }] },
      findings: [],
      verificationContext: { deckExtracts: "Slide 4\nARR: $14,400\nSlide 7\nPaying customers: 4" },
    });
    return JSON.stringify(improvements);
  };
  expect(await told("An exit at $5M of ARR would take most of the market")).not.toContain("14,400");
  expect(await told("The paying customers were never asked for their consent")).not.toContain("customers 4");
  expect(await told("An ARR of $14.4k is too small for the price")).toContain("14,400");
  expect(await told("The ARR is too small for the price")).toContain("14,400");
});

it("does not say of what time a churn is that no document dates", async () => {
  const impactOf = async (churn: string) => {
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "customer-intel",
      output: { redFlags: [{ title: "Churn of 8% is high", severity: "HIGH" }] },
      findings: [],
      verificationContext: { deckExtracts: `Slide 5\n${churn}` },
    });
    return JSON.stringify(improvements);
  };
  expect(await impactOf("Annual churn: 8%")).toMatch(/8\.0% of the customers lost/);
  expect(await impactOf("Churn: 8%")).not.toMatch(/of the customers lost/);
});

it("does not say of a line that prints the value that it could not be read there", async () => {
  const { improvements } = await new ReflexionEngine({ clock }).reflect({
    agentName: "market-intelligence",
    output: { market: ["9.8% CAGR"] },
    findings: [],
    verificationContext: { deckExtracts: "Slide 5\nCAGR: +10.9% (mails)\nCAGR: +9.8% (assistants)" },
  });
  expect(JSON.stringify(improvements)).toContain("prints “CAGR: +9.8% (assistants)”");
});

it("tells a range of the documents as a range, never as its middle", async () => {
  const told = await new ReflexionEngine({ clock }).reflect({
    agentName: "chat-memo",
    output: "Round size: €100k.",
    findings: [],
    verificationContext: { deckExtracts: "Slide 12\nThe Ask\nRound size: $6,000 – $12,000" },
  });
  expect(JSON.stringify(told)).toContain("$6,000 – $12,000");
  expect(JSON.stringify(told)).not.toContain("9,000");
});

it("a red flag that something is missing is not told as unborne where it is not there", async () => {
  const warned = async (title: string) => {
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "customer-intel",
      output: { redFlags: [{ title, severity: "HIGH" }] },
      findings: [],
      verificationContext: { deckExtracts: "Slide 1\nPlanning\nSlide 2\nChurn: 4%" },
    });
    return JSON.stringify(improvements);
  };
  const absent = await warned("No revenue and no valuation stated for the round");
  expect(absent).toMatch(/looked for and not found in Deck: Revenue, /);
  expect(absent).not.toMatch(/lowered|Nothing was found/);
  expect(await warned("Named competitors missing (Acme, Initech)")).not.toMatch(/lowered|Nothing was found/);
  expect(await warned("The team will not deliver in time")).toMatch(/lowered.*Nothing was found/);
});

it("calls a metric sought in vain only where the warning says that this is missing", async () => {
  const proofOf = async (warning: string) => {
    const { improvements } = await new ReflexionEngine({ clock }).reflect({
      agentName: "market-intelligence",
      output: { redFlags: [warning] },
      findings: [],
      verificationContext: { deckExtracts: "Slide 1\nPlanning\nSlide 2\nChurn: 4%" },
    });
    return JSON.stringify(improvements);
  };
  expect(await proofOf("No licence while pilots start in spring")).not.toMatch(/not found in Deck/);
  expect(await proofOf("Rivals are missing (Acme, Sacks of Stock)")).not.toMatch(/not found in Deck/);
  expect(await proofOf("No pilots at all")).toMatch(/not found in Deck: Pilots/);
});

it("takes no words out of a quotation of which the page prints a part", async () => {
  const { revisedOutput } = await new ReflexionEngine({ clock }).reflect({
    agentName: "market-intelligence",
    output: {
      claims: [{ claim: "Acme asks for 500 € a month", slide: 4, evidence: "Acme Corp €500+/mo ; Initech $12/user" }],
    },
    findings: [],
    verificationContext: {
      deckExtracts: "Slide 4\nRivals\nAcme Corp (Enterprise) | Initech\n€500+/mo | $12/user",
    },
  });
  expect(JSON.stringify(revisedOutput)).toContain("Acme Corp €500+/mo ; Initech $12/user");
});

it("looks up what a warning quotes, and asks with what explains its title", async () => {
  const { improvements, critiques } = await new ReflexionEngine({ clock }).reflect({
    agentName: "market-intelligence",
    output: {
      redFlags: [{ title: "War zone", detail: "Depots stand in a town 'held by the army'", severity: "CRITICAL" }],
    },
    findings: [],
    verificationContext: { deckExtracts: "Slide 1\nRisks\nDepots are in the port, held by the army since May" },
  });
  const told = JSON.stringify([improvements, critiques]);
  expect(told).toContain("Deck, slide 1: “held by the army”");
  expect(told).not.toMatch(/lowered|Nothing was found/);
  expect(told).toContain("War zone: Depots stand in a town 'held by the army'");
});

it("reads a figure's own source also where the entry gives its value apart", async () => {
  const { critiques } = await new ReflexionEngine({ clock }).reflect({
    agentName: "market-intelligence",
    output: {
      items: [
        {
          claim: "Acme's listing showed that a $2.2B valuation can be had",
          amount: 2.2e9,
          slide: 3,
          citation: "Acme listed at $2.2B",
        },
        { claim: "TAM of $9B", amount: 9e9, slide: 3, citation: "TAM: $9B" },
        { claim: "CAGR of 22%", amount: 22, unit: "%", slide: 3, citation: "Market growth (CAGR): 22%" },
      ],
    },
    findings: [],
    verificationContext: { deckExtracts: "Slide 3\nMarket\nTAM: $9B\nMarket growth (CAGR): 22%\nAcme listed at $2.2B" },
  });
  const told = JSON.stringify(critiques);
  expect(told).not.toContain("with no source");
  expect(told).not.toMatch(/says nothing about Market growth/);
});

it("says on which lines of a memo a passage stands, and nothing where a text has but one line", async () => {
  const reviewer = new ReflexionEngine({ clock: () => new Date("2026-01-28T00:00:00Z") });
  const memo = "# Memo\n\nThe product is used daily.\n\n- Monthly churn is 1.8%.\n- Cash: 310 000 €\n";
  const outputs = [
    { agentName: "memo", output: memo, findings: [] },
    { agentName: "fields", output: { churn: "Monthly churn is 1.8%." }, findings: [] },
  ];
  const critiques = await reviewer.critiqueBatch(outputs, { deckExtracts: "Slide 1\nPlanning" });
  const linesOf = (agent: string) => (critiques.get(agent) ?? []).map(({ location }) => location.lineNumbers).sort();
  expect(linesOf("memo")).toEqual(["5", "6"]);
  expect(linesOf("fields")).toEqual([undefined]);
  const wrapped =
    "# Memo\n\nAs the founders say in the notes they left us, monthly churn\nis 1.8%, has been so for most of the year, and they expect it\nto stay there.\n";
  const ofWrapped = await reviewer.critiqueBatch([{ agentName: "memo", output: wrapped, findings: [] }], {
    deckExtracts: "Slide 1\nPlanning",
  });
  expect(ofWrapped.get("memo")?.map(({ location }) => location.lineNumbers)).toEqual(["3-5"]);
});

describe("bad input is a named result", () => {
  it.each([[null], [undefined], [{}], [[]], ["  "]])("empty: %j", async (output) => {
    const result = await reflect(output);
    expect(result.notices).toMatchObject([{ code: "empty_output", reflected: false }]);
    expect(result).toMatchObject({
      critiques: [],
      endedBy: "nothing_to_reflect_on",
      qualityMetrics: { readyForBA: false },
    });
    expect(result.revisedOutput).toBe(output);
  });

  it.each([[() => 1], [Symbol("x")], [10n], [42], [{ ok: true }]])("nothing to review: %s", async (output) => {
    const result = await reflect(output);
    expect(result.notices[0]?.code).toBe("unsupported_output");
    expect(result.qualityMetrics.readyForBA).toBe(false);
  });

  it("cyclic: the rest is reviewed, the cycle kept", async () => {
    const output: Record<string, unknown> = { metrics: ["Monthly churn is 1.8%"] };
    output.self = output;
    const result = await reflect(output, "x");
    expect(result.notices.map(({ code }) => code)).toContain("cyclic");
    expect(result.critiques).toHaveLength(1);
    expect((result.revisedOutput as typeof output).self).toBe(output);
  });

  it("a hundred thousand levels deep", async () => {
    const result = await reflect(nested(100_000));
    expect(result.notices.map(({ code }) => code)).toContain("too_deep");
    expect(result.qualityMetrics.readyForBA).toBe(false);
  });

  it("ten megabytes: what was not reviewed is said, kept, and not called ready", async () => {
    const output = { metrics: ["Monthly churn is 1.8% (Slide 5)"], appendix: "x".repeat(10_000_000) };
    const result = await reflect(output, "x");
    expect(result.notices.map(({ code }) => code)).toContain("too_large");
    expect(result.qualityMetrics.readyForBA).toBe(false);
    expect((result.revisedOutput as typeof output).appendix).toHaveLength(10_000_000);
  });

  it("more critiques than there are numbers for", async () => {
    const output = { metrics: Array.from({ length: 1_200 }, (_, at) => `Churn in region ${at}: ${at % 90}.5%`) };
    const result = await reflect(output, "x");
    expect(result.critiques.every(({ id }) => /^CRT-\d{3}$/.test(id))).toBe(true);
    expect(new Set(result.critiques.map(({ id }) => id)).size).toBe(result.critiques.length);
  });

  it("a list at the root, prose, and findings that are none", async () => {
    expect((await reflect(["Monthly churn is 1.8%"], "x")).critiques[0]?.location.section).toBe("[0]");
    const prose = await reflect("Monthly churn is 1.8%. It rains.", "x");
    expect(prose.notices.map(({ code }) => code)).toContain("prose");
    expect(prose.revisedOutput).toBe("Monthly churn is 1.8% (Deck, slide 5). It rains.");
    const broken = [null, 3, makeFinding("x", "Churn", 1.8, 50)] as unknown as ReturnType<typeof makeFinding>[];
    const result = await new ReflexionEngine({ clock }).reflect({
      agentName: "x",
      output: { a: "Monthly churn is 1.8%" },
      findings: broken,
    });
    expect(result.notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["unreadable_findings", "findings_without_evidence"]),
    );
    expect(result.revisedFindings).toHaveLength(3);
  });

  it("frozen data is corrected in a copy", async () => {
    const output = Object.freeze({ metrics: Object.freeze(["Gross margin estimated at 75%"]) });
    const result = await reflect(output, "x");
    expect(JSON.stringify(result.revisedOutput)).toContain("72.0%");
    expect(output.metrics[0]).toBe("Gross margin estimated at 75%");
  });
});

it("gives the same result for the same input", async () => {
  const output = { metrics: ["Gross margin estimated at 75%", "Monthly churn is 3%"], redFlags: ["Churn looks bad"] };
  expect(await reflect(output)).toEqual(await reflect(output));
});

it("tells sentences of one text apart: a second claim is not settled by the first", async () => {
  const result = await reflect("NPS of 61. Later we read an NPS of 45. And an NPS of 30.", "x");
  const quotes = result.critiques.map(({ location }) => location.quote);
  expect(quotes.length).toBeGreaterThan(1);
  expect(result.qualityMetrics.revisedScore).toBeLessThan(100);
});

it("counts no fixed critique that it would raise again", async () => {
  const output = { metrics: ["Gross margin estimated at 75%", "Monthly churn is 3%"], summary: "Churn of 3% a month." };
  const first = await reflect(output, "x");
  const again = await new ReflexionEngine({ clock }).critiqueBatch(
    [{ agentName: "x", output: first.revisedOutput, findings: [] }],
    verificationContext,
  );
  expect(again.get("x")).toEqual([]);
});

const sentence = fc.constantFrom(
  "Gross margin estimated at 75%",
  "Monthly churn is 3%.",
  "Monthly churn is 1.8% (Deck, Slide 5).",
  "84 paying customers (Deck, Slide 47).",
  "LTV/CAC of 3.2x",
  "ARR: 42 000 × 12 = 540 000",
  "ARR of 504 K€ is above the MRR of 60 K€ of its rival.",
  "An outstanding team.",
  "La marge brute est estimée à 75 %.",
  "O churn mensal é provavelmente de 2,5%.",
  "Projections seem unrealistic",
  "Nothing to see here.",
  "",
);
const key = fc.constantFrom(
  "metrics",
  "findings",
  "redFlags",
  "summary",
  "source",
  "value",
  "metric",
  "churn",
  "gaps",
  "evidence",
  "impact",
  "x.y",
  "",
  "__proto__",
);
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    sentence,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("node"), { maxLength: 4 }),
    fc.dictionary(key, tie("node"), { maxKeys: 5 }),
  ),
})).node;

it("shows both places where two figures that contradict each other are both corrected", async () => {
  const { improvements } = await reflect({ metrics: ["Monthly churn is 2.5%.", "Monthly churn is 3%."] });
  const before = improvements.map(({ change }) => change.before).join(" ");
  expect(before).toContain("2.5%");
  expect(before).toContain("3%");
});

it("names a few related findings with a critique, however many there are", async () => {
  const redFlags = Array.from({ length: 200 }, (_, i) => ({
    title: `Churn of cohort ${i} is ${i % 50} %`,
    severity: "HIGH",
  }));
  const findings = redFlags.map(({ title }, i) =>
    makeFinding("customer-intel", "Churn", 2, 50, { id: `f${i}`, claim: title }),
  );
  const { critiques } = await new ReflexionEngine({ clock }).reflect({
    agentName: "customer-intel",
    output: { redFlags },
    findings,
    verificationContext,
  });
  const related = critiques.map(({ relatedFindings = [] }) => relatedFindings.length);
  expect(Math.max(...related)).toBe(20);
});

it("shows the false source that a right one took the place of", async () => {
  const { improvements } = await reflect([
    {
      source: "84 paying customers (Deck, Slide 47).",
      evidence: "Gross margin estimated at 75%",
      metrics: "Gross margin estimated at 75%",
    },
  ]);
  expect(improvements.map(({ change }) => change.before)).toContainEqual(
    expect.stringContaining("84 paying customers (Deck, Slide 47)."),
  );
});

describe("whatever the output", () => {
  it("loses no leaf: each is still there, or named by a correction", async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (output) => {
        const before = JSON.stringify(output);
        const result = await reflect(output);
        expect(JSON.stringify(output)).toBe(before);
        const kept = leavesOf(result.revisedOutput);
        const named = result.improvements.map(({ change }) => change.before);
        for (const leaf of leavesOf(output))
          expect(
            kept.some((one) => one.includes(leaf)) || named.some((one) => leaf.includes(one) || one.includes(leaf)),
          ).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("quotes what stands there, one correction per critique, and never scores lower for nothing", async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (output) => {
        const result = await reflect(output);
        expect(result.improvements.map(({ critiqueId }) => critiqueId)).toEqual(result.critiques.map(({ id }) => id));
        for (const critique of result.critiques) expect(CritiqueSchema.safeParse(critique).success).toBe(true);
        const { originalScore, revisedScore } = result.qualityMetrics;
        if (!result.factProvedFalse) expect(revisedScore).toBeGreaterThanOrEqual(originalScore);
        for (const { change } of result.improvements) expect(change.before).not.toBe(change.after);
      }),
      { numRuns: 150 },
    );
  });
});

function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

describe("do no harm", () => {
  const plan = {
    deckExtracts: "Slide 3\nARR 2025: 465 000 €\nSlide 9\nWe raise 2 M€",
    financialModelExtracts: [
      "Onglet Revenue, Ligne 4\nARR 2025 465 000 €",
      "Onglet Revenue, Ligne 5\nARR 2026 1 400 000 €",
      "Onglet Revenue, Ligne 6\nARR 2028 6 500 000 €",
    ].join("\n"),
  };
  const reflectOn = (output: unknown) =>
    new ReflexionEngine({ clock }).reflect({
      agentName: "financial-auditor",
      output,
      findings: [],
      verificationContext: plan,
    });

  it("a true figure of the last actual year is sourced, never replaced by a year of the plan", async () => {
    const { revisedOutput } = await reflectOn({ metrics: ["ARR is 465 000 €"] });
    expect(JSON.stringify(revisedOutput)).toContain("ARR is 465 000 €");
    expect(JSON.stringify(revisedOutput)).not.toMatch(/1 400 000|6 500 000|1,400,000|6,500,000/);
  });

  it("a figure nobody states is not overwritten by a plan", async () => {
    const ahead = { financialModelExtracts: "Onglet Revenue, Ligne 6\nARR 2028 6 500 000 €" };
    const result = await new ReflexionEngine({ clock }).reflect({
      agentName: "financial-auditor",
      output: { metrics: ["ARR is 465 000 €"] },
      findings: [],
      verificationContext: ahead,
    });
    expect(JSON.stringify(result.revisedOutput)).toContain("ARR is 465 000 €");
    expect(result.improvements.every(({ status }) => status !== "FIXED")).toBe(true);
  });

  it("a plan is not replaced by what is so today", async () => {
    const result = await new ReflexionEngine({ clock }).reflect({
      agentName: "financial-auditor",
      output: { metrics: ["Projected ARR: 5 000 000 €"] },
      findings: [],
      verificationContext: { deckExtracts: "Slide 3\nARR 2025: 465 000 €" },
    });
    expect(JSON.stringify(result.revisedOutput)).toContain("Projected ARR: 5 000 000 €");
    expect(result.improvements.every(({ status }) => status !== "FIXED")).toBe(true);
  });

  it("a right chain and a right comparison stay letter for letter, in every language of the reader", async () => {
    const output = {
      metrics: [
        "Gross margin: 646K€ − 181K€ = 465K€ / 646K€ = 72.0%",
        "ARR growth: 720K€ vs 480K€ = +50%",
        "ARR: 49,000 × 12 = 588,000 €",
        "Revenue growth: de 372 K€ à 669 K€, soit +79,8 %",
        "ARR multiple: 7 M€ pre-money over 588,000 € ARR is 11.9x",
        "ARPA: 49 000 € de MRR dividido por 100 clientes dá 490 € por cliente",
      ],
    };
    for (const locale of ["fr", "en", "pt"] as const) {
      const result = await new ReflexionEngine({ clock, locale }).reflect({
        agentName: "financial-auditor",
        output,
        findings: [],
        verificationContext: { deckExtracts: "Slide 3\nARR: 588 000 €\nMRR: 49 000 €\nSlide 9\nPre-money: 7 M€" },
      });
      for (const line of output.metrics) expect(JSON.stringify(result.revisedOutput)).toContain(line.split(": ")[1]);
    }
  });

  it.each([
    ["ARR: 45,000 × 12 = 576,000€", "ARR: 45,000 × 12 = 540,000€"],
    ["ARR: 58,000 × 12 = 596,000.", "ARR: 58,000 × 12 = 696,000."],
    ["The ARR is **45,000 × 12** =  **576,000** by now.", "The ARR is **45,000 × 12** =  **540,000** by now."],
    ["| ARR | 45 000 € | × 12 = 576 000 € |", "| ARR | 45 000 € | × 12 = 540 000 € |"],
  ])("a wrong sum is corrected in the manner it was written in: %s", async (said, right) => {
    const result = await new ReflexionEngine({ clock, locale: "fr" }).reflect({
      agentName: "financial-auditor",
      output: { metrics: [said] },
      findings: [],
      verificationContext: {},
    });
    const { metrics } = result.revisedOutput as { metrics: string[] };
    expect(metrics[0]?.replace(/[\u202f\u00a0]/g, " ")).toBe(right);
  });

  it.each([
    ["CAC : 120 000 / 34 = 4 941 (Modèle financier).", "CAC : 120 000 / 34 = 3\u202f529 (Modèle financier)."],
    ["CAC:  98,000 /  31 = 4,426 (model).", "CAC:  98,000 /  31 = 3,161 (model)."],
    ["CAC: 180.000 / 46 = 5.478 (modelo).", "CAC: 180.000 / 46 = 3.913 (modelo)."],
  ])("a wrong result is replaced whole, to its last digit: %s", async (written, right) => {
    const { revisedOutput } = await reflectOn({ metrics: [written] });
    expect(JSON.stringify(revisedOutput)).toContain(right);
  });

  it("a red flag's 'evidence: not available' is no evidence", async () => {
    const flag = "[CRITICAL] Churn may double. Evidence: not available. Impact: 200 000 €. Will you show the cohorts?";
    const result = await reflectOn({ redFlags: [flag] });
    expect(result.critiques.map(({ type }) => type)).toContain("incomplete_red_flag");
  });
});

describe("right sums stay as they are", () => {
  const context = {
    deckExtracts:
      "Slide 3\nPaying customers: 84\nARR: €504,000\nSlide 4\nRevenue 2023: €360,000\nRevenue 2024: €576,000",
  };
  const revised = async (analysis: string): Promise<unknown> => {
    const input = { agentName: "a", output: { analysis }, findings: [], verificationContext: context };
    const { revisedOutput } = await new ReflexionEngine({ clock }).reflect(input);
    return (revisedOutput as { analysis: string }).analysis;
  };

  it.each([
    ["Revenue grew from €360K to €576K, +60%.", "Revenue grew from €360K to €576K, +60% (Deck, slide 4)."],
    ["Le CA passe de 360 k€ à 576 k€, soit +60 %.", "Le CA passe de 360 k€ à 576 k€, soit +60 % (Deck, slide 4)."],
  ])("a source stands behind the sum, not inside it: %s", async (said, expected) => {
    expect(await revised(said)).toBe(expected);
  });

  it.each([
    ["De 84 para 120 clientes: +43%.", /^De 84 para 120 clientes: \+43% \[120 clientes not verified.*\]\.$/],
    [
      "ARR of €504K against €800K planned: −37%.",
      /^ARR of €504K against €800K planned: −37% \[€800K not verified.*\]\.$/,
    ],
  ])("what is set against the documents' figure is not replaced by it: %s", async (said, expected) => {
    expect(await revised(said)).toMatch(expected);
  });

  it("a range is never subtracted from itself", async () => {
    const said = "Pilots: $50k–$100k × 3 = $150k–$300k";
    expect(await revised(said)).toBe(said);
  });

  it("does not source an amount with one of another currency", async () => {
    expect(await revised("ARR is R$ 504 mil.")).toMatch(/€504,000 \(.*the analysis said R\$/);
  });
});

describe("what an analysis has from somewhere else is not overwritten", () => {
  const context = {
    deckExtracts:
      "Slide 3\nGross margin: 85 %\nPayback: 5 months\nSlide 4\nStarter plan: margin of 95 %\nARR 2027: $2.52M",
  };
  const reviseOf = async (output: Record<string, unknown>): Promise<unknown> => {
    const input = { agentName: "a", output, findings: [], verificationContext: context };
    return (await new ReflexionEngine({ clock }).reflect(input)).revisedOutput;
  };

  it("a value that the documents print of something else", async () => {
    expect(JSON.stringify(await reviseOf({ gross_margin: "95%" }))).not.toContain("the analysis said");
    expect(JSON.stringify(await reviseOf({ gross_margin: "58%" }))).toContain("the analysis said 58%");
  });

  it("a value that it works out itself", async () => {
    const analysis = "Payback is 7.4 months.";
    const calculation = "400 / (75 × 72 %) = 7.4 months";
    expect(JSON.stringify(await reviseOf({ analysis, calculation }))).not.toContain("the analysis said");
    expect(JSON.stringify(await reviseOf({ analysis }))).toContain("the analysis said 7.4 months");
  });

  it("a value with its scale beside it", async () => {
    const entry = { metric: "ARR", value: 2.52, unit: "USD M", period: "2027" };
    expect(JSON.stringify(await reviseOf({ metrics: [entry] }))).not.toContain("the analysis said");
  });
});

describe("a red flag that the documents do not bear out", () => {
  const flagged = async (flag: Record<string, string>) => {
    const { revisedOutput, improvements } = await reflect({ redFlags: [flag] });
    const [revised] = (revisedOutput as { redFlags: Record<string, string>[] }).redFlags;
    return { revised, after: improvements.map(({ change }) => change.after).join(" ") };
  };

  it("weighs a step less, visibly", async () => {
    const { revised, after } = await flagged({ title: "Key-man dependency on the CTO", severity: "CRITICAL" });
    expect(revised?.severity).toBe("HIGH (lowered from CRITICAL: nothing was found that bears it out)");
    expect(after).toContain("[HIGH (lowered from CRITICAL");
  });

  it("keeps its title and what it cited", async () => {
    const said = { title: "A regulator may close the market", severity: "HIGH", evidence: "Slide 27: licence revoked" };
    const { revised } = await flagged(said);
    expect(revised?.title).toBe(said.title);
    expect(revised?.evidence).toMatch(/not available.*the analysis said Slide 27: licence revoked/);
  });

  it("one with a true source keeps its weight", async () => {
    const { revised } = await flagged({
      title: "Churn",
      severity: "CRITICAL",
      evidence: "Monthly churn: 1.8% (Slide 5)",
    });
    expect(revised?.severity).toBe("CRITICAL");
  });
});
