/** Gaps between letters wider than this share of their height are set on purpose. */
const SPACED_OUT = 0.045;
/** Further apart than this they are cells of a table that are one letter wide. */
const CELLS = 0.45;
/** By how much more, in heights, two words stand apart than two letters of one. */
const WORD_GAP = 0.13;
/** Fewer letters than this do not tell how far apart letters stand. */
const FEWEST = 4;

/** The letters of a stretch of a line as they are read, one after the other. */
export interface Spacing {
  letters: string[];
  /** Between a letter and the one before it. */
  gaps: number[];
  /** True where the file itself has a space there; spaces made up from the gaps do not count. */
  written: boolean[];
}

/** Adds a letter to a stretch. */
export function addTo(spacing: Spacing, letter: string, gap: number, written: boolean): void {
  spacing.letters.push(letter);
  spacing.gaps.push(gap);
  spacing.written.push(written);
}

/**
 * Captions are often set with wide letters, "L A  D E M A N D E": whoever makes up spaces from gaps alone parts every
 * letter, or none. Here a gap is a space where it is wider than the other gaps of its own stretch. Null for text set as usual.
 */
export function spacedWords({ letters, gaps, written }: Spacing, height: number): string | null {
  if (letters.length < FEWEST) return null;
  // Most text is set as usual: a third of its gaps, looked at as they come, tells.
  const least = SPACED_OUT * height;
  let tight = 0;
  for (let at = 1; at < gaps.length; at++) if ((gaps[at] as number) < least && ++tight > gaps.length / 3) return null;
  const between = gaps.filter((_, at) => at > 0 && !written[at]).sort((a, b) => a - b);
  // A quarter of the way up: short words have nearly as many gaps between them as within.
  const usual = between[Math.floor(between.length / 4)] ?? 0;
  if (usual < SPACED_OUT * height || usual > CELLS * height) return null;
  if (letters.filter((letter) => /\p{L}/u.test(letter)).length < letters.length / 2) return null;
  const hasSpaces = written.includes(true);
  const isSpace = (at: number) => (hasSpaces ? written[at] === true : (gaps[at] as number) > usual + WORD_GAP * height);
  return letters.map((letter, at) => (at > 0 && isSpace(at) ? ` ${letter}` : letter)).join("");
}
