import { TIMES } from "../../lexicon/lever-words.ts";
import {
  BEFORE,
  CONCESSION,
  CONDITION,
  CONTRAST,
  FINITE,
  INSTEAD,
  PRIORITISES,
  PURPOSE,
  REASON,
  RECOMMENDS,
  REPORTED,
  UNTIL,
} from "./cues.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import type { Languages, Sentence, Word } from "./words.ts";

/** What a stretch of a sentence does there. */
type SegmentKind =
  | "main"
  | "purpose" // what it is for
  | "before" // what must wait for it
  | "until" // what it waits for
  | "instead" // what is given up for it
  | "condition"
  | "concession"
  | "reason";

/** A stretch of a sentence between two pauses or joints. */
export interface Segment {
  kind: SegmentKind;
  words: Word[];
  /** A condition that only says when: "lorsque", "once". */
  temporal: boolean;
  /** It hangs on a condition, or tells somebody else's wish: not this agent's recommendation now. */
  depends: boolean;
  reported: boolean;
  sentence: Sentence;
}

const JOINTS: [SegmentKind, Phrases][] = [
  ["concession", CONCESSION],
  ["condition", CONDITION],
  ["instead", INSTEAD],
  ["before", BEFORE],
  ["until", UNTIL],
  ["reason", REASON],
  ["purpose", PURPOSE],
  ["main", CONTRAST],
];

/** After these English "to" names a place or a receiver: "expand to Germany", "priority to retention". */
const MOVES =
  /^(expan|scal|mov|out$|export|extend|get$|go|going|switch|shift|pivot|return|priorit|up|down|due|close|access|stick|sticking)/;

const TIME = new Phrases(TIMES);
const WHEN = /^(quand|lorsque|une|des|when|once|quando|assim|uma)$/;
/** "Est bien", "a bel et bien", "est vrai"; "marche bien" is a condition like any other. */
const AFFIRMS = /\b(?:est|sont|etait|etaient|a|ont|avait|avaient) (?:bel et )?(?:bien|effectivement|vrai|exact)\b/;

/** Cuts a sentence where a word or a pause says that something of another kind begins. */
export function segmentsOf(sentence: Sentence, languages: Languages): Segment[] {
  const { words } = sentence;
  const segments: Segment[] = [];
  let current: Segment = open("main", sentence);
  let reported = false;
  for (let i = 0; i < words.length; ) {
    const word = words[i] as Word;
    const joint = jointAt(words, i, current, languages);
    if (joint === null && !word.afterPause) {
      if (REPORTED.at(words, i, languages) > 0) reported = true;
      current.reported ||= reported;
      current.words.push(word);
      i += 1;
      continue;
    }
    if (current.words.length > 0) segments.push(current);
    if (joint?.kind === "main") reported = false;
    current = open(joint?.kind ?? "main", sentence);
    current.temporal = WHEN.test(word.key);
    if (joint === null && REPORTED.at(words, i, languages) > 0) reported = true;
    current.reported = reported;
    const length = joint?.length ?? 1;
    if (joint === null) current.words.push(word);
    i += length;
  }
  if (current.words.length > 0) segments.push(current);
  for (const segment of segments) if (grants(segment)) segment.kind = "concession";
  const depends = segments.some(({ kind }) => kind === "condition");
  for (const segment of segments) segment.depends = depends;
  return segments;
}

function open(kind: SegmentKind, sentence: Sentence): Segment {
  return { kind, words: [], temporal: false, depends: false, reported: false, sentence };
}

/** "Si elle est bien américaine, …": a French "si" that affirms is no condition. */
function grants({ kind, words }: Segment): boolean {
  return kind === "condition" && AFFIRMS.test(words.map(({ key }) => key).join(" "));
}

function jointAt(
  words: readonly Word[],
  at: number,
  current: Segment,
  languages: Languages,
): { kind: SegmentKind; length: number } | null {
  // "At once", "de uma vez": all of it, and nothing that must come first.
  const before = words[at - 1]?.key;
  if (words[at]?.key === "once" ? before === "at" : words[at]?.key === "uma" && before === "de") return null;
  for (const [kind, phrases] of JOINTS) {
    const length = phrases.at(words, at, languages);
    if (length === 0) continue;
    if (kind === "purpose" && (governs(current, languages) || namesPlace(words, at + length))) return null;
    if (kind === "purpose" && isFigure(words[at + length])) return null;
    if (kind === "instead" && isMerePause(words, at, length)) return null;
    // "Do not invest without an audit" refuses nothing but to go without the audit.
    const without = /^(without|sans|sem)$/.test(words[at]?.key ?? "");
    const needed = without && cuesIn(current.words, 0, current.words.length, languages).length > 0;
    return { kind: needed ? "condition" : kind, length };
  }
  // "Over the next year" is a time, nothing given up.
  const over =
    /^(over|sobre)$/.test(words[at]?.key ?? "") &&
    PRIORITISES.find(current.words, languages) >= 0 &&
    TIME.find(words, languages, at + 1, at + 4) < 0;
  if (over) return { kind: "instead", length: 1 };
  const to =
    words[at]?.key === "to" &&
    languages.includes("en") &&
    !isFigure(words[at + 1]) &&
    !MOVES.test(words[at - 1]?.key ?? "");
  return to && !governs(current, languages) && current.words.length > 0 ? { kind: "purpose", length: 1 } : null;
}

/** "Limit it to 100 k€": up to what, not what for. */
function isFigure(word: Word | undefined): boolean {
  return /^\p{N}/u.test(word?.key ?? "");
}

/** "Expandir para o México": a name with a capital is where it goes, not what it is for. */
function namesPlace(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.key !== "para") return false;
  const name = /^(o|a|os|as)$/.test(words[at]?.key ?? "") ? words[at + 1] : words[at];
  return name !== undefined && /^\p{Lu}\p{Ll}/u.test(name.given);
}

/** "sans tarder", "without delay", "sem demora" are manners of acting, not things given up. */
function isMerePause(words: readonly Word[], at: number, length: number): boolean {
  return /^(tard|attend|delai|delay|demor|esper|hesit|doubt|dout|duvid|cess|relach|exce[pc]|fail|falta)/.test(
    words[at + length]?.key ?? "",
  );
}

/** "Recommend to", "it is time to", "é hora para": the words before ask for the verb that follows. */
function governs({ words }: Segment, languages: Languages): boolean {
  const last = words.at(-1);
  if (last === undefined) return true;
  const marker = RECOMMENDS.find(words, languages);
  const tail = words.slice(-3);
  if (
    /^(time|room|reason|early|risky|soon|premature|wise|unwise|prudent|want|have|has|need|needs|ought|better|best)$/.test(
      last.key,
    )
  )
    return true;
  if (/^(tot|cedo|demais|favor|favoravel|favorable|hora|momento|etre|risque)$/.test(last.key)) return true;
  // "My advice is to pass".
  if (
    marker >= 0 &&
    /^(is|est|e)$/.test(last.key) &&
    marker + RECOMMENDS.at(words, marker, languages) === words.length - 1
  )
    return true;
  return marker >= 0 && words.length - marker <= 5 && FINITE.find(tail, languages) < 0 && isBare(words, marker);
}

/** Nothing but the marker and whom it is addressed to stands there: "we advise the company". */
function isBare(words: readonly Word[], marker: number): boolean {
  const rest = words.slice(marker + 1).map(({ key }) => key);
  return rest.every((key) =>
    /^(the|company|them|you|us|team|board|founders?|to|a|o|la|le|l|de|entreprise|empresa|societe)$/.test(key),
  );
}
