import type { VerificationContext } from "../domain/context.ts";
import type { TopicFact } from "../domain/fact.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { addAll } from "../domain/many.ts";
import { shorten } from "../domain/shorten.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { sourceName } from "../i18n/sources.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { matchTopic, SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import { isRounded } from "./agree.ts";
import { ambiguousNumbers } from "./ambiguous.ts";
import { type Analyst, type AnalystInput, type Gap, outputOf } from "./analyst.ts";
import type { ConfidenceBasis } from "./confidence.ts";
import { cellKey, doubtfulCells } from "./doubtful-cells.ts";
import { unreadableParts } from "./extent.ts";
import { printed } from "./printed.ts";
import { placeInWords, quoteOfFact } from "./quote.ts";
import { type PrimarySource, type Reading, readToday, type TopicReading } from "./readings.ts";
import { keyMaker, unitOf, writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

/** Further passages that say the same are quoted too, up to this many in all. */
const MOST_QUOTES = 3;
/** Of a passage shown in a gap, in characters. */
const LONGEST_PASSAGE = 160;
/** Of the words shown beside a figure that they do not name. */
const LONGEST_WORDS = 100;

/** What the deck says on every topic, for today's period. */
export const deckReader: Analyst = documentReader("deck-reader", "deck");

/** What the financial model says on every topic, for today's period. */
export const modelReader: Analyst = documentReader("model-reader", "financial_model");

function documentReader(name: string, source: PrimarySource): Analyst {
  const analyst = {
    name,
    tier: 1 as const,
    analyse(input: AnalystInput) {
      const { context } = input;
      const gaps = unreadableParts(context, source, input.locale);
      const topics = readToday(context, source);
      const present = witnessOf(context).has(source);
      const write = gapWriter(input.locale);
      if (present && topics.length === 0 && !statesAny(context, source))
        gaps.push(write("nothing_read", { source: sourceName(source, input.locale) }));
      const findings = findingsOf(analyst, input, topics, gaps);
      addAll(gaps, [
        ...unread(context, source, topics, input.locale),
        ...ambiguousNumbers(context, source, input.locale),
      ]);
      return outputOf(analyst, findings, gaps);
    },
  };
  return analyst;
}

/** Prices and sizes of markets, of which a page lists several, are no finding; they are metrics all the same. */
function statesAny(context: VerificationContext, source: PrimarySource): boolean {
  const { facts } = witnessOf(context).everything();
  return facts.some((fact) => fact.source === source && fact.topic !== null && fact.sureness >= SURE_ENOUGH);
}

function findingsOf(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  topics: readonly TopicReading[],
  gaps: Gap[],
): ScoredFinding[] {
  const unique = keyMaker();
  const doubtful = doubtfulCells(input.context);
  return topics.flatMap((one) => {
    if (one.kind !== "read") return [];
    for (const facts of one.conflicts) gaps.push(conflict(input, one.topic.name[input.locale], one.topic.id, facts));
    return one.readings.flatMap((reading) => {
      const finding = findingOf(analyst, input, reading, unique, doubtful);
      if (finding === null) gaps.push(notQuotable(input, reading));
      return finding ?? [];
    });
  });
}

function findingOf(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  { topic, fact, agreeing }: Reading,
  unique: (key: string) => string,
  doubtful: ReadonlySet<string>,
): ScoredFinding | null {
  const { context, locale } = input;
  const first = quoteOfFact(context, fact, locale);
  if (first === null) return null;
  const more = agreeing.slice(0, MOST_QUOTES - 1).flatMap((other) => quoteOfFact(context, other, locale) ?? []);
  // Of a range its middle is nobody's word.
  const value = fact.quantity.range === undefined ? sizeOf(topic, fact.quantity) : fact.quantity.text;
  const confidence: ConfidenceBasis = doubtful.has(cellKey(fact))
    ? "doubtful_cell"
    : isRounded(fact.quantity)
      ? "primary_rounded"
      : "primary_exact";
  return writeFinding(analyst, input, {
    key: unique([topic.id, fact.period ?? "today"].join("/")),
    metric: topic.name[locale],
    category: topic.category,
    value,
    unit: unitOf(fact.quantity),
    period: fact.period,
    basis: fact.basis,
    claim: ANALYST_SENTENCES[locale].claim.read({
      place: first.source,
      topic: topic.name[locale],
      period: sayPeriod(fact.period ?? "", locale),
      value: printed(fact, locale),
      words: namesTopic(fact) ? "" : shorten(fact.passage, LONGEST_WORDS),
    }),
    confidence,
    evidence: [first, ...more.filter(({ content, source }) => content !== first.content || source !== first.source)],
  });
}

function conflict(input: AnalystInput, name: string, topic: string, facts: readonly Fact[]): Gap {
  const { context, locale } = input;
  const said = facts.map(
    (fact) => `${printed(fact, locale)} (${placeInWords(context, fact.address, fact.source, locale)})`,
  );
  const source = facts[0] === undefined ? "" : sourceName(facts[0].source, locale);
  return gapWriter(locale)(
    "conflicting_values",
    { topic: name, source, values: [...new Set(said)].join(" · ") },
    topic,
    placesOf(context, facts, locale),
  );
}

function notQuotable({ context, locale }: AnalystInput, { topic, fact }: Reading): Gap {
  const places = placesOf(context, [fact], locale);
  return gapWriter(locale)("not_quotable", { topic: topic.name[locale], places: places.join(", ") }, topic.id, places);
}

/** Topics a source speaks of without a value for today. */
function unread(
  context: VerificationContext,
  source: PrimarySource,
  topics: readonly TopicReading[],
  locale: AnalystInput["locale"],
): Gap[] {
  const write = gapWriter(locale);
  return topics.flatMap((one) => {
    if (one.kind === "read") return [];
    const places = placesOf(context, one.facts, locale);
    const values = [
      ...new Set(
        one.facts
          .slice(0, MOST_QUOTES)
          .map((fact) => ANALYST_SENTENCES[locale].quoted(shorten(fact.passage, LONGEST_PASSAGE))),
      ),
    ].join(", ");
    const years = [...new Set(one.facts.flatMap(({ period }) => period ?? []))].sort();
    const facts = {
      topic: one.topic.name[locale],
      source: sourceName(source, locale),
      places: places.slice(0, MOST_QUOTES).join(", "),
      values,
      periods: years.map((one) => sayPeriod(one, locale)).join(", "),
    };
    return [write(one.kind === "hint" ? "hint_only" : one.kind, facts, one.topic.id, places)];
  });
}

/** "10 partner clinics" are read as customers: who reads the figure must read the words, too. */
function namesTopic({ topic, label, passage }: TopicFact): boolean {
  if ([label, passage].some((words) => matchTopic(words)?.topic.id === topic)) return true;
  const known = topicById(topic);
  if (known === undefined) return false;
  const said = ` ${spelled(`${label} ${passage}`)} `;
  return [...Object.values(known.name), ...Object.values(known.aliases).flat()].some((name) =>
    said.includes(` ${spelled(name)} `),
  );
}

/** Its words alone, in small letters. */
const spelled = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(" ");

function placesOf(context: VerificationContext, facts: readonly Fact[], locale: AnalystInput["locale"]): string[] {
  return [...new Set(facts.map(({ address, source }) => placeInWords(context, address, source, locale)))];
}
