import type { Quantity } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { directionOf } from "../../lexicon/movement.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { FLOWS, STOCKS } from "../../quantities/topics/time.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning/meaning.ts";

const FROM = /(?<!\p{L})(?:from|de|du|depuis|desde)\s*[~≈]?\s*$/iu;
const ARROW = /^\s*(?:→|➜|➔|➡️?|⟶|⇒|->|=>)\s*[~≈<>+]?\s*[\p{Sc}R]*\s?\d/u;
const TO = /\s(?:to|à|a|até|para|hasta)\s/iu;
const GOES_ON = /^\s+(?:to|à|a|até|para|hasta)\s+[~≈<>+]?\s*[\p{Sc}R]*\s?\d/iu;
/** "in 6 months", "en 8 mois", "em 6 meses": a change takes time, a spread does not. */
const TAKES_TIME =
  /(?<!\p{L})(?:in|en|em|within|over|sur)\s+(?:just\s|only\s|seulement\s|apenas\s)?\d{1,3}\s?(?:days?|weeks?|months?|years?|jours?|semaines?|mois|ans|dias|semanas|meses|anos|años)(?!\p{L})/iu;

/**
 * What a change over time that a figure's own text tells makes of it: "from 0 to 120 customers in 8 months" is 120, and
 * "churn down from 5 % to 2 %" is not 5 %. `start`: where it came from. `open`: it may be a change or a spread. Prices,
 * tickets and sizes of markets do have a spread: for them nothing changes.
 */
export function movementOf(
  claim: Claim,
  { topic, quantity }: Meaning,
  options: QuantityOptions,
): { now: Quantity } | "start" | "open" | null {
  const { text, figure } = claim;
  const after = text.slice(figure.end);
  if (ARROW.test(after) || leadsOn(after, quantity, options)) return "start";
  if (WAS.test(text.slice(0, figure.start).replace(/[\p{Sc}\s]+$/u, ""))) return "start";
  const lead = /^\P{N}*/u.exec(text.slice(figure.start))?.[0] ?? "";
  if (!FROM.test((text.slice(0, figure.start) + lead).replace(/[\p{Sc}\s]+$/u, ""))) return null;
  if (GOES_ON.test(after)) return topic === "price" ? null : "start";
  if (quantity.range === undefined || topic === null || !(STOCKS.has(topic) || FLOWS.has(topic))) return null;
  const connector = TO.exec(figure.text);
  if (connector === null) return null;
  const [last] = findQuantities(figure.text.slice(connector.index + connector[0].length), options);
  if (last === undefined || "ambiguous" in last) return "open";
  const told = quantity.range.min === 0 || TAKES_TIME.test(after) || moves(claim.sentence);
  if (!told) return "open";
  const { range: _, ...rest } = quantity;
  return { now: { ...rest, value: last.value, step: last.step, scale: last.scale, decimals: last.decimals } };
}

/** What the words around a figure say to be over: "down from $900 to $420", "(was 4.2 % in 2023)". */
export function isBefore(before: string, after: string): boolean {
  const words = before.replace(/[\p{Sc}\s]+$/u, "");
  return WAS.test(words) || (FROM.test(words) && GOES_ON.test(after));
}
/** "(was 4.2 % in 2023)": said by the way of what is now. "At the end of December our MRR was" reports. */
const WAS = /[(,;–—-]\s*(?:(?:it|this|which|c['’]) ?)?(?:was|were|était|étaient|era|eram)$/iu;

/** "30 % fees → 8 % fee": behind the arrow stands the same kind of figure. */
function leadsOn(after: string, { unit }: Quantity, options: QuantityOptions): boolean {
  const arrow = /^[^→\d.;,]{1,30}(?:→|➜|➔|⟶|⇒|->|=>)\s*/u.exec(after);
  if (arrow === null || !["percent", "money", "duration"].includes(unit)) return false;
  const [next] = findQuantities(after.slice(arrow[0].length), options);
  return next !== undefined && !("ambiguous" in next) && next.start <= 2 && next.unit === unit;
}

function moves(sentence: string): boolean {
  return fold(sentence)
    .split(/[^\p{L}]+/u)
    .some((word) => directionOf(word) !== null);
}
