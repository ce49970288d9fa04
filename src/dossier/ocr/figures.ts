/** True where a word holds, or may hold, a figure: what has to be read twice. */
export function holdsFigure(text: string): boolean {
  return /\d|[$€£%]/.test(text) && !isLoneSign(text);
}

/** A currency sign that stands apart from its number, "290 000 €". */
export function isLoneSign(text: string): boolean {
  return /^[$€£]$/.test(text);
}

/** Signs the second reader does not know, and takes for something else or for nothing. */
const UNKNOWN_SIGN = /[€£]/;

/** True where two readings say the same figure: digits, separators, sign, scale and unit. */
export function sameFigure(first: string, second: string): boolean {
  const a = folded(first);
  const b = folded(second);
  if (a === b) return a !== "";
  if (!UNKNOWN_SIGN.test(first) || UNKNOWN_SIGN.test(second)) return false;
  const bare = a.replace(/[€£]/, "");
  return bare !== "" && [b, b.replace(/^[^\d$%]/, ""), b.replace(/[^\d$%]$/, "")].includes(bare);
}

/**
 * The first reader does not know the sign of what is about so much, and takes "~32" for "-32". Where the second one sees it
 * before the same figure, that is what stands there; null where it does not.
 */
export function aboutSoMuch(first: string, second: string): string | null {
  const [a, b] = [folded(first).replace(/^-+/, ""), folded(second)];
  if (!/^\P{N}*[-–—]/u.test(first) || !/^[~≈]/.test(b) || a !== b.slice(1)) return null;
  return `~${first.trim().replace(/^\P{N}+/u, "")}`;
}

/** The currency signs of a reading that only one reader can tell apart. */
export function unknownSigns(text: string): string {
  return text.replace(/[^€£]/g, "");
}

const DECORATION = /^[^\p{L}\p{N}$€£+~≈<>-]+|[^\p{L}\p{N}$€£%+?]+$/gu;

/** Without spaces, brackets, bullets and the full stop of a sentence; letters that stand among digits as those digits. */
function folded(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/[−–—]/g, "-")
      // "$1.2]": what was cut off behind a digit is no bracket, where none was opened.
      .replace(/(?<=^[^[{]*\d)[\]}]$/u, "?")
      .replace(/[\s()[\]{}|]/g, "")
      .replace(DECORATION, "")
      .replace(/(?<=\d)[oO]|[oO](?=\d)/g, "0")
      .toUpperCase()
  );
}
