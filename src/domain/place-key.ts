import type { Address } from "./address.ts";

/**
 * A place as a key, without its boxes: the same for all that stands in it. How fine it is in a workbook: the cell, its
 * row, or the whole sheet.
 */
export function placeKey(address: Address, grain: "cell" | "row" | "sheet"): string {
  const { document } = address;
  switch (address.kind) {
    case "cell": {
      const within = { cell: `!${address.cell ?? address.row}`, row: `!${address.row}`, sheet: "" }[grain];
      return `${document}!${address.sheet}${within}`;
    }
    case "paragraph":
      return `${document}§${address.paragraph}`;
    case "path":
      return `${document}.${address.path}`;
    default:
      return `${document}#${address.page}`;
  }
}
