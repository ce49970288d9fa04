import { rememberedFor } from "../../domain/remembered.ts";
import { BRINGS_IN, DANGERS, FAVOURS, RULES_OUT } from "../../lexicon/dangers.ts";
import { areSynonyms } from "../../lexicon/opposites.ts";
import { OF_WHAT_FOLLOWS } from "../../lexicon/wanted.ts";
import { RECOMMENDS } from "./cues.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { isRequest } from "./requests.ts";
import { areAlike } from "./similarity.ts";
import type { Reading } from "./stances.ts";
import { contentKey, isEmptyWord, subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** A thing by its name and what tells it from others: "vote", "online". */
type Named = readonly [Word, Word];

interface Seen {
  /** Called a danger, or ruled out. */
  feared: { things: Named[]; text: string }[];
  /** Asked for, or to be allowed. */
  wanted: { things: Named[]; text: string }[];
}

/** A thing called a danger or ruled out by one and asked for by the other. */
export interface DangerAndWish {
  a: string;
  b: string;
  bold: "a" | "b";
  subject: string[];
}

const DANGER = new Phrases(DANGERS);
const BRINGS = new Phrases(BRINGS_IN);
const OUT = new Phrases(RULES_OUT);
const FAVOUR = new Phrases(FAVOURS);
/** What is less or is fought is no danger: "without danger", "against the threat". */
const LESS =
  /^(sans|sem|without|no|contre|contra|against|moins|menos|less|redui\w*|reduz\w*|reduc\w*|evit\w*|avoid\w*)$/;
const KIND = new Phrases(OF_WHAT_FOLLOWS);
const LESS_WITHIN = 3;
/** What was so is told, and not asked for. */
const WAS = /^(was|were|been|ete|etait|etaient|foi|foram|era|eram)$/;
const APART = /[,:;()[\]–—]/u;

export function dangersBetween(a: Reading, b: Reading): DangerAndWish[] {
  const languages = a.languages.filter((language) => b.languages.includes(language));
  if (languages.length === 0) return [];
  const [one, other] = [seenIn(a), seenIn(b)];
  const found = (seen: Seen, against: Seen) =>
    seen.feared.flatMap((danger) =>
      against.wanted.flatMap((wish) => {
        const subject = danger.things.find((thing) => wish.things.some((wanted) => isSame(thing, wanted, languages)));
        return subject === undefined
          ? []
          : [{ danger: danger.text, wish: wish.text, subject: subject.map((word) => contentKey(word, languages)) }];
      }),
    );
  return [
    ...found(one, other).map(({ danger, wish, subject }) => ({ a: danger, b: wish, bold: "b" as const, subject })),
    ...found(other, one).map(({ danger, wish, subject }) => ({ a: wish, b: danger, bold: "a" as const, subject })),
  ];
}

/** The same name, and what tells it from others in the same words or in others that say so: "numérique", "par internet". */
const isSame = (a: Named, b: Named, languages: Languages): boolean =>
  a.every((word, i) => {
    const other = b[i] as Word;
    const alike = areAlike(contentKey(word, languages), contentKey(other, languages), languages);
    // "The exception of panorama", "the liberty of panorama": what kind of thing it is does not tell it from others.
    const kinds = i === 0 && KIND.has(word, languages) && KIND.has(other, languages);
    return alike || kinds || (i === 1 && areSynonyms(word.key, other.key, languages));
  });

const seenIn = rememberedFor(({ sentences, text, languages }: Reading): Seen => {
  const seen: Seen = { feared: [], wanted: [] };
  for (const { words, start, end } of sentences) {
    const written = text.slice(start, end).trim();
    const danger = DANGER.find(words, languages);
    const lessened = words.slice(Math.max(0, danger - LESS_WITHIN), danger).some(({ key }) => LESS.test(key));
    if (danger >= 0) {
      const brought = BRINGS.find(words, languages, danger);
      const things = [...namedIn(words.slice(0, danger), text, languages), ...behind(words, brought, text, languages)];
      if (!lessened) seen.feared.push({ things, text: written });
      continue;
    }
    const out = words.flatMap((_, i) => (OUT.at(words, i, languages) > 0 ? behind(words, i, text, languages) : []));
    if (out.length > 0) {
      seen.feared.push({ things: out, text: written });
      continue;
    }
    const asks = RECOMMENDS.find(words, languages) >= 0 || isRequest(words, languages);
    const favours = FAVOUR.find(words, languages) >= 0 && !words.some(({ key }) => WAS.test(key));
    const denied = cuesIn(words, 0, words.length, languages).length > 0;
    if ((asks || favours) && !denied) seen.wanted.push({ things: namedIn(words, text, languages), text: written });
  }
  return seen;
});

/** The first thing named behind a word. */
function behind(words: readonly Word[], at: number, text: string, languages: Languages): Named[] {
  return at < 0 ? [] : namedIn(words.slice(at + 1), text, languages).slice(0, 1);
}

/** Every two words of a stretch that name something together, with nothing but articles, links and quotes between them. */
function namedIn(words: readonly Word[], text: string, languages: Languages): Named[] {
  const named: Named[] = [];
  let before: Word | null = null;
  for (const word of words) {
    if (isEmptyWord(word.key) || word.key.length < 2) continue;
    const says = subjectOf([word], languages).size > 0;
    if (before !== null && says && !APART.test(text.slice(before.end, word.start))) named.push([before, word]);
    before = says ? word : null;
  }
  return named;
}
