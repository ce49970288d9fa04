import type { ExtractionIssue, Row, Section } from "../../domain/document.ts";
import { type Fragment, type PageText, readFragments } from "./fragments.ts";
import { pageGeometry } from "./geometry.ts";
import { type PageObjects, pageObjects } from "./objects.ts";
import { toHiddenRows, toRows } from "./page-rows.ts";
import type { PageTurner } from "./page-turner.ts";
import type { Pdfium } from "./pdfium.ts";
import { picturesOn } from "./pictures.ts";
import { pageTitle } from "./title.ts";
import { pageVisibility, type Visibility } from "./visibility.ts";

/** A page whose largest picture covers this much of it is a picture of a page. */
const PICTURE_OF_A_PAGE = 0.5;
/** Fewer letters than this beside such a picture are a page number or a stamp, not its text. */
const FEW_LETTERS = 8;
/** Lines and curves without any text: words turned into outlines. */
const MANY_PATHS = 30;

/** Reads one page of an open document. `scratch` is 64 bytes of PDFium's memory to write answers into. */
export function readPage(
  pdfium: Pdfium,
  pages: PageTurner,
  index: number,
  scratch: number,
  drawing: DrawingTime,
): Section {
  const { call } = pdfium;
  const page = pages.turnTo(index);
  if (page === 0) return damagedPage(index + 1);
  const textPage = call.FPDFText_LoadPage(page);
  const geometry = pageGeometry(pdfium, page, scratch);
  const objects = pageObjects(pdfium, page, geometry, scratch);
  const read = (by: Visibility) => readFragments(pdfium, textPage, geometry, by, pages, scratch);
  const visibility = pageVisibility(pdfium, page, geometry, objects, pages, scratch);
  const quick = read(visibility);
  const scanned = isRecognisedPicture(quick, objects);
  const inkless = quick.fragments.some(({ hidden, text }) => hidden === "invisible" && text !== String(index + 1));
  const suspect = visibility.suspects() > 0 && !scanned;
  const isOpen = suspect && drawing.left <= 0;
  const draws = (suspect || (inkless && !scanned)) && drawing.left > 0;
  const first = isOpen ? read(visibility.leaveOpen()) : draws ? read(settled()) : quick;
  const recognised = scanned || isRecognisedPicture(first, objects);
  const text = recognised ? inDoubt(read({ hides: () => undefined })) : first;
  const pictures = recognised ? [] : picturesOn(pdfium, geometry, objects, scratch);
  call.FPDFText_ClosePage(textPage);

  const number = index + 1;
  const hiddenRows = toHiddenRows(text.fragments, geometry).filter((row) => !isOwnNumber(row, number));
  const rows = toRows(text.fragments, geometry);
  const name = pageTitle(rows, geometry.height);
  return {
    kind: "page",
    number,
    ...(name !== undefined && { name }),
    width: geometry.width,
    height: geometry.height,
    rows,
    hiddenRows,
    stream: text.stream,
    ...(pictures.length > 0 && { pictures }),
    issues: [
      ...textIssues(text, objects, recognised, number),
      ...(hiddenRows.length > 0 ? [hiddenIssue(hiddenRows, number)] : []),
      ...(isOpen ? [undrawnIssue(number)] : []),
    ],
  };

  function settled(): Visibility {
    const begun = performance.now();
    const seen = visibility.settle();
    drawing.left -= performance.now() - begun;
    return seen;
  }
}

/** Milliseconds that are left for drawing pages of a document. */
export interface DrawingTime {
  left: number;
}

/** Words that only drawing could have shown to be seen or hidden. */
function undrawnIssue(section: number): ExtractionIssue {
  return { code: "slow_page", level: "warning", detail: {}, section };
}

/** The page's own number, beside a drawing of it: nothing that anybody could be misled by. */
function isOwnNumber({ cells }: Row, number: number): boolean {
  return cells.length === 1 && cells[0]?.text === String(number);
}

/** One page that cannot be read does not take the others with it; nothing on it can be used. */
function damagedPage(number: number): Section {
  const issue: ExtractionIssue = { code: "no_text_layer", level: "blocking", detail: { damaged: 1 }, section: number };
  return { kind: "page", number, rows: [], hiddenRows: [], stream: "", issues: [issue] };
}

/** True for a page that could not be opened at all. */
export function isDamaged({ issues }: Section): boolean {
  return issues.some(({ detail }) => detail.damaged === 1);
}

/** A scan with an invisible layer of recognised text: what the layer says is what the reader sees in the picture. */
function isRecognisedPicture({ fragments }: PageText, { picture }: PageObjects): boolean {
  if (picture < PICTURE_OF_A_PAGE) return false;
  const letters = (list: Fragment[]) => list.reduce((sum, { text }) => sum + text.length, 0);
  const layer = letters(fragments.filter(({ hidden }) => hidden === "invisible" || hidden === "covered"));
  return layer > 0 && letters(fragments.filter(({ hidden }) => hidden === undefined)) < 0.2 * layer;
}

/** Whoever made the layer, its figures count only where the picture shows them. */
function inDoubt(text: PageText): PageText {
  for (const fragment of text.fragments) if (/\d/.test(fragment.text)) fragment.doubted = true;
  return text;
}

function textIssues(
  text: PageText,
  { picture, paths }: PageObjects,
  recognised: boolean,
  section: number,
): ExtractionIssue[] {
  if (recognised)
    return [{ code: "no_text_layer", level: "warning", detail: { recognised: text.stream.length }, section }];
  const isPicture = picture >= PICTURE_OF_A_PAGE && (text.stream.match(/\p{L}/gu) ?? []).length < FEW_LETTERS;
  if (isPicture || (text.stream.trim() === "" && (picture > 0 || paths >= MANY_PATHS))) {
    return [{ code: "no_text_layer", level: "blocking", detail: {}, section }];
  }
  return text.stream.trim() === "" ? [{ code: "empty_section", level: "info", detail: {}, section }] : [];
}

function hiddenIssue(hiddenRows: Row[], section: number): ExtractionIssue {
  const reasons = [...new Set(hiddenRows.map((row) => row.hidden))].join(", ");
  return { code: "hidden_text", level: "warning", detail: { rows: hiddenRows.length, reasons }, section };
}
