import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadDeal } from "../deal/load-deal.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { reconcile } from "./reconcile.ts";

const model = makeXlsx([
  {
    name: "Plan",
    rows: [
      ["€", "FY2023 Actual", "FY2024 Actual", "FY2027 Budget"],
      ["Revenue", 198_000, 432_000, 3_100_000],
      ["Cash", 526_000, 310_000, 900_000],
      ["Headcount", 7, 11, 40],
    ],
  },
]);

const rowsOf = (...lines: string[]) => rowsOfPages(lines);

async function rowsOfPages(...pages: string[][]) {
  const context = await buildVerificationContext({ deck: makePdf(pages), financialModel: model });
  return reconcile(context, "en");
}

describe("reconcile", () => {
  it("says a gap as a spreadsheet gives it: against the deck, and in points between percentages", async () => {
    const { context } = await loadDeal(fileURLToPath(new URL("../../examples/deals/thermo-arc", import.meta.url)));
    const said = (topic: string) => reconcile(context, "en").find((row) => row.topic === topic)?.explanation;
    expect(said("gross_margin")).toMatch(/41% .* 36% .* a gap of −5.points\./);
    expect(said("headcount")).toMatch(/31 .* 27 .* a gap of −12\.9% \(model \/ deck − 1\)\./);
  });

  it("puts the deck beside the model, metric by metric", async () => {
    const { context } = await loadDeal(fileURLToPath(new URL("../../examples/deals/novalys", import.meta.url)));
    const rows = reconcile(context, "fr");
    const mrr = rows.find(({ topic }) => topic === "mrr");
    expect(mrr).toMatchObject({
      status: "differ",
      deck: { value: 42_000, quote: "MRR Décembre 2024 : 42 000 €", reference: "Deck, page 8" },
      model: { value: 42_250, address: { kind: "cell", sheet: "Revenue", cell: "C8" } },
    });
    expect(mrr?.gap).toBeCloseTo(250 / 42_125, 9);
    expect(rows.find(({ topic, period }) => topic === "revenue" && period === "2024")?.status).toBe("agree");
    expect(rows.find(({ topic }) => topic === "arr")).toMatchObject({ status: "differ", deck: { value: 504_000 } });
    expect(rows.find(({ topic }) => topic === "cogs")?.status).toBe("model_only");
    expect(rows.find(({ topic }) => topic === "valuation_pre_money")?.status).toBe("deck_only");
  });

  it("calls printed rounding an agreement, and nothing beyond it", async () => {
    const rounded = await rowsOf("Revenue 2024: €0.4M", "Cash end of 2024: €305K");
    expect(rounded.find(({ topic }) => topic === "revenue")?.status).toBe("agree");
    expect(rounded.find(({ topic }) => topic === "cash")?.status).toBe("differ");
  });

  it("compares plans with plans, and an undated figure with today's only", async () => {
    const rows = await rowsOf("Revenue 2024: €432,000", "Revenue 2027 (projected): €5,000,000", "Headcount: 11");
    const plan = rows.find(({ topic, period }) => topic === "revenue" && period === "2027");
    expect(plan).toMatchObject({ status: "differ", projected: true, model: { value: 3_100_000 } });
    expect(rows.filter(({ topic }) => topic === "headcount")).toMatchObject([{ status: "agree", period: "2024" }]);
  });

  it("shows both values of a document that contradicts itself", async () => {
    const rows = await rowsOfPages(["Revenue 2024: €432,000"], ["Revenue 2024: €600,000"]);
    const row = rows.find(({ topic, deck }) => topic === "revenue" && deck !== undefined);
    expect(row).toMatchObject({ status: "differ", deck: { alsoSays: [{ value: 600_000 }] } });
    expect(row?.explanation).toContain("€600,000");
  });

  it("takes of values that one page lists under one label the one the model says, and shows the others", async () => {
    const rows = await rowsOf("Revenue 2024: €432,000", "Revenue 2024: €600,000");
    expect(rows.find(({ topic, deck }) => topic === "revenue" && deck !== undefined)).toMatchObject({
      status: "agree",
      deck: { value: 432_000, alsoSays: [{ value: 600_000 }] },
    });
  });

  it("holds figures of different parts of the business against each other in no row", async () => {
    const rows = await rowsOf("Revenue, services, 2024: €90,000");
    expect(rows.filter(({ topic, status }) => topic === "revenue" && status === "differ")).toEqual([]);
  });

  it("gives a sum the room that the print of its inputs leaves", async () => {
    const figures = makeXlsx([
      {
        name: "KPIs",
        rows: [
          ["€", "FY2023 Actual", "FY2024 Actual"],
          ["ARR", 96_000, 230_400],
        ],
      },
    ]);
    const rowFor = async (line: string) => {
      const context = await buildVerificationContext({ deck: makePdf([[line]]), financialModel: figures });
      return reconcile(context, "en").find(({ topic }) => topic === "arr");
    };
    expect(await rowFor("MRR December 2024: €19K")).toMatchObject({ status: "agree", deck: { value: 228_000 } });
    expect(await rowFor("MRR December 2024: €19,000")).toMatchObject({ status: "differ" });
  });

  it("compares what the deck states with what the model implies", async () => {
    const figures = makeXlsx([
      {
        name: "Cash",
        rows: [
          ["€", "FY2023 Actual", "FY2024 Actual"],
          ["Cash", 526_000, 310_000],
          ["Monthly burn", 16_000, 18_000],
        ],
      },
    ]);
    const rowFor = async (line: string) => {
      const context = await buildVerificationContext({ deck: makePdf([[line]]), financialModel: figures });
      return reconcile(context, "en").find(({ topic }) => topic === "runway");
    };
    const right = await rowFor("Runway: 17 months");
    expect(right).toMatchObject({
      status: "agree",
      deck: { value: 17 },
      model: { reference: expect.stringContaining("C2") },
    });
    expect(right?.model?.calculation).toContain("310,000 / 18,000");
    expect(await rowFor("Runway: 24 months")).toMatchObject({ status: "differ" });
  });

  it("gives no rows for no documents", () => {
    expect(reconcile({}, "pt")).toEqual([]);
  });
});
