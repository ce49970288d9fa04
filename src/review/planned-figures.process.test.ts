import { expect, it } from "vitest";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { plannedFiguresOf } from "./planned-figures.ts";

it("tells a plan's cell in the reader's numbers: 482,472 € are no four hundred euros in French", async () => {
  const rows = [
    ["Plan prévisionnel (€)", "Année 1", "Année 2", "Année 3"],
    ["Chiffre d'affaires", ...[482_472, 702_945, 1_026_242].map((v) => ({ v, z: "#,##0" }))],
  ];
  const context = await buildVerificationContext({ financialModel: makeXlsx([{ name: "Plan", rows }]) });
  const told = (locale: "fr" | "en") => plannedFiguresOf(context, [], locale).map(({ printed }) => printed);
  expect(told("en").join()).toMatch(/482,?472/);
  expect(told("fr").join()).not.toContain(",");
});
