import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { useOfFunds } from "./use-of-funds.ts";

const { right, silent, enough } = casesOf("use_of_funds");

const deck = (...lines: string[]) => lines.join("\n");
const told = async (text: string) => {
  const { findings } = useOfFunds.run(await dealOf(text), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
};

const ROUND = "Round size: €1,000,000";
const uses = (...lines: string[]) => deck("# Use of funds", ...lines.map((line) => `- ${line}`));

describe("the use of funds", () => {
  right([
    [["Product: 40%", "Sales: 35%", "Operations: 25%"]],
    [["Team: 50%", "Marketing: 30%", "Legal: 20%"]],
    [["Engineering: 45%", "Marketing: 30%", "Compliance: 15%", "Reserve: 10%"]],
    [["Product: 33%", "Sales: 33%", "Operations: 33%"]],
    [["Platform: 37.5%", "Sales: 30%", "Hiring: 20%", "Legal: 12.5%"]],
    [["Équipe : 60 %", "Marketing : 25 %", "Technique : 15 %"]],
    [["Produto: 40%", "Vendas: 30%", "Operações: 30%"]],
  ])("comes to the whole: %j", async (lines) => expect(await told(uses(...lines))).toEqual(["shares holds"]));

  right([
    [["Product: 50%", "Sales: 40%", "Operations: 25%"]],
    [["Team: 60%", "Marketing: 30%", "Legal: 20%"]],
    [["Équipe : 60 %", "Marketing : 35 %", "Technique : 15 %"]],
    [["Produto: 50%", "Vendas: 40%", "Operações: 30%"]],
    [["Product: 40%", "Sales: 20%", "Operations: 10%"]],
  ])("is not the whole: %j", async (lines) => expect(await told(uses(...lines))).toEqual(["shares question"]));

  right([
    [["Product: €500,000", "Sales: €300,000", "Operations: €200,000"], "amounts holds"],
    [["Product: 500 K€", "Sales: 300 K€", "Operations: 200 K€"], "amounts holds"],
    [["Product: €0.5M", "Sales: €0.3M", "Operations: €0.2M"], "amounts holds"],
    [["Product: €600,000", "Sales: €300,000", "Operations: €200,000"], "amounts question"],
    [["Product: 700 K€", "Sales: 300 K€", "Operations: 200 K€"], "amounts question"],
    [["Product: €300,000", "Sales: €200,000", "Operations: €100,000"], "amounts question"],
    [["Product: €490,000", "Sales: €290,000", "Operations: €200,000"], "amounts question"],
    [["Product: 500 k€", "Sales: 300 k€", "Operations: 100 k€"], "amounts question"],
  ])("is held against the round: %j", async (lines, expected) =>
    expect(await told(deck(ROUND, uses(...lines)))).toEqual([expected]),
  );

  right([
    ["Monthly burn: €50,000", "months computed"],
    ["Monthly burn: 40 K€", "months computed"],
    ["Current burn rate: €80,000 per month", "months computed"],
  ])("lasts at today's burn: %s", async (line, expected) => expect(await told(deck(ROUND, line))).toEqual([expected]));

  silent([
    [
      "lines that stop short beside a share that may be one of them",
      uses("Product: 40%", "Sales: 20%", "Operations: 10%").concat("\n\nOur margin grew by 30% last year."),
    ],
    [
      "the same of amounts",
      deck(ROUND, uses("Product: €300,000", "Sales: €200,000", "Operations: €100,000"), "\nARR: €400,000"),
    ],
    [
      "lines of a text with others between them: they may be of two rounds",
      deck(
        ROUND,
        uses("Product: €300,000", "Sales: €200,000"),
        "We have learnt much.",
        "Our customers are clinics.",
        "They pay by the month.",
        "- Operations: €900,000",
      ),
    ],
    ["two lines are no list", uses("Product: 80%", "Sales: 40%")],
    ["another currency than the round", deck(ROUND, uses("Product: $600,000", "Sales: $500,000", "Legal: $100,000"))],
    ["revenue by segment", deck("# Revenue by segment", "- Retail: 70%", "- Online: 30%", "- Export: 20%")],
    ["a team by role", deck("# Team", "- Engineers: 70%", "- Sales: 30%", "- Ops: 20%")],
    ["margins", deck("# Margins", "- Gross margin: 70%", "- EBITDA margin: 30%", "- Net margin: 20%")],
    ["a line told twice", uses("Product: 60%", "Sales: 40%", "Product: 60%")],
    ["no round", uses("Product: €600,000", "Sales: €500,000", "Legal: €100,000")],
    [
      "two rounds told differently",
      deck(ROUND, "Round size: €2,000,000", uses("Product: €900,000", "Sales: €500,000", "Legal: €100,000")),
    ],
    ["burn without a round", "Monthly burn: €50,000"],
    ["burn in another currency", deck(ROUND, "Monthly burn: $50,000")],
    ["two burns", deck(ROUND, "Monthly burn: €50,000", "Monthly burn: €90,000")],
    ["a competitor's burn", deck(ROUND, "Our competitor Bigcorp burns €500,000 a month")],
    ["amounts a month", deck(ROUND, uses("Ads: €900,000/month", "Content: €300,000/month", "Events: €100,000/month"))],
    ["ranges", uses("Product: 40–60%", "Sales: 30–50%", "Operations: 20–30%")],
    ["nothing", "We build software."],
    ["customers by sector", deck("# Customers", "- Banks: 60%", "- Insurers: 50%", "- Funds: 10%")],
    ["market shares", deck("# Market shares", "- Alpha: 60%", "- Beta: 50%", "- Gamma: 10%")],
    ["growth by year", deck("# Growth", "- 2023: 60%", "- 2024: 50%", "- 2025: 40%")],
  ])("is silent on %s", async (_, text) => expect(await told(text)).toEqual([]));

  right([
    ["Levée : 1 M€", ["Produit : 500 k€", "Ventes : 300 k€", "Opérations : 100 k€"], "amounts question"],
    ["Levée : 1 M€", ["Produit : 500 k€", "Ventes : 300 k€", "Opérations : 190 k€"], "amounts holds"],
    ["Raising $2M", ["Product: $1.2M", "Sales: $0.7M", "Operations: $0.3M"], "amounts question"],
    [
      "Captação: R$ 4 milhões",
      ["Produto: R$ 2 milhões", "Vendas: R$ 1,6 milhão", "Operações: R$ 800 mil"],
      "amounts question",
    ],
  ])("a coarse print excuses a few per cent and no more: %s %j: %s", async (round, lines, expected) =>
    expect(await told(deck(round, uses(...lines)))).toEqual([expected]),
  );

  it("asks about what is missing though other amounts stand elsewhere in the text", async () => {
    const text = deck("ARR: €400,000\n", ROUND, uses("Product: €300,000", "Sales: €200,000", "Operations: €100,000"));
    expect(await told(text)).toEqual(["amounts question"]);
  });

  it("does not call a round of 3 M€ what comes to 2.55 M€, however coarse its print", async () => {
    const lines = uses("Produit : 1,2 M€", "Ventes : 0,9 M€", "Opérations : 0,45 M€");
    expect(await told(deck("Levée : 3 M€", lines))).toEqual(["amounts question"]);
  });

  const text = async (...lines: string[]) =>
    useOfFunds.run(await dealOf(deck(...lines)), "en").findings.map((one) => one.text);

  it("counts with the burn that the ask plans where nobody says what it is today", async () => {
    const ask = ["# The ask", "We are raising €1,500,000."];
    expect(await text(...ask, "Planned burn: €83k a month", "Target runway: 18 months")).toEqual([
      expect.stringMatching(/^At the planned burn of €83k a month .* lasts 18 months; .* plan for 18 months \(.*\)\.$/),
    ]);
    expect(await text(...ask, "Planned burn: €83k a month", "Target runway: 24 months")).toEqual([
      expect.stringMatching(/less than the 24 months the documents plan for \([^)]*\(.*\)\)\.$/),
    ]);
    expect(await text(...ask, "# Traction", "Monthly burn: €50,000", "# Plan", "Planned burn: €83k a month")).toEqual([
      expect.stringContaining("At today's burn of €50,000"),
    ]);
  });

  it("takes no monthly burn for a line of the list, and today's for what it grows to", async () => {
    const short = ["Product: €600,000", "Sales: €200,000", "Operations: €100,000", "Burn: €80,000 a month"];
    expect((await text(ROUND, uses(...short)))[0]).toContain("the rest has no line");
    expect(await text(ROUND, "Current monthly burn: €60,000, rising to €110,000")).toEqual([
      expect.stringContaining("At today's burn of €60,000"),
    ]);
  });

  it("says what shares come to that are a hundred only within their rounding", async () =>
    expect(await text(uses("Product: 33%", "Sales: 33%", "Operations: 33%"))).toEqual([
      expect.stringContaining("come to 99%, which is 100% within their rounding"),
    ]));

  it.each(["The round funds 24 months.", "La levée finance 24 mois.", "A rodada financia 24 meses."])(
    "reads how long the money is to last as a plan: %s",
    async (lasts) => {
      const check = useOfFunds.run(await dealOf(deck(ROUND, "Monthly burn: €100,000", lasts)), "en");
      expect(check.inputs.at(-1)?.place).not.toBeNull();
      expect(check.findings[0]).toMatchObject({ rule: "months", verdict: "question", computed: 10 });
    },
  );

  it("does not name as missing what is there as a range", async () => {
    const ranges = uses("Product: €3.6K–€7.2K", "Audit: €1.5K–€3K", "Marketing: €200–€500");
    const { inputs } = useOfFunds.run(await dealOf(deck("Round size: €6,000 – €12,000", ranges)), "en");
    expect(inputs.slice(0, 2).map(({ name }) => name)).toEqual([
      "the lines the round is spent on (the documents give a range)",
      "size of the round (the documents give a range)",
    ]);
  });

  it("names what is missing, and asks where the round ends sooner than planned", async () => {
    const { inputs, status } = useOfFunds.run(await dealOf("We build software."), "en");
    expect(status).toBe("missing");
    expect(inputs.map(({ ask }) => ask !== undefined)).toEqual([true, true, true, true]);
    const short = deck(ROUND, "Monthly burn: €100,000", "Target runway after the round: 24 months");
    const check = useOfFunds.run(await dealOf(short), "en");
    expect(check.findings[0]).toMatchObject({ rule: "months", verdict: "question", severity: "MAJOR", computed: 10 });
  });
});

enough();
