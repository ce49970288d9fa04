import type { ContradictionPosition, PositionSource } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import type { UnitKind } from "../domain/quantity.ts";
import { citationOf } from "../evidence/citations/evidence.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { Entry } from "./entries.ts";

/** An entry as a position in a contradiction, with its sources as citations. */
export function toPosition(entry: Entry, claim: string): ContradictionPosition {
  const { finding } = entry;
  const sources: PositionSource[] = [];
  const calculations: string[] = [];
  for (const evidence of finding.evidence ?? []) {
    if (evidence.type === "calculation") calculations.push(evidence.content);
    const citation = citationOf(evidence, finding);
    if (citation !== null) {
      sources.push({
        type: citation.type,
        reference: citation.reference,
        ...(citation.quote !== undefined && { quote: citation.quote }),
      });
    }
  }
  const { agentName, id: findingId, value, unit } = finding;
  const { confidence, number: normalizedValue } = entry;
  const said = finding.claim ?? claim;
  const position: ContradictionPosition =
    normalizedValue === undefined
      ? { agentName, findingId, claim: said, value, confidence, sources, ...(unit != null && { unit }) }
      : unit == null
        ? { agentName, findingId, claim: said, value, confidence, sources, normalizedValue }
        : { agentName, findingId, claim: said, value, confidence, sources, unit, normalizedValue };
  // At once or one after the other, not spread: a million findings become as many positions.
  if (entry.step !== undefined) position.step = entry.step;
  if (entry.range !== undefined) position.range = entry.range;
  if (entry.assessment !== undefined) position.assessment = entry.assessment;
  if (entry.period !== undefined) position.period = entry.period;
  if (calculations.length > 0) position.calculations = calculations;
  if (entry.derived !== undefined) position.derived = entry.derived;
  return position;
}

const MOST_SAID = 8;

/** Words the claims of one topic's entries: a dozen agents mostly say the same two things, and each is put into words once. */
export function claimsOf(topicName: string, topic: Topic | null, locale: Locale): (entry: Entry) => string {
  const said: { entry: Entry; claim: string }[] = [];
  return (entry) => {
    const before = said.find(({ entry: one }) => saysTheSame(one, entry));
    if (before !== undefined) return before.claim;
    const claim = `${topicName} = ${sayEntry(entry, topic, locale)}`;
    if (entry.number !== undefined && said.length < MOST_SAID) said.push({ entry, claim });
    return claim;
  };
}

const saysTheSame = (a: Entry, b: Entry) => a.number === b.number && a.unit === b.unit && a.currency === b.currency;

/** What an entry says, as a person writes it. */
export function sayEntry(entry: Entry, topic: Topic | null, locale: Locale): string {
  if (entry.number !== undefined) return sayNumber(entry.number, topic, entry.currency, locale, entry.unit);
  return sayWord(entry.finding.value ?? entry.finding.assessment ?? "—", locale);
}

/** A word of our scale in the reader's language; anything else as it was written. */
export function sayWord(value: unknown, locale: Locale): string {
  const words = verdictSentences[locale].word;
  const word = String(value);
  return Object.hasOwn(words, word) ? words[word as keyof typeof words] : word;
}

/** A topic's number with its unit: "504 000 €", "72 %", "18 mois". What no catalogue knows has the unit it was given with. */
export function sayNumber(
  number: number,
  topic: Topic | null,
  currency: string | undefined,
  locale: Locale,
  given: UnitKind = "number",
): string {
  const unit = topic?.unit ?? (currency === undefined ? given : "money");
  const rounded = Math.abs(number) >= 1000 ? Math.round(number) : Number(number.toFixed(2));
  const short = Math.abs(rounded) >= 1e6 && Number(rounded.toPrecision(3)) === rounded;
  return formatQuantity(
    { value: rounded, unit, ...(unit === "money" && currency !== undefined && { currency }) },
    locale,
    short ? "short" : "full",
  );
}
