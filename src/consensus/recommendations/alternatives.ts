import { rememberedFor } from "../../domain/remembered.ts";
import { ALTERNATIVES, type Alternative } from "../../lexicon/alternatives.ts";
import { FILLERS, UNWISE, WORTHWHILE } from "../../lexicon/leanings.ts";
import { TIMES } from "../../lexicon/lever-words.ts";
import { GIVES_UP } from "../../lexicon/wanted.ts";
import { OPENERS, RECOMMENDS } from "./cues.ts";
import { nameOthers } from "./levers.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import { isRequest } from "./requests.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { sharesWord, subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** One of two answers that a text asks for. */
interface Answer {
  question: Alternative;
  side: 0 | 1;
  /** What it is about beside the answer itself. */
  things: Set<string>;
  text: string;
}

/** The two answers to one question, one asked for by each text. */
export interface AnswersApart {
  a: string;
  b: string;
  bold: "a" | "b";
  subject: string[];
}

const QUESTIONS = ALTERNATIVES.map((question) => ({
  question,
  sides: question.sides.map((book) => new Phrases(book)) as [Phrases, Phrases],
  beside: question.beside && new Phrases(question.beside),
}));
const RIGHT = new Phrases(WORTHWHILE);
export const SUFFICES = new Phrases({
  fr: "suffit,suffira,suffirait,suffisent,suffiraient",
  en: "plenty,is enough,are enough,suffices,will do",
  pt: "basta,bastam,chega,chegam,suficiente,suficientes",
});
const QUITS = new Phrases(GIVES_UP);
const WRONG = new Phrases(UNWISE);
const NAMES_NOTHING = [FILLERS, TIMES].map((book) => new Phrases(book));
const THAN = new Phrases({ fr: "que,qu", en: "than", pt: "que" });
const BETTER = /^(plus|moins|mieux|more|less|better|mais|menos|melhor|\p{L}+[^n]er)$/u;
/** "Pas de convertible", "no convertibles": a stretch that begins so asks to go without. */
const NONE = /^(no|pas|aucun|aucune|nada|nenhum|nenhuma|sem|sans|without|only|seulement|uniquement|apenas|so|somente)$/;

/** Where two texts answer one question in the two ways that leave each other. */
export function answersBetween(a: Reading, b: Reading): AnswersApart[] {
  const [own, theirs] = [answersOf(a), answersOf(b)];
  return own.flatMap((one) =>
    theirs.flatMap((other): AnswersApart[] => {
      if (one.question !== other.question || one.side === other.side || !sameMatter(one, other)) return [];
      return [{ a: one.text, b: other.text, bold: one.side === 0 ? "a" : "b", subject: [...one.things] }];
    }),
  );
}

function sameMatter({ question, things }: Answer, other: Answer): boolean {
  if (question.of === "same thing") return sharesWord(things, other.things);
  return question.of !== "no other thing" || !nameOthers(things, other.things) || sharesWord(things, other.things);
}

/** What a text asks for; where it asks for both answers to a question it takes neither side. */
const answersOf = rememberedFor((reading: Reading): Answer[] => {
  const all = reading.segments.flatMap((sentence) => {
    const asks = sentence.some((segment) => isAsked(segment, reading.languages));
    return sentence.flatMap((segment) => (asks ? answersIn(segment, reading) : []));
  });
  return all.filter(({ question, side }) => all.every((other) => other.question !== question || other.side === side));
});

/** Asked for, called right, or called wrong: what is merely told answers nothing. */
function isAsked({ kind, depends, reported, words }: Segment, languages: Languages): boolean {
  if (kind !== "main" || depends || reported) return false;
  const judged = [RIGHT, WRONG, SUFFICES].some((phrases) => phrases.find(words, languages) >= 0);
  return judged || isRequest(words, languages) || NONE.test(words[0]?.key ?? "");
}

function answersIn(segment: Segment, { text, languages }: Reading): Answer[] {
  const { kind, words, depends, reported, sentence } = segment;
  if ((kind !== "main" && kind !== "instead") || depends || reported) return [];
  const denials = cuesIn(words, 0, words.length, languages);
  const wrong = WRONG.find(words, languages) >= 0;
  return QUESTIONS.flatMap(({ question, sides, beside }): Answer[] => {
    const found = sides.map((phrases) => phrases.find(words, languages));
    const side = ((found[0] ?? -1) >= 0 ? 0 : 1) as 0 | 1;
    const at = found[side] ?? -1;
    if (at < 0 || (found[0] ?? -1) >= 0 === (found[1] ?? -1) >= 0) return [];
    if (beside !== undefined && beside.find(sentence.words, languages) < 0) return [];
    // "No preference" is an answer as it stands: its own denial turns nothing round.
    const end = at + sides[side].at(words, at, languages);
    const left = kind === "instead" || isSurpassed(words, at, languages);
    // "Stop the paid campaigns" asks for none.
    const quits = words.slice(0, at).some((_, i) => !denials.includes(i) && QUITS.at(words, i, languages) > 0);
    const turns = denials.filter((cue) => cue < at || cue >= end).length + Number(wrong) + Number(left) + Number(quits);
    return [
      {
        question,
        side: (turns % 2 === 0 ? side : 1 - side) as 0 | 1,
        things: thingsBeside(sentence.words, [...sides, ...(beside === undefined ? [] : [beside])], languages),
        text: text.slice(sentence.start, sentence.end).trim(),
      },
    ];
  });
}

/** "Faster than a priced round": what something else is better than is left for it. */
function isSurpassed(words: readonly Word[], at: number, languages: Languages): boolean {
  const than = THAN.find(words, languages, Math.max(0, at - 2), at);
  return than > 0 && words.slice(0, than).some(({ key }) => BETTER.test(key));
}

/** What a sentence names beside the answer, the asking and the time. */
function thingsBeside(words: readonly Word[], answers: readonly Phrases[], languages: Languages): Set<string> {
  const covered = new Set<number>();
  words.forEach((_, i) => {
    for (const phrases of [...answers, ...NAMES_NOTHING, OPENERS, RECOMMENDS, RIGHT, WRONG, SUFFICES])
      for (let n = phrases.at(words, i, languages); n > 0; n--) covered.add(i + n - 1);
  });
  return subjectOf(
    words.filter((_, i) => !covered.has(i)),
    languages,
  );
}
