import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { broken } from "../../domain/errors.ts";

const require = createRequire(import.meta.url);
const file = (style: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);

/** Roboto as pdfmake ships it; looked for when a PDF is made, because a program may be bundled without it. */
export const fonts = () => ({
  Roboto: {
    normal: file("Regular"),
    bold: file("Medium"),
    italics: file("Italic"),
    bolditalics: file("MediumItalic"),
  },
});

let known: ReadonlySet<number> | undefined;

/** The code points that every style of the font can print. */
export function coveredCodePoints(): ReadonlySet<number> {
  known ??= Object.values(fonts().Roboto)
    .map((path) => codePointsOf(readFileSync(path)))
    .reduce((all, own) => all.intersection(own));
  return known;
}

/** Reads the character map of a TrueType font: the format 4 table (all of the basic plane) and the format 12 one. */
function codePointsOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, "cmap");
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) readSegments(font, at, found);
    if (format === 12) readGroups(font, at, found);
  }
  if (found.size === 0) throw broken("the font of the PDF report has no character map that can be read");
  return found;
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw broken(`the font of the PDF report has no "${tag}" table`);
}

function readSegments(font: Buffer, at: number, found: Set<number>): void {
  const length = font.readUInt16BE(at + 6);
  for (let i = 0; i < length; i += 2) {
    const end = font.readUInt16BE(at + 14 + i);
    const start = font.readUInt16BE(at + 16 + length + i);
    const delta = font.readUInt16BE(at + 16 + 2 * length + i);
    const rangeAt = at + 16 + 3 * length + i;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code + delta : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

function readGroups(font: Buffer, at: number, found: Set<number>): void {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    const group = at + 16 + 12 * i;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) found.add(code);
  }
}
