import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Piece, under } from "./pieces.ts";

/** A caption of more lines than this is a list. */
const MOST_LINES = 3;
const LONGEST = 60;
/** How much larger than its caption a figure is set, and how many of its heights away it stands at most. */
const LARGER = 1.3;
const NEAR = 1.7;

/**
 * On a slide each line that its author broke is a paragraph: those right under a larger figure, in one frame and of one
 * size, are its caption together. One that is a name by itself stays alone.
 */
export function joinCaptionLines(pieces: readonly Piece[], isFigure: (piece: Piece) => boolean): Piece[] {
  const figures = pieces.filter(isFigure);
  const taken = new Set<Piece>();
  const joined = pieces.map((first, at) => {
    if (taken.has(first) || !isWords(first) || isName(first.text)) return first;
    const lines = [first];
    for (let next = pieces[at + 1]; next !== undefined && goesOn(lines.at(-1) as Piece, next); ) {
      lines.push(next);
      next = pieces[at + lines.length];
    }
    const text = lines.map((line) => line.text).join(" ");
    if (lines.length < 2 || lines.length > MOST_LINES || text.length > LONGEST) return first;
    if (!figures.some((figure) => isOver(figure, first))) return first;
    for (const line of lines.slice(1)) taken.add(line);
    return lines.reduce(under);
  });
  return joined.filter((_, at) => !taken.has(pieces[at] as Piece));
}

function isWords({ text }: Piece): boolean {
  return /\p{L}{2}/u.test(text) && !/\d/.test(text);
}

function isName(text: string): boolean {
  const match = matchTopic(text);
  return match !== null && match.sureness >= SURE_ENOUGH;
}

/** The next line of the same frame. */
function goesOn(line: Piece, next: Piece): boolean {
  const [a, b] = [line.edges, next.edges];
  const frame = Math.abs(a.x0 - b.x0) < 1 && Math.abs(a.x1 - b.x1) < 1;
  const touches = Math.abs(b.y0 - a.y1) < 0.3 * line.size && Math.abs(line.size - next.size) < 0.05 * line.size;
  return frame && touches && isWords(next) && !/[.:;!?]$/.test(line.text) && !/^[•▪●◦✓✔–-]/u.test(next.text);
}

function isOver(figure: Piece, { edges, size }: Piece): boolean {
  const gap = edges.y0 - figure.edges.y1;
  const across = Math.min(edges.x1, figure.edges.x1) - Math.max(edges.x0, figure.edges.x0);
  return figure.size >= LARGER * size && gap > -0.3 * size && gap <= NEAR * figure.size && across > 0;
}
