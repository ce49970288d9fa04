import { readFile, stat } from "node:fs/promises";
import type { VerificationContext } from "../domain/context.ts";
import type { Box, SourceDocument } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown } from "../domain/known-options.ts";
import { type IsolationOptions, runIsolated, withFile } from "./isolate.ts";
import { originOf } from "./origins.ts";
import { dossierOf } from "./plain-context.ts";

/** How a page is drawn, and what the drawing may cost. */
export interface RenderPageOptions extends Omit<IsolationOptions, "limits"> {
  /** What to mark: boxes in points from the top left of the page, or a cell ("C12"), a row or a paragraph ("12"). */
  highlight?: Box[] | string | undefined;
  /** Pixels a point. Default 2. */
  scale?: number | undefined;
}

const KNOWN: Readonly<Record<keyof RenderPageOptions, true>> = {
  highlight: true,
  scale: true,
  timeoutMs: true,
  memoryBytes: true,
  signal: true,
};

/**
 * A picture (PNG) of one page, slide, sheet or text of a document, with what is quoted marked. A PDF's page is drawn
 * from the file itself, the others from what was read of them. Drawing happens in the parsing process.
 *
 * ```ts
 * await writeFile("slide-8.png", await renderPage(context, "deck.pdf", 8));
 * ```
 */
export async function renderPage(
  context: VerificationContext,
  documentId: string,
  page: number,
  options: RenderPageOptions = {},
): Promise<Uint8Array> {
  refuseUnknown("renderPage", options, KNOWN);
  const dossier = dossierOf(context);
  const document = dossier.documents.find((one) => one.id === documentId);
  if (document === undefined) {
    throw new TribunalError("bad_input", `There is no document "${documentId}".`, {
      file: documentId,
      reason: "no_such_document",
    });
  }
  const section = document.sections.find((one) => one.number === page);
  if (section === undefined) {
    throw new TribunalError("bad_input", `${document.name} has no page ${page}.`, {
      file: document.name,
      reason: "no_such_page",
      page,
    });
  }
  const { highlight = [], scale = 2 } = options;
  try {
    if (document.format !== "pdf") {
      return await runIsolated({ kind: "render_section", section, scale, highlight }, options);
    }
    const bytes = await bytesOf(document, originOf(dossier, documentId));
    const boxes = typeof highlight === "string" ? [] : highlight;
    return await runIsolated({ kind: "render_pdf", bytes, page, scale, highlight: boxes }, options);
  } catch (error) {
    throw withFile(error, document.name);
  }
}

async function bytesOf(document: SourceDocument, origin: ReturnType<typeof originOf>): Promise<Uint8Array> {
  if (origin === undefined) {
    throw new TribunalError("file_not_found", `The file of ${document.name} is not known here.`, {
      file: document.name,
    });
  }
  if ("bytes" in origin) return origin.bytes;
  const now = await stat(origin.path).catch(() => null);
  if (now === null) throw new TribunalError("file_not_found", `${document.name} is gone.`, { file: document.name });
  if (now.size !== origin.size || now.mtimeMs !== origin.modifiedMs) {
    throw new TribunalError("bad_input", `${document.name} was changed after it was read.`, {
      file: document.name,
      reason: "file_changed",
    });
  }
  return readFile(origin.path);
}
