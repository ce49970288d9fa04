import { isOn } from "../../xml-scan.ts";
import type { OfficePackage } from "../package.ts";
import { attribute, child, childrenOf, type XmlNode } from "../xml.ts";
import { type Colour, colourIn } from "./colours.ts";
import { type Colouring, type Fill, fillElement, fillOf, paintOf } from "./paint.ts";

/** How a cell looks by the style of its table: undefined where that style is not known. */
export interface CellLook {
  fill: Fill;
  ink: Colour | undefined;
}

/** Says how the cell in this row and column looks, before what it says itself. */
export type TableLook = (row: number, column: number) => CellLook | undefined;

/** The style of Office's own that new tables get, by its accent; presentations may name it without describing it. */
const MEDIUM: Record<string, string> = {
  "{073A0DAA-6AF3-43AB-8588-CEC1D06C72B9}": "dk1",
  "{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}": "accent1",
  "{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}": "accent2",
  "{F5AB1C69-6EDB-4FF4-983F-18BD219EF322}": "accent3",
  "{00A15C55-8517-42AA-B614-E9B94910E393}": "accent4",
  "{7DF18680-E054-41AD-8BC1-D1AEF772440D}": "accent5",
  "{93296810-A885-4BE3-A3E7-6D5BEEA58F35}": "accent6",
};
/** Styles of Office's own that paint nothing. */
const PLAIN = new Set(["{2D5ABB26-0587-4C30-8999-92F81FD0307C}", "{5940675A-B579-460E-94D1-54222C63F5DA}"]);

/** Reads the look of a table from the style it names. */
export function tableLook(file: OfficePackage, table: XmlNode, colouring: Colouring): TableLook {
  const properties = child(table, "tblPr");
  const id = child(properties, "tableStyleId")?.text.trim();
  const own = fillElement(properties) === undefined ? undefined : fillOf(properties, undefined, colouring);
  const style = id === undefined ? undefined : styleOf(file, id);
  const flag = (name: string) => isOn(attribute(properties, name), false);
  const parts = {
    rows: childrenOf(table, "tr").length,
    columns: childrenOf(child(table, "tblGrid"), "gridCol").length,
  };
  const regions = (row: number, column: number): string[] => {
    const body = row - (flag("firstRow") ? 1 : 0);
    return [
      ...(flag("firstRow") && row === 0 ? ["firstRow"] : []),
      ...(flag("lastRow") && row === parts.rows - 1 ? ["lastRow"] : []),
      ...(flag("firstCol") && column === 0 ? ["firstCol"] : []),
      ...(flag("lastCol") && column === parts.columns - 1 ? ["lastCol"] : []),
      ...(flag("bandRow") ? [body % 2 === 0 ? "band1H" : "band2H"] : []),
      ...(flag("bandCol") ? [column % 2 === 0 ? "band1V" : "band2V"] : []),
      "wholeTbl",
    ];
  };
  return (row, column) => {
    const where = regions(row, column);
    const medium = id === undefined ? undefined : MEDIUM[id.toUpperCase()];
    if (style !== undefined) return described(style, where, own, colouring);
    if (medium !== undefined) return asMedium(medium, where, colouring);
    if (id === undefined || PLAIN.has(id.toUpperCase())) return { fill: own ?? "none", ink: undefined };
    return undefined;
  };
}

function styleOf(file: OfficePackage, id: string): XmlNode | undefined {
  const name = "ppt/tableStyles.xml";
  if (!file.has(name)) return undefined;
  return childrenOf(file.part(name), "tblStyle").find(
    (style) => attribute(style, "styleId")?.toUpperCase() === id.toUpperCase(),
  );
}

function described(style: XmlNode, where: string[], own: Fill | undefined, colouring: Colouring): CellLook {
  const parts = where.map((name) => child(style, name)).filter((part) => part !== undefined);
  const fills = parts.map((part) => child(child(part, "tcStyle"), "fill") ?? child(part, "tcStyle"));
  const painted = fills.find((fill) => fillElement(fill) !== undefined || child(fill, "fillRef") !== undefined);
  const inks = parts.map((part) => {
    const text = child(part, "tcTxStyle");
    return colourIn(text, colouring.palette) ?? colourIn(child(text, "fontRef"), colouring.palette);
  });
  return {
    fill: painted === undefined ? (own ?? "none") : fillOf(painted, painted, colouring),
    ink: inks.find((ink) => ink !== undefined),
  };
}

/** A dark first row and edges with light letters on them, pale bands with dark ones. */
function asMedium(accent: string, where: string[], { palette }: Colouring): CellLook {
  const strong = /^(?:first|last)/.test(where[0] ?? "");
  const tint = where.some((name) => name === "band1H" || name === "band1V") ? 40_000 : 20_000;
  const colour = (name: string, change: string[] = []): XmlNode => ({
    name: "solidFill",
    attributes: [],
    text: "",
    children: [
      {
        name: "schemeClr",
        attributes: ["val", name],
        text: "",
        children: change.map((val) => ({ name: "tint", attributes: ["val", val], text: "", children: [] })),
      },
    ],
  });
  return {
    fill: paintOf(colour(accent, strong ? [] : [String(tint)]), palette),
    ink: colourIn(colour(strong ? "lt1" : "dk1"), palette),
  };
}
