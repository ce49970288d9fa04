import type { EvidenceItem } from "../domain/resolution.ts";
import { BORROWED, INCLUDING, NOT_YET, OF_A_SECTOR, OF_ANOTHER, ON_A_CONDITION } from "../lexicon/reservations.ts";
import { findQuantities } from "../quantities/find.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/** What a passage says about its own figure that its name does not. */
export interface Reservation {
  /** It is somebody else's, or a sector's. */
  anothers: boolean;
  /** `condition`: it is so only if something else happens, or counts what is not there yet. `including`: it counts more in. */
  kind: EvidenceItem["reservation"];
}

const words = (lists: readonly string[]) => new RegExp(` (?:${lists.join("|")}) `, "u");
const ANOTHER = words(OF_ANOTHER);
const SECTOR = words(OF_A_SECTOR);
const INCLUDES = words(INCLUDING);
const LOAN = words(BORROWED);
const CONDITION = words(ON_A_CONDITION);
const PENDING = words(NOT_YET);

/** Of the words before a figure, so many characters name it; farther ones belong to another thought. */
const NEAR = 90;

/**
 * Reads what stands around a figure in its passage (with its footnote, where it has one): before it whose it is, around it
 * what it counts in and on what condition. What the topic itself is about ("contracted ARR", "industry growth") is no
 * reservation, nor what the question itself names (`asked`).
 */
export function reservationIn(
  passage: string,
  figure: string,
  footnote: string,
  topic: Topic | null,
  asked = "",
): Reservation {
  const at = passage.indexOf(figure);
  const [before, after] = at < 0 ? [passage, ""] : [passage.slice(0, at), passage.slice(at + figure.length)];
  const label = level(lastClause(before).slice(-NEAR));
  const whole = `${level(lastClause(before))} ${level(firstSentence(after))} ${level(footnote)}`;
  const own = `${level(topic === null ? "" : ownWords(topic))} ${level(asked)}`;
  const said = (pattern: RegExp, text: string) => pattern.test(text) && !pattern.test(own);
  const ofMarket = topic?.category === "market" || topic?.category === "competitive";
  const anothers = said(ANOTHER, label) || (!ofMarket && said(SECTOR, label));
  const condition = said(CONDITION, whole) || said(PENDING, whole) || (said(INCLUDES, whole) && said(LOAN, whole));
  // A figure at the foot of the page is of a part, or of another count: what it is marked with is not the whole story.
  const including = said(INCLUDES, whole) || findQuantities(footnote).length > 0;
  return { anothers, kind: condition ? "condition" : including ? "including" : undefined };
}

const level = (text: string): string => ` ${normalizeLabel(text)} `;

function ownWords({ name, aliases }: Topic): string {
  return [...Object.values(name), ...Object.values(aliases).flat()].join(" , ");
}

const lastClause = (text: string): string => text.split(/[.;!?](?=\s)|\n|\u2022/u).at(-1) ?? "";
const firstSentence = (text: string): string => text.split(/[.;!?](?=\s)|\n|\u2022/u)[0] ?? "";
