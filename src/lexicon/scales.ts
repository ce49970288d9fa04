/** What a word for a power of ten multiplies with. */
interface Scale {
  exponent: number;
  /** The other power it may mean: a Spanish "billón" translated from English. */
  otherwise?: number;
  /** The language this spelling belongs to, where only one has it. */
  language?: "fr" | "en" | "pt";
}

/** Words for powers of ten, with and without their accents. */
export const SCALE_WORDS: Readonly<Record<string, Scale>> = {
  mil: { exponent: 3, language: "pt" },
  milhar: { exponent: 3, language: "pt" },
  milhares: { exponent: 3, language: "pt" },
  mille: { exponent: 3, language: "fr" },
  millier: { exponent: 3, language: "fr" },
  milliers: { exponent: 3, language: "fr" },
  thousand: { exponent: 3, language: "en" },
  thousands: { exponent: 3, language: "en" },
  lakh: { exponent: 5, language: "en" },
  lakhs: { exponent: 5, language: "en" },
  lac: { exponent: 5, language: "en" },
  lacs: { exponent: 5, language: "en" },
  million: { exponent: 6 },
  millions: { exponent: 6 },
  milhão: { exponent: 6, language: "pt" },
  milhões: { exponent: 6, language: "pt" },
  milhao: { exponent: 6, language: "pt" },
  milhoes: { exponent: 6, language: "pt" },
  millón: { exponent: 6 },
  millon: { exponent: 6 },
  millones: { exponent: 6 },
  crore: { exponent: 7, language: "en" },
  crores: { exponent: 7, language: "en" },
  milliard: { exponent: 9, language: "fr" },
  milliards: { exponent: 9, language: "fr" },
  billion: { exponent: 9, language: "en" },
  billions: { exponent: 9, language: "en" },
  bilhão: { exponent: 9, language: "pt" },
  bilhões: { exponent: 9, language: "pt" },
  bilhao: { exponent: 9, language: "pt" },
  bilhoes: { exponent: 9, language: "pt" },
  // A million millions; who translates from English means a thousand of them.
  billón: { exponent: 12, otherwise: 9 },
  billones: { exponent: 12, otherwise: 9 },
  trilhão: { exponent: 12, language: "pt" },
  trilhões: { exponent: 12, language: "pt" },
  trillion: { exponent: 12, language: "en" },
  trillions: { exponent: 12, language: "en" },
};

const alternatives = (keep: (exponent: number) => boolean): string =>
  Object.entries(SCALE_WORDS)
    .flatMap(([word, { exponent }]) => (keep(exponent) ? word : []))
    .sort((a, b) => b.length - a.length)
    .join("|");

/** The same words as alternatives of a regular expression; the caller adds the boundaries. */
export const SCALE_WORD = alternatives(() => true);
export const THOUSANDS = alternatives((exponent) => exponent === 3);
export const MILLIONS = alternatives((exponent) => exponent === 6);
export const BILLIONS = alternatives((exponent) => exponent === 9);

/** Short forms behind a number, in any case: what they multiply with depends on what stands beside them. */
export const SCALE_SHORT = "k|mm|mn|mln|mio|mi|m|bn|bi|b|mds?|mrds?|mld|tn|tri";
