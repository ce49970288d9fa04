import {
  A_RIVALS,
  ANOTHER_HOLDER,
  AROUND_A_THING,
  ASKED_FOR,
  COUNTED_OR_OWNED,
  DENIES_A_VERB,
  DENIES_THROUGH,
  ENDED,
  EXCLUSIVE,
  FOR_OTHERS,
  HANDS_ON,
  HELD,
  HELD_BY_ANOTHER,
  INSTEAD_OF_THE_THING,
  LENT,
  MODELLED_ON,
  NOT_YET,
  RIGHT_OR_DEAL,
  UNDER_WAY,
  WE_OURSELVES,
} from "../lexicon/existence.ts";
import { fold } from "../lexicon/fold.ts";
import { isNegation } from "../lexicon/negations.ts";
import { readExistence } from "./existence.ts";

/** What a passage says of a thing it names: `pending` is applied for, under way or planned, so neither there nor denied. */
export type Standing = "asserted" | "denied" | "pending";

/** What a passage says, and whether it is only of a part of the thing or said by the way. */
export interface ThingSaid {
  standing: Standing;
  partly: boolean;
}

/** A thing as a passage may name it. */
export interface SpokenOf {
  /** Whether a levelled word is one of the thing's name. */
  isOwn: (word: string) => boolean;
  /** What is under way is there already: a lawsuit is, a patent is not. */
  thereWhenUnderWay: boolean;
  /** The name as asked, which tells certificates and rights from relations with others. */
  label: string;
}

