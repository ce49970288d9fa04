import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reviewDeal } from "../src/review.ts";
import { makeDocx } from "../src/testing/make-docx.ts";
import { makePptx } from "../src/testing/make-pptx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";

/** A deal whose documents bear each other out, so that a true analysis earns HIGH; then one false statement at a time. */
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-green-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SLIDES = [
  ["Plainfield", "Scheduling for clinics", "January 2025"],
  ["Traction", "MRR December 2024: $71,000", "ARR: $852,000", "Monthly churn: 1.4%", "NRR: 106%"],
  ["Results", "Revenue 2023: $431,000", "Revenue 2024: $689,000", "Gross margin 2024: 70%"],
  ["Customers and team", "197 paying customers at the end of 2024", "24 full-time employees"],
  ["Cash", "Cash 31 December 2024: $1,760,000", "Net burn per month: $110,000", "Runway: 16 months"],
  ["The round", "Raising $2M", "Pre-money valuation: $9M"],
];
const DOCUMENTS = {
  "deal.json": JSON.stringify({ name: "Plainfield", stage: "seed" }),
  "deck.pptx": makePptx(SLIDES),
  "model.xlsx": makeXlsx([
    {
      name: "P&L",
      rows: [
        ["USD", "FY2023", "FY2024"],
        ["Revenue", 431_000, 689_000],
        ["COGS", 142_000, 206_700],
      ],
    },
    {
      name: "KPI",
      rows: [
        ["USD", "Dec 2024"],
        ["MRR", 71_000],
        ["ARR", 852_000],
        ["Cash", 1_760_000],
        ["Net burn per month", 110_000],
        ["Runway (months)", 16],
        ["Paying customers", 197],
        ["Headcount", 24],
      ],
    },
  ]),
  "Term sheet.docx": makeDocx([
    { heading: "Term sheet" },
    {
      table: [
        ["Amount of the round", "$2,000,000"],
        ["Pre-money valuation", "$9,000,000"],
      ],
    },
  ]),
};

const finding = (id: string, metric: string, value: unknown, unit: string | null, slide?: number, quote?: string) => ({
  id,
  metric,
  value,
  unit,
  category: "financial",
  confidence: { score: 86 },
  evidence: quote === undefined ? [] : [{ type: "quote", source: `Slide ${slide}`, content: quote }],
});
const TRUE = [
  finding("t-1", "ARR", 852_000, "$", 2, "ARR: $852,000"),
  finding("t-2", "Runway", 16, "months", 5, "Runway: 16 months"),
  finding("t-3", "Headcount", 24, null),
];
const said = (findings: object[], more: object = {}) =>
  JSON.stringify({ agentName: "other", tier: 1, output: {}, findings, ...more });

let serial = 0;
async function answer(agents: Record<string, string>) {
  serial += 1;
  const analyst = JSON.stringify({ agentName: "analyst", tier: 1, output: {}, findings: TRUE });
  const files = { ...DOCUMENTS, "agents/analyst.json": analyst, ...agents };
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, `deal-${serial}`, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const clock = () => new Date("2025-02-10T00:00:00Z");
  return (await reviewDeal(join(folder, `deal-${serial}`), { locale: "en", clock })).answer;
}

it("is relied on where all that is stated was found, cited or not", async () => {
  const { trust, reasons } = await answer({});
  expect({ trust, reasons }).toMatchObject({ trust: "HIGH" });
});

const FALSE: [string, Record<string, string>, string][] = [
  [
    "a figure nobody disputes and no document gives",
    { "agents/o.json": said([finding("o", "NPS", 82, null)]) },
    "NPS 82",
  ],
  [
    "a figure that the documents give otherwise",
    { "agents/o.json": said([finding("o", "ARR", 1_704_000, "$")]) },
    "ARR",
  ],
  ["a figure a little off", { "agents/o.json": said([finding("o", "Gross margin", 78, "%")]) }, "Gross margin 78"],
  ["a thing no document speaks of", { "agents/o.json": said([finding("o", "Patents", "Yes", null)]) }, "Patents Yes"],
  ["a sentence of a memo", { "agents/memo.md": "Runway is 32 months and net burn $55,000 per month." }, "32 months"],
  [
    "a sum in the text",
    { "agents/o.json": said([], { output: { analysis: "ARR = $71,000 × 12 = $994,000" } }) },
    "$994,000",
  ],
  ["a paper of which nobody knows who speaks", { "jottings.md": "The price is $4M." }, "jottings.md"],
  ["a letter that offers another price", { "Letter of intent.md": "Pre-money valuation: $7M" }, "$7"],
  [
    "opposite advice",
    {
      "agents/o.json": said(TRUE, { recommendation: "Do not invest." }),
      "agents/p.json": JSON.stringify({ agentName: "p", tier: 1, findings: TRUE, recommendation: "Invest now." }),
    },
    "opposite advice",
  ],
];

it.each(FALSE)("is not wholly relied on over %s", async (_, agents, told) => {
  const { trust, reasons } = await answer(agents);
  expect(trust).not.toBe("HIGH");
  expect(reasons.join(" ")).toContain(told);
});
