import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { TribunalError } from "../domain/errors.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makePptx } from "../testing/make-pptx.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { detectFormat } from "./formats.ts";

const pdf = makePdf([["x"]]);
const pptx = makePptx([["x"]]);
const xlsx = makeXlsx([{ name: "S", rows: [[1]] }]);

function outcome(name: string, bytes: Uint8Array | string): string {
  try {
    return detectFormat(name, typeof bytes === "string" ? strToU8(bytes) : bytes);
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    return [error.code, error.detail.expected, error.detail.found].filter(Boolean).join(" ");
  }
}

describe("detectFormat", () => {
  it.each<[string, Uint8Array | string, string]>([
    ["deck.pdf", pdf, "pdf"],
    ["DECK.PDF", pdf, "pdf"],
    ["deck", pdf, "pdf"],
    ["deck.pptx", pptx, "pptx"],
    ["model.xlsx", xlsx, "xlsx"],
    ["model.xlsm", xlsx, "xlsx"],
    ["unnamed", xlsx, "xlsx"],
    ["notes.md", "# Title", "markdown"],
    ["notes.txt", "{ not json", "text"],
    ["data.csv", "a,b", "csv"],
    ["data.json", "not json", "json"],
    ["data", '{"a": 1}', "json"],
    ["data", "plain words", "text"],
    ["deck.pdf", "", "file_empty"],
    ["deck.pdf", "<!-- x --><!doctype HTML><p>", "wrong_format pdf html"],
    ["deck.pdf", "plain words", "wrong_format pdf text"],
    ["deck.pdf", '{"a": 1}', "wrong_format pdf json"],
    ["deck.pdf", xlsx, "wrong_format pdf xlsx"],
    ["deck.pptx", xlsx, "wrong_format pptx xlsx"],
    ["model.xlsx", "a;b\n1;2", "wrong_format xlsx text"],
    ["data.csv", xlsx, "wrong_format csv xlsx"],
    ["notes.txt", pdf, "wrong_format text pdf"],
    ["photo.png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "unsupported_format image"],
    ["archive.zip", zipSync({ "a.txt": strToU8("a") }), "unsupported_format archive"],
    ["deck.pptx", zipSync({ "a.txt": strToU8("a") }), "wrong_format pptx archive"],
    ["deck.pdf", Buffer.from([0, 1, 2, 3, 250]), "file_damaged pdf unknown"],
    ["thing.bin", Buffer.from([0, 1, 2, 3, 250]), "unsupported_format unknown"],
  ])("%s", (name, bytes, expected) => expect(outcome(name, bytes)).toBe(expected));

  it("keeps the promised format of a damaged archive: its reader says what is wrong", () => {
    expect(outcome("deck.pptx", pptx.subarray(0, 100))).toBe("pptx");
  });
});
