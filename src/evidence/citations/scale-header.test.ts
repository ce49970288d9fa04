import { expect, it } from "vitest";
import type { Row, Section } from "../../domain/document.ts";
import { scaleAround } from "./scale-header.ts";
import { sectionText } from "./section-text.ts";

const row = (...texts: string[]): Row => ({ cells: texts.map((text) => ({ text })) });

it.each([
  [["£k", "UK", "Ireland", "Total"], 1000],
  [["en milliers d'euros", "France", "Export"], 1000],
  [["GMV (K€)", "CAC"], 1],
])("the corner %j of a table counts its numbers times %d", (heading, scale) => {
  const values = row("Revenue 2024", "900", "300");
  const section: Section = { kind: "page", number: 2, rows: [row(...heading), values], hiddenRows: [], issues: [] };
  const cell = values.cells[1];
  if (cell === undefined) throw new Error("no cell");
  expect(scaleAround(sectionText(section), 1, cell).scale).toBe(scale);
});
