import type { Tone } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";

/** One table of a workbook: its heading stays in view and filters. */
export interface Sheet {
  name: string;
  /** `width` in characters. */
  columns: readonly { head: string; width: number }[];
  rows: CellValue[][];
  /** A column in which one of these words is chosen, each with its colour. */
  choices?: Choices;
}

/** Words to choose from; `column` counts from 0. */
export interface Choices {
  column: number;
  words: readonly { word: string; tone: Tone }[];
}

/** A page to read and not a table: no heading, no filter. A row of one cell takes the whole width. */
export interface Page {
  name: string;
  /** Of the columns, in characters. */
  widths: readonly number[];
  rows: CellValue[][];
}
