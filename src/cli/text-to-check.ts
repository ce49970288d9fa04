import { readFile } from "node:fs/promises";
import { text as wholeText } from "node:stream/consumers";
import { isPlainText, memoText } from "../deal/memo-text.ts";
import { TribunalError } from "../domain/errors.ts";

/** The text a person wants checked: a text file, a document (DOCX, PDF …), or "-" for standard input. */
export async function textToCheck(file: string): Promise<string> {
  if (file === "-") return wholeText(process.stdin);
  return isPlainText(file) ? plainText(file) : memoText({ path: file });
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
