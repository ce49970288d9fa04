import { describe, expect, it } from "vitest";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { measureText } from "./helvetica.ts";
import { readPdf } from "./read.ts";
import type { PdfItem } from "./write.ts";

const SIZE = 10;

/** Each letter at its own place, `tracking` type sizes further than usual, and no space in the file: as browsers print it. */
function spacedOut(words: string, tracking: number): PdfItem[] {
  let x = 60;
  return [...words].flatMap((letter): PdfItem[] => {
    const at = x;
    x += measureText(letter, SIZE) + tracking * SIZE;
    return letter === " " ? [] : [{ kind: "text", text: letter, x: at, y: 100, size: SIZE }];
  });
}

async function read(words: string, tracking: number) {
  const [section] = (await readPdf(makePdf([{ items: spacedOut(words, tracking) }]), DEFAULT_READ_LIMITS)).sections;
  return { text: section?.rows.map(({ cells }) => cells.map(({ text }) => text)), stream: section?.stream };
}

describe("captions set with wide letters", () => {
  it.each([0, 0.08, 0.14, 0.2, 0.25])("have the words a reader sees, letters %f apart", async (tracking) => {
    for (const words of ["MONTANT RECHERCHE", "LA DEMANDE", "Tour de table", "RECEITA 2025"]) {
      expect(await read(words, tracking)).toEqual({ text: [[words]], stream: words });
    }
  });

  it("are not seen in short words, nor in digits that stand in columns of their own", async () => {
    expect((await read("a 5 ans", 0)).text).toEqual([["a 5 ans"]]);
    expect((await read("1 2 3 4 5", 0.1)).text?.flat().join(" ")).toBe("1 2 3 4 5");
  });
});
