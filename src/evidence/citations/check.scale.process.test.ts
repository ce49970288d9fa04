import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { checkCitation } from "./check.ts";

describe("a number quoted without its scale", () => {
  it.each([
    ["Nous avons terminé 2024 avec trésorerie de 1 555 KEUR, en forte hausse.", "Trésorerie : 1 555 €"],
    ["Revenue of EUR 4.2m", "Revenue: EUR 4.2"],
    ["CA 12 MEUR", "CA 12 €"],
    ["ARR de 504 kEUR", "ARR : 504 EUR"],
  ])("is altered: %s", async (line, quote) => {
    const context = await buildVerificationContext({ deck: makePdf([["Finances", line]]) });
    const check = checkCitation(context, { type: "deck", reference: "Slide 1", quote });
    expect(check.status).toBe("altered");
    expect(checkCitation(context, { type: "deck", reference: "Slide 1", quote: line }).status).toBe("verified");
  });

  it("is altered beside a column of units, and where years go down under a scale", async () => {
    const across = [
      ["", "Unit", "2023", "2024"],
      ["GMV", "K€", 6_011, 12_864],
    ];
    const down = [["Cash (in € thousands)"], ["", "Cash"], ["2023 actual", 4_512], ["2024 actual", 2_856]];
    const financialModel = makeXlsx([
      { name: "KPI", rows: across },
      { name: "Cash", rows: down },
    ]);
    const context = await buildVerificationContext({ financialModel });
    const status = (reference: string, quote: string) =>
      checkCitation(context, { type: "financial_model", reference, quote }).status;
    expect(status("KPI!D2", "GMV: €12,864,000")).toBe("verified");
    expect(status("KPI!D2", "GMV: €12,864")).toBe("altered");
    expect(status("Cash!B4", "Cash: €2,856,000")).toBe("verified");
    expect(status("Cash!B4", "Cash: €4,512,000")).not.toBe("verified");
  });
});
