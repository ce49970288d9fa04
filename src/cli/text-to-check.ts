import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { isPlainText, memoText } from "../deal/memo-text.ts";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";

/** The text a person wants checked: a text file, a document (DOCX, PDF …), or "-" for standard input. */
export async function textToCheck(file: string): Promise<string> {
  const text = await textOf(file);
  if (text.length > MOST_CHARACTERS)
    throw new TribunalError("text_too_long", `${file} has ${text.length} characters.`, {
      file,
      limit: MOST_CHARACTERS,
      measured: text.length,
    });
  return text;
}

/** Some five hundred pages: more is no memo. */
const MOST_CHARACTERS = 1_000_000;

async function textOf(file: string): Promise<string> {
  if (file === "-") return memoText({ name: "-", bytes: await buffer(process.stdin) });
  return isPlainText(file) ? memoText({ name: file, bytes: await bytesOf(file) }) : memoText({ path: file });
}

const bytesOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw refusedBySystem(error, file);
  });
