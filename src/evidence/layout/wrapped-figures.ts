import { type Piece, under } from "./pieces.ts";

/** A card's figure is set this much larger than most of its page. */
const STANDS_OUT = 1.25;
const LONGEST = 30;
/** Words that go on from a figure: they begin small, or are the short name of a market. */
const GOES_ON = /^(?:\p{Ll}|(?:TAM|SAM|SOM|ARR|MRR|GMV)$)/u;
/** "$300B by" waits for its year. */
const ENDS_OPEN = /\s(?:by|in|en|em|d['’]ici|até|à l['’]horizon)$/iu;

/** "$3,000-" waits for its upper end. */
const OPEN_RANGE = /\d\s?[-–—]$/u;
/** "R$" over "2.400/mês", and "FCFA/mois" under "6,3 Mds": a sign that a narrow card has parted from its number. */
const SIGN_ALONE = /^[~≈<>+]?\s?(?:[RUSCA]{0,2}\$|[€£₹₦]|F\s?CFA|[A-Z]{3})$/u;
const IN_A_CURRENCY = /^(?:[€£₹]|F\s?CFA|[A-Z]{3})(?:\s?\/\s?\p{L}+)?$/u;

/** "per month", "/mois": by what an amount is counted, and nothing else. */
const MEASURE = /^(?:per|par|por|\/)\s?\p{L}+(?:\s?[/ ]\s?\p{L}+)?$/iu;

/**
 * "5,000–10,000" over "paying students", "$2.2M" over "SOM", in one type that stands out on the page: what was too long
 * for its card goes on in the next line.
 */
export function joinWrappedFigures(
  pieces: readonly Piece[],
  kindOf: (piece: Piece) => string | undefined,
): readonly Piece[] {
  const figures = pieces.filter((piece) => kindOf(piece) === "figure");
  if (figures.length === 0) return pieces;
  const sizes = pieces.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const rest = new Map<Piece, Piece>();
  for (const figure of figures) {
    if (figure.size < STANDS_OUT * usual) continue;
    const sign = pieces.find((piece) => SIGN_ALONE.test(piece.text) && isLineBelow(piece, figure));
    if (sign !== undefined && !/\p{Sc}/u.test(figure.text)) rest.set(sign, figure);
    const next =
      pieces.find((piece) => isNextLine(figure, piece) && goesOn(figure, piece, kindOf(piece))) ??
      pieces.find((piece) => IN_A_CURRENCY.test(piece.text) && isLineBelow(figure, piece)) ??
      pieces.find((piece) => isItsMeasure(figure, piece));
    if (next !== undefined && sign === undefined) rest.set(figure, next);
  }
  const taken = new Set(rest.values());
  return pieces.flatMap((piece) => {
    const next = rest.get(piece);
    if (taken.has(piece)) return [];
    if (next === undefined) return [piece];
    const whole = under(piece, next);
    return [OPEN_RANGE.test(piece.text) ? { ...whole, text: `${piece.text}${next.text}` } : whole];
  });
}

function isNextLine({ edges: a, size }: Piece, { edges: b, size: other }: Piece): boolean {
  const gap = b.y0 - a.y1;
  return (
    Math.abs(size - other) <= 0.03 * size &&
    Math.abs(a.x0 - b.x0) <= 0.1 * size &&
    b.y0 > a.y0 + 0.3 * size &&
    gap <= 0.2 * size
  );
}

/** The next line of one type in one card, under the first one's beginning or its middle. */
function isLineBelow({ edges: a, size }: Piece, { edges: b, size: other }: Piece): boolean {
  const centred = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= 0.3 * size || Math.abs(a.x0 - b.x0) <= 0.1 * size;
  return Math.abs(size - other) <= 0.03 * size && centred && b.y0 > a.y0 + 0.3 * size && b.y0 - a.y1 <= 0.4 * size;
}

/** The small line under an amount that says by what it is counted. */
function isItsMeasure({ text, edges: a, size }: Piece, { text: words, edges: b, size: other }: Piece): boolean {
  if (!MEASURE.test(words) || !/\p{Sc}|[A-Z]{3}/u.test(text) || other >= size || /\p{L}{4}/u.test(text)) return false;
  const gap = b.y0 - a.y1;
  const centred = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= size;
  return b.y0 > a.y0 && gap <= 0.4 * size && (centred || Math.abs(a.x0 - b.x0) <= 0.15 * size);
}

function goesOn({ text }: Piece, next: Piece, kind: string | undefined): boolean {
  if (kind === "period") return ENDS_OPEN.test(text);
  if (OPEN_RANGE.test(text)) return kind === "figure" && /^\d/.test(next.text);
  return kind === "words" && next.text.length <= LONGEST && GOES_ON.test(next.text);
}
