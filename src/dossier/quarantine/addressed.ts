import { least } from "../../domain/many.ts";
import { decoded, level, withoutGaps } from "./level.ts";
import { CLOSED_UP, PATTERNS } from "./patterns.ts";

/**
 * Where a text starts to give orders to a machine that reads it, or null. A sentence counts when it tells the reader to
 * drop its orders ("ignore your previous instructions", "oubliez vos consignes"), speaks to it as a machine ("note to
 * AI reviewers", "as an AI, you must …"), asks it to take a figure on trust, or poses as the system's own voice. From
 * there to the end of the passage nothing is believed. A sentence *about* such orders is ordinary text.
 */
export function addressedPart(text: string): number | null {
  if (WORTH_A_LOOK.test(text)) {
    const place = plainlyAddressed(text);
    if (place !== null) return place;
  }
  if (text.length > LONGEST_DISGUISE || !DISGUISED.test(text)) return null;
  const closed = withoutGaps(text);
  if (closed !== null && (plainlyAddressed(closed) !== null || CLOSED_UP.test(level(closed).text))) return 0;
  const plain = decoded(text);
  return plain !== null && plainlyAddressed(plain) !== null ? 0 : null;
}

/** A word without which none of the patterns can match: most rows of a workbook end here. */
const WORTH_A_LOOK =
  /instru[cç]|prompt|rule|guideline|directive|order|constraint|consigne|r[eè]gle|ordre|regra|diretriz|orden|orienta|you.re|you are|you must|you will|tu es|tu dois|vous (?:[eê]tes|devez)|voc[eê]|en tant|\b(?:AI|IA|A\.I\.|LLMs?|ChatGPT|GPT|Claude|Gemini|bots?|chatbots?)\b|language|langage|linguagem|automat|machine|robot|syst[eè]m|sistema|assist|developer|[<[#]|\b(?:do not|don.t|never|ne|n[aã]o|mark)\b|treat|consid[eé]r|accept|trust|tene?z|trait|marque|trate|aceite|ignore|forget|oublie|esque|desconsid|\b(?:when|whenever|while|lors|lorsque|quand|ao|quando)\b|\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0370-\u03ff\u0400-\u04ff\udb40\uff21-\uff5a]/i;

/** Letters with gaps between them, or one long word that may be base64. */
const DISGUISED = /(?:\p{L}[ .\-_*]){4}|[A-Za-z0-9+/]{24}/u;
const LONGEST_DISGUISE = 4000;

/** A text about attacks on machines quotes or tells what attackers say. */
const ABOUT_ATTACKS =
  /attack|inject|jailbreak|adversar|malicious|hacker|red[- ]team|attaqu|malveill|pirat|ataque|inje[cç][aã]o|malicios|invasor/i;

function plainlyAddressed(text: string): number | null {
  const levelled = level(text);
  const places = PATTERNS.flatMap(({ needs, pattern }) => {
    const found = needs.test(levelled.text) ? pattern.exec(levelled.text) : null;
    if (found === null) return [];
    const place = levelled.places[found.index + found[0].search(/\S/)] ?? 0;
    return isTold(text, place) ? [] : [place];
  });
  return places.length === 0 ? null : sentenceStart(text, least(places));
}

/** "Our filter stops 'ignore your instructions' attacks": in the middle of a sentence about attacks, the order is told, not given. */
function isTold(text: string, place: number): boolean {
  const start = sentenceStart(text, place);
  const before = text.slice(start, place);
  const sentence = text.slice(start).split(/[.!?;\n](?:\s|$)/, 1)[0] ?? "";
  return (before.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 && ABOUT_ATTACKS.test(sentence);
}

/** The beginning of the sentence a place stands in. */
function sentenceStart(text: string, place: number): number {
  const ends = [...text.slice(0, place).matchAll(/[.!?;\n]\s+/g)].at(-1);
  return ends === undefined ? 0 : ends.index + ends[0].length;
}
