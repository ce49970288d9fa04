import type { CustomTableLayout, StyleDictionary } from "pdfmake/interfaces.js";
import type { ReportView } from "../view/block.ts";

export const INK = "#1c2430";
export const MUTED = "#5b6675";
export const RULE = "#c9d0d9";
export const PALE = "#f3f5f8";
export const WARNING = "#9a3412";

/** Said in words as well: the colour only repeats it. */
export const TRUST_COLOUR: Record<ReportView["trust"], string> = {
  HIGH: "#1d6b45",
  MEDIUM: "#8a5a00",
  LOW: "#a12622",
  CANNOT_ASSESS: "#a12622",
};

/** A4 in points, less the margins. */
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;

export const STYLES: StyleDictionary = {
  title: { fontSize: 22, bold: true, lineHeight: 1.1 },
  subtitle: { color: MUTED, margin: [0, 2, 0, 14] },
  headline: { fontSize: 13, bold: true, lineHeight: 1.25 },
  section: { fontSize: 15, bold: true, margin: [0, 20, 0, 6] },
  heading: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 4] },
  text: { margin: [0, 2, 0, 4] },
  list: { margin: [0, 2, 0, 4] },
  label: { bold: true },
  cell: { fontSize: 8.5 },
  head: { fontSize: 8, bold: true, color: MUTED },
  smallHead: { fontSize: 6.3, bold: true, color: MUTED },
  caption: { fontSize: 8, color: MUTED, margin: [0, 2, 0, 8] },
  foot: { fontSize: 8, color: MUTED },
};

/** Thin lines between rows, a stronger one under the heading. */
export const GRID: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 ? 0 : line === table.headerRows ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 2,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** A thin frame, tight around a picture. */
export const FRAME: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => RULE,
  vLineColor: () => RULE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** A bar of one colour on the left of a pale box. */
export const boxed = (colour: string): CustomTableLayout => ({
  hLineWidth: () => 0,
  vLineWidth: (line) => (line === 0 ? 3 : 0),
  vLineColor: () => colour,
  fillColor: () => PALE,
  paddingLeft: () => 12,
  paddingRight: () => 12,
  paddingTop: () => 9,
  paddingBottom: () => 9,
});
