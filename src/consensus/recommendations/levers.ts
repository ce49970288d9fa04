import { LOOKS_INTO, MEASURES } from "../../lexicon/leanings.ts";
import { ONLY, ONLY_LATER, TIMES } from "../../lexicon/lever-words.ts";
import { LEVERS, type LeverRow, MOVES_A_PRICE } from "../../lexicon/levers.ts";
import { regionsIn } from "../../lexicon/regions.ts";
import type { Hit } from "./hits.ts";
import { Phrases } from "./phrases.ts";
import { contentKey, sharesWord, subjectOf } from "./subject.ts";
import type { Languages, Word } from "./words.ts";

/** So many words behind its verb an object is still its object. */
const REACH = 7;

const ROWS = LEVERS.map((row) => ({
  ...row,
  verbs: new Phrases(row.verbs),
  objects: row.objects === undefined || row.objects === "region" ? row.objects : new Phrases(row.objects),
  unless: row.unless && new Phrases(row.unless),
}));
const MOVES = { verbs: new Phrases(MOVES_A_PRICE.verbs), objects: new Phrases(MOVES_A_PRICE.objects) };
const ONLY_THEN = new Phrases(ONLY);
const LATER = new Phrases(ONLY_LATER);
const WHEN = new Phrases(TIMES);
const LOOKS = new Phrases(LOOKS_INTO);
const MEASURE = new Phrases(MEASURES);
const OF = /^(de|da|do|das|dos|du|des|d|of)$/;
/** Whom it is compared with does not buy. */
const THAN = new Phrases({ fr: "que,qu", en: "than,against", pt: "que" });
/** What follows says when, where or how. */
const CIRCUMSTANCE = new Phrases({
  fr: "dans,en,au,aux,a,sur,avec,par,apres,avant,des,chez,depuis,jusqu",
  en: "in,on,by,to,at,after,before,with,from,over,until,as,right",
  pt: "em,no,na,nos,nas,com,por,depois,antes,ate,apos,ao",
});

/** What the verb at `at` would do to cash, prices, time, debt or scope, told by its object; null where it does nothing known. */
export function leverAt(words: readonly Word[], at: number, languages: Languages): Hit | null {
  const moved = movedPrice(words, at, languages);
  if (moved !== null) return moved;
  for (const row of ROWS) {
    const length = row.verbs.at(words, at, languages);
    if (
      length === 0 ||
      looksInto(words, at, languages) ||
      (row.unless !== undefined && row.unless.find(words, languages) >= 0)
    )
      continue;
    const to = at + length;
    const object = objectOf(row.objects, words, to, languages);
    if (object === null || (object !== undefined && isOfAnother(words, to, object[0], languages))) continue;
    const later = row.lever === "launch" && isLater(words, languages);
    return hit(row, later ? 1 : row.end, [Math.min(at, object?.[0] ?? at), to], object);
  }
  return null;
}

/** Looking into something pushes it nowhere: "keep an eye on the cash", "ask how the budget is spent". */
export function looksInto(words: readonly Word[], verb: number, languages: Languages): boolean {
  return LOOKS.find(words, languages, 0, verb + 4) >= 0;
}

/** "Reduce the churn of the plan": what is done is done to something else, which the object only belongs to. */
export function isOfAnother(words: readonly Word[], from: number, at: number, languages: Languages): boolean {
  const [head, link] = [words[at - 2], words[at - 1]];
  if (at - 2 < from || head === undefined || link === undefined || !OF.test(link.key)) return false;
  return !MEASURE.has(head, languages) && subjectOf([head], languages).size > 0;
}

function isLater(words: readonly Word[], languages: Languages): boolean {
  if (LATER.find(words, languages) >= 0) return true;
  return ONLY_THEN.find(words, languages) >= 0 && WHEN.find(words, languages) >= 0;
}

