import { makePdf } from "../../../src/testing/make-pdf.ts";
import { makeXlsx } from "../../../src/testing/make-xlsx.ts";
import { HOSTILE_ANSWERS } from "./answers.ts";
import * as bad from "./bad-files.ts";
import * as floods from "./floods.ts";
import * as archives from "./strange-archives.ts";
import * as books from "./strange-books.ts";
import * as pages from "./strange-pages.ts";
import { STRANGE_TEXTS } from "./strange-texts.ts";
import { lyingFontPdf, UNSEEN_PDFS, unseenPptx, unseenXlsx } from "./unseen.ts";

/** A file that was made to mislead, to exhaust or to escape, and what must become of it in a deal. */
export interface HostileInput {
  /** As `docs/security.md` names it. */
  id: string;
  /** Its path in the deal. */
  path: string;
  /** `address`: of a server that nobody may call. */
  make: (address: string) => Uint8Array | string;
  /** "refused": named with a reason, nothing of it read. "read": what it says proves nothing that a reader cannot see. */
  becomes: "refused" | "read";
}

const FIGURE = "9 900 000 EUR";
const blank = { columns: 40, rows: 30, rgb: new Uint8Array(3_600).fill(200) };
const pdf = makePdf([["A page of text to cut"]]);
const named = (text: string) => text.replace(/[^a-z]+/gi, "-");

const ANSWER_IDS: Readonly<Record<string, string>> = {
  "nested beyond reason": "J1",
  "numbers no machine holds": "J2",
  "one key twice": "J3",
  "a key called __proto__": "J3",
  "orders to the machine": "J4",
  "pages that are not there": "J5",
  "quotes of nothing and of everything": "J6",
  "a flood of findings": "J7",
  "numbers that look like others": "N1",
  "sums that never end": "C1",
  "markup in every name": "U1",
};

