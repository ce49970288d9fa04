import { OWN_PAPER, OWN_PAPER_COMMENT } from "../domain/own-paper.ts";
import { formatByName } from "../dossier/formats.ts";
import { readWithin } from "../dossier/isolate.ts";
import { DEFAULT_READ_LIMITS } from "../dossier/reader.ts";
import { openZip } from "../dossier/zip.ts";
import type { DealFile } from "./folder.ts";

/** No paper of ours is larger. */
const LARGEST = 50_000_000;
const PROPERTIES = "docProps/core.xml";

/**
 * Whether Tribunal itself wrote this file: a report, a memo or a list of questions that somebody left in the folder. What
 * it says comes from the documents beside it and from analysts; read as one more document it would bear itself out.
 */
export async function isOwnPaper({ inside, path }: DealFile): Promise<boolean> {
  const format = formatByName(inside);
  if (format === null) return false;
  try {
    const bytes = await readWithin(path, LARGEST);
    if (format === "pdf") return isIn(bytes, `(${OWN_PAPER})`);
    if (format === "markdown") return isIn(bytes, OWN_PAPER_COMMENT);
    if (format !== "docx" && format !== "xlsx") return false;
    const zip = openZip(bytes, DEFAULT_READ_LIMITS);
    return zip.has(PROPERTIES) && zip.readXml(PROPERTIES).includes(`keywords>${OWN_PAPER}<`);
  } catch {
    // Too large, or not to be opened: what is wrong with it is said when it is read.
    return false;
  }
}

const isIn = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(mark);
