import { AROUND_A_THING, HELD, NOT_SAID, NOT_YET, ONE_IS_THERE } from "../lexicon/existence.ts";
import { negationsIn } from "../lexicon/negations.ts";
import { type Existence, existenceFor } from "../quantities/existence.ts";
import { singular } from "../quantities/thing-said.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { type NamedThing, thingOf } from "./mentions.ts";

const LONGEST = 120;
const AROUND = new Set([...AROUND_A_THING].map(singular));
const AGAINST_ITSELF =
  /\b(?:but|however|except|although|only|mais|sauf|cependant|seulement|mas|porem|exceto|salvo|apenas)\b/u;

/**
 * What an analyst's few words under the name of a thing say of whether it is there: "2 patents granted", "Not certified",
 * "Yes, 24 months". Null where they speak of a part of it, of what is under way, or of what nobody said.
 */
export function existenceSaid(text: string, topic: Topic | null, metric: string): Existence | null {
  const whole = existenceFor(text, topic);
  if (whole !== null || text.length > LONGEST) return whole;
  const level = singular(normalizeLabel(text));
  if (AGAINST_ITSELF.test(level)) return null;
  const [clause = ""] = text.split(/[,;:.!?—–](?=\s|$)/u);
  const answer = clause === text ? null : existenceFor(clause, topic);
  if (answer !== null) return answer;
  if (NOT_SAID.test(level)) return null;
  const thing = thingOf(topic, metric);
  const words = singular(normalizeLabel(clause));
  if (negationsIn(clause).length > 0) return isDenied(words, thing) ? "absent" : null;
  if (!thing.thereWhenUnderWay && NOT_YET.test(text)) return null;
  return isThere(words, normalizeLabel(clause), thing) ? "exists" : null;
}

/** The denial is of the thing itself, or of its being held: "no bank debt" is not "no debt". */
function isDenied(words: string, thing: NamedThing): boolean {
  const left = withoutThing(words, thing).filter((word) => !AROUND.has(word));
  return left.every((word) => HELD.has(word)) || holds(words);
}

function isThere(words: string, asWritten: string, thing: NamedThing): boolean {
  if (holds(words) || (thing.thereWhenUnderWay && ONE_IS_THERE.test(asWritten)) || /\boutstanding\b/u.test(words))
    return true;
  const rest = withoutThing(words, thing);
  const named = rest.length < words.split(" ").length;
  const counted = rest.some((word) => /^[1-9]\d*$/.test(word));
  return named && rest.every((word) => AROUND.has(word) || /^[1-9]\d*$/.test(word)) && (counted || rest.length > 0);
}

/** Some word or two of it say that the thing is held. */
function holds(words: string): boolean {
  const list = words.split(" ");
  return list.some((word, at) => HELD.has(word) || HELD.has(`${word} ${list[at + 1] ?? ""}`));
}

/** What is left of the words without the thing's own. */
function withoutThing(words: string, { names, parts }: NamedThing): string[] {
  const own = new Set([...names.flatMap((name) => name.split(" ")), ...parts]);
  return words.split(" ").filter((word) => word !== "" && !own.has(word));
}