/** One deal can hold them all: the rest of it is unharmed. */
export const HOSTILE_INPUTS: readonly HostileInput[] = [
  { id: "P1", path: "documents/lying-font.pdf", make: lyingFontPdf, becomes: "read" },
  ...Object.entries(UNSEEN_PDFS).map(
    ([name, make]): HostileInput => ({
      id: "P2–P10",
      path: `documents/unseen-${named(name)}.pdf`,
      make: () => make(FIGURE),
      becomes: "read",
    }),
  ),
  { id: "P11", path: "documents/operators.pdf", make: () => floods.operatorFloodPdf(20_000_000), becomes: "refused" },
  { id: "P12", path: "documents/bomb.pdf", make: () => bad.bombPdf(700), becomes: "refused" },
  { id: "P13", path: "documents/words.pdf", make: () => floods.wordFloodPdf(), becomes: "refused" },
  { id: "P14", path: "documents/cycle.pdf", make: bad.cyclicPdf, becomes: "refused" },
  { id: "P14", path: "documents/countless.pdf", make: pages.countlessPdf, becomes: "read" },
  { id: "P14", path: "documents/loop.pdf", make: pages.loopingTablePdf, becomes: "read" },
  { id: "P14", path: "documents/pages.pdf", make: () => bad.manyPagesPdf(100_000), becomes: "refused" },
  { id: "P15", path: "documents/script.pdf", make: floods.scriptPdf, becomes: "read" },
  {
    id: "P17",
    path: "documents/pictures.pdf",
    make: () =>
      makePdf([{ width: 400, height: 300, items: [{ kind: "image", x: 0, y: 0, width: 400, height: 300, ...blank }] }]),
    becomes: "read",
  },
  { id: "P16", path: "documents/locked.pdf", make: bad.encryptedPdf, becomes: "refused" },
  { id: "P16", path: "documents/cut.pdf", make: () => pdf.subarray(0, pdf.length / 3), becomes: "refused" },
  { id: "P16", path: "documents/empty.pdf", make: () => "", becomes: "refused" },
  { id: "P16", path: "documents/page.pdf", make: () => "<!DOCTYPE html><html></html>", becomes: "refused" },
  { id: "P18", path: "documents/forms.pdf", make: () => pages.doublingFormsPdf(), becomes: "refused" },
  { id: "P19", path: "documents/strange-pictures.pdf", make: pages.strangePicturesPdf, becomes: "read" },
  { id: "P19", path: "documents/vast-pictures.pdf", make: () => pages.vastPicturesPdf(20_000), becomes: "read" },
  { id: "X1", path: "documents/huge.xlsx", make: bad.hugeRangeXlsx, becomes: "read" },
  { id: "X2", path: "documents/echo.xlsx", make: () => bad.echoingXlsx(5_000), becomes: "refused" },
  { id: "X3", path: "documents/rows.xlsx", make: () => floods.manyRowsXlsx(), becomes: "refused" },
  { id: "X4", path: "documents/lying.xlsx", make: () => bad.lyingXlsx(60), becomes: "refused" },
  { id: "X4", path: "documents/climb.pptx", make: bad.climbingPptx, becomes: "refused" },
  { id: "X4", path: "documents/doubled.xlsx", make: archives.doubledXlsx, becomes: "refused" },
  { id: "X4", path: "documents/crowded.xlsx", make: () => archives.crowdedXlsx(), becomes: "refused" },
  { id: "X4", path: "documents/nested.xlsx", make: archives.nestedXlsx, becomes: "refused" },
  { id: "X4", path: "documents/linking.xlsx", make: archives.linkingXlsx, becomes: "refused" },
  { id: "X5", path: "documents/fetching.xlsx", make: archives.fetchingXlsx, becomes: "refused" },
  { id: "X5", path: "documents/laughs.xlsx", make: bad.laughingXlsx, becomes: "refused" },
  { id: "X5", path: "documents/laughs.pptx", make: bad.laughingPptx, becomes: "refused" },
  { id: "X6, X7", path: "documents/unseen.xlsx", make: () => unseenXlsx(9_900_000), becomes: "read" },
  { id: "X6", path: "documents/broken-sums.xlsx", make: books.brokenSumsXlsx, becomes: "read" },
  { id: "X7", path: "documents/ordering.xlsx", make: books.orderingXlsx, becomes: "read" },
  { id: "X9", path: "documents/linked.xlsx", make: books.linkedXlsx, becomes: "read" },
  { id: "X10", path: "documents/macros.xlsm", make: books.macroXlsm, becomes: "read" },
  { id: "X10", path: "documents/old.xls", make: books.oleXls, becomes: "refused" },
  { id: "X11", path: "documents/days.xlsx", make: books.from1904Xlsx, becomes: "read" },
  { id: "X11", path: "documents/text-numbers.xlsx", make: books.textNumbersXlsx, becomes: "read" },
  {
    id: "X8",
    path: "documents/proto.xlsx",
    make: () => makeXlsx([{ name: "__proto__", rows: [["Rent", 1_000]] }]),
    becomes: "read",
  },
  {
    id: "X9",
    path: "documents/calls.xlsx",
    make: (address) =>
      makeXlsx([{ name: "Web", rows: [["ARR", { v: 9_900_000, f: `WEBSERVICE("${address}/sheet")` }]] }]),
    becomes: "read",
  },
  { id: "S1", path: "documents/unseen.pptx", make: () => unseenPptx(FIGURE), becomes: "read" },
  { id: "S1", path: "documents/described.pptx", make: books.ordersInPicturePptx, becomes: "read" },
  { id: "S2", path: "documents/runs.pptx", make: () => floods.runFloodPptx(), becomes: "refused" },
  { id: "S3", path: "documents/remote.pptx", make: floods.remotePptx, becomes: "read" },
  { id: "J8", path: "documents/nothing.txt", make: () => "Rent: 1 000 EUR \u0000", becomes: "refused" },
  ...Object.entries(STRANGE_TEXTS).map(([path, make]): HostileInput => ({ id: "J8", path, make, becomes: "read" })),
  ...Object.entries(HOSTILE_ANSWERS).map(
    ([name, make]): HostileInput => ({
      id: ANSWER_IDS[name] ?? "J",
      path: `agents/${named(name)}.json`,
      make,
      becomes: name === "one key twice" ? "refused" : "read",
    }),
  ),
];
