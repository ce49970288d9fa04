import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { OFF, ON } from "../../lexicon/leanings.ts";
import { GIVES_UP, KEEPS_ON, SPOILS, WANTS } from "../../lexicon/wanted.ts";
import { amountsIn } from "./amounts.ts";
import { AND, CATEGORICAL, FINITE, OPENERS, RECOMMENDS, WAITS } from "./cues.ts";
import { OF_THE_DEAL } from "./families.ts";
import { type Hit, hitsIn } from "./hits.ts";
import { placesIn, thingsNamed } from "./levers.ts";
import { Phrases } from "./phrases.ts";
import { isNegated } from "./polarity.ts";
import { isFirm, recommendsAt } from "./recommends.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { contentOf, isEmptyWord, subjectOf } from "./subject.ts";
import { type Languages, MOST_CHARACTERS, type Sentence, sentencesOf, type Word } from "./words.ts";

/** What any advice is made of: of a text too short to tell, they tell the language. */
const WORDS_OF_ADVICE = [
  OPENERS,
  FINITE,
  ...[WANTS, KEEPS_ON, GIVES_UP, SPOILS, ON, OFF].map((book) => new Phrases(book)),
];

/** One thing a text wants, or holds, on one axis. */
export interface Stance {
  axis: Hit["axis"];
  end: 0 | 1;
  kind: Hit["kind"];
  /** The text wants it not done: "do not cut". */
  refused: boolean;
  /** `recommended`; the `purpose` of something recommended; or `stated` about the world. */
  role: "recommended" | "purpose" | "stated";
  subject: Set<string>;
  /** It speaks of the whole company or deal. */
  overall: boolean;
  /** A manner of doing one of the acts of the families: "invest now". */
  ofAct: boolean;
  weak: boolean;
  /** Told by what it would do, not by a word of the families. */
  implied: boolean;
  about: Hit["about"];
  /** What it names beside time and the lever itself: whose prices, which product. */
  things: Set<string>;
  /** Parts of the world it names. */
  places: string[];
  /** A thing put first, not one mentioned beside others. */
  firm: boolean;
  amounts: number[];
  /** The sentence, as written. */
  text: string;
  /** The word that said it, as written. */
  word: string;
  sentence: number;
}

/** A text read for what it recommends. */
export interface Reading {
  text: string;
  languages: Languages;
  sentences: Sentence[];
  segments: Segment[][];
  stances: Stance[];
  /** What the whole text speaks of. */
  subject: Set<string>;
  amounts: number[];
  /** It refuses any middle way: "under no circumstances". */
  categorical: boolean;
}

/** Reads a text: sentences, stretches, stances. */
export function readText(given: string): Reading {
  const text = given.slice(0, MOST_CHARACTERS).normalize("NFC");
  const languages = languagesOf(text);
  const sentences = sentencesOf(text).filter((sentence) => says(text, sentence));
  const segments = sentences.map((sentence) => segmentsOf(sentence, languages));
  const words = sentences.flatMap((sentence) => sentence.words);
  return {
    text,
    languages,
    sentences,
    segments,
    stances: segments.flatMap((list, i) => stancesOf(list, i, text, languages)),
    subject: subjectOf(words, languages),
    amounts: amountsIn(text, languages),
    categorical: CATEGORICAL.find(words, languages) >= 0,
  };
}

const SUM = /\d\s*[+×*−–-]\s*\D{0,3}\d[^=]*=\s*\D{0,3}\d/u;

