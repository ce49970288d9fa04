import type { Passage } from "../reading/passages.ts";
import { changedText } from "./correction.ts";
import type { Edit } from "./edits.ts";

/** Adds words at the end of a sentence, before its full stop. */
export function addToPassage(
  passage: Passage,
  addition: string,
): { edits: Edit[]; change: { before: string; after: string } } {
  const stop = /[.!]\s*$/.exec(passage.text)?.[0].length ?? 0;
  const at = passage.end - stop;
  const edit = { kind: "text" as const, steps: passage.leaf.steps, start: at, end: at, text: addition };
  return { edits: [edit], change: changedText(String(passage.leaf.value), passage.start, passage.end, [edit]) };
}
