import { expect, it } from "vitest";
import { sayPlaces } from "./places.ts";

it("names a sheet once for all its cells, and every other place as it is", () => {
  const said = ["Sheet Cap table, cell C7", "Page 10", "Sheet Cap table, cell C2", "Page 10", "a.xlsx, sheet X, row 3"];
  expect(sayPlaces(said, "; ")).toBe("Sheet Cap table, cell C7, C2; Page 10; a.xlsx, sheet X, row 3");
  expect(sayPlaces(["Slide 8", "notes.md, paragraph 2"], "; ")).toBe("Slide 8; notes.md, paragraph 2");
});
