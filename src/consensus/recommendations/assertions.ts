import { DISPUTES, NOT_ONLY, RECOMMENDS } from "./cues.ts";
import { cuesIn } from "./polarity.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { contentKey, isEmptyWord } from "./subject.ts";
import type { Languages, Sentence, Word } from "./words.ts";

/** A stretch of text as what it affirms and what it denies. */
export interface Assertion {
  /** Every word that says something, reduced. */
  content: string[];
  /** Those that no negation reaches. */
  affirmed: string[];
  /** What each negation reaches: "n'a pas [quitté son poste]". */
  denied: string[][];
  /** Words as written without accents, for the opposites: those a negation reaches are left out. */
  plain: string[];
  /** The others. */
  deniedPlain: string[];
  /** It calls something false: "démenti", "fake". */
  disputes: boolean;
  /** A negation reaches a figure: "not 50 million" denies that sum, and nothing of what another one counts. */
  deniesFigure: boolean;
  /** A negation reaches more than one word: "non binding" only names a kind. */
  deniesMore: boolean;
  /** It tells what somebody else says. */
  reported: boolean;
}

/** What denies by itself; "avoid" and "stop" only turn an advice round. */
const DENIES =
  /^(pas|jamais|aucun|aucune|nullement|aucunement|ni|plus|rien|personne|guere|point|not|never|nor|neither|no|cannot|nao|nunca|nem|nenhum|nenhuma|ninguem|impossible|impossivel|incapable|incapables|incapaz|incapazes|unable)$/;
const WITHOUT = /^(sans|sem|without|ninguem|non)$/;
const YET = /^(encore|yet|ainda)$/;
const ONLY = /^(pas|seulement|uniquement|plus)$/;
const NOTHING = /^(rien|nada|nothing)$/;
const NOBODY = /^(aucun|aucune|nenhum|nenhuma|ninguem|nobody|none)$/;
const COMPLETED = /^(pas|plus|jamais|aucun|aucune|rien|personne|ni|nul|point)$/;
/** "Not only this" says this. */
const ONLY_THIS = /^(seulement|uniquement|simplement|only|just|merely|apenas|so|somente)$/;
/** Not to prevent is to let be; what is to be prevented is not said to be. */
const PREVENTS = /^(empech|evit|exclu|interdi|prevent|preclud|avoid|imped|proib|prohib)/;
const BOUND = /^(plus|moins|more|less|most|least|mais|menos)$/;
const AT = /^(au|at|ao|pelo)$/;
const OF = /^(de|d|than|do)$/;
/** Shorter words are articles and the like. */
const LONG_WORD = 5;
/** So far behind a negation its verb may stand. */
const VERB_WITHIN = 3;
/** So far before "pas" the "ne" may stand: "ne s'est toujours pas". */
const NE_BEFORE = 6;

/** Reads some sentences of a text, by their numbers, as one assertion. */
export function assertionOf(reading: Reading, sentences: readonly number[]): Assertion {
  const { languages, segments } = reading;
  const result: Assertion = {
    content: [],
    affirmed: [],
    denied: [],
    plain: [],
    deniedPlain: [],
    disputes: false,
    deniesFigure: false,
    deniesMore: false,
    reported: false,
  };
  for (const segment of sentences.flatMap((i) => segments[i] ?? [])) add(result, segment, languages);
  return { ...result, content: distinct(result.content), affirmed: distinct(result.affirmed) };
}

function add(to: Assertion, segment: Segment, languages: Languages): void {
  to.reported ||= segment.reported;
  const { words } = segment;
  const cues = denialsIn(segment, languages);
  const reached = new Set<number>();
  for (const cue of cues) {
    const end = ofOneWord(words, cue) ? cue + 2 : words.length;
    for (let i = startOf(words, cue); i < end; i++) reached.add(i);
  }
  to.deniesMore ||= [...cues].some((cue) => !ofOneWord(words, cue));
  const prevents = words.findIndex(({ key }) => PREVENTS.test(key));
  const span: string[] = [];
  const before: string[] = [];
  words.forEach((word, i) => {
    const turned = reached.has(i) || (prevents >= 0 && i > prevents) || (i === prevents && isDenied(words, i));
    const notOnly = ONLY_THIS.test(word.key) && DENIES.test(words[i - 1]?.key ?? "");
    if (!boundsAFigure(words, i) && !notOnly) (turned ? to.deniedPlain : to.plain).push(word.key);
    to.deniesFigure ||=
      reached.has(i) && (BOUND.test(word.key) ? !cues.has(i) && boundsAFigure(words, i) : /^\d/.test(word.key));
    // "We recommend" is what any advice says.
    if (isEmptyWord(word.key) || word.key.length < 2 || cues.has(i) || RECOMMENDS.has(word, languages)) return;
    to.disputes ||= DISPUTES.has(word, languages) && !DENIES.test(words[i - 1]?.key ?? "");
    const key = contentKey(word, languages);
    to.content.push(key);
    if (reached.has(i)) span.push(key);
    else {
      to.affirmed.push(key);
      before.push(key);
    }
  });
  // "Les chiffres n'existent pas": nothing stands behind the negation, so it denies what stands before it.
  if (cues.size > 0) to.denied.push(span.length > 0 ? span : before);
}

