const PLACE = /[0#?]/;

/**
 * Whether a number format prints digits of its own where a reader takes them for the number's: `0"00"` shows 5 as 500,
 * `"9"0` shows 4 as 94, `"1,000"` shows anything as 1,000. A literal set apart by a space or a word ("FY"0, 0" m2") is
 * no part of the number.
 */
export function printsOtherNumber(code: string): boolean {
  return sectionsOf(code).some((pieces) => {
    const places = pieces.some(({ literal, text }) => !literal && PLACE.test(text));
    return pieces.some(({ literal, text }, at) => {
      if (!literal || !/\d/.test(text)) return false;
      if (!places) return true;
      const before = pieces[at - 1];
      const after = pieces[at + 1];
      const joinsLeft =
        /^[\d.,]/.test(text) && before !== undefined && !before.literal && PLACE.test(before.text.slice(-1));
      const joinsRight =
        /[\d.,]$/.test(text) && after !== undefined && !after.literal && PLACE.test(after.text[0] ?? "");
      return joinsLeft || joinsRight;
    });
  });
}

/** Whether a format shows nothing at all for this kind of value: `;;;`. */
export function printsNothing(code: string, value: string | number | boolean): boolean {
  const parts = code.split(";");
  if (typeof value === "string") return parts.length === 4 && parts[3]?.trim() === "";
  if (typeof value !== "number" || parts.length < 2) return false;
  const part = value > 0 ? parts[0] : value < 0 ? parts[1] : (parts[2] ?? parts[0]);
  return part?.trim() === "" && value !== 0;
}

interface Piece {
  text: string;
  literal: boolean;
}

/** The sections of a format for numbers, each cut into what is printed as it stands and what is filled in. */
function sectionsOf(code: string): Piece[][] {
  const sections: Piece[][] = [[]];
  const add = (text: string, literal: boolean) => {
    const section = sections.at(-1);
    const last = section?.at(-1);
    if (last !== undefined && last.literal === literal) last.text += text;
    else section?.push({ text, literal });
  };
  for (const [token] of code.matchAll(/"([^"]*)"|\\.|\[[^\]]*\]|_.|\*.|[\s\S]/g)) {
    if (token === ";") sections.push([]);
    else if (token.startsWith('"')) add(token.slice(1, -1), true);
    else if (token.startsWith("\\")) add(token.slice(1), true);
    else if (token.startsWith("[") || token.startsWith("*")) continue;
    else if (token.startsWith("_")) add(" ", true);
    // Digits other than 0 need no quotes in some programs and are printed as they are.
    else add(token, /[1-9]/.test(token));
  }
  return sections.slice(0, 3).filter((pieces) => pieces.length > 0);
}
