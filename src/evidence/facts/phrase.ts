import { fold } from "../../lexicon/fold.ts";
import { isLabelWord } from "../../quantities/topics/index-of-names.ts";
import { matchTopic, SURE_ENOUGH, type TopicMatch } from "../../quantities/topics/match.ts";
import { isLink } from "../../quantities/topics/words.ts";

/** A name found in running text, with its place there. */
export interface NamedPhrase {
  match: TopicMatch;
  sureness: number;
  text: string;
  start: number;
  end: number;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** An elided article ("l'", "d'") is a word of its own. */
const WORD = /(?<![\p{L}\p{N}])[dlsnDLSN]['’]|[\p{L}\p{N}%#&'’/-]+|\([^()]{1,30}\)/gu;
const LONGEST_PHRASE = 9;

/** Between a label and its value: verbs, "of", signs. They carry no meaning for the label. */
const CONNECTORS = new Set(
  (
    "s n se is are was were be been of de d du des at à a to from reached reaches reach hit hits stands equals totals totalling represents passed grew rose went increased decreased fell jumped growing " +
    "est était sont atteint atteignait atteindra atteindre élève s'élève s'établit établit représente passe passé passée passer depuis dépasse sera serait soit now currently already déjà aujourd'hui actuellement " +
    "é era foi será chega chegou atinge atingiu atingirá passou cresceu subiu representa em hoje já atualmente " +
    "in on en au um un une environ about around approximately près cerca aproximadamente more than over under up plus mais would will should par por per - – — → ~ ≈"
  ).split(" "),
);

/** Words that end a label on its left: what stands before them belongs to something else. */
const BOUNDARIES = new Set(
  "a an the our their its this an un une le la les l notre nos leur son sa ses cet cette um uma o os as nosso nossa seu sua with avec com and et e or ou que that where dont is are est has have had a ont avons have we nous avec for pour para with including dont y expect expects expecting generate generates generated achieve achieved made report reported showing closed réalisons réalisé générons généré affichons affiche atteignons visons vise prévoyons attendons annonce geramos gerou temos atingimos esperamos alcançamos prevemos".split(
    " ",
  ),
);

/** Alone in a sentence these do not say of what: "5 % growth". */
const VAGUE = new Set(
  "growth croissance crescimento multiple score cap ticket price prix preço commission commandes orders".split(" "),
);

const EACH = new Set("per par por each every chaque cada".split(" "));

const GENITIVES = new Set(["of", "de", "du", "des", "d'", "d’", "do", "da", "dos", "das"]);

/** "et", "and", "," right before a number part it from the label before. */
const PARTING = /(?:[,;]|(?:^|\s)(?:et|and|e|puis|then|ou|or))\s*$/iu;

/** The label that ends right before a value, or null. */
export function labelBefore(text: string, from: number, to: number): NamedPhrase | null {
  const part = text.slice(from, to);
  if (PARTING.test(part)) return null;
  const words = wordsIn(part);
  while (words.length > 0 && isConnector(words.at(-1)?.text)) words.pop();
  if (isChange(part, words.at(-1))) return null;
  for (let count = longestRun(words.toReversed()); count > 0; count -= 1) {
    const first = words.length - count;
    if (isLinkWord(words[first])) continue;
    const match = phraseMatch(part, words, first, words.length - 1);
    if (match === null) continue;
    const sureness = Math.min(match.sureness, leftNeighbour(part, words, first), alone(words.slice(first)));
    return sureness === 0 ? null : placed(match, sureness, part, from, words, first, words.length - 1);
  }
  return null;
}

/** The label that starts right after a value ("42 K€ de MRR"), or null. */
export function labelAfter(text: string, from: number, to: number): NamedPhrase | null {
  const part = text.slice(from, to);
  const words = wordsIn(part);
  const lead =
    /^[\s(]*(?:(?:de|of|du|do|da|in|en|em|en termes de)\s+(?:the |our |notre )?|d['’]\s?)?/iu.exec(part)?.[0].length ??
    0;
  if (/^\s*[.;:,/]/.test(part)) return null;
  const rest = words.filter(({ end }) => end > lead).map((word) => ({ ...word, start: Math.max(word.start, lead) }));
  for (let count = longestRun(rest); count > 0; count -= 1) {
    if (isLinkWord(rest[count - 1])) continue;
    const match = phraseMatch(part, rest, 0, count - 1);
    if (match === null) continue;
    const sureness = Math.min(match.sureness, rightNeighbour(part, rest, count - 1), alone(rest.slice(0, count)));
    return sureness === 0 ? null : placed(match, sureness, part, from, rest, 0, count - 1);
  }
  return null;
}

/** How many words on end can belong to one label. */
function longestRun(words: readonly Word[]): number {
  const end = words.findIndex(({ text }) => !isLabelWord(text));
  return Math.min(LONGEST_PHRASE, end < 0 ? words.length : end);
}

const CHANGE =
  /\b(?:increas|decreas|grew|grow|rose|rise|fell|jump|declin|augment|baiss|diminu|progress|recul|hausse|cresc|subi|caiu|aument|reduz|improv)\p{L}*/iu;
const REACHING =
  /\b(?:from|to|reach\p{L}*|until|à|jusqu|até|para)\s*[~≈]?\s*(?:about|approximately|environ|cerca de)?\s*$/iu;

/** "ARR increased by 20 K€" gives a change, not the ARR; "increased to 504 K€" gives the ARR. */
function isChange(part: string, last: Word | undefined): boolean {
  const between = part.slice(last?.end ?? 0);
  if (last?.text.toLowerCase() === "by") return true;
  return CHANGE.test(between) && !REACHING.test(between);
}

function wordsIn(part: string): Word[] {
  return [...part.matchAll(WORD)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}

function alone(words: readonly Word[]): number {
  const [only, ...more] = words.filter((word) => !isLinkWord(word));
  return only !== undefined && more.length === 0 && VAGUE.has(only.text.toLowerCase()) ? 0.5 : 1;
}

function isLinkWord(word: Word | undefined): boolean {
  return word !== undefined && isLink(fold(word.text).replace(/['’]$/, ""));
}

/** "2024 with an ARR": the label proper begins behind the boundary. */
function startsAfterBoundary(words: Word[]): boolean {
  const at = words.findIndex(({ text }) => isBoundary(text));
  return at >= 0 && words.slice(0, at).every((word) => /^\d+$/.test(word.text) || isLinkWord(word));
}

function isBoundary(word: string): boolean {
  return BOUNDARIES.has(word.toLowerCase().replace(/['’]$/, ""));
}

function isConnector(word: string | undefined): boolean {
  return (
    word !== undefined &&
    CONNECTORS.has(
      word
        .toLowerCase()
        .replaceAll("’", "'")
        .replace(/^['-]+|['-]+$/g, ""),
    )
  );
}

function phraseMatch(part: string, words: Word[], first: number, last: number): TopicMatch | null {
  const phrase = part.slice(words[first]?.start, words[last]?.end);
  if (/[,;•|!?]|\.\s/.test(phrase) || EACH.has(words[first]?.text.toLowerCase() ?? "")) return null;
  const match = matchTopic(phrase);
  return match !== null && match.sureness >= SURE_ENOUGH ? match : null;
}

/** 1 where the label stands free on its left; 0 where the word before makes another metric of it. */
function leftNeighbour(part: string, words: Word[], first: number): number {
  const label = words[first];
  const previous = words[first - 1];
  if (label === undefined || previous === undefined) return 1;
  if (/[,;:.•|()=→]/.test(part.slice(previous.end, label.start))) return 1;
  if (startsAfterBoundary(words.slice(first))) return 1;
  const key = previous.text.toLowerCase();
  // "Net revenue per booking": it is counted by these.
  if (EACH.has(key)) return 0;
  const end = words.at(-1)?.end ?? part.length;
  if (GENITIVES.has(key)) {
    const owner = words[first - 2];
    return owner === undefined || isConnector(owner.text) ? 1 : changed(part.slice(owner.start, end));
  }
  if (isBoundary(key) || isConnector(key)) return 1;
  return changed(part.slice(previous.start, end));
}

function rightNeighbour(part: string, words: Word[], last: number): number {
  const label = words[last];
  const next = words[last + 1];
  if (label === undefined || next === undefined) return 1;
  if (/[,;:.•|()=→]/.test(part.slice(label.end, next.start)) || next.text.startsWith("(")) return 1;
  const key = next.text.toLowerCase();
  if (isBoundary(key) || isConnector(key)) return 1;
  return changed(part.slice(words[0]?.start, next.end));
}

/** An unknown neighbour leaves a doubt (a verb? a part of the metric?); one that changes the meaning forbids. */
function changed(phrase: string): number {
  const match = matchTopic(phrase);
  if (match === null) return 0;
  return match.sureness >= SURE_ENOUGH ? 1 : 0.55;
}

function placed(
  match: TopicMatch,
  sureness: number,
  part: string,
  offset: number,
  words: Word[],
  first: number,
  last: number,
): NamedPhrase {
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? part.length;
  return { match, sureness, text: part.slice(start, end), start: offset + start, end: offset + end };
}
