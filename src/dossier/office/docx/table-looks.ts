import { isOn } from "../../xml-scan.ts";
import { at, attribute, child, type XmlNode } from "../xml.ts";
import type { StyleSheet } from "./styles.ts";

/** What a table's style says of one cell, nearest first: how it is shaded, and how its letters are drawn. */
export interface CellStyle {
  cells: XmlNode[];
  runs: XmlNode[];
}

/** Reads a table's style for the cell in this row and column, of so many. */
export function tableStyle(table: XmlNode, sheet: StyleSheet, rows: number) {
  const properties = child(table, "tblPr");
  const styles = sheet.chain(attribute(child(properties, "tblStyle"), "w:val"));
  const look = child(properties, "tblLook");
  const bits = Number.parseInt(attribute(look, "w:val") ?? "0", 16);
  const flag = (name: string, bit: number) => isOn(attribute(look, `w:${name}`), (bits & bit) !== 0);
  const [firstRow, lastRow] = [flag("firstRow", 0x20), flag("lastRow", 0x40)];
  const [firstColumn, lastColumn] = [flag("firstColumn", 0x80), flag("lastColumn", 0x100)];
  const [noRows, noColumns] = [flag("noHBand", 0x200), flag("noVBand", 0x400)];
  return (row: number, column: number, isLast: boolean): CellStyle => {
    const regions = [
      ...(firstRow && row === 0 ? ["firstRow"] : []),
      ...(lastRow && row === rows - 1 ? ["lastRow"] : []),
      ...(firstColumn && column === 0 ? ["firstCol"] : []),
      ...(lastColumn && isLast ? ["lastCol"] : []),
      ...(noColumns ? [] : [column % 2 === (firstColumn ? 1 : 0) ? "band1Vert" : "band2Vert"]),
      ...(noRows ? [] : [row % 2 === (firstRow ? 1 : 0) ? "band1Horz" : "band2Horz"]),
    ];
    const parts = regions.flatMap((region) =>
      styles.flatMap((style) =>
        style.children.filter((one) => one.name === "tblStylePr" && attribute(one, "w:type") === region),
      ),
    );
    const all = [...parts, ...styles];
    return {
      cells: all.flatMap((part) => child(part, "tcPr") ?? []),
      runs: all.flatMap((part) => at(part, "rPr") ?? []),
    };
  };
}
