import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { planRealism } from "./plan-realism.ts";

const { right, silent, enough } = casesOf("plan_realism");

const table = (label: string, years: string[], values: string[]) =>
  [
    `| ${["", ...years].join(" | ")} |`,
    `|${" --- |".repeat(years.length + 1)}`,
    `| ${[label, ...values].join(" | ")} |`,
  ].join("\n");

const told = async (deck: string) =>
  planRealism.run(await dealOf(deck), "en").findings.map(({ rule, verdict }) => `${rule} ${verdict}`);

const YEARS = ["2023 actual", "2024 actual", "2025 forecast"];
const PLAN = ["Year 1", "Year 2", "Year 3"];

describe("the plan's realism", () => {
  right([
    ["Revenue", YEARS, ["€100,000", "€140,000", "€500,000"], "pace_revenue question"],
    ["Revenue", YEARS, ["$1.0M", "$1.2M", "$3.0M"], "pace_revenue question"],
    ["ARR", YEARS, ["€200,000", "€300,000", "€900,000"], "pace_arr question"],
    ["Revenue", YEARS, ["€400,000", "€300,000", "€600,000"], "pace_revenue question"],
    [
      "Chiffre d'affaires",
      ["2023 réel", "2024 réel", "2025 prévu"],
      ["100 000 €", "150 000 €", "600 000 €"],
      "pace_revenue question",
    ],
    [
      "Receita",
      ["2023 realizado", "2024 realizado", "2025 previsto"],
      ["R$ 100.000", "R$ 150.000", "R$ 600.000"],
      "pace_revenue question",
    ],
    ["Revenue", YEARS, ["€100,000", "€200,000", "€400,000"], "pace_revenue computed"],
    ["Revenue", YEARS, ["€100,000", "€300,000", "€600,000"], "pace_revenue computed"],
    ["ARR", YEARS, ["$1.0M", "$1.5M", "$2.2M"], "pace_arr computed"],
    ["Revenue", YEARS, ["€100,000", "€110,000", "€150,000"], "pace_revenue computed"],
    ["Revenue", PLAN, ["$500K", "$4.2M", "$12M"], "pace_revenue question"],
    ["ARR", PLAN, ["108 K€", "486 K€", "1.2 M€"], "pace_arr question"],
    ["Revenue", PLAN, ["$500K", "$900K", "$1.2M"], "pace_revenue computed"],
    [
      "Chiffre d'affaires",
      ["Année 1", "Année 2", "Année 3"],
      ["60 000 €", "362 000 €", "700 000 €"],
      "pace_revenue question",
    ],
    ["Receita", ["Ano 1", "Ano 2", "Ano 3"], ["R$ 300 mil", "R$ 2.400 mil", "R$ 5.000 mil"], "pace_revenue question"],
    ["ARR", PLAN, ["$1.2M", "$3.0M", "$6M"], "pace_arr computed"],
  ])("%s %j %j: %s", async (label, years, values, expected) =>
    expect(await told(table(label, years, values))).toEqual([expected]),
  );

  right([
    [["€500,000", "€550,000"], ["10", "11"], "per_head computed"],
    [["€500,000", "€1,000,000"], ["10", "20"], "per_head computed"],
    [["€500,000", "€550,000"], ["10", "25"], "per_head question"],
    [["€300,000", "€900,000"], ["10", "12"], "per_head question"],
  ])("a head costs %j for %j: %s", async (payroll, heads, expected) => {
    const years = ["2025 forecast", "2026 forecast"];
    const deck = `${table("Payroll", years, payroll)}\n\n${table("Headcount", years, heads)}`;
    expect(await told(deck)).toEqual([expected]);
  });

  it("says what became of an older plan", async () => {
    const deal = await dealOf(table("Revenue", ["2023 actual", "2024 actual"], ["€100,000", "€120,000"]), [
      { name: "plan-2023.csv", text: ",2024 budget,2025 budget\nRevenue (EUR),300000,600000\n" },
    ]);
    const { findings } = planRealism.run(deal, "en");
    expect(findings.find(({ rule }) => rule === "kept_revenue")).toMatchObject({ verdict: "question", computed: 40 });
  });

  const plan = (name: string, head: string, values: string) => ({ name, text: `${head}\nRevenue (EUR),${values}\n` });
  const toldOf = async (deck: string, ...files: { name: string; text: string }[]) =>
    planRealism
      .run(await dealOf(deck, files), "en")
      .findings.map(({ rule, verdict, sum }) => `${rule} ${verdict}: ${sum}`);
  const CAME = "Revenue 2023: €150,000\n\nRevenue 2024: €240,000";

  it("knows an old plan by the year in its name, where its columns say nothing", async () => {
    const old = (name: string) => toldOf(CAME, plan(name, ",2022,2023,2024", "90000,150000,480000"));
    const missed = ["kept_revenue question: €240,000 / €480,000 = 50%"];
    expect(await old("BP v1 - 2024-02.csv")).toEqual(missed);
    expect(await old("Orçamento 2024.csv")).toEqual(missed);
    expect(await old("accounts-2024.csv")).toEqual([]);
    expect(await old("plan 2022-2026.csv")).toEqual([]);
  });

  it("takes no year of an old plan that was its past for planned", async () => {
    expect(await toldOf(CAME, plan("plan 2024.csv", ",2022,2023,2024", "90000,400000,480000"))).toEqual([
      "kept_revenue question: €240,000 / €480,000 = 50%",
    ]);
    expect(await toldOf(CAME, plan("plan 2023.csv", ",2023 actual,2024", "400000,480000"))).toEqual([
      "kept_revenue question: €240,000 / €480,000 = 50%",
    ]);
    expect(await toldOf(CAME, plan("plan 2023.csv", ",2023,2024", "150000,240000"))).toEqual([]);
  });

  it("holds the newest plan against what was, and tells each older one by itself", async () => {
    const deck = table(
      "Revenue",
      ["2023 actual", "2024 actual", "2025 forecast"],
      ["€150,000", "€240,000", "€900,000"],
    );
    const [first, second] = [
      plan("plan-2022.csv", ",2023 budget,2024 budget,2025 budget", "300000,600000,1500000"),
      plan("plan-2023.csv", ",2024 budget,2025 budget", "300000,700000"),
    ];
    expect(await toldOf(deck, first, second)).toEqual([
      "pace_revenue question: €240,000 / €150,000 − 1 = +60%; €900,000 / €240,000 − 1 = +275%",
      "kept_revenue question: €150,000 / €300,000 = 50%",
      "kept_revenue question: €240,000 / €600,000 = 40%",
      "kept_revenue computed: €240,000 / €300,000 = 80%",
    ]);
  });

  it("hears what a deck says of its own last plan", async () => {
    const said = "Our 2023 plan had revenue of €600,000 for 2024.";
    expect(await toldOf(`${CAME}\n\n${said}`)).toEqual(["kept_revenue question: €240,000 / €600,000 = 40%"]);
  });

  it("holds every planned head against the last that was, and counts them at the year's end", async () => {
    const years = ["2024 actual", "2025 forecast", "2026 forecast"];
    const deck = `${table("Payroll", years, ["€800,000", "€1,500,000", "€2,300,000"])}\n\n${table("Headcount", years, ["12", "30", "62"])}`;
    expect(await toldOf(deck)).toEqual([
      "per_head computed: €800,000 / 12 = €66,667; €1,500,000 / 30 = €50,000",
      "per_head question: €800,000 / 12 = €66,667; €2,300,000 / 62 = €37,097",
    ]);
    const words = "Masse salariale : 420 k€ en 2024, 640 k€ en 2026.\n\nEffectif : 7 personnes fin 2024, 19 fin 2026.";
    expect(await toldOf(words)).toEqual([
      "per_head question: €420,000 / 7 personnes = €60,000; €640,000 / 19 = €33,684",
    ]);
  });

  it("takes a year's end for the year only where nothing is said of the year itself", async () => {
    const plan = "ARR 2024: €14,400\n\nARR 2025 (planned): €216,000";
    const expected = ["pace_arr question: €216,000 / €14,400 − 1 = +1,400%"];
    expect(await toldOf(plan)).toEqual(expected);
    expect(await toldOf(`${plan}\n\nARR December 2025 (planned): €259,000`)).toEqual(expected);
    expect(await toldOf("ARR 2024: €14,400\n\nARR December 2025 (planned): €216,000")).toEqual(expected);
  });

  it("takes no year that is still to come for one that came, and no earlier plan for what did", async () => {
    const deck = ["Revenue 2024: €600,000", "Revenue 2025: €900,000", "Revenue 2026 (forecast): €4,500,000"];
    const deal = await dealOf(deck.join("\n\n"), [
      { name: "model.csv", text: "EUR,2024,2025,2026\nRevenue (EUR),600000,900000,4500000\n" },
      { name: "plan-2023.csv", text: ",2024 budget,2025 budget\nRevenue (EUR),1000000,2500000\n" },
    ]);
    const { findings } = planRealism.run(deal, "en");
    expect(findings.map(({ rule, verdict, computed }) => [rule, verdict, computed])).toEqual([
      ["pace_revenue", "question", 400],
      ["kept_revenue", "question", 60],
      ["kept_revenue", "question", 36],
    ]);
  });

  silent([
    ["one year", table("Revenue", ["2024 actual"], ["€100,000"])],
    ["two years that were", table("Revenue", ["2023 actual", "2024 actual"], ["€100,000", "€900,000"])],
    [
      "a year between is missing",
      table("Revenue", ["2023 actual", "2024 actual", "2027 forecast"], ["€100,000", "€140,000", "€900,000"]),
    ],
    ["two currencies", "Revenue 2024: €100,000\n\nRevenue 2025 (forecast): $900,000"],
    ["the market's growth", table("Market size", YEARS, ["$1B", "$2B", "$9B"])],
    ["a competitor", "# Competitors\n\nBigcorp revenue 2024: €100,000\n\nBigcorp revenue 2025 (forecast): €900,000"],
    ["margins", table("Gross margin", YEARS, ["10%", "20%", "80%"])],
    ["months", table("Revenue", ["Jan 2025", "Feb 2025", "Mar 2025"], ["€1,000", "€5,000", "€50,000"])],
    ["payroll alone", table("Payroll", ["2025 forecast", "2026 forecast"], ["€100,000", "€900,000"])],
    ["headcount alone", table("Headcount", ["2025 forecast", "2026 forecast"], ["10", "90"])],
    [
      "payroll and heads of other years",
      `${table("Payroll", ["2025 forecast"], ["€500,000"])}\n\n${table("Headcount", ["2026 forecast"], ["40"])}`,
    ],
    ["ranges", table("Revenue", PLAN, ["$1–2M", "$9–12M", "$20–30M"])],
    ["costs", table("Total costs", PLAN, ["$500K", "$4.2M", "$12M"])],
    ["users", table("Users", PLAN, ["500", "42,000", "120,000"])],
    ["losses", table("EBITDA", PLAN, ["-€500,000", "€100,000", "€900,000"])],
    ["a bound", "Revenue 2025: > €100,000\n\nRevenue 2026: > €900,000"],
    ["a year told twice", "Revenue 2024: €100,000\n\nRevenue 2024: €300,000\n\nRevenue 2025 (forecast): €1,200,000"],
    ["a template", table("Revenue", PLAN, ["[€X]", "[€Y]", "[€Z]"])],
    ["nothing", "We build software."],
    ["a growth told in words", "We grow by 300% a year."],
  ])("is silent on %s", async (_, deck) => expect(await told(deck)).toEqual([]));
});

enough();
