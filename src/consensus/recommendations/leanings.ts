import {
  AS_IT_IS,
  AT_HOME,
  BRINGS_OUT,
  BY_OTHERS,
  CHANGES,
  FILLERS,
  MATTERS,
  type Matter,
  OFF,
  ON,
  TOO_LITTLE,
  TOO_MUCH,
  UNWISE,
  WORTHWHILE,
} from "../../lexicon/leanings.ts";
import { CHEAPER, FOCUSES, TIMES } from "../../lexicon/lever-words.ts";
import { GIVES_UP, KEEPS_ON, OF_WHAT_FOLLOWS } from "../../lexicon/wanted.ts";
import { FINITE, OPENERS, RECOMMENDS, WAITS } from "./cues.ts";
import { type Axis, FAMILIES } from "./families.ts";
import { isOfAnother, leaves, looksInto, nameOthers, placesIn } from "./levers.ts";
import { Phrases } from "./phrases.ts";
import { cuesIn } from "./polarity.ts";
import type { Segment } from "./segments.ts";
import type { Reading } from "./stances.ts";
import { subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** Which way a stretch of advice pushes one matter: more of it, less of it, or neither. */
interface Leaning {
  matter: Matter;
  way: "more" | "less" | "same" | "other";
  /** What it names beside the matter and its direction. */
  things: Set<string>;
  places: string[];
  text: string;
  /** Only a verb of bringing out or putting off names it: it may be of anything. */
  loose: boolean;
}

/** Two leanings that pull apart. */
export interface Pull {
  axis: Axis | "denial";
  a: string;
  b: string;
  bold: "a" | "b";
}

const AXES: Record<Matter, Axis> = {
  promotion: "money",
  team: "money",
  cash: "money",
  pricing: "pricing",
  launch: "launch",
  debt: "debt",
  abroad: "reach",
  partner: "dependence",
  takeover: "money",
  making: "money",
  raise: "timing",
};

const NAMES = Object.entries(MATTERS).map(([matter, book]) => ({
  matter: matter as Matter,
  phrases: new Phrases(book),
}));
const DOINGS = { on: new Phrases(ON), off: new Phrases(OFF), same: new Phrases(AS_IT_IS) };
const FOUND = { little: new Phrases(TOO_LITTLE), much: new Phrases(TOO_MUCH) };
const JUDGED = { right: new Phrases(WORTHWHILE), wrong: new Phrases(UNWISE) };
const MANNERS = FAMILIES.filter(({ axis }) => axis === "pace" || axis === "posture").map(({ words }) => words);
const HOME = new Phrases(AT_HOME);
const FOCUS = new Phrases(FOCUSES);
const CHEAP = new Phrases(CHEAPER);
const WHEN = new Phrases(TIMES);
const OUT = new Phrases(BRINGS_OUT);
const OTHERS = new Phrases(BY_OTHERS);
const QUITS = new Phrases(GIVES_UP);
const KEEPS = new Phrases(KEEPS_ON);
const FILLER = new Phrases(FILLERS);
const LIGHT = new Phrases(OF_WHAT_FOLLOWS);
const CHANGED = new Phrases(CHANGES);
const LOW = /^(bas|basse|low|below|baixo|baixos|abaixo|gratuit|gratuite|free)$/;
const NOUGHT = /^(nothing|nada|rien|nenhum|nenhuma|aucun|aucune|sem|sans|pas)$/;
/** "Can wait", "ne peut plus attendre", "cannot carry more". */
const CAN = /^(can|cannot|peut|peuvent|pode|podem)$/;
/** What would follow is told, and not found so. */
const WOULD = /^(would|could)$|(rait|raient|ria|riam)$/;
/** A verb as it is asked for in French and Portuguese; English has no ending of its own. */
const ASKED_FOR = { fr: /(er|ir|re|ez|ons)$/, en: /./, pt: /(ar|er|ir|or|em)$/ };
/** "Sans attendre", "without delay". */
const WITHOUT = /^(sans|without|sem)$/;
/** So many words into a stretch a bare request begins. */
const OPENING = 3;
const CUSTOMER = /^(client|customer|user|utilisat|usuari|subscriber|abonnee?s?$|assinant)/;
const OF_WHOM = [/^(new|nouve\w+|nov[oa]s?)$/, /^(existing|current|existant\w*|actuel\w*|existentes?|atua(l|is))$/];
/** So many words behind its name say which one it is. */
const QUALIFIERS = 4;

/** Where two texts push the same matter apart: the strongest such pair of each matter. */
export function pullsBetween(a: Reading, b: Reading): Pull[] {
  const [own, theirs] = [leaningsOf(a), leaningsOf(b)];
  const pulls = own.flatMap((one) =>
    theirs.flatMap((other): Pull[] => {
      if (!apart(one, other)) return [];
      // A text that weighs both pushes neither way.
      if (wavers(own, one) || wavers(theirs, other)) return [];
      const bold = one.way === "more" || other.way === "less" ? "a" : "b";
      const replaced = one.way === "other" || other.way === "other";
      return [{ axis: replaced ? "denial" : AXES[one.matter], a: one.text, b: other.text, bold }];
    }),
  );
  return pulls.filter(({ axis }, i) => pulls.findIndex((other) => other.axis === axis) === i);
}

function wavers(all: readonly Leaning[], one: Leaning): boolean {
  return all.some(
    ({ matter, way }) => matter === one.matter && way !== one.way && way !== "same" && one.way !== "same",
  );
}

function apart(x: Leaning, y: Leaning): boolean {
  if (x.way === y.way) return false;
  // Another of its kind stands against what is kept, and is neither more nor less of it.
  if (x.way === "other" || y.way === "other") {
    return x.matter === y.matter && [x.way, y.way].includes("same") && !nameOthers(x.things, y.things);
  }
  if (x.matter !== y.matter) return spendsAgainstSaving(x, y) || spendsAgainstSaving(y, x);
  // To keep it and to have less of it are opposed; to keep it and to have more only where it is one thing or none.
  if (x.way === "same" || y.way === "same") {
    const less = x.way === "less" || y.way === "less";
    if (x.matter === "cash" || (!less && x.matter !== "pricing" && x.matter !== "partner")) return false;
  }
  if (x.matter === "abroad") {
    const both = x.places.length > 0 && y.places.length > 0;
    return !both || !leaves(x.places, y.places) || !leaves(y.places, x.places);
  }
  if (x.loose || y.loose) return x.things.size === y.things.size && !nameOthers(x.things, y.things);
  return !nameOthers(x.things, y.things);
}

/** More people or publicity costs what the other wants saved, where that one speaks of the whole company. */
function spendsAgainstSaving(spends: Leaning, saves: Leaning): boolean {
  const costs = spends.matter === "team" || spends.matter === "promotion" || spends.matter === "takeover";
  return costs && spends.way === "more" && saves.matter === "cash" && saves.way === "less" && saves.things.size === 0;
}

function leaningsOf(reading: Reading): Leaning[] {
  const { text, languages, segments } = reading;
  let last: Matter | null = null;
  return segments.flatMap((sentence) => {
    let here: Matter | null = null;
    return sentence.flatMap((segment, at): Leaning[] => {
      const written = text.slice(segment.sentence.start, segment.sentence.end).trim();
      const lean = (matter: Matter, way: Leaning["way"], words: readonly Word[]): Leaning[] => [
        {
          matter,
          way,
          things: setApart(matter, words, languages),
          places: placesIn(words),
          text: written,
          loose: NAMES.every(({ phrases }) => phrases.find(words, languages) < 0),
        },
      ];
      const named = matterOf(segment.words, languages);
      const before = sentence[at - 1];
      if (segment.kind === "before" && before !== undefined && isAsked(before)) {
        if (named !== null && waits(before.words, languages)) return lean(named, "less", segment.words);
        const spoken = matterOf(before.words, languages);
        // "Shipping before the audit would be a mistake".
        return spoken !== null && JUDGED.wrong.find(segment.words, languages) >= 0
          ? lean(spoken, "less", before.words)
          : [];
      }
      const spokenOf = refersBack(segment.words) ? last : thingsOf(segment.words, languages).size === 0 ? here : null;
      const matter = named ?? spokenOf;
      here = named ?? here;
      last = named ?? last;
      if (!isAsked(segment)) return [];
      if (matter === null) return [];
      const way = wayOf(segment.words, matter, languages);
      return way === null ? [] : lean(matter, way, segment.words);
    });
  });
}

/** "Wait for the licence before …", "consolidate at home before …": what comes after is put off. */
function waits(words: readonly Word[], languages: Languages): boolean {
  return doingOf(words, "launch", languages) === "less" || FOCUS.find(words, languages) >= 0;
}

/** What hangs on something, is somebody else's, or only a reason, asks for nothing. */
function isAsked({ kind, depends, reported }: Segment): boolean {
  return !depends && !reported && kind === "main";
}

function matterOf(words: readonly Word[], languages: Languages): Matter | null {
  const found = NAMES.map(({ matter, phrases }) => ({ matter, at: phrases.find(words, languages) }))
    .filter(({ at }) => at >= 0)
    .sort((x, y) => x.at - y.at);
  const focused = FOCUS.find(words, languages) >= 0 && HOME.find(words, languages) >= 0;
  if (focused) return "abroad";
  // "Launch in Spain", "the Madrid office": a part of the world is what it is about, unless something else is.
  if (found.length === 0 || found[0]?.matter === "launch") {
    if (placesIn(words).length > 0) return "abroad";
  }
  if (found.length === 0 && OUT.find(words, languages) >= 0) return "launch";
  const [first, second] = found;
  // "Spend nothing on ads": money is what any other matter takes.
  return first?.matter === "cash" && second !== undefined ? second.matter : (first?.matter ?? null);
}

/** "… : raise them", "il faut le conserver": what it is about was named before. */
export function refersBack(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  return keys.some((key, i) => {
    if (/^(it|them|nele|nela|neles|nelas)$/.test(key)) return true;
    return /^(le|la|les|l)$/.test(key) && /(er|ir|re)$/.test(keys[i + 1] ?? "");
  });
}

function wayOf(words: readonly Word[], matter: Matter, languages: Languages): Leaning["way"] | null {
  const has = (phrases: Phrases) => phrases.find(words, languages) >= 0;
  const some = (pattern: RegExp) => words.some(({ key }) => pattern.test(key));
  const wrong = has(JUDGED.wrong);
  if (!some(WOULD) && has(FOUND.little) && !wrong) return "more";
  if (!some(WOULD) && has(FOUND.much)) return "less";
  if (matter === "abroad" && has(HOME) && has(FOCUS)) return "less";
  const denials = cuesIn(words, 0, words.length, languages).filter((cue) => !isJudged(words, cue, languages));
  const nought = words.some(({ key }, i) => isNought(key, languages) && (i < OPENING || /^(nothing|nada)$/.test(key)));
  const denied = denials.length % 2 === 1 || (denials.length === 0 && nought);
  if (looksInto(words, 0, languages)) return null;
  // "Do not hire fast" refuses the haste, not the hiring.
  if (denied && MANNERS.some((phrases) => phrases.find(words, languages) >= 0)) return null;
  const doing = doingOf(words, matter, languages);
  if (doing !== null && isElsewhere(words, languages)) return null;
  const judged = wrong || has(JUDGED.right);
  const can = some(CAN) && (denied || doing === "less");
  const verb = isVerbFirst(words, languages);
  const put = doing === "less" && WAITS.find(words, languages) >= 0;
  const asks = RECOMMENDS.find(words, languages) >= 0 || begins(words, languages) || verb;
  // "No price is attached to the round" tells; "no more loans" asks.
  const asked = asks || judged || (nought && FINITE.find(words, languages) < 0) || can || put;
  if (!asked) return null;
  const low = matter === "pricing" && some(LOW);
  if (low && doing !== "less") return denied !== wrong ? null : "less";
  // "The price is right" asks for no other.
  const named = matter !== "pricing" && matter !== "cash";
  if (doing === null && !denied && !((judged || verb) && named)) return null;
  if (doing === "same") return denied ? null : "same";
  const way = doing ?? "more";
  return denied === wrong ? way : way === "more" ? "less" : "more";
}

function isNought(key: string, languages: Languages): boolean {
  return NOUGHT.test(key) || (key === "no" && languages.length === 1 && languages[0] === "en");
}

/** What is done is done to something that the matter only belongs to. */
function isElsewhere(words: readonly Word[], languages: Languages): boolean {
  const doings = [DOINGS.off, DOINGS.on].map((phrases) => phrases.find(words, languages)).filter((at) => at >= 0);
  const from = Math.min(...doings) + 1;
  const at = Math.min(...NAMES.map(({ phrases }) => phrases.find(words, languages, from)).filter((i) => i >= 0));
  return Number.isFinite(from) && Number.isFinite(at) && isOfAnother(words, from, at, languages);
}

function doingOf(words: readonly Word[], matter: Matter, languages: Languages): Leaning["way"] | null {
  const has = (phrases: Phrases) =>
    words.some((_, i) => phrases.at(words, i, languages) > 0 && !WITHOUT.test(words[i - 1]?.key ?? ""));
  if (matter === "making") return has(OTHERS) ? "less" : "more";
  if (has(DOINGS.off) || (matter === "partner" && has(QUITS))) return "less";
  if (matter === "partner" && words.some(({ key }) => /^(sortir|sair|exit)$/.test(key))) return "less";
  if (matter === "pricing" && has(CHEAP)) return "less";
  if (matter === "pricing" && has(CHANGED)) return "other";
  if (has(DOINGS.on)) return "more";
  // "O lançamento deve ficar para 2026".
  if (matter === "launch" && words.some(({ key }) => key === "ficar")) return "less";
  if (has(DOINGS.same)) return matter === "partner" ? "more" : matter === "launch" ? null : "same";
  return null;
}

/** "Not ready": the denial is part of the judgement. */
function isJudged(words: readonly Word[], cue: number, languages: Languages): boolean {
  const within = (phrases: Phrases) =>
    [cue - 2, cue - 1, cue].some((at) => phrases.at(words, at, languages) > cue - at);
  return within(JUDGED.wrong) || within(DOINGS.same) || DOINGS.off.at(words, cue, languages) > 0;
}

/** A request without "should": its first word is an infinitive, an imperative or a negation. */
function begins(words: readonly Word[], languages: Languages): boolean {
  const first = words.findIndex((word, i) => OPENERS.at(words, i, languages) === 0 && !/^\p{N}/u.test(word.key));
  return [DOINGS.on, DOINGS.off, DOINGS.same, FOCUS, KEEPS].some((phrases) => {
    const at = phrases.find(words, languages, 0, Math.max(OPENING, first + 1));
    const last = words[at + phrases.at(words, at, languages) - 1]?.key ?? "";
    return at >= 0 && at <= Math.max(first, 0) && languages.some((language) => ASKED_FOR[language].test(last));
  });
}

/** "Produire en interne": French and Portuguese ask with a bare infinitive, whatever the verb. */
function isVerbFirst(words: readonly Word[], languages: Languages): boolean {
  const key = words[0]?.key ?? "";
  const [language] = languages;
  return languages.length === 1 && language !== "en" && key.length > 4 && /(er|ir|re|ar)$/.test(key);
}

/** What tells this matter from another of its kind: which plan's price, whose team. */
function setApart(matter: Matter, words: readonly Word[], languages: Languages): Set<string> {
  const things = thingsBeside(matter, words, languages);
  // Whose price it is: those who come, or those who are there.
  const customers = matter === "pricing" ? words.findIndex(({ key }) => CUSTOMER.test(key)) : -1;
  const beside = customers < 0 ? [] : words.slice(Math.max(0, customers - 1), customers + 2);
  for (const { key } of beside) for (const one of OF_WHOM) if (one.test(key)) things.add(`${one}`);
  return things;
}

function thingsBeside(matter: Matter, words: readonly Word[], languages: Languages): Set<string> {
  const name = NAMES.find((one) => one.matter === matter)?.phrases;
  const at = name?.find(words, languages) ?? -1;
  if (name === undefined || at < 0) return thingsOf(words, languages);
  const end = at + name.at(words, at, languages);
  const stops = (word: Word) => FINITE.has(word, languages) || RECOMMENDS.has(word, languages);
  const rest = words.slice(end, end + QUALIFIERS);
  const stop = rest.findIndex(stops);
  const before = words.slice(Math.max(0, at - 2), at);
  return thingsOf([...before, ...(stop < 0 ? rest : rest.slice(0, stop))], languages);
}

function thingsOf(words: readonly Word[], languages: Languages): Set<string> {
  const known = [
    ...Object.values(DOINGS),
    ...Object.values(FOUND),
    ...Object.values(JUDGED),
    ...NAMES.map(({ phrases }) => phrases),
    WHEN,
    FILLER,
    LIGHT,
    CHANGED,
    RECOMMENDS,
    OPENERS,
  ];
  const covered = new Set<number>();
  words.forEach((_, i) => {
    for (const phrases of known) for (let n = phrases.at(words, i, languages); n > 0; n--) covered.add(i + n - 1);
  });
  return subjectOf(
    words.filter((_, i) => !covered.has(i)),
    languages,
  );
}
