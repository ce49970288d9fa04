import type { Passage } from "../../evidence/passages.ts";

/** Words that run on: the lines they stand on, as one text. */
export interface Paragraph {
  /** The line it begins on. */
  passage: Passage;
  text: string;
}

/** A paper of law is not longer without an end of a sentence. */
const MOST_LINES = 12;
const ENDS = /[.;!?:»”"]\s*$/u;
const BEGINS_ITEM = /^\s*(?:[-–—•*▪·]|\(?[a-z0-9]{1,2}[.)])\s/iu;

/** The lines of a paper as its reader takes them: a page breaks a sentence over several, which go on in one another. */
export function paragraphsOf(passages: readonly Passage[]): Paragraph[] {
  const found: (Paragraph & { last: Passage; lines: number })[] = [];
  for (const passage of passages) {
    const open = found.at(-1);
    if (open !== undefined && open.lines < MOST_LINES && goesOn(open.last, passage)) {
      open.text = `${open.text} ${passage.text}`;
      open.last = passage;
      open.lines += 1;
    } else found.push({ passage, text: passage.text, last: passage, lines: 1 });
  }
  return found.map(({ passage, text }) => ({ passage, text }));
}

/** Only a page sets its lines apart without meaning it; a text's paragraphs are its own. */
function goesOn(before: Passage, now: Passage): boolean {
  return (
    before.section === now.section &&
    before.section.kind === "page" &&
    before.row.cells.length === 1 &&
    now.row.cells.length === 1 &&
    before.row.heading === undefined &&
    now.row.heading === undefined &&
    !ENDS.test(before.text) &&
    !BEGINS_ITEM.test(now.text)
  );
}
