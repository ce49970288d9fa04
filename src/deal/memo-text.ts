import { extname } from "node:path";
import type { Cell, Section, SourceDocument } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { DEFAULT_READ_LIMITS } from "../dossier/reader.ts";
import { decodeWithin } from "../dossier/text/decode.ts";
import { tilesOf } from "../evidence/layout/page.ts";
import { numberHabit } from "../quantities/habits.ts";

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

/** In whatever encoding it was saved; a picture, an archive or nothing at all under a text's name is refused. */
function plainText({ name, bytes }: { name: string; bytes: Uint8Array }): string {
  try {
    const text = decodeWithin(bytes, DEFAULT_READ_LIMITS);
    if (isNoise(text)) throw new TribunalError("wrong_format", `${name} is no text.`);
    if (!/\S/.test(text)) throw new TribunalError("file_empty", `${name} is empty.`);
    return text;
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    throw new TribunalError(error.code, error.message, { file: name, ...error.detail }, error);
  }
}

/** More signs than a stray one that nobody writes: what they stand in was never meant to be read. */
function isNoise(text: string): boolean {
  return (text.match(/(?![\t\n\v\f\r])\p{Cc}/gu) ?? []).length > text.length / 50;
}

/** A document as a text: paragraphs apart and whole, rows of tables as rows. */
function textOf({ sections }: SourceDocument): string {
  return sections.map((section) => linesOf(section).join("\n")).join("\n");
}

function linesOf(section: Section): string[] {
  const paragraphs = paragraphsOf(section);
  return section.rows.flatMap((row) => {
    if (row.table === true && row.cells.length > 1)
      return `| ${row.cells.map(({ text }) => text.replaceAll("|", "\\|").trim()).join(" | ")} |`;
    const texts = row.cells.flatMap((cell) => paragraphs.get(cell) ?? []);
    return texts.length === 0 ? [] : [`\n${texts.join(" ")}\n`];
  });
}

/** What each cell outside the tables begins: on a page the lines of a sentence are one paragraph, told by their places. */
function paragraphsOf(section: Section): Map<Cell, string> {
  const rows = section.rows.filter(({ table, cells }) => table !== true || cells.length <= 1);
  const cells = rows.flatMap((row) => row.cells);
  if (!cells.some(({ box }) => box !== undefined)) return new Map(cells.map((cell) => [cell, cell.text.trim()]));
  const tiles = tilesOf({ ...section, rows }, { habit: numberHabit(cells.map(({ text }) => text)) }, { wraps: true });
  return new Map(tiles.flatMap(({ cells: [first], text }) => (first === undefined ? [] : [[first, text] as const])));
}
