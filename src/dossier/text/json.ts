import type { Reader } from "../reader.ts";
import { decodeWithin } from "./decode.ts";
import { jsonSection } from "./json-section.ts";
import { toDocument } from "./text.ts";

/** Reads JSON: see `jsonSection`. */
export const readJson: Reader = async (bytes, limits) => {
  const section = jsonSection(decodeWithin(bytes, limits), limits.maxCells);
  const document = toDocument("json", [section]);
  // Keys, codes and identifiers are not language, and nobody's font can have garbled them.
  section.issues = section.issues.filter((issue) => issue.code !== "garbled_text");
  return document;
};
