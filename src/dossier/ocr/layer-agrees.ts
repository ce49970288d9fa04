import type { Box } from "../../domain/document.ts";
import type { Locale } from "../../domain/locale.ts";
import { cutLine, type Frame } from "./grey.ts";
import { LINE_HEIGHT, lineReader } from "./line-reader.ts";
import { ocrLanguage } from "./parts.ts";
import type { DrawnPicture } from "./recognise.ts";
import { pageReader } from "./tesseract.ts";

/** A line of a text layer, upright, and where it stands on the page. */
export interface LayerLine {
  text: string;
  box: Box;
}

/** Whether a line of a text layer says what is drawn there, and what the readers see. */
export interface Agreement {
  /** "differs" only where two readers of different make see the same other figures. */
  verdict: "agrees" | "differs" | "unsure";
  drawn: string;
}

type Reading = { text: string; confidence: number };

/** What is read with less confidence than this says nothing about the layer. */
const FEWEST_CONFIDENT = 50;

/**
 * Compares lines of a page's text layer with the picture of the page, each cut out and read by both readers: about a
 * tenth of a second a line. `drawn` is the page as it is seen, with its text. Null where no reader is installed.
 */
export async function layerAgrees(
  drawn: DrawnPicture,
  lines: LayerLine[],
  language: Locale | "other" | null,
): Promise<Agreement[] | null> {
  const first = await pageReader(ocrLanguage(language));
  if (first === null) return null;
  const second = await lineReader();
  const agreements: Agreement[] = [];
  for (const { text, box } of lines) {
    const line = cutLine(drawn.bitmap, frameOf(box, drawn.scale), LINE_HEIGHT);
    agreements.push(judge(text, first.readLine(line), second === null ? null : await second.readLine(line)));
  }
  return agreements;
}

/** The line with a little paper around it. */
function frameOf({ x, y, width, height }: Box, scale: number): Frame {
  const room = 0.15 * height;
  return {
    x0: (x - 2 * room) * scale,
    x1: (x + width + 2 * room) * scale,
    y0: (y - room) * scale,
    y1: (y + height + room) * scale,
  };
}

/** A line is right where one reader sees its figures: no reader invents them. It is wrong where both see others. */
export function judge(layer: string, first: Reading, second: Reading | null): Agreement {
  const said = figuresIn(layer);
  const isLost = /[\p{Co}\uFFFD]/u.test(layer);
  const sees = (reading: Reading) => reading.confidence >= FEWEST_CONFIDENT && figuresIn(reading.text) === said;
  if (!isLost && (sees(first) || (second !== null && sees(second)))) return { verdict: "agrees", drawn: layer };
  const agreed =
    second !== null &&
    Math.min(first.confidence, second.confidence) >= FEWEST_CONFIDENT &&
    figuresIn(first.text) === figuresIn(second.text);
  return { verdict: agreed ? "differs" : "unsure", drawn: first.text };
}

/** The numbers of a line, one after the other: digits, a minus before them, scale or per cent after them. */
function figuresIn(text: string): string {
  const found = text
    .normalize("NFKC")
    .replace(/[−–—]/g, "-")
    // A reader that does not know the sign makes a letter of it: "9,2 ME".
    .matchAll(/(-?)[$€£]?(\d(?:[\d.,' ]*\d)?)\s?([KMB%](?=[€£EC]?(?!\p{L})))?/giu);
  return [...found]
    .map(([, sign = "", digits = "", unit = ""]) => sign + digits.replace(/\D/g, "") + unit.toUpperCase())
    .join(" ");
}
