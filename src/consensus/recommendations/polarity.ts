import { ADVISES_AGAINST, AND, NE_COMPLETED, NEGATES, NOT_ONLY, RECOMMENDS } from "./cues.ts";
import type { Languages, Word } from "./words.ts";

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

/** Where negating words stand in a stretch; "not only" is none, and French "plus" needs its "ne". */
export function cuesIn(words: readonly Word[], from: number, to: number, languages: Languages): number[] {
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
    if (echoes) continue;
    if (length > 0) {
      cues.push(i);
      i += length - 1;
    } else if (englishNo || nePlus) cues.push(i);
  }
  return cues;
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