function hit(
  { lever, about, said }: Pick<LeverRow, "lever" | "about" | "said">,
  end: 0 | 1,
  [from, to]: [number, number],
  object: [number, number] | undefined,
): Hit {
  const plain = {
    axis: lever,
    end,
    kind: "act" as const,
    from,
    to,
    weak: false,
    implied: said !== true,
    about: about ?? null,
  };
  return object === undefined ? plain : { ...plain, object };
}

/** Where the object behind a verb stands; undefined where it needs none, null where it has not got one. */
function objectOf(
  objects: Phrases | "region" | undefined,
  words: readonly Word[],
  from: number,
  languages: Languages,
): [number, number] | undefined | null {
  if (objects === undefined) return undefined;
  const end = Math.min(words.length, from + REACH);
  if (objects === "region") return placesIn(words.slice(from, end)).length > 0 ? [end, end] : null;
  let found = objects.find(words, languages, from, end);
  // "Prices should stay low": it may stand before.
  if (found < 0) found = objects.find(words, languages, Math.max(0, from - REACH), from - 1);
  return found < 0 ? null : [found, found + objects.at(words, found, languages)];
}

function movedPrice(words: readonly Word[], at: number, languages: Languages): Hit | null {
  const length = MOVES.verbs.at(words, at, languages);
  const to = at + length;
  const object = length === 0 ? -1 : MOVES.objects.find(words, languages, to, to + 3);
  if (object < 0) return null;
  const figures = words.slice(object).flatMap(({ key }) => (/^\d+(?:[.,]\d+)?$/.test(key) ? [toNumber(key)] : []));
  const [before, after] = figures;
  if (before === undefined || after === undefined || before === after) return null;
  return hit({ lever: "pricing" }, after > before ? 0 : 1, [at, to], [object, object + 1]);
}

const toNumber = (key: string): number => Number(key.replace(",", "."));

/** Parts of the world that a stretch names; its words as they stood, for "US" is a place and "us" is not. */
export function placesIn(words: readonly Word[]): string[] {
  return regionsIn(words.map(({ given }) => given).join(" "));
}

const PARTS: Record<string, string[]> = {
  europe: [
    "france",
    "germany",
    "spain",
    "italy",
    "portugal",
    "britain",
    "belgium",
    "netherlands",
    "switzerland",
    "nordics",
    "poland",
  ],
  latam: ["brazil", "mexico", "colombia", "chile", "argentina"],
  asia: ["india", "china", "japan"],
  africa: ["nigeria"],
};

/** True where going to one place leaves the others: none of them is, or lies in, one of those. */
export function leaves(wide: readonly string[], narrow: readonly string[]): boolean {
  const inside = narrow.flatMap((place) => [place, ...(PARTS[place] ?? [])]);
  return !narrow.includes("world") && wide.every((place) => !inside.includes(place));
}

/** True where each names something that the other does not: another customer, another product. */
export function nameOthers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const within = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].every((word) => sharesWord(new Set([word]), other));
  return !within(a, b) && !within(b, a);
}

/** What a verb and its object are about beside themselves, time and circumstances set apart: whose prices, which product. */
export function thingsNamed(
  words: readonly Word[],
  hit: Hit,
  receiver: readonly Word[],
  languages: Languages,
): Set<string> {
  const [start, past] = hit.object ?? [hit.to, hit.to];
  const behind = [...words.slice(hit.to, start), ...words.slice(Math.max(past, hit.to))];
  const ends = hit.axis === "pricing" ? THAN : CIRCUMSTANCE;
  const stop = behind.findIndex((word) => ends.has(word, languages));
  const named = stop < 0 ? behind : behind.slice(0, stop);
  const given = receiver[0] !== undefined && CIRCUMSTANCE.has(receiver[0], languages) ? [] : receiver;
  const rest = [...named, ...given];
  return subjectOf(
    rest.filter((word) => !WHEN.has(word, languages) && contentKey(word, languages) !== "launch"),
    languages,
  );
}
