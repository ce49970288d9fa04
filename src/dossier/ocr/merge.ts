import type { ExtractionIssue, Section } from "../../domain/document.ts";
import { type RecognisedPicture, textOf } from "./recognise.ts";

/** True where nothing on the page can be used: a picture of a page, or a text layer that is not language. */
export function isPictureOnly(section: Section): boolean {
  return section.issues.some(isBlocking);
}

function isBlocking({ code, level, detail }: ExtractionIssue): boolean {
  return level === "blocking" && (code === "no_text_layer" || code === "garbled_text") && detail.damaged === undefined;
}

/** Puts what was read in its place: instead of a page that says nothing, or after what the page says itself. */
export function merge(section: Section, found: RecognisedPicture[], wholePage: boolean): void {
  const rows = found.flatMap((one) => one.rows);
  const text = textOf(rows);
  if (text.trim() === "") return;
  const unsure = rows.flatMap(({ cells }) => cells).filter(({ ocr }) => ocr === "unsure").length;
  const detail = { recognised: text.length, unsure };
  const where = { section: section.number };
  if (wholePage) {
    section.rows = rows;
    delete section.stream;
    section.issues = section.issues.filter((issue) => !isBlocking(issue));
    section.issues.push({ code: "no_text_layer", level: "warning", detail, ...where });
    return;
  }
  section.rows.push(...rows);
  section.issues.push({ code: "picture_text", level: "info", detail, ...where });
}

/** Says why the pictures of a page were not read. */
export function notRead(section: Section, why: "off" | "missing" | "limit"): ExtractionIssue[] {
  const blocking = section.issues.filter(isBlocking);
  for (const issue of blocking) issue.detail = { ...issue.detail, ocr: why };
  if (blocking.length > 0 || why === "off") return [];
  return [{ code: "picture_text", level: "info", detail: { ocr: why }, section: section.number }];
}
