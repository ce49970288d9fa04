import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { text as wholeText } from "node:stream/consumers";
import type { SourceDocument } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";

/** Files that are read as they are; all others as documents. */
const PLAIN = new Set([".md", ".markdown", ".txt", ".text", ""]);

/** The text a person wants checked: a text file, a document (DOCX, PDF …), or "-" for standard input. */
export async function textToCheck(file: string): Promise<string> {
  if (file === "-") return wholeText(process.stdin);
  if (PLAIN.has(extname(file).toLowerCase())) return plainText(file);
  const { dossier } = await buildVerificationContext({ others: [file] });
  const [document] = dossier?.documents ?? [];
  if (document !== undefined) return textOf(document);
  const [refused] = dossier?.unreadable ?? [];
  throw new TribunalError(refused?.code ?? "bad_input", refused?.message ?? file, { file, ...refused?.detail });
}

async function plainText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new TribunalError("file_not_found", `There is no file at ${file}.`, { file }, error);
    throw error;
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
