import { ADVISES_AGAINST, FINITE, OPENERS, PRIORITISES, RECOMMENDS } from "./cues.ts";
import { KEEPS } from "./families.ts";
import type { Hit } from "./hits.ts";
import { hitsIn } from "./hits.ts";
import { Phrases } from "./phrases.ts";
import type { Segment } from "./segments.ts";
import { isEmptyWord, subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** Endings of verbs that tell what was, or would be: with one of them behind a noun, the noun is being described. */
const TELLING = { fr: /(ait|aient|erent|erait|eraient)$/, en: /[^e]ed$/, pt: /(ou|aram|eram|iram|ava|avam|ria|riam)$/ };
/** "Win share by discounting": how something asked for is to be done is asked for too. */
const BY = new Phrases({ fr: "par,via,avec", en: "by,through,via,with", pt: "por,via,com" });
const OF_A = /^(de|da|do|das|dos|a|o|as|os|um|uma|na|no|em|of|the)$/;
const FIRST_PERSON = /^(je|j|nous|on|i|we|eu|nos)$/;
const WOULD = /(rais|rions|ria|riamos)$/;

/** True where the stretch asks for what the hit says: "we should …", an infinitive or imperative, or a bare noun. */
export function recommendsAt(segment: Segment, hit: Hit, languages: Languages): boolean {
  const { words } = segment;
  const marker = firstMarker(words, languages);
  if (marker >= 0 && marker < hit.from) return true;
  if (marker >= hit.to && hit.kind === "act") return true;
  if (WOULD.test(words[hit.from]?.key ?? "") && words.slice(0, hit.from).some(({ key }) => FIRST_PERSON.test(key)))
    return true;
  const first = words.slice(0, hit.from);
  // "Je passe mon tour", "we decline": who says what it does itself recommends it.
  if ((hit.axis === "deal" || hit.axis === "price") && first.length === 1 && FIRST_PERSON.test(first[0]?.key ?? ""))
    return true;
  const byMeans = hit.implied && BY.at(words, hit.from - 1, languages) > 0;
  return (byMeans || opens(words, hit, languages)) && !describes(words, hit, languages);
}

/** A thing put first: right after the recommending, or beside a word of priority. */
export function isFirm(segment: Segment, hit: Hit, languages: Languages): boolean {
  const { words } = segment;
  const isLight = (from: number, to: number) =>
    words
      .slice(from, to)
      .every(
        (word, i) =>
          isEmptyWord(word.key) || isCarrier(words, from + i, languages) || subjectOf([word], languages).size === 0,
      );
  // Nothing else is said: "growth".
  const whole = words.length === segment.sentence.words.length;
  if (whole && isLight(0, hit.from) && isLight(hit.to, words.length)) return true;
  const priority = PRIORITISES.find(words, languages);
  if (priority >= 0 && priority < hit.from) return true;
  if (priority >= hit.to && subjectOf(words.slice(hit.to, priority), languages).size <= 1) return true;
  const marker = firstMarker(words, languages);
  return marker >= 0 && marker < hit.from && isLight(marker, hit.from);
}

function isCarrier(words: readonly Word[], at: number, languages: Languages): boolean {
  const manner = hitsIn([words[at] as Word], languages).some(({ kind }) => kind === "manner");
  return manner || KEEPS.at(words, at, languages) > 0 || PRIORITISES.at(words, at, languages) > 0;
}

function firstMarker(words: readonly Word[], languages: Languages): number {
  const places = [RECOMMENDS, ADVISES_AGAINST, PRIORITISES]
    .map((phrases) => phrases.find(words, languages))
    .filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** Only words that may open a recommendation stand before the hit. */
function opens(words: readonly Word[], hit: Hit, languages: Languages): boolean {
  const earlier = hitsIn(words.slice(0, hit.from), languages);
  if (earlier.some(({ kind }) => kind === "act")) return true;
  return words.slice(0, hit.from).every((word, i) => {
    if (OPENERS.at(words, i, languages) > 0 || earlier.some(({ from, to }) => i >= from && i < to)) return true;
    return hit.kind === "manner" && subjectOf([word], languages).size === 0 && !isFiniteVerb(word, languages);
  });
}

/** A finite verb after the hit makes it what the sentence is about: "investment in sales was a mistake". */
function describes(words: readonly Word[], hit: Hit, languages: Languages): boolean {
  const rest = words.slice(hit.to);
  const relative = rest.findIndex(({ key }) => /^(que|qui|that|which|who|dont)$/.test(key));
  const clause = relative < 0 ? rest : rest.slice(0, relative);
  return clause.some((word, i) => isFiniteVerb(word, languages) || tells(word, clause[i - 1], languages));
}

/** By its ending it is a verb that tells; behind an article or "of" such a word is a noun: "de engenharia". */
function tells(word: Word, before: Word | undefined, languages: Languages): boolean {
  return !OF_A.test(before?.key ?? "") && languages.some((l) => TELLING[l].test(word.key));
}

function isFiniteVerb(word: Word, languages: Languages): boolean {
  // "In May", "em São Paulo": a name, not a verb.
  if (/^\p{Lu}\p{Ll}/u.test(word.given)) return false;
  return word.text === "é" || FINITE.has(word, languages);
}
