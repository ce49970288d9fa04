import { describe, expect, it } from "vitest";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";

const PROSE = [
  "The company sells software to small shops in France and Portugal.",
  "Its revenue has doubled since last year, and the team has grown to twenty.",
  "Most of the customers pay every month and stay for more than three years.",
  "The market is growing quickly, and the founders know it very well.",
];
const read = (pages: string[][], numbered = false) => readPdf(makePdf(pages, { numbered }), DEFAULT_READ_LIMITS);
const shifted = (line: string) =>
  line.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 3) % 26) + 97));

describe("language and garbled layers", () => {
  it("names the language of the document", async () => {
    expect((await read([PROSE])).language).toBe("en");
  });

  it("marks only the page whose letters are shifted", async () => {
    const { sections } = await read([PROSE, PROSE.map(shifted), PROSE]);
    expect(sections.map(({ issues }) => issues)).toEqual([
      [],
      [{ code: "garbled_text", level: "blocking", detail: {}, section: 2 }],
      [],
    ]);
  });
});

describe("printed page numbers", () => {
  it("recognises numbers that go up with the pages", async () => {
    const { sections, issues } = await read([PROSE, PROSE, PROSE], true);
    expect(sections.map(({ printedNumber }) => printedNumber)).toEqual([1, 2, 3]);
    expect(issues).toEqual([]);
  });

  it("says where they first differ from the position", async () => {
    const pages = [["Cover of the deck"], ...[1, 2, 3].map((number) => [...PROSE, `Page ${number} of 3`])];
    const { sections, issues } = await read(pages);
    expect(sections.map(({ printedNumber }) => printedNumber)).toEqual([undefined, 1, 2, 3]);
    expect(issues).toEqual([{ code: "printed_number_differs", level: "warning", detail: { page: 2, printed: 1 } }]);
  });

  it("says once that there are none", async () => {
    const { sections, issues } = await read([PROSE, PROSE, PROSE]);
    expect(sections.every(({ printedNumber }) => printedNumber === undefined)).toBe(true);
    expect(issues).toEqual([{ code: "numbers_not_printed", level: "warning", detail: { pages: 3 } }]);
  });

  it("does not take the years of a table for page numbers", async () => {
    const { issues } = await read([["Sales\t2021"], ["Sales\t2022"], ["Sales\t2023"]]);
    expect(issues).toMatchObject([{ code: "numbers_not_printed" }]);
  });
});

describe("a file that was cut", () => {
  it("is read as far as it goes, and says that it was cut", async () => {
    const whole = makePdf([PROSE, PROSE], { numbered: true });
    const cut = whole.slice(0, whole.length - 12);
    const codes = async (bytes: Uint8Array) =>
      (await readPdf(bytes, DEFAULT_READ_LIMITS)).issues.map(({ code }) => code);
    expect(await codes(whole)).not.toContain("truncated");
    expect(await codes(cut)).toContain("truncated");
  });
});
