import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Row } from "../../domain/document.ts";
import type { ParsedDocument } from "../reader.ts";
import type { PictureToRead } from "./recognise.ts";

/** To be raised whenever the same picture would be read differently. */
const READING = 7;

/** What was read of a document's pictures, as it is kept. */
export interface KeptReading {
  language: ParsedDocument["language"];
  pictures: { key: string; rows: Row[] }[];
}

/** Which picture of a document it is. */
export function keyOf({ section, box, part, crop, wholePage, lines }: PictureToRead): string {
  return JSON.stringify([section, box, part, crop, wholePage, ...(lines === undefined ? [] : [lines])]);
}

/** Where the reading of these bytes is kept in a folder; the language is part of the question. */
export function placeOf(folder: string, bytes: Uint8Array, { format, language }: ParsedDocument): string {
  const hash = createHash("sha256").update(`${READING} ${format} ${language}\n`).update(bytes).digest("hex");
  return join(folder, `${hash}.json`);
}

/** An earlier reading; null where there is none. */
export async function recall(place: string): Promise<KeptReading | null> {
  try {
    return JSON.parse(await readFile(place, "utf8")) as KeptReading;
  } catch {
    // Not there yet, or cut short by a full disk: it is read anew.
    return null;
  }
}

/** Keeps a reading, for the owner's eyes only. It appears under its name when it is whole. */
export async function keep(place: string, folder: string, reading: KeptReading): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, JSON.stringify(reading), { mode: 0o600 });
    await rename(draft, place);
  } catch {
    // A reading that cannot be kept is whole all the same; the next one takes as long as this one.
    await rm(draft, { force: true });
  }
}
