import { expect, it } from "vitest";
import { saySides } from "./definition-sides.ts";

it("tells what keeps two figures apart in the reader's words", () => {
  expect(saySides({ differs: "period", sides: ["Y2", "—"] }, "fr")).toEqual(["année 2", "aucune date dite"]);
  expect(saySides({ differs: "period", sides: ["2025-10", "2027"] }, "pt")).toEqual(["outubro de 2025", "2027"]);
  expect(saySides({ differs: "unit", sides: ["money", "multiple"] }, "fr")).toEqual(["montant", "x"]);
  expect(saySides({ differs: "basis", sides: ["projected", "actual"] }, "pt")).toEqual(["previsto", "realizado"]);
  expect(saySides({ differs: "currency", sides: ["EUR", "USD"] }, "en")).toEqual(["EUR", "USD"]);
});
