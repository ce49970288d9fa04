import { extname } from "node:path";
import type { SourceDocument } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";

/** Files that are read as they are; all others as documents. */
const PLAIN = new Set([".md", ".markdown", ".txt", ".text", ""]);

/** Whether a file's name says that it is text as it stands. */
export const isPlainText = (name: string): boolean => PLAIN.has(extname(name).toLowerCase());

/** A memo's text: of a text file as it stands, of a document (DOCX, PDF …) what is written in it. */
export async function memoText(file: { name: string; bytes: Uint8Array } | { path: string }): Promise<string> {
  const name = "path" in file ? file.path : file.name;
  if ("bytes" in file && isPlainText(name)) return plainText(file);
  const { dossier } = await buildVerificationContext({ others: [file] });
  const [document] = dossier?.documents ?? [];
  if (document !== undefined) return textOf(document);
  const [refused] = dossier?.unreadable ?? [];
  throw new TribunalError(refused?.code ?? "bad_input", refused?.message ?? name, { file: name, ...refused?.detail });
}

function plainText({ name, bytes }: { name: string; bytes: Uint8Array }): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new TribunalError("wrong_format", `${name} is no UTF-8 text.`, { file: name }, error);
  }
}

/** A document as a text: paragraphs apart, rows of tables as rows. */
function textOf({ sections }: SourceDocument): string {
  return sections
    .flatMap(({ rows }) => rows)
    .map(({ cells, table }) => {
      const texts = cells.map(({ text }) => text.replaceAll("|", "\\|").trim());
      return table === true && texts.length > 1 ? `| ${texts.join(" | ")} |` : `\n${texts.join(" ")}\n`;
    })
    .join("\n");
}
