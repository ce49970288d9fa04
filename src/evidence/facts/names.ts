import { fold } from "../../lexicon/fold.ts";

/** Letters and digits alone, small. */
export function foldName(text: string): string {
  return fold(text).replace(/[^\p{L}\d]/gu, "");
}
