import { NOT_YET } from "../../lexicon/existence.ts";
import { existenceFor, isThereUnderWay } from "../../quantities/existence.ts";
import { thingSaid } from "../../quantities/thing-said.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { valuesInText } from "../facts/in-text.ts";
import type { Difference } from "./edges.ts";
import { fold } from "./fold.ts";
import { isNeutral, isPlan, Label } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";

/** What a passage lacks to carry a claim. */
export interface Fault {
  kind: "altered" | "unsupported";
  differences: Difference[];
}

/**
 * A claim without a figure: that a thing is there or not, or what it is like. The passage must speak of the thing, and
 * assert what is asserted and deny what is denied; for a judgement it must at least not be about something else. `whole`
 * is the sentence the passage was taken from: what is under way there is not there.
 */
export function wordsFault(passage: string, label: Label, value: string, whole = passage): Fault | null {
  const existence = existenceFor(value, label.topic?.topic);
  const about: Fault = { kind: "unsupported", differences: [{ kind: "label", claimed: label.text, actual: passage }] };
  if (existence === "unknown") return null;
  if (existence !== null) {
    if (!names(passage, label)) return about;
    const thereWhenUnderWay = NOT_YET.test(label.text) || isThereUnderWay(label.topic?.topic);
    const said = thingSaid(whole, { isOwn: ownWord(label), thereWhenUnderWay, label: label.text });
    if (said === null) return about;
    // What is applied for or planned is not there, and proves that it is not.
    const planned = !thereWhenUnderWay && isPlan(new Label(passage));
    if (said.standing === "pending" || planned) return existence === "exists" ? about : null;
    if ((said.standing === "denied") !== (existence === "absent"))
      return { kind: "altered", differences: [{ kind: "negation", claimed: value, actual: passage.trim() }] };
    return null;
  }
  const wanted = fold(value).text;
  if (wanted !== "" && fold(passage).text.includes(wanted)) return null;
  if (names(passage, label) || sharesWord(passage, new Label(value))) return null;
  return speaksOfOther(passage, label) ? about : null;
}

/** A text whose every value must be read in its own part: "No debt; two patents granted". */
function clausesOf(passage: string): string[] {
  const clauses = passage.split(/[.;|\n]\s+|[.;|\n]$|,\s+/u).filter((clause) => clause.trim() !== "");
  return clauses.length > 0 ? clauses : [passage];
}

/** Whether a text names what a label stands for: by a word of its own, or by another name of its topic in any language. */
export function names(passage: string, label: Label): boolean {
  return sharesWord(passage, label) || (label.topic !== null && namesTopic(passage, label.topic.topic));
}

/** Words that name no thing by themselves, levelled. */
export const GENERAL =
  /^(?:quality|qualite|qualidade|level|niveau|nivel|status|statut|estado|rates?|taux|taxas?|order|orders|ratio|share|part|parte|number|nombre|numero|total|risk|risque|risco|certification|certificacao|certificat|company|societe|entreprise|empresa|startup)$/;

function sharesWord(passage: string, label: Label): boolean {
  const there = contentWords(passage);
  // "ISO 27001": a number that names a thing is a word of it; a year is not.
  const named = /(?<!\p{L})\p{Lu}[\p{L}-]*[\s/-]?(?!(?:19|20)\d\d(?!\d))\d{3,}(?![\d.,])/u.exec(label.text)?.[0];
  if (named !== undefined) return fold(passage).text.includes(fold(named).text);
  const own = label.words.filter((word) => !isNeutral(word));
  const telling = own.filter((word) => !GENERAL.test(word));
  return (telling.length > 0 ? telling : own).some((word) => there.some((other) => sameWord(word, other)));
}

/** The words by which a passage may name what a label stands for. */
function ownWord({ words, topic }: Label): (word: string) => boolean {
  const named =
    topic === null ? [] : [...Object.values(topic.topic.name), ...Object.values(topic.topic.aliases).flat()];
  const all = [...words.filter((word) => !isNeutral(word)), ...named.flatMap((name) => contentWords(name))];
  const telling = all.filter((word) => !GENERAL.test(word));
  const own = telling.length > 0 ? telling : all;
  return (word) => own.some((one) => sameWord(one, word));
}

function namesTopic(passage: string, topic: Topic): boolean {
  const there = contentWords(passage);
  return [...Object.values(topic.name), ...Object.values(topic.aliases).flat()].some((name) => {
    const words = contentWords(name);
    return words.length > 0 && words.every((word) => there.some((other) => sameWord(word, other)));
  });
}

/** Every metric that the passage speaks of is of another kind than the claim's. */
function speaksOfOther(passage: string, label: Label): boolean {
  const named = clausesOf(passage).flatMap((clause) => new Label(clause).topic?.topic ?? []);
  const measured = valuesInText(passage, {}).flatMap(({ topic, sureness }) => (sureness >= SURE_ENOUGH ? [topic] : []));
  const topics = [...named, ...measured];
  if (topics.length === 0) return false;
  const own = label.topic?.topic;
  return own === undefined || topics.every(({ category }) => category !== own.category);
}
