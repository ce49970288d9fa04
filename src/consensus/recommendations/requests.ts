import { FINITE, RECOMMENDS } from "./cues.ts";
import type { Languages, Word } from "./words.ts";

/** What may stand before a bare request. */
const OPENS = /^(do|not|never|please|also|then|first|rather|ne|pas|n|se|s|y|en|plutot|nao|nunca|we|i|would|on)$/;
/** So many words into a stretch a bare request begins. */
const OPENING = 3;
/** French and Portuguese ask by the ending of a verb; an English verb is known by the article or particle behind it,
 * or by being one of those we know. */
const ASKED_FOR = { fr: /(er|ir|re|ez|ons)$/, pt: /(ar|er|ir|or|em|am|emos|amos)$/ };
const BEHIND_A_VERB = /^(the|a|an|its|their|our|this|these|that|any|all|half|out|up|down|off|back|it|them|more|less)$/;
/** … or where a sum follows, by being one that sums follow: "commit 300 k€", and not "revenue 300 k€". */
const OF_SUMS = /^(invest|commit|put|pay|accept|limit|cap|spend|take|offer)$/;
/** Verbs that ask without any object, and are no nouns: "get to break-even", "stay with one product". */
const BARE =
  /^(get|stay|stick|go|keep|become|remain|rely|trust|avoid|wait|insist|ask|bring|leave|hire|put|give|let|sell|buy|build)$/;
/** "Our decision: …" asks; a decision that somebody took is told. */
const DECIDED = /^decis/;
const NO_VERB =
  /^(the|a|an|its|their|our|this|these|that|it|they|there|he|she|no|any|all|in|on|at|of|with|by|for|and|or|but)$/;

/** "We should keep it", "keep it", "do not keep it": something is asked for, and not told. */
export function isRequest(words: readonly Word[], languages: Languages, verb = OPENING): boolean {
  const marker = RECOMMENDS.find(words, languages);
  if (marker >= 0 && !DECIDED.test(words[marker + RECOMMENDS.at(words, marker, languages) - 1]?.key ?? "")) return true;
  const first = words.findIndex(({ key }) => !OPENS.test(key));
  if (first < 0 || first > Math.min(verb, OPENING)) return false;
  const [key, next] = [words[first]?.key ?? "", words[first + 1]?.key ?? ""];
  // "Do a priced round".
  if (words[first - 1]?.key === "do" && /^(a|an|the)$/.test(key)) return true;
  const would = words.slice(0, first).some((word) => word.key === "would");
  if (!would && FINITE.find(words, languages, first) >= 0) return false;
  return languages.some((language) =>
    language === "en"
      ? !NO_VERB.test(key) &&
        (BEHIND_A_VERB.test(next) || OF_SUMS.test(key) || BARE.test(key) || would || verb === first)
      : ASKED_FOR[language].test(key),
  );
}
