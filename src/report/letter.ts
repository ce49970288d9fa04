import { letterText, type SentLetter } from "../followup/sent-letter.ts";

/** The forms a letter to the founder is saved in; each is also the ending of its file. */
export const LETTER_FORMATS = ["docx", "xlsx", "txt"] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

/** The letter as a file: Word to write the answers into, a table to fill in, or plain text. */
export async function letterFile(letter: SentLetter, format: LetterFormat, written: Date): Promise<Uint8Array> {
  // Loaded when wanted: the makers of files are the larger part of the program.
  if (format === "docx") return (await import("./letter/docx.ts")).letterDocx(letter, written);
  if (format === "xlsx") return (await import("./letter/xlsx.ts")).letterXlsx(letter, written);
  return new TextEncoder().encode(letterText(letter));
}
