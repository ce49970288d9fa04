/** Gaps between letters wider than this share of their height are set on purpose. */
const SPACED_OUT = 0.045;
/** Further apart than this they are cells of a table that are one letter wide. */
const CELLS = 0.45;
/** By how much more, in heights, two words stand apart than two letters of one. */
const WORD_GAP = 0.13;
/** Fewer letters than this do not tell how far apart letters stand. */
const FEWEST = 4;

/** The letters of a stretch of a line as they are read, one after the other. One is used for stretch after stretch. */
export class Spacing {
  #count = 0;
  readonly #letters: string[] = [];
  /** Between a letter and the one before it. */
  readonly #gaps: number[] = [];
  /** True where the file itself has a space there; spaces made up from the gaps do not count. */
  readonly #written: boolean[] = [];

  /** Begins a stretch. */
  begin(letter: string): void {
    this.#count = 0;
    this.add(letter, 0, false);
  }

  /** Adds a letter to the stretch. */
  add(letter: string, gap: number, written: boolean): void {
    const at = this.#count++;
    this.#letters[at] = letter;
    this.#gaps[at] = gap;
    this.#written[at] = written;
  }

  /** The stretch's words where it is set with wide letters; null for text set as usual. */
  words(height: number): string | null {
    if (this.#count < FEWEST || this.#isUsual(height)) return null;
    const upTo = this.#count;
    return spacedWords(this.#letters.slice(0, upTo), this.#gaps.slice(0, upTo), this.#written.slice(0, upTo), height);
  }

  /** Most text is set as usual: a third of its gaps, looked at as they come, tells. */
  #isUsual(height: number): boolean {
    const least = SPACED_OUT * height;
    let tight = 0;
    for (let at = 1; at < this.#count; at++) {
      if ((this.#gaps[at] as number) < least && ++tight > this.#count / 3) return true;
    }
    return false;
  }
}

/**
 * Captions are often set with wide letters, "L A  D E M A N D E": whoever makes up spaces from gaps alone parts every
 * letter, or none. Here a gap is a space where it is wider than the other gaps of its own stretch.
 */
function spacedWords(letters: string[], gaps: number[], written: boolean[], height: number): string | null {
  const between = gaps.filter((_, at) => at > 0 && !written[at]).sort((a, b) => a - b);
  // A quarter of the way up: short words have nearly as many gaps between them as within.
  const usual = between[Math.floor(between.length / 4)] ?? 0;
  if (usual < SPACED_OUT * height || usual > CELLS * height) return null;
  if (letters.filter((letter) => /\p{L}/u.test(letter)).length < letters.length / 2) return null;
  const hasSpaces = written.includes(true);
  const isSpace = (at: number) => (hasSpaces ? written[at] === true : (gaps[at] as number) > usual + WORD_GAP * height);
  return letters.map((letter, at) => (at > 0 && isSpace(at) ? ` ${letter}` : letter)).join("");
}
