import { createHash } from "node:crypto";
import type { Cell, Picture, Row } from "../../domain/document.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../language.ts";
import type { Bitmap } from "../pdf/bitmap.ts";
import { toCell } from "../pdf/cells.ts";
import type { Fragment } from "../pdf/fragments.ts";
import { toRows } from "../pdf/page-rows.ts";
import { inksDiffer } from "./chart/colours.ts";
import { readCharts, type Series } from "./chart/read-chart.ts";
import { confirmFigures } from "./confirm.ts";
import { markCutOff } from "./cut-off.ts";
import { asRows } from "./doubts.ts";
import { type LayerLine, layerAgrees } from "./layer-agrees.ts";
import { lineReader } from "./line-reader.ts";
import { holdsWords, toFragments } from "./lines.ts";
import { ocrLanguage } from "./parts.ts";
import { mayHoldWords } from "./screening.ts";
import { markLostSeparators } from "./separators.ts";
import { standOut } from "./stand-out.ts";
import { pageReader } from "./tesseract.ts";

/** A picture to read: on which page it stands, and whether it is all there is to read on it. */
export interface PictureToRead extends Picture {
  section: number;
  wholePage: boolean;
  /** Where it is the page itself that is looked at: lines of its text to compare with what is drawn. */
  lines?: LayerLine[];
}

/** What was read of one picture. `picture` is its place in the list that was asked for. */
export interface RecognisedPicture {
  picture: number;
  rows: Row[];
}

/** How the reading ended: in which language, or that the parts it needs are not installed. */
export interface Recognition {
  language: Locale | "other" | null;
  missing: boolean;
}

/** A picture drawn into memory, and how many of its pixels make a point on the page. */
export interface DrawnPicture {
  bitmap: Bitmap;
  scale: number;
}

/** Letters it takes to tell the language of pictures that stand alone. */
const TELLING = 160;

/**
 * Reads pictures one after the other; `done` hears of each. Runs inside the parsing process. Where the document's own
 * language is not known, the first pictures tell it, and are read again if need be.
 */
export async function recognise(
  pictures: PictureToRead[],
  draw: (picture: PictureToRead) => Promise<DrawnPicture | null>,
  known: Locale | "other" | null,
  done: (recognised: RecognisedPicture) => void,
): Promise<Recognition> {
  let language = known;
  let sample = "";
  const early: number[] = [];
  const seen = new Map<string, Row[]>();
  const read = async (index: number): Promise<Row[] | null> => {
    const picture = pictures[index] as PictureToRead;
    const drawn = await draw(picture);
    if (picture.lines !== undefined) {
      const agreements = drawn === null ? [] : await layerAgrees(drawn, picture.lines, language);
      if (agreements === null) return null;
      if (agreements.length > 0) done({ picture: index, rows: asRows(picture.lines, agreements) });
      return [];
    }
    const rows = drawn === null ? [] : await readOnce(drawn, language, seen);
    if (rows === null) return null;
    const placed = rows.map((row) => moveTo(row, picture.box.x, picture.box.y));
    done({ picture: index, rows: placed });
    return placed;
  };
  for (const index of pictures.keys()) {
    const rows = await read(index);
    if (rows === null) return { language, missing: true };
    if (language !== null) continue;
    early.push(index);
    sample += `${textOf(rows)}\n`;
    if (sample.length < TELLING) continue;
    language = detectLanguage(sample);
    if (language === null || ocrLanguage(language) === ocrLanguage(null)) continue;
    seen.clear();
    for (const again of early) await read(again);
  }
  return { language, missing: false };
}

/** The same picture on several pages is read once. */
async function readOnce(
  drawn: DrawnPicture,
  language: Locale | "other" | null,
  seen: Map<string, Row[]>,
): Promise<Row[] | null> {
  const key = createHash("sha256").update(drawn.bitmap.rgba).digest("base64");
  const known = seen.get(key);
  if (known !== undefined) return known;
  const rows = await readPicture(drawn, language);
  if (rows !== null) seen.set(key, rows);
  return rows;
}

/** The rows of one picture, in points from its top left; null where no reader is installed. */
export async function readPicture(
  { bitmap, scale }: DrawnPicture,
  language: Locale | "other" | null,
): Promise<Row[] | null> {
  const first = await pageReader(ocrLanguage(language));
  if (first === null) return null;
  const picture = standOut(bitmap);
  if (!mayHoldWords(picture)) return [];
  const words = first.findWords(picture, 72 * scale);
  if (!holdsWords(words)) return [];
  const agreed = await confirmFigures(words, { bitmap, clear: picture }, first, await lineReader());
  const confirmed = markLostSeparators(agreed, picture);
  const fragments = markCutOff(
    toFragments(confirmed, (left, right) => inksDiffer(bitmap, left, right)),
    picture,
  );
  const { series, rest } = readCharts(fragments, bitmap);
  const inPoints = (fragment: Fragment): Fragment => ({
    ...fragment,
    x0: fragment.x0 / scale,
    y0: fragment.y0 / scale,
    x1: fragment.x1 / scale,
    y1: fragment.y1 / scale,
  });
  const width = bitmap.width / scale;
  const height = bitmap.height / scale;
  return [
    ...toRows(rest.map(inPoints), { width, height, turns: 0, left: 0, bottom: 0, right: width, top: height }),
    ...series.map((one) => seriesRow(one, inPoints)),
  ];
}

/** A series of a chart as a row: its name, then its figures, each under what stands below it in the chart. */
function seriesRow({ name, values }: Series, inPoints: (fragment: Fragment) => Fragment): Row {
  const cell = (fragment: Fragment): Cell => toCell(inPoints(fragment));
  const figures = values.map(({ figure, category }) => ({
    ...cell(figure),
    ...(category !== null && { header: category }),
  }));
  return { cells: [cell(name), ...figures], table: true, series: true };
}

function moveTo(row: Row, x: number, y: number): Row {
  return {
    ...row,
    cells: row.cells.map((cell) =>
      cell.box === undefined ? cell : { ...cell, box: { ...cell.box, x: cell.box.x + x, y: cell.box.y + y } },
    ),
  };
}

/** The words of rows, line by line. */
export function textOf(rows: Row[]): string {
  return rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")).join("\n");
}
