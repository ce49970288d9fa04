/** In the order of the bits of `Folded.currencies`. */
export const CURRENCY_SYMBOLS = ["€", "$", "£", "¥", "₹", "₽", "₩", "₺", "₿"] as const;

/** What each UTF-16 code unit means for levelling: its class, the byte it becomes, or the letters it stands for. */
const SKIP = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const SPACE = 3;
export const DASH = 4;
export const OPEN = 5;
export const CLOSE = 6;
export const SEPARATOR = 7; // . , between digits
export const PERCENT = 8;
export const CURRENCY = 9;
export const WIDE = 10; // a letter of another script: kept, as three bytes
export const EXPANDED = 11; // a ligature: several letters
export const LESS = 12;
export const MORE = 13;
const BREAK = 14; // end of a cell or a row
export const ZERO = 15; // takes no room: the digits on both sides of it stand side by side for a reader

/** Not looked at yet: which characters there are is learnt as they come, or every program would pay for all of them. */
const UNKNOWN = 255;
const classes = new Uint8Array(65536).fill(UNKNOWN);
export const bytes = new Uint8Array(65536);
export const expansions = new Map<number, string>();

const SPECIAL: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i", þ: "th", ð: "d" };

/** Superscript digits are footnote marks far more often than numbers. */
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉";

/** The class of a UTF-16 code unit; undefined beyond the end of a text. */
export function classOf(code: number): number | undefined {
  const known = classes[code];
  return known === UNKNOWN ? learn(code) : known;
}

function learn(code: number): number {
  classes[code] = SKIP;
  if (code < 0xac00 || code > 0xdfff) classify(code);
  else if (code < 0xd7a4) classes[code] = WIDE;
  return classes[code] as number;
}

function classify(code: number): void {
  const char = String.fromCharCode(code);
  if (SUPERSCRIPTS.includes(char)) return;
  const plain = (SPECIAL[char.toLowerCase()] ?? char)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (special) => SPECIAL[special] ?? special);
  if (/^[a-z]$/.test(plain)) {
    classes[code] = LETTER;
    bytes[code] = plain.charCodeAt(0);
  } else if (/^[0-9]$/.test(plain)) {
    classes[code] = DIGIT;
    bytes[code] = plain.charCodeAt(0);
  } else if (/^[a-z]{2,}$/.test(plain)) {
    classes[code] = EXPANDED;
    expansions.set(code, plain);
  } else if (/^\s+$/u.test(char)) {
    classes[code] = char === "\n" || char === "\t" || char === "\r" ? BREAK : SPACE;
  } else if (/\p{L}/u.test(char) || /\p{Nd}/u.test(char)) {
    classes[code] = WIDE;
  }
}

for (const char of "-‐‑‒–—―−﹣－") classes[char.charCodeAt(0)] = DASH;
/** Characters without width, and marks of writing direction that move nothing. */
const ZERO_WIDTH = "\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff";
for (const char of ZERO_WIDTH) classes[char.charCodeAt(0)] = ZERO;
/** Marks that turn the order of what follows: the eye does not read what the file says, so they stay and agree with nothing. */
const TURNING = "\u202b\u202d\u202e\u2067\u2068";
for (const char of TURNING) classes[char.charCodeAt(0)] = WIDE;

/** Whether a text holds characters that a reader does not see and that part or turn what is read. */
export function isDisguised(text: string): "turned" | "parted" | null {
  let parted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0xad) continue;
    if (TURNING.includes(text[at] as string)) return "turned";
    if (classOf(code) === ZERO) parted = true;
  }
  return parted ? "parted" : null;
}
for (const char of CURRENCY_SYMBOLS) classes[char.charCodeAt(0)] = CURRENCY;
classes[0x28] = OPEN;
classes[0x29] = CLOSE;
classes[0x2e] = SEPARATOR;
classes[0x2c] = SEPARATOR;
classes[0x25] = PERCENT;
for (const char of "<≤＜") classes[char.charCodeAt(0)] = LESS;
for (const char of ">≥＞") classes[char.charCodeAt(0)] = MORE;

/** True for a letter or a digit of any script, and for combining marks' bases; used to find where words end. */
export function isWordCode(code: number): boolean {
  const kind = classOf(code);
  return kind === LETTER || kind === DIGIT || kind === WIDE || kind === EXPANDED;
}

export function isLetterCode(code: number): boolean {
  const kind = classOf(code);
  return kind === LETTER || kind === WIDE || kind === EXPANDED;
}

export function isDigitCode(code: number): boolean {
  return classOf(code) === DIGIT;
}
