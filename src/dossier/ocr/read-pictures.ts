import { availableParallelism } from "node:os";
import type { Box, ExtractionIssue, Picture, Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { type IsolationOptions, runIsolated } from "../isolate.ts";
import { detectLanguage } from "../language.ts";
import { DEFAULT_READ_LIMITS, type ParsedDocument } from "../reader.ts";
import { keep, keyOf, placeOf, recall } from "./cache.ts";
import { doubtedLines, leaveInDoubt, settleDoubts } from "./doubts.ts";
import { isPictureOnly, merge, notRead } from "./merge.ts";
import { type PictureToRead, type RecognisedPicture, textOf } from "./recognise.ts";

/** What reading the pictures of one document may cost. */
export interface OcrLimits {
  /** Pages with pictures that are read; the rest is named. Default 60. */
  maxPages: number;
  /** Milliseconds for one picture. Default 60,000. */
  pictureMs: number;
  /** Milliseconds for all pictures of a document. Default 300,000. */
  documentMs: number;
  /**
   * A folder in which what was read is kept by the file's content, so that the same deck is not read anew by the next
   * command. Default: TRIBUNAL_OCR_CACHE of the environment; none without it, or where it is "".
   */
  cache?: string | undefined;
}

export const DEFAULT_OCR_LIMITS: OcrLimits = { maxPages: 60, pictureMs: 60_000, documentMs: 300_000 };

/** How pictures are read. */
export interface OcrOptions extends IsolationOptions {
  /** Set to false, pictures are not read at all. */
  ocr?: boolean | Partial<OcrLimits> | undefined;
  /** Hears how far the reading of pictures has come. */
  onPictureRead?: ((progress: { document: string; done: number; total: number }) => void) | undefined;
}

/** More processes than this would take the machine from its user. */
const MAX_AT_ONCE = 2;
const READ_IN = new Set<ParsedDocument["format"]>(["pdf", "pptx"]);

/** Adds to a document what its pictures say. Pictures that cannot be read leave their page as it was, with the reason. */
export async function readPictures(
  document: ParsedDocument,
  bytes: Uint8Array,
  options: OcrOptions,
  name: string,
): Promise<ParsedDocument> {
  const wanted = READ_IN.has(document.format)
    ? document.sections.flatMap(picturesIn(decorations(document.sections)))
    : [];
  if (wanted.length === 0 || options.ocr === false) return withReasons(document, wanted, "off");
  const limits = { ...DEFAULT_OCR_LIMITS, ...(typeof options.ocr === "object" ? options.ocr : {}) };
  const { first, rest } = withinPages(wanted, limits.maxPages);
  const read = new Map<PictureToRead, RecognisedPicture>();
  const folder = (limits.cache ?? process.env.TRIBUNAL_OCR_CACHE) || undefined;
  const place = folder === undefined ? undefined : placeOf(folder, bytes, document);
  const kept = place === undefined ? null : await recall(place);
  for (const picture of first) {
    const found = kept?.pictures.find(({ key }) => key === keyOf(picture));
    if (found !== undefined) read.set(picture, { picture: 0, rows: found.rows });
  }
  const left = first.filter((picture) => !read.has(picture));
  const { missing, language } =
    left.length === 0
      ? { missing: false, language: kept?.language ?? null }
      : await readAll(left, document, bytes, options, limits, (picture, found) => {
          read.set(picture, found);
          options.onPictureRead?.({ document: name, done: read.size, total: first.length });
        });
  if (folder !== undefined && place !== undefined && left.length > 0 && !missing) {
    const pictures = [...read].map(([picture, { rows }]) => ({ key: keyOf(picture), rows }));
    await keep(place, folder, { language, pictures });
  }
  for (const section of document.sections) {
    const here = first.filter((picture) => picture.section === section.number);
    const isRead = (picture: PictureToRead) => read.get(picture) ?? [];
    for (const compared of here.filter(({ lines }) => lines !== undefined).flatMap(isRead)) {
      settleDoubts(section, compared.rows);
    }
    const found = here.filter(({ lines }) => lines === undefined).flatMap(isRead);
    const wholePage = here.some((picture) => picture.wholePage);
    if (found.length > 0) merge(section, found, wholePage);
  }
  const unread = [...first.filter((picture) => !read.has(picture)), ...rest];
  const known =
    document.language ?? language ?? detectLanguage(document.sections.map(({ rows }) => textOf(rows)).join("\n"));
  return { ...withReasons(document, unread, missing ? "missing" : "limit"), language: known };
}

/** A page without usable text is one picture; else each large picture on it is. */
const picturesIn =
  (decorations: Set<string>) =>
  (section: Section): PictureToRead[] => {
    const { number, width, height } = section;
    if (section.hidden !== undefined) return [];
    const wholePage = isPictureOnly(section);
    const pictures = (section.pictures ?? []).filter(({ part }) => part === undefined || !decorations.has(part));
    const page = { section: number, box: { x: 0, y: 0, width: width ?? 0, height: height ?? 0 } };
    if (section.kind === "page" && wholePage) return width === undefined ? [] : [{ ...page, wholePage }];
    // Pictures of a page are drawn and read together; those of a slide are files of their own.
    if (section.kind === "page") {
      const lines = doubtedLines(section);
      return [
        ...(lines.length === 0 ? [] : [{ ...page, wholePage, lines }]),
        ...(pictures.length === 0 ? [] : [{ section: number, box: around(pictures), wholePage }]),
      ];
    }
    return pictures.map((picture) => ({ ...picture, section: number, wholePage }));
  };

/** The same picture on so many pages is a background or a logo. */
const DECORATION_PAGES = 3;

function decorations(sections: Section[]): Set<string> {
  const pages = new Map<string, number>();
  for (const section of sections) {
    for (const part of new Set(section.pictures?.flatMap((picture) => picture.part ?? []))) {
      pages.set(part, (pages.get(part) ?? 0) + 1);
    }
  }
  return new Set([...pages].filter(([, count]) => count >= DECORATION_PAGES).map(([part]) => part));
}

function around(pictures: Picture[]): Box {
  const x = Math.min(...pictures.map(({ box }) => box.x));
  const y = Math.min(...pictures.map(({ box }) => box.y));
  const right = Math.max(...pictures.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...pictures.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Pages that are nothing but pictures come first. */
function withinPages(pictures: PictureToRead[], maxPages: number): { first: PictureToRead[]; rest: PictureToRead[] } {
  const sorted = pictures.toSorted((a, b) => Number(b.wholePage) - Number(a.wholePage));
  const pages = new Set([...new Set(sorted.map(({ section }) => section))].slice(0, maxPages));
  return {
    first: sorted.filter(({ section }) => pages.has(section)),
    rest: sorted.filter(({ section }) => !pages.has(section)),
  };
}

interface Outcome {
  missing: boolean;
  language: ParsedDocument["language"];
}

/** Shares the pictures between processes. One that takes too long is left out; the others are read all the same. */
async function readAll(
  pictures: PictureToRead[],
  document: ParsedDocument,
  bytes: Uint8Array,
  options: OcrOptions,
  limits: OcrLimits,
  tell: (picture: PictureToRead, found: RecognisedPicture) => void,
): Promise<Outcome> {
  const end = performance.now() + limits.documentMs;
  const outcome: Outcome = { missing: false, language: null };
  const readShare = async (share: PictureToRead[]): Promise<void> => {
    let left = share;
    while (left.length > 0 && !outcome.missing && performance.now() < end) {
      const asked = left;
      let done = 0;
      try {
        const result = await runIsolated(
          {
            kind: "recognise",
            format: document.format,
            bytes,
            pictures: asked,
            language: document.language ?? outcome.language,
            limits: { ...DEFAULT_READ_LIMITS, ...options.limits },
          },
          { ...options, timeoutMs: Math.min(limits.pictureMs, Math.max(1, end - performance.now())) },
          (part) => {
            const picture = asked[part.picture];
            if (picture !== undefined) tell(picture, part);
            done = Math.max(done, part.picture + 1);
          },
        );
        outcome.missing ||= result.missing;
        outcome.language ??= result.language;
        return;
      } catch (error) {
        if (!(error instanceof TribunalError)) throw error;
        // The picture at which the process was ended is given up; the next ones are tried in a new one.
        left = asked.slice(done + 1);
      }
    }
  };
  const shares = Math.max(1, Math.min(MAX_AT_ONCE, availableParallelism(), pictures.length));
  const mine = Array.from({ length: shares }, (_, share) => pictures.filter((_picture, at) => at % shares === share));
  await Promise.all(mine.map(readShare));
  return outcome;
}

function withReasons(
  document: ParsedDocument,
  unread: PictureToRead[],
  why: "off" | "missing" | "limit",
): ParsedDocument {
  const issues: ExtractionIssue[] = [];
  for (const section of document.sections) {
    leaveInDoubt(section);
    if (unread.some((picture) => picture.section === section.number)) issues.push(...notRead(section, why));
  }
  return issues.length === 0 ? document : { ...document, issues: [...document.issues, ...issues] };
}
