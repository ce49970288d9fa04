import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files below a folder that are meant. */
export function globSync(folder: string, isMeant: (path: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isMeant);
}
