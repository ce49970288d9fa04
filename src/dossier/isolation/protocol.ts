import type { Box, DocumentFormat, Section } from "../../domain/document.ts";
import type { TribunalErrorCode } from "../../domain/errors.ts";
import type { Locale } from "../../domain/locale.ts";
import type { PictureToRead, RecognisedPicture, Recognition } from "../ocr/recognise.ts";
import type { ParsedDocument, ReadLimits } from "../reader.ts";

/** What the parsing process can be asked to do. */
export type Task =
  | { kind: "parse"; format: DocumentFormat; bytes: Uint8Array; limits: ReadLimits }
  | {
      kind: "recognise";
      format: DocumentFormat;
      bytes: Uint8Array;
      pictures: PictureToRead[];
      language: Locale | "other" | null;
      limits: ReadLimits;
    }
  | { kind: "render_pdf"; bytes: Uint8Array; page: number; scale: number; highlight: Box[] }
  | { kind: "render_section"; section: Section; scale: number; highlight: Box[] | string };

/** A task and the processor time it may take, or each part of a long one. */
export interface GrantedTask {
  task: Task;
  processorMs: number;
}

/** What each task gives. */
export interface TaskResults {
  parse: ParsedDocument;
  recognise: Recognition;
  render_pdf: Uint8Array;
  render_section: Uint8Array;
}

/** What the parsing process answers. */
export type FromChild =
  | { kind: "ready" }
  /** Part of a long task is finished: what it gave. The time limit of a task holds for each part anew. */
  | { kind: "part"; part: RecognisedPicture }
  | { kind: "done"; result: TaskResults[Task["kind"]]; residentBytes: number }
  | {
      kind: "refused";
      code: TribunalErrorCode;
      message: string;
      detail: Record<string, string | number>;
      residentBytes: number;
    }
  /** Something threw that is not a statement about the file: the process is not used again. */
  | { kind: "crashed"; name: string; message: string };

/** Written to standard error by the watchdog before it ends the process. */
export const MEMORY_MARK = "tribunal-watchdog-memory ";
export const PAGE_MARK = "tribunal-watchdog-page ";
export const TIME_MARK = "tribunal-watchdog-time ";