/** A question asks, and a sum only counts: neither says what is so or what should be. */
function says(text: string, { start, end }: Sentence): boolean {
  const written = text.slice(start, end).trim();
  return !/\?["'»”)]*$/u.test(written) && !SUM.test(written);
}

function languagesOf(text: string): Languages {
  const detected = detectLanguage(text);
  if (detected !== null && detected !== "other") return [detected];
  const all: Locale[] = ["fr", "en", "pt"];
  const sentences = sentencesOf(text);
  const scores = all.map((locale) => {
    let score = 0;
    for (const { words } of sentences) {
      score += hitsIn(words, [locale]).length;
      for (const phrases of WORDS_OF_ADVICE) score += words.filter((_, i) => phrases.at(words, i, [locale]) > 0).length;
      if (RECOMMENDS.find(words, [locale]) >= 0) score += 2;
    }
    return { locale, score };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.filter(({ score }) => score === best).map(({ locale }) => locale);
}

function stancesOf(segments: readonly Segment[], sentence: number, text: string, languages: Languages): Stance[] {
  const hitsBySegment = segments.map(({ words }) => hitsIn(words, languages));
  const advised = segments.map((segment, i) =>
    (hitsBySegment[i] as Hit[]).map((hit) => recommendsAt(segment, hit, languages)),
  );
  const sentenceAdvises =
    advised.flat().includes(true) ||
    segments.some(({ kind, words }) => kind === "main" && RECOMMENDS.find(words, languages) >= 0);
  return segments.flatMap((segment, s) => {
    if (segment.depends || segment.reported || segment.kind === "concession" || segment.kind === "condition") return [];
    const hits = hitsBySegment[s] as Hit[];
    return hits.flatMap((hit, h): Stance[] => {
      const role = roleOf(segment, hit, advised[s]?.[h] === true, sentenceAdvises);
      if (role === null || deniedByManner(segment, hits, h, languages)) return [];
      const stance = toStance(segment, hits, h, role, sentence, text, languages);
      // "Hold off on X" names what waits itself.
      const waits = WAITS.at(segment.words, hit.from, languages) > 0 && segment.words[hit.to]?.key !== "on";
      return [aboutWhatWaits(stance, waits, segments, languages)];
    });
  });
}

/** "Do not hire fast" refuses the haste, not the hiring. */
function deniedByManner({ words }: Segment, hits: readonly Hit[], index: number, languages: Languages): boolean {
  const [hit, next] = [hits[index] as Hit, hits[index + 1]];
  const manner = hit.kind === "act" && next?.kind === "manner" && next.axis !== "timing" && next.from > hit.from;
  return manner && isNegated(words, hit.from, hit.to, languages);
}

/**
 * "Wait for the audit before investing" is about investing, not about the audit; "consolidate Brazil before expanding"
 * is about both.
 */
function aboutWhatWaits(stance: Stance, waits: boolean, segments: readonly Segment[], languages: Languages): Stance {
  if (!waits && (stance.end === 0 || stance.overall)) return stance;
  const waiting = segments.filter(({ kind }) => kind === "before").flatMap(({ words }) => words);
  const acts = hitsIn(waiting, languages).filter(({ kind }) => kind === "act");
  const subject = subjectOf(waiting, languages);
  for (const { from, to } of acts) for (const word of contentOf(waiting.slice(from, to), languages)) subject.add(word);
  const whole = waits ? subject : union(stance.subject, subject);
  return { ...stance, subject: whole, overall: whole.size === 0 };
}

function roleOf(segment: Segment, hit: Hit, advised: boolean, sentenceAdvises: boolean): Stance["role"] | null {
  if (segment.kind === "purpose") return hit.kind === "thing" && sentenceAdvises ? "purpose" : null;
  if (segment.kind === "instead") return sentenceAdvises ? "recommended" : null;
  if (segment.kind === "main" && advised) return "recommended";
  return hit.axis === "surety" && segment.kind !== "before" && segment.kind !== "until" ? "stated" : null;
}

function toStance(
  segment: Segment,
  hits: readonly Hit[],
  index: number,
  role: Stance["role"],
  sentence: number,
  text: string,
  languages: Languages,
): Stance {
  const hit = hits[index] as Hit;
  const { words } = segment;
  const act = hit.kind === "manner" && hit.axis !== "surety" ? hits.find(({ kind }) => kind === "act") : undefined;
  const subject = subjectAround(segment, hits, act ?? hit, languages);
  if (act !== undefined) for (const word of contentOf(words.slice(act.from, act.to), languages)) subject.add(word);
  const negated = isNegated(words, hit.from, hit.to, languages);
  const clause = text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
  const written = text.slice(segment.sentence.start, segment.sentence.end).trim();
  const places = placesIn(words.slice(hit.to));
  // Cash is the whole company's, wherever it is kept.
  const ofAll = hit.about === "cash";
  const ofDeal = hit.axis === "money" && hit.end === 0 && isInvestment(segment, hit, languages);
  return {
    axis: ofDeal ? "deal" : hit.axis,
    end: hit.end,
    kind: hit.kind,
    refused: negated !== (segment.kind === "instead"),
    role,
    subject: ofDeal || ofAll ? new Set() : subject,
    overall: ofDeal || ofAll || (subject.size === 0 && places.length === 0),
    ofAct: act !== undefined && act.axis !== "level",
    weak: hit.weak,
    implied: hit.implied,
    about: hit.about,
    things: thingsNamed(words, hit, receiver(segment), languages),
    places,
    firm: hit.kind !== "thing" || isFirm(segment, hit, languages),
    // "Renegotiate to 5 M€": the price stands in a stretch of its own.
    amounts: amountsIn(hit.axis === "price" ? written : clause, languages),
    text: written,
    word: text.slice(words[hit.from]?.start ?? 0, words[hit.to - 1]?.end ?? 0),
    sentence,
  };
}

/** "Raise prices | for new customers": who gets it stands in a stretch of its own that has no verb. */
function receiver({ words, sentence }: Segment): Word[] {
  const next = sentence.words.findIndex(({ start }) => start > (words.at(-1)?.start ?? 0));
  if (next < 0 || !/^(pour|para)$/.test(sentence.words[next]?.key ?? "")) return [];
  const rest = sentence.words.slice(next + 1, next + 6);
  return /(ar|er|ir|re)$/.test(rest[0]?.key ?? "") ? [] : rest;
}

/** "Invest 500 k€ in this round": the investor's own money, not the company's. */
function isInvestment({ words }: Segment, hit: Hit, languages: Languages): boolean {
  return /^(?:inv|commit)/.test(words[hit.from]?.key ?? "") && OF_THE_DEAL.find(words, languages, hit.to) >= 0;
}

/** What a hit is about: the words after it up to the next hit, or those before it where none follow. */
function subjectAround(segment: Segment, hits: readonly Hit[], hit: Hit, languages: Languages): Set<string> {
  const { words } = segment;
  const others = hits.filter((other) => other !== hit);
  const acts = others.filter(({ kind }) => kind === "act");
  const inOther = (i: number) => others.some(({ from, to }) => i >= from && i < to);
  const nextAct = acts.find(({ from }) => from >= hit.to)?.from ?? words.length;
  const next = objectEnd(words, hit.to, nextAct, languages);
  const previous = acts.some(({ to }) => to <= hit.from);
  const pick = (from: number, to: number) =>
    subjectOf(
      words.slice(from, to).filter((_, i) => !inOther(from + i)),
      languages,
    );
  const subject = pick(hit.to, next);
  const hasObject = words.slice(hit.to, next).some(({ key }) => !isEmptyWord(key)) || previous;
  const whole = hasObject && hit.axis !== "surety" ? subject : union(subject, pick(0, hit.from));
  for (const word of contentOf(words.slice(hit.from, hit.to), languages)) if (word === "team") whole.add(word);
  if (hit.axis === "surety") for (const general of ["market", "opportunity"]) whole.delete(general);
  return whole;
}

/** The object ends at an "and" that joins another verb: "cut burn and extend the runway". */
function objectEnd(words: Segment["words"], from: number, to: number, languages: Languages): number {
  for (let i = from; i < to; i++) {
    if (AND.at(words, i, languages) === 0) continue;
    const object = words.slice(from, i);
    const generalObject = object.some(({ key }) => !isEmptyWord(key)) && subjectOf(object, languages).size === 0;
    if (generalObject || /(ar|er|ir|re)$/.test(words[i + 1]?.key ?? "")) return i;
  }
  return to;
}

function union(a: Set<string>, b: Set<string>): Set<string> {
  return new Set([...a, ...b]);
}
