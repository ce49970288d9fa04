import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { READERS } from "../../dossier/readers.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { makePptx } from "../../testing/make-pptx.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { findFacts } from "./find.ts";
import { preComputeCalculations } from "./precompute.ts";

async function read(
  format: SourceDocument["format"],
  source: SourceDocument["source"],
  bytes: Uint8Array,
): Promise<SourceDocument> {
  const parsed = await (await READERS[format]())(bytes, DEFAULT_READ_LIMITS);
  return { ...parsed, id: source, name: `${source}.${format}`, source };
}

const dossier = (...documents: SourceDocument[]): Dossier => ({ documents, unreadable: [], coverage: "normal" });

const sure = (of: Dossier) =>
  findFacts(of)
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period }) =>
      [topic, quantity.value, period].filter((part) => part !== undefined).join(" "),
    );

const bytes = (data: unknown) => new TextEncoder().encode(JSON.stringify(data));

describe("facts of real files", () => {
  it("reads a workbook: periods, scales, percentages, hidden rows", async () => {
    const model = makeXlsx([
      {
        name: "Revenue",
        rows: [
          ["(en K€)", "2023", "2024", "2025 BP"],
          ["ARR", { v: 300, z: "#,##0" }, { v: 507, z: "#,##0" }, { v: 1200, z: "#,##0" }],
          ["Revenue", 290, 507, 1100],
          ["COGS", 90, 142, 300],
          ["Marge brute", { v: 0.69, z: "0%" }, { v: 0.72, z: "0.0%" }, { v: 0.727, z: "0.0%" }],
          ["Nombre de clients", 80, 120, 260],
          ["MRR", 25, 42, 100],
        ],
        hiddenRows: [7],
      },
    ]);
    const of = dossier(await read("xlsx", "financial_model", model));
    expect(sure(of)).toEqual([
      "arr 300000 2023",
      "arr 507000 2024",
      "arr 1200000 2025",
      "revenue 290000 2023",
      "revenue 507000 2024",
      "revenue 1100000 2025",
      "cogs 90000 2023",
      "cogs 142000 2024",
      "cogs 300000 2025",
      "gross_margin 69 2023",
      "gross_margin 72 2024",
      "gross_margin 72.7 2025",
      "customers 80 2023",
      "customers 120 2024",
      "customers 260 2025",
    ]);
    const calculations = preComputeCalculations({ dossier: of });
    const margin = calculations.find(({ topic, period }) => topic === "gross_margin" && period === "2024");
    expect(margin?.formatted).toBe("72.0%");
    expect(margin?.inputs.map(({ address }) => address)).toEqual([
      { kind: "cell", document: "financial_model", sheet: "Revenue", row: 3, cell: "C3" },
      { kind: "cell", document: "financial_model", sheet: "Revenue", row: 4, cell: "C4" },
    ]);
    expect(calculations.find(({ topic, period }) => topic === "arr_growth" && period === "2024")?.formatted).toBe(
      "69.0%",
    );
  });

  it("reads a deck: lines, big numbers, tables, and not the notes", async () => {
    const deck = makePptx([
      { title: "Traction", texts: ["MRR Décembre 2024 : 42 000 €", "Churn mensuel : 2,1 %"], notes: "ARR : 900 K€" },
      {
        title: "En bref",
        texts: [
          { text: "42 K€", x: 60, y: 150, width: 160, height: 50, size: 40 },
          { text: "MRR", x: 60, y: 205, width: 160, height: 24, size: 14 },
          { text: "120", x: 360, y: 150, width: 160, height: 50, size: 40 },
          { text: "clients", x: 360, y: 205, width: 160, height: 24, size: 14 },
        ],
      },
      {
        title: "Plan",
        tables: [
          {
            rows: [
              ["K€", "2024", "2025"],
              ["ARR", "504", "1 200"],
              ["EBITDA", "(310)", "(120)"],
            ],
          },
        ],
      },
    ]);
    const facts = sure(dossier(await read("pptx", "deck", deck)));
    expect(facts).toEqual([
      "mrr 42000 2024-12",
      "churn 2.1",
      "mrr 42000",
      "customers 120",
      "arr 504000 2024",
      "arr 1200000 2025",
      "ebitda -310000 2024",
      "ebitda -120000 2025",
    ]);
  });

  it("reads a PDF's lines and table", async () => {
    const pdf = makePdf([
      ["Key figures", "We closed 2024 with an ARR of 504 K€ and 120 paying customers."],
      ["(in thousands of euros)\t2023\t2024", "Revenue\t290\t507", "Cost of revenue\t90\t142", "Headcount\t9\t14"],
    ]);
    const facts = sure(dossier(await read("pdf", "deck", pdf)));
    expect(facts).toEqual([
      "arr 504000 2024",
      "customers 120 2024",
      "revenue 290000 2023",
      "revenue 507000 2024",
      "cogs 90000 2023",
      "cogs 142000 2024",
      "headcount 9 2023",
      "headcount 14 2024",
    ]);
  });

  it("reads databases in JSON and CSV", async () => {
    const context = await read(
      "json",
      "context_engine",
      bytes({
        crunchbase: { totalFunding: { value: 1_200_000, currency: "USD" }, numEmployees: 14 },
        dealroom: { competitors: [{ name: "Acme", valuation: 50_000_000 }] },
      }),
    );
    const csv = await read(
      "csv",
      "funding_db",
      new TextEncoder().encode(
        "metric,p25,median,p75,sampleSize\narr_multiple,7.2,11.5,16.8,47\nchurn,1.1,2.0,3.5,47\n",
      ),
    );
    const deck = await read("text", "deck", new TextEncoder().encode("ARR: 505 K€\nPre-money valuation: 8 M€\n"));
    const of = dossier(deck, context, csv);
    expect(sure(of)).toEqual(["arr 505000", "valuation_pre_money 8000000", "total_funding 1200000", "headcount 14"]);
    const standing = preComputeCalculations({ dossier: of }).find(({ topic }) => topic === "arr_multiple_percentile");
    expect(standing?.formatted).toBe("P70");
  });
});
