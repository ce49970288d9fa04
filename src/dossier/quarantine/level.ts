/** A text levelled for comparison, with the place in the original of each of its characters. */
export interface Levelled {
  text: string;
  places: number[];
}

/** Written between letters to keep words from being recognised; a reader does not see them. */
const UNSEEN = /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Letters of other scripts that look like ours. */
const TWINS: Record<string, string> = Object.fromEntries(
  [..."аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwгrкkмmтtпnαaοoιiνvρpτtυuκkεe"].flatMap((letter, i, all) =>
    i % 2 === 0 ? [[letter, all[i + 1] as string]] : [],
  ),
);

/** Small letters without accents, look-alikes as what they look like, nothing unseen between them, single spaces. */
export function level(text: string): Levelled {
  const places: number[] = [];
  const out: string[] = [];
  // What was written last, not the text so far: looking at the end of a growing string costs its whole length each time.
  let afterSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (UNSEEN.test(character)) continue;
    const tag = tagAt(text, at);
    const plain = tag ?? plainOf(character);
    const isSpace = /^\s$/.test(plain);
    if (isSpace && plain !== "\n" && afterSpace) continue;
    out.push(plain);
    afterSpace = isSpace;
    for (let i = 0; i < plain.length; i += 1) places.push(at);
    if (tag !== null) at += 1;
  }
  return { text: out.join(""), places };
}

/** Unicode's tags are a second, invisible ASCII. */
function tagAt(text: string, at: number): string | null {
  const low = text.charCodeAt(at + 1) - 0xdc00;
  return text.charCodeAt(at) === 0xdb40 && low >= 0x20 && low < 0x7f ? String.fromCharCode(low).toLowerCase() : null;
}

function plainOf(character: string): string {
  if (character < "\u0080") return character.toLowerCase();
  if (character === "’" || character === "‘") return "'";
  const base = (character.normalize("NFKD")[0] ?? character).toLowerCase();
  return TWINS[base] ?? base;
}

/** A word spelled out with gaps: "i g n o r e", "i.g.n.o.r.e", "i-g-n-o-r-e". */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:([ .\-_*])\p{L}){3,}(?![\p{L}\p{N}])/gu;

/** Words that were spelled out with gaps, put together; null where there are none. */
export function withoutGaps(text: string): string | null {
  // Two spaces between words that are spelled out with one.
  const closed = text.replace(/\s{2,}/g, "\n").replace(SPACED, (word, gap: string) => word.replaceAll(gap, ""));
  return closed === text.replace(/\s{2,}/g, "\n") ? null : closed.replaceAll("\n", " ");
}

const ENCODED =
  /(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{4}){6,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?(?![A-Za-z0-9+/=])/g;

/** What base64 in the text stands for, where that is readable; null where there is none. */
export function decoded(text: string): string | null {
  const parts = [...text.matchAll(ENCODED)].map(([code]) => Buffer.from(code, "base64").toString("utf8"));
  const readable = parts.filter((part) => /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(part) && part.includes(" "));
  return readable.length === 0 ? null : readable.join("\n");
}
