import { BEYOND } from "../../lexicon/offers.ts";
import { countNamed } from "../../quantities/number-words.ts";
import { ADVISES_AGAINST, AND, NE_COMPLETED, NEGATES, NOT_ONLY, RECOMMENDS } from "./cues.ts";
import { Phrases } from "./phrases.ts";
import type { Languages, Word } from "./words.ts";

const BOUNDS = new Phrases(BEYOND);
/** So many words behind a negation its bound may stand: "ne pas payer", "do not put in". */
const BOUND_WITHIN = 5;

/** "não há ninguém", "ne … aucun": after a negation these repeat it, they do not undo it. */
const ECHO = /^(nenhum|nenhuma|ninguem|nada|nem|nunca|jamais|aucun|aucune|rien|personne|ni|any|nor)$/;

/**
 * True where an odd number of negations governs the words at `from`: "não recomendo expandir", "n'investissez pas",
 * "avoid expanding", "expansion is not recommended".
 */
export function isNegated(words: readonly Word[], from: number, to: number, languages: Languages): boolean {
  let count = 0;
  const before = cuesIn(words, 0, from, languages);
  for (const cue of before) if (reaches(words, cue, from, languages)) count += 1;
  const marker = RECOMMENDS.find(words, languages, to);
  const end = marker >= 0 ? marker : Math.min(words.length, to + 3);
  const after = cuesIn(words, to, end, languages).filter(
    (cue) => marker >= 0 || (NE_COMPLETED.at(words, cue, languages) > 0 && hasNe(words.slice(0, from), languages)),
  );
  // "ne … pas" around the word is one negation: its first half is no cue of its own.
  return (count + after.length) % 2 === 1;
}

/**
 * Where negating words stand in a stretch; "not only" is none, French "plus" needs its "ne", and what only sets a bound
 * ("not more than 5") is one just for whoever asks about bounds.
 */
export function cuesIn(
  words: readonly Word[],
  from: number,
  to: number,
  languages: Languages,
  ofBounds = false,
): number[] {
  const cues: number[] = [];
  for (let i = from; i < to; i++) {
    const only = NOT_ONLY.at(words, i, languages);
    if (only > 0) {
      i += only - 1;
      continue;
    }
    const length = Math.max(NEGATES.at(words, i, languages), ADVISES_AGAINST.at(words, i, languages));
    const key = words[i]?.key;
    const englishNo = key === "no" && languages.length === 1 && languages[0] === "en";
    const nePlus = NE_COMPLETED.at(words, i, languages) > 0 && key !== "pas" && hasNe(words.slice(0, i), languages);
    const last = cues.at(-1);
    const echoes = ECHO.test(key ?? "") && last !== undefined && i - last <= 8;
    if (echoes || (!ofBounds && (length > 0 || nePlus) && boundsASum(words, i + length, languages))) continue;
    if (length > 0) {
      cues.push(i);
      i += length - 1;
    } else if (englishNo || nePlus) cues.push(i);
  }
  return cues;
}

/** "Ne pas payer plus de 4 M€", "do not go above 5": as far as that, and no denial. */
function boundsASum(words: readonly Word[], from: number, languages: Languages): boolean {
  const pause = words.findIndex(({ afterPause }, i) => i >= from && afterPause);
  const end = Math.min(pause < 0 ? words.length : pause, from + BOUND_WITHIN);
  const bound = BOUNDS.find(words, languages, from, end);
  if (bound < 0) return false;
  const next = bound + BOUNDS.at(words, bound, languages);
  return words.slice(next, next + 2).some(({ key }) => /^\p{N}/u.test(key) || countNamed(key) !== null);
}

function hasNe(words: readonly Word[], languages: Languages): boolean {
  return languages.includes("fr") && words.some(({ key }) => key === "ne" || key === "n");
}

/** A negation reaches over "or", and over "and" only where it denies the recommending itself. */
function reaches(words: readonly Word[], cue: number, to: number, languages: Languages): boolean {
  for (let i = cue + 1; i < to; i++) {
    if (AND.at(words, i, languages) === 0) continue;
    const deniesAdvice =
      RECOMMENDS.find(words, languages, Math.max(0, cue - 2), i) >= 0 || ADVISES_AGAINST.at(words, cue, languages) > 0;
    const sameGovernor = words[i + 1]?.key === "de" || words[i + 1]?.key === "d";
    if (!deniesAdvice && !sameGovernor) return false;
  }
  return true;
}