const SENTENCE = /(?<=[.;!?|\n])\s+|\n/u;
const CLAUSE = /,\s+|\s[–—]\s|[()]/u;
const FURTHEST = 5;
const LIST = 4;
const HELD_ALONE = /iso|soc ?2|certif|hds|patent|brevet|trademark|marque|marca|licen|accredit|agrement/u;
const OWNED_OR_LENT = /patent|brevet/u;
const CERTIFIED = /iso|soc ?2|certif|hds/u;
const ANSWERS = new Set(["none", "no", "nil", "not", "aucun", "aucune", "neant", "non", "nenhum", "nenhuma", "nao"]);
/** "Siemens holds …": whether that is the company, the clause does not say. */
const SOMEBODY_HAS =
  /^\s*(?:[Tt]he |[AO] |L[ae] |L['’])?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:holds|owns|has|d[ée]tient|poss[èe]de|det[ée]m|possui|tem) /u;
const inSingular = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(singular));
const GOING_ON = inSingular(UNDER_WAY.split(","));
const AROUND = inSingular(AROUND_A_THING);
const HOLDING = inSingular(HELD);
const THROUGH = inSingular(DENIES_THROUGH);
const COUNTED = inSingular(COUNTED_OR_OWNED);

/**
 * What a passage says of a thing: only the clause that names it counts, a denial in it only where it is the thing that is
 * denied, and what another party holds, a product is for or is over says nothing of the company. Null where so.
 */
export function thingSaid(passage: string, thing: SpokenOf): ThingSaid | null {
  const found = passage.split(SENTENCE).flatMap((sentence, i, all) => inSentence(sentence, all[i + 1], thing) ?? []);
  const strongest = (standing: Standing) => {
    const same = found.filter((one) => one.standing === standing);
    return same.find(({ partly }) => !partly) ?? same[0];
  };
  return strongest("denied") ?? strongest("asserted") ?? strongest("pending") ?? null;
}

function inSentence(sentence: string, next: string | undefined, thing: SpokenOf): ThingSaid | null {
  const clauses = sentence.split(CLAUSE);
  const names = clauses.map((clause) => new Set(wordsOf(clause).filter(thing.isOwn)).size);
  const at = names.indexOf(Math.max(...names));
  if (names[at] === 0) return null;
  const clause = clauses[at] as string;
  const after = clauses.slice(at + 1).find((one) => one.trim() !== "") ?? next ?? "";
  const words = wordsOf(clause);
  const first = words.findIndex(thing.isOwn);
  const behind = words[words.findLastIndex(thing.isOwn) + 1] ?? "";
  if (INSTEAD_OF_THE_THING.has(behind) || isARivals(clause, thing)) return null;
  const named = words.filter(thing.isOwn);
  if (named.every((word) => EXCLUSIVE.test(word)) && !words.some((word) => RIGHT_OR_DEAL.test(word))) return null;
  const denial = behind === "free" || isListed(clauses, at) ? "whole" : deniedIn(clause, thing);
  if (denial === "open") return null;
  if (denial !== null) return { standing: "denied", partly: denial === "partly" };
  if (isBareAnswer(after)) return { standing: "denied", partly: false };
  if (isAnothers(clauses.slice(0, at + 1).join(", "), clause, thing)) return null;
  const held = holds(words) || holds(wordsOf(after));
  if (!thing.thereWhenUnderWay && NOT_YET.test(held ? clause : sentence)) return { standing: "pending", partly: false };
  if (ENDED.test(sentence) || (!held && ASKED_FOR.test(clause))) return null;
  if (!held && CERTIFIED.test(fold(thing.label)) && MODELLED_ON.test(clause)) return null;
  const owned = held || isOwned(words.slice(0, first));
  if (!owned && FOR_OTHERS.test(clause)) return null;
  const rest = words.filter((word) => !thing.isOwn(word) && !AROUND.has(word));
  // A name alone is a heading or a label: what it says stands elsewhere.
  if (rest.length === 0 && !owned && after.trim() === "") return null;
  const opens = words.slice(0, first).every((word) => AROUND.has(word));
  const goesOn = thing.thereWhenUnderWay && rest.some((word) => GOING_ON.has(word));
  return { standing: "asserted", partly: SOMEBODY_HAS.test(clause) || (!owned && !opens && !goesOn) };
}

/** "We have two patents", not "we have repaid our debt": between the word that counts or owns and the thing stands nothing unknown. */
function isOwned(ahead: readonly string[]): boolean {
  const at = ahead.findLastIndex((word) => COUNTED.has(word) || /^[1-9]\d*$/.test(word));
  // "The possibility of filing a patent": an article counts nothing where more is said before it.
  const from = ARTICLES.has(ahead[at] ?? "") ? 0 : at + 1;
  return at >= 0 && ahead.slice(from).every((word) => isLight(word) || COUNTED.has(word));
}
const ARTICLES = new Set(["une", "um", "uma"]);

/** "No claims, disputes or litigation": the denial that opens a list is of all of it. */
function isListed(clauses: readonly string[], at: number): boolean {
  const earlier = rawWords(clauses[at - 1] ?? "");
  const denial = earlier.findLastIndex((word) => isNegation(word, clauses[at - 1]));
  return (
    denial >= 0 &&
    earlier.length - denial <= LIST &&
    /(?<!\p{L})(?:or|nor|ou|ni|nem)(?!\p{L})/iu.test(clauses[at] ?? "")
  );
}

/**
 * Whether a clause denies the thing itself; `partly` where it denies only some of it ("no bank debt"), `open` where it
 * denies something done with it ("not renewed").
 */
function deniedIn(clause: string, { isOwn }: SpokenOf): "whole" | "partly" | "open" | null {
  const words = wordsOf(clause);
  const first = words.findIndex(isOwn);
  const last = words.findLastIndex(isOwn);
  const raw = rawWords(clause);
  const isDenial = (word: string) => (isNegation(word, clause) && word !== "ne") || word === "neant" || word === "nil";
  const denials = raw.flatMap((word, i) => (isDenial(word) ? [i] : []));
  const ahead = denials.filter((i) => i < first);
  const before = ahead.at(-1);
  const between = words.slice((before ?? first) + 1, first).filter((word) => !isLight(word));
  const reaches = before !== undefined && (first - before <= FURTHEST || between.every((word) => GOING_ON.has(word)));
  if (before !== undefined && reaches && ahead.length % 2 === 1) {
    const handsOn = words.some(
      (word, i) => i > before && i < first - 1 && !isLight(word) && HANDS_ON.has(words[i + 1] as string),
    );
    if (handsOn) return "open";
    const restricted = words.slice(last + 1, last + 2).some((word) => !isLight(word) && !GOING_ON.has(word));
    return between.length > 0 || restricted ? "partly" : "whole";
  }
  // Something is denied ahead of it, too far away to tell whether it is the thing.
  if (before !== undefined && ahead.length % 2 === 1) return "open";
  const behind = denials.find((i) => i > last);
  if (behind === undefined) return null;
  const rest = words.slice(behind + 1).filter((word) => !isLight(word) && !isOwn(word) && !GOING_ON.has(word));
  if (rest.length === 0) return "whole";
  if (DENIES_A_VERB.has(raw[behind] as string)) return "open";
  return behind === last + 1 && clause.includes(":") ? "partly" : null;
}

const isLight = (word: string): boolean => AROUND.has(word) || HOLDING.has(word) || THROUGH.has(word);

/** "None to date", after the line that names the thing. */
function isBareAnswer(text: string): boolean {
  const [head, ...rest] = wordsOf(text);
  if (head === undefined || !ANSWERS.has(head)) return false;
  return readExistence(text) === "absent" || rest.every((word) => isLight(word) || GOING_ON.has(word));
}

/** A rival or a third party is named before the thing. */
function isARivals(clause: string, { isOwn }: SpokenOf): boolean {
  const words = clause.split(/\s+/u);
  const name = words.findIndex((word) => wordsOf(word).some(isOwn));
  return A_RIVALS.test(words.slice(0, Math.max(0, name)).join(" "));
}

/** What somebody else holds. */
function isAnothers(upTo: string, clause: string, { label }: SpokenOf): boolean {
  if (!HELD_ALONE.test(fold(label))) return false;
  if (OWNED_OR_LENT.test(fold(label)) && LENT.test(clause)) return true;
  return ANOTHER_HOLDER.test(clause) || (HELD_BY_ANOTHER.test(upTo) && !WE_OURSELVES.test(clause));
}

function holds(words: readonly string[]): boolean {
  return words.some((word, i) => HOLDING.has(word) || HOLDING.has(`${word} ${words[i + 1] ?? ""}`));
}

/** "Brevets" and "brevet" are one word. */
export function singular(words: string): string {
  return words.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, "");
}

const wordsOf = (text: string): string[] => rawWords(text).map(singular);

/** Levelled words, "isn't" as two. */
function rawWords(text: string): string[] {
  const spelled = text.replace(/(?<!\p{L})n['’]/giu, "ne ").replace(/n['’]t(?!\p{L})/giu, " not");
  return fold(spelled).match(/[\p{L}\p{N}]+/gu) ?? [];
}
