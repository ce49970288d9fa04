import type { z } from "zod";
import type { SourceDocument } from "../domain/document.ts";
import type { DocumentSource } from "../domain/source.ts";

type Source = z.infer<typeof DocumentSource>;

/** A sheet as the reader of workbooks gives it: rows of cells with their names; empty cells are left out. */
export function sheetDocument(
  id: string,
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
  source: Source = "financial_model",
): SourceDocument {
  return {
    id,
    name: id.split("/").at(-1) ?? id,
    format: id.endsWith(".csv") ? "csv" : "xlsx",
    source,
    role: "company",
    language: null,
    sections: [
      {
        kind: "sheet",
        number: 1,
        name: sheet,
        rows: rows.map((cells, at) => ({
          number: at + 1,
          table: true,
          cells: cells.flatMap((value, column) =>
            value === ""
              ? []
              : [
                  {
                    text: typeof value === "number" ? value.toLocaleString("en-US") : value,
                    value,
                    ref: `${String.fromCharCode(65 + column)}${at + 1}`,
                  },
                ],
          ),
        })),
        hiddenRows: [],
        issues: [],
      },
    ],
    issues: [],
  };
}

/** A text as the reader of Markdown gives it: the first line is its title, each other a paragraph. */
export function textDocument(id: string, lines: readonly string[], source: Source = "deck"): SourceDocument {
  return {
    id,
    name: id.split("/").at(-1) ?? id,
    format: "markdown",
    source,
    role: "company",
    language: null,
    sections: [
      {
        kind: "text",
        number: 1,
        rows: lines.map((text, at) => ({ number: at + 1, cells: [{ text }], ...(at === 0 && { heading: 1 }) })),
        hiddenRows: [],
        issues: [],
      },
    ],
    issues: [],
  };
}