/** "Nothing forbids it" says the opposite of "it is forbidden". */
function isDenied(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - VERB_WITHIN), at + 1 + VERB_WITHIN).some(({ key }) => DENIES.test(key));
}

/** "Plus de 75 %", "au moins quatre", "moins de dix": a bound of a figure, no direction. */
function boundsAFigure(words: readonly Word[], at: number): boolean {
  if (!BOUND.test(words[at]?.key ?? "")) return false;
  const [before, next, after] = [words[at - 1]?.key ?? "", words[at + 1]?.key ?? "", words[at + 2]?.key ?? ""];
  return AT.test(before) || /^\d/.test(next) || (OF.test(next) && /^\d/.test(after));
}

/** Where negations stand; "sans", and a French "ne" without "que" and without its second half, are some too. */
function denialsIn({ kind, temporal, words, sentence }: Segment, languages: Languages): Set<number> {
  // "If it is not an emergency, …" supposes, and denies nothing.
  if (kind === "condition" && !temporal) return new Set();
  const found = cuesIn(words, 0, words.length, languages);
  const cues = new Set(found.filter((cue) => DENIES.test(words[cue]?.key ?? "")));
  words.forEach(({ key }, i) => {
    const next = words[i + 1]?.key ?? "";
    if (YET.test(next) && DENIES.test(key)) cues.add(i);
    if (key === "non" && ONLY.test(next)) return;
    if ((WITHOUT.test(key) && NOT_ONLY.at(words, i, languages) === 0) || (NOTHING.test(key) && cues.size === 0))
      cues.add(i);
    if (
      (key === "ne" || key === "n") &&
      languages.includes("fr") &&
      NOT_ONLY.at(words, i, languages) === 0 &&
      standsAlone(words, i, sentence)
    )
      cues.add(i);
  });
  if (kind === "instead") cues.add(0);
  for (const cue of cues) if (takesBack(words, cue, languages)) cues.delete(cue);
  return cues;
}

/** A negation that denies nothing: "pas seulement", "n'empêche pas". */
function takesBack(words: readonly Word[], cue: number, languages: Languages): boolean {
  if (ONLY_THIS.test(words[cue + 1]?.key ?? "")) return true;
  // French "jamais" without its "ne" is "ever".
  if (words[cue]?.key === "jamais" && languages.includes("fr") && startOf(words, cue) === cue) return true;
  const near = words.slice(Math.max(0, cue - VERB_WITHIN), cue + 1 + VERB_WITHIN);
  return near.some(({ key }) => PREVENTS.test(key));
}

/** "N'apporte, comme l'autre, qu'une aide": its "que" may stand behind a pause. */
function standsAlone(words: readonly Word[], ne: number, sentence: Sentence): boolean {
  const after = words.slice(ne + 1, ne + 9).map(({ key }) => key);
  const from = sentence.words.findIndex(({ start }) => start === words[ne]?.start);
  const only = sentence.words.slice(from + 1, from + 13).some(({ key }) => key === "que" || key === "qu");
  return !only && !after.some((key) => COMPLETED.test(key));
}

/** "Une résolution non contraignante": it denies the one word behind it, unless it sets one thing against another. */
function ofOneWord(words: readonly Word[], cue: number): boolean {
  const next = words[cue + 1];
  if (words[cue]?.key !== "non" || next === undefined || next.key.length < LONG_WORD || next.afterPause) return false;
  return cue > 0 && !/^(et|mais|ou|e|mas)$/.test(words[cue - 1]?.key ?? "");
}

/** A negation reaches from its "ne" on, to the end of its stretch. */
function startOf(words: readonly Word[], cue: number): number {
  if (NOBODY.test(words[cue]?.key ?? "")) return cue;
  for (let i = cue - 1; i >= 0 && i >= cue - NE_BEFORE; i--) {
    if (words[i]?.key === "ne" || words[i]?.key === "n") return i;
  }
  return cue;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
