import type { Box, Row } from "../../domain/document.ts";
import { greatest } from "../../domain/many.ts";

/** A title stands in this upper part of its page. */
const UPPER = 0.4;
/** What is longer is a sentence of its own, and says more than what the page is about. */
const LONGEST = 70;
/** How much larger than everything else a title is; as the first line of its page, than most of it. */
const LARGER = 1.1;
const MUCH_LARGER = 1.5;

/** A number that is no year: such a line is a statement. */
const FIGURE = /(?<!\d)(?!(?:19|20)\d{2}(?!\d))\d/u;

interface Line {
  text: string;
  box: Box;
}

/** The words in the largest type of the upper part of a page, where they stand out; undefined where none do. */
export function pageTitle(rows: readonly Row[], height: number): string | undefined {
  const lines = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, box }) => (box === undefined ? [] : [{ text, box }])),
  );
  const upper = lines.filter((line) => isWords(line) && line.box.y < UPPER * height);
  const largest = Math.max(0, greatest(upper.map(({ box }) => box.height)));
  const [title] = upper.filter(({ box }) => box.height >= 0.93 * largest).toSorted((a, b) => a.box.y - b.box.y);
  if (title === undefined || title.text.length > LONGEST) return undefined;
  const size = title.box.height;
  const more = goesOn(title, upper);
  const others = lines.filter((line) => line !== title && line !== more && isWords(line));
  const body = Math.max(0, greatest(others.map(({ box }) => box.height)));
  const sizes = lines.map(({ box }) => box.height).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isFirst = lines.every(({ box }) => box.y >= title.box.y - 1);
  if (body === 0 || (size < LARGER * body && !(isFirst && size >= 0.9 * body && size >= MUCH_LARGER * usual)))
    return undefined;
  const whole = more === undefined ? title.text : `${title.text} ${more.text}`;
  return whole.length > LONGEST || FIGURE.test(whole) ? undefined : whole;
}

/** Words, not an amount in large type. */
const isWords = ({ text }: Line): boolean => /\p{L}{3}/u.test(text) && !/^[\s~<>≈+\-–$€£]*\d/u.test(text);

/** The next line of the same size, right under it. */
function goesOn({ box }: Line, upper: Line[]): Line | undefined {
  return upper.find((line) => {
    const gap = line.box.y - (box.y + box.height);
    const across = line.box.x < box.x + box.width && box.x < line.box.x + line.box.width;
    return (
      across &&
      Math.abs(line.box.height - box.height) <= 0.07 * box.height &&
      gap > -0.4 * box.height &&
      gap < 0.5 * box.height &&
      line.box.y > box.y
    );
  });
}
