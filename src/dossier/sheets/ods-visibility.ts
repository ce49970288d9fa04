import { attributeIn, scanXml } from "../xml-scan.ts";
import type { Grid } from "./grid.ts";

/** Stretches of hidden rows and columns of one table, from 1, both ends included. */
interface Visibility {
  hidden: boolean;
  rows: [first: number, last: number][];
  columns: [first: number, last: number][];
}

/** What an .ods hides, which the library does not tell: sheets by their style, rows and columns by their own mark. */
export function applyOdsVisibility(grids: Grid[], content: string): void {
  const tables = readVisibility(content);
  grids.forEach((grid, index) => {
    const table = tables[index];
    if (table === undefined) return;
    grid.hidden = table.hidden;
    for (const { number } of grid.rows) if (isWithin(table.rows, number)) grid.hiddenRows.add(number);
    for (const { cells } of grid.rows) {
      for (const { column } of cells) if (isWithin(table.columns, column)) grid.hiddenColumns.add(column);
    }
  });
}

function readVisibility(content: string): Visibility[] {
  const hiddenStyles = new Set<string>();
  const tables: Visibility[] = [];
  let style = "";
  let row = 0;
  let column = 0;
  scanXml(content, {
    open: (name, attributes) => {
      const table = tables[tables.length - 1];
      if (name === "style") style = attributeIn(attributes, "style:name") ?? "";
      else if (name === "table-properties") {
        if (attributeIn(attributes, "table:display") === "false") hiddenStyles.add(style);
      } else if (name === "table") {
        tables.push({
          hidden: hiddenStyles.has(attributeIn(attributes, "table:style-name") ?? ""),
          rows: [],
          columns: [],
        });
        row = 0;
        column = 0;
      } else if (name === "table-row" && table !== undefined) {
        const count = Number(attributeIn(attributes, "table:number-rows-repeated") ?? 1);
        if (isCollapsed(attributes)) table.rows.push([row + 1, row + count]);
        row += count;
      } else if (name === "table-column" && table !== undefined) {
        const count = Number(attributeIn(attributes, "table:number-columns-repeated") ?? 1);
        if (isCollapsed(attributes)) table.columns.push([column + 1, column + count]);
        column += count;
      }
    },
    close: () => {},
  });
  return tables;
}

function isCollapsed(attributes: string): boolean {
  return (attributeIn(attributes, "table:visibility") ?? "visible") !== "visible";
}

function isWithin(stretches: [number, number][], place: number): boolean {
  return stretches.some(([first, last]) => place >= first && place <= last);
}
