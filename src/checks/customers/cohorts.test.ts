import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { customers } from "./customers.ts";

const { right, silent, enough } = casesOf("customers");

/** "rule verdict" of all that is said of a deck and a table of cohorts. */
async function said(deck: string, table: string, name = "cohorts.csv"): Promise<string[]> {
  const { findings } = customers.run(await dealOf(`Slide 1\n${deck}`, [{ name, text: table }]), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

const csv = (...rows: (string | number)[][]) => rows.map((row) => row.join(",")).join("\n");

/** Three cohorts by age: each keeps nine tenths a month. */
const ages = (head: string, shown: (value: number) => string | number = (value) => value) =>
  csv(
    [head, "M0", "M1", "M2"],
    ["2025-01", shown(1000), shown(900), shown(810)],
    ["2025-02", shown(2000), shown(1800)],
    ["2025-03", shown(3000)],
  );
/** The same by the calendar: in March 810 + 1800 + 3000 = 5610. */
const calendar = (head: string) =>
  csv(
    [head, "2025-01", "2025-02", "2025-03"],
    ["2025-01", 1000, 900, 810],
    ["2025-02", "", 2000, 1800],
    ["2025-03", "", "", 3000],
  );
/** The same with the cohorts side by side and the ages under each other. */
const down = (head: string) =>
  csv([head, "2025-01", "2025-02", "2025-03"], ["M0", 1000, 2000, 3000], ["M1", 900, 1800, ""], ["M2", 810, "", ""]);
const years = (head: string) =>
  csv(
    [head, "2022", "2023", "2024"],
    ["2022", 100000, 90000, 99000],
    ["2023", "", 50000, 40000],
    ["2024", "", "", 60000],
  );
const shares = (head: string, ...values: string[]) =>
  csv(
    [head, "Customers", "M0", "M1", "M2"],
    ["2025-01", 100, "100%", ...values.slice(0, 2)],
    ["2025-02", 300, "100%", values[2] ?? ""],
    ["2025-03", 200, "100%"],
  );

describe("found in a table of cohorts", () => {
  right<[string, string, string, string]>([
    ["that ages come to the stated MRR", "MRR: €5,610", ages("MRR by cohort"), "cohort_bridge holds"],
    ["that months of the calendar do", "MRR March 2025: €5,610", calendar("MRR by cohort"), "cohort_bridge holds"],
    ["that it does when it stands down", "MRR: €5,610", down("MRR by cohort"), "cohort_bridge holds"],
    ["that twelve months do", "ARR: €67,320", ages("MRR by cohort"), "cohort_bridge holds"],
    ["that a rounded figure does", "MRR: €5.6K", ages("Cohorte (MRR)"), "cohort_bridge holds"],
    ["an MRR that the cohorts deny", "MRR: €9,000", ages("MRR by cohort"), "cohort_bridge question"],
    ["the same down", "MRR: €9,000", down("Coorte MRR"), "cohort_bridge question"],
    ["years of revenue", "Revenue 2024: €199,000", years("Revenue by cohort"), "cohort_bridge holds"],
    [
      "years of revenue that are denied",
      "Revenue 2024: €260,000",
      years("Revenue by cohort"),
      "cohort_bridge question",
    ],
    ["what nothing is stated of", "Team of 5", ages("MRR by cohort"), "cohort_bridge computed"],
    [
      "a monthly churn of customers",
      "Monthly customer churn: 10%",
      ages("Customers by cohort"),
      "cohort_customer_churn_1 holds",
    ],
    [
      "a monthly churn that is denied",
      "Monthly customer churn: 2%",
      ages("Customers by cohort"),
      "cohort_customer_churn_1 question",
    ],
    [
      "a churn in French",
      "Churn client mensuel : 2 %",
      ages("Clients par cohorte"),
      "cohort_customer_churn_1 question",
    ],
    [
      "a churn in Portuguese",
      "Churn de clientes mensal: 10%",
      ages("Clientes por coorte"),
      "cohort_customer_churn_1 holds",
    ],
    [
      "a churn of shares, weighed by size",
      "Monthly customer churn: 8%",
      shares("Customer retention by cohort", "90%", "81%", "93%"),
      "cohort_customer_churn_1 holds",
    ],
    [
      "a churn of shares that is denied",
      "Monthly customer churn: 2%",
      shares("Customer retention by cohort", "80%", "64%", "80%"),
      "cohort_customer_churn_1 question",
    ],
    ["a retention over a year", "NRR 2024: 93%", years("Revenue by cohort"), "cohort_nrr_12 question"],
    ["a retention that holds", "NRR: 99%", years("Revenue by cohort"), "cohort_nrr_12 holds"],
    [
      "a yearly churn of customers",
      "Annual customer churn: 1%",
      years("Customers by cohort"),
      "cohort_customer_churn_12 holds",
    ],
    [
      "a cohort that grows",
      "Team",
      csv(["Customers by cohort", "M0", "M1", "M2"], ["2025-01", 100, 90, 95], ["2025-02", 80, 70], ["2025-03", 90]),
      "cohort_grows question",
    ],
    [
      "a share above the whole",
      "Team",
      shares("Customer retention by cohort", "104%", "81%", "93%"),
      "cohort_grows question",
    ],
  ])("%s", async (_, deck, table, expected) => expect(await said(deck, table)).toContain(expected));
});

describe("no question about cohorts", () => {
  silent<[string, string, string, string?]>([
    ["without a statement", "Team of 5", ages("MRR by cohort")],
    ["for a planned MRR", "MRR 2027 (projected): €90,000", ages("MRR by cohort")],
    ["for an MRR of another month", "MRR March 2024: €90,000", calendar("MRR by cohort")],
    ["for revenue of another year", "Revenue 2021: €260,000", years("Revenue by cohort")],
    ["for revenue without a year", "Revenue: €260,000", years("Revenue by cohort")],
    ["for two statements that differ", "MRR: €9,000\nMRR: €8,000", ages("MRR by cohort")],
    ["for a churn that does not say its rhythm", "Customer churn: 2%", ages("Customers by cohort")],
    ["for a yearly churn beside months", "Annual customer churn: 60%", ages("Customers by cohort")],
    ["for a revenue churn beside customers", "Monthly revenue churn: 1%", ages("Customers by cohort")],
    ["for cohorts of nobody knows what", "MRR: €9,000", ages("Cohort")],
    ["for a plan by month", "MRR: €9,000", csv(["Line", "M0", "M1", "M2"], ["MRR", 1000, 900, 810]), "plan.csv"],
    [
      "for a P&L by year",
      "Revenue 2024: €9",
      csv(["Revenue", "2022", "2023", "2024"], ["Sales", 1, 2, 3], ["Costs", 1, 1, 1]),
      "p-and-l.csv",
    ],
    [
      "for revenue of cohorts that grows",
      "Team",
      csv(["MRR by cohort", "M0", "M1", "M2"], ["2025-01", 100, 110, 120], ["2025-02", 80, 90], ["2025-03", 90]),
    ],
    ["for a share of revenue above the whole", "Team", shares("Revenue retention by cohort", "104%", "110%", "103%")],
    ["for a retention within two points", "NRR: 98%", years("Revenue by cohort")],
    ["for a churn within half a point", "Monthly customer churn: 10.4%", ages("Customers by cohort")],
    [
      "for shares and amounts mixed",
      "Monthly customer churn: 2%",
      csv(
        ["Customers by cohort", "M0", "M1", "M2"],
        ["2025-01", 100, "90%", "81%"],
        ["2025-02", 80, "70%"],
        ["2025-03", 90],
      ),
    ],
    [
      "for two cohorts",
      "MRR: €9,000",
      csv(["MRR by cohort", "M0", "M1", "M2"], ["2025-01", 1, 2, 3], ["2025-02", 1, 2, ""]),
    ],
    [
      "for quarters with ages in months",
      "MRR: €9,000",
      csv(["MRR by cohort", "M0", "M1", "M2"], ["Q1 2025", 100, 90, 80], ["Q2 2025", 100, 90], ["Q3 2025", 100]),
    ],
    ["for a bound", "MRR: > €9,000", ages("MRR by cohort")],
  ])("%s", async (_, deck, table, name) => {
    expect((await said(deck, table, name)).filter((one) => /flag|question/.test(one))).toEqual([]);
  });
});

it("shows the sum of a triangle, and asks for one that is not there", async () => {
  const deal = await dealOf("Slide 1\nMRR: €9,000", [{ name: "cohorts.csv", text: ages("MRR by cohort") }]);
  const [bridge] = customers.run(deal, "en").findings;
  expect(bridge).toMatchObject({ sum: "€810 + €1,800 + €3,000 = €5,610", computed: 5610, severity: "MAJOR" });
  expect(bridge?.question).toContain("€5,610");
  const none = customers.run(await dealOf("Slide 1\nMRR: €9,000"), "pt").inputs;
  expect(none.map(({ place }) => place)).toEqual([null, null]);
});

it("asks a month's churn as a month's", async () => {
  const deal = await dealOf("Slide 1\nMonthly customer churn: 1.5%", [
    { name: "cohorts.csv", text: ages("Customers by cohort") },
  ]);
  const [asked] = customers.run(deal, "en").findings.flatMap(({ question }) => question ?? []);
  expect(asked).toContain("10% a month");
  expect(asked).not.toContain("twelve");
});

it("takes what a cohort began with for what it counts, and names it as missing where nothing says it", async () => {
  const rows = (size: string) =>
    csv(
      ["Cohort", size, "M0", "M1"],
      ["2025-01", 100, 100, 90],
      ["2025-02", 300, 300, 270],
      ["2025-03", 200, 200, 180],
    );
  const wide = (size: string) => rows(size).replace("M1\n", "M1,M2\n");
  expect(await said("Monthly customer churn: 10%", wide("Customers"))).toEqual(["cohort_customer_churn_1 holds"]);
  const deal = await dealOf("Slide 1\nARR: €1", [{ name: "cohorts.csv", text: wide("Size") }]);
  const { inputs, findings } = customers.run(deal, "en");
  expect(findings).toEqual([]);
  expect(inputs).toContainEqual(
    expect.objectContaining({ name: "what the cohorts of cohorts.csv count (customers or revenue)", place: null }),
  );
});

enough();
