import { expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { makeXlsx } from "../../testing/index.ts";
import { checkText } from "./check-text.ts";

it("tells what a cell holds as its reader writes numbers, and quotes the row letter for letter", async () => {
  const rows = [
    ["", "2023", "2024"],
    ["ARR", { v: 264_000, z: '#,##0 "€"' }, { v: 507_000, z: '#,##0 "€"' }],
  ];
  const bytes = makeXlsx([{ name: "Revenue", rows }]);
  const context = await buildVerificationContext({ financialModel: { name: "model.xlsx", bytes } });
  const [said] = checkText(context, "L'ARR 2024 est de 404 000 €.", { locale: "fr" }).sentences[0]?.claims ?? [];
  expect(said?.explanation.replaceAll(/\s/gu, " ")).toBe("Les documents disent 507 000 €.");
  expect(said?.found).toContain("507,000 €");
});
