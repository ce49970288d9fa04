import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import type { Constraint } from "../evidence/consistency/constraint.ts";
import { sumOfConstraint } from "../evidence/consistency/describe.ts";
import type { Facing } from "../evidence/consistency/side-by-side.ts";
import type { Statement } from "../evidence/consistency/statement.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { gridDistance, sayDistance } from "../i18n/distance.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { numericGap } from "../quantities/compare.ts";
import { TOPICS } from "../quantities/topics/catalogue.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { agree } from "./agree.ts";
import { printed } from "./printed.ts";
import { placeInWords, quoteOfFact } from "./quote.ts";
import { clarity } from "./readings.ts";
import { ofToday } from "./time.ts";
import { unitOf } from "./write-finding.ts";

/** What one document says in a row of the grid. */
export interface ReconciledSide {
  value: number;
  unit: string;
  /** As the reader writes it: "42 000 €". */
  formatted: string;
  address: Address;
  /** "Deck, page 8". */
  reference: string;
  quote: string;
  /** Set where the document does not state it and it follows from what it does state: "310 000 / 18 000 = 17,2 mois". */
  calculation?: string;
  /** Other values the same document gives for the same thing; the row differs unless one page merely lists them. */
  alsoSays: { value: number; formatted: string; address: Address; reference: string; quote: string }[];
}

/** One metric at one time in the deck and in the model. */
export interface ReconciledRow {
  /** The topic's id. */
  topic: string;
  name: string;
  /** Absent where no document dates it: it then speaks of today. */
  period?: string;
  projected: boolean;
  deck?: ReconciledSide;
  model?: ReconciledSide;
  status: "agree" | "differ" | "deck_only" | "model_only";
  /** |a − b| / mean(|a|, |b|), as detection measures it; null where one side is missing or the currencies differ. */
  gap: number | null;
  /** One sentence in the reader's language. */
  explanation: string;
}

interface Desk {
  context: VerificationContext;
  locale: Locale;
  facts: ReadonlyMap<string, Fact>;
}

/**
 * The deck against the model, metric by metric, in the catalogue's order: every time the deck speaks of, plans
 * included, and what the model alone says for the latest period that happened. What faces what, and whether both can be
 * true, is read from the one computation that finds inconsistencies.
 *
 * ```ts
 * reconcile(context, "en").filter(({ status }) => status === "differ");
 * ```
 */
export function reconcile(context: VerificationContext, locale: Locale): ReconciledRow[] {
  const witness = witnessOf(context);
  const lastYear = witness.reportedYear();
  const desk: Desk = { context, locale, facts: new Map(witness.says().map((fact) => [fact.id, fact])) };
  const byTopic = Map.groupBy(witness.deckBesideModel(), ({ topic }) => topic);
  return TOPICS.flatMap((topic) => {
    const facing = byTopic.get(topic.id) ?? [];
    const happened = facing.flatMap(({ model }) => factsOf(desk, model)).filter((fact) => !isPlan(fact, lastYear));
    const latest = ofToday(happened, lastYear);
    const isLatest = ({ model }: Facing) =>
      latest !== "unknown" && factsOf(desk, model).some((one) => latest.includes(one));
    return facing.filter((one) => one.deck.length > 0 || isLatest(one)).map((one) => rowOf(desk, topic, one));
  });
}

const factsOf = ({ facts }: Desk, statements: readonly Statement[]): Fact[] =>
  statements.flatMap(({ id }) => facts.get(id) ?? []);

function rowOf(desk: Desk, topic: Topic, { deck, model, listed, implied, agrees, planned }: Facing): ReconciledRow {
  const [left, right] = [deck, model].map((side) =>
    side.length > 0
      ? sideOf(desk, topic, factsOf(desk, side), factsOf(desk, listed))
      : implied === null
        ? undefined
        : sumSide(desk, implied),
  );
  const facts = factsOf(desk, [...deck, ...model]);
  const period = facts.flatMap((fact) => fact.period ?? []).toSorted((a, b) => b.length - a.length)[0];
  const currencies = new Set(facts.flatMap(({ quantity }) => quantity.currency ?? []));
  const row = {
    topic: topic.id,
    name: topic.name[desk.locale],
    ...(period === undefined ? {} : { period }),
    projected: planned,
    ...(left === undefined ? {} : { deck: left }),
    ...(right === undefined ? {} : { model: right }),
    status:
      right === undefined ? "deck_only" : left === undefined ? "model_only" : agrees === true ? "agree" : "differ",
    gap: left === undefined || right === undefined || currencies.size > 1 ? null : numericGap(left.value, right.value),
  } as const;
  return { ...row, explanation: explain(row, desk.locale) };
}

function explain(row: Omit<ReconciledRow, "explanation">, locale: Locale): string {
  const { name, deck, model, status } = row;
  const several = (deck?.alsoSays.length ?? 0) + (model?.alsoSays.length ?? 0) > 0;
  return ANALYST_SENTENCES[locale].reconcile[status]({
    topic: row.period === undefined ? name : `${name} (${sayPeriod(row.period, locale)})`,
    deck: saidBy(deck, status),
    model: saidBy(model, status),
    gap: sayGap(row, locale),
    several,
  });
}

/**
 * How far the model is from the deck, as a reader finds it in a spreadsheet: model / deck − 1, or for percentages the
 * points between them.
 */
function sayGap(row: Pick<ReconciledRow, "deck" | "model" | "gap">, locale: Locale): string {
  const distance = gridDistance(row);
  if (distance === null) return "";
  const said = sayDistance(distance, locale);
  return distance.points ? said : ANALYST_SENTENCES[locale].apart(said);
}

/** "42 000 € (Deck, page 8)", and what else the document says of it. */
function saidBy(side: ReconciledSide | undefined, status: ReconciledRow["status"]): string {
  const all = side === undefined ? [] : [side, ...(status === "agree" ? [] : side.alsoSays)];
  const sum = side?.calculation === undefined ? "" : `${side.calculation}; `;
  return all.map(({ formatted, reference }) => `${formatted} (${sum}${reference})`).join(" / ");
}

function sideOf(
  { context, locale }: Desk,
  topic: Topic,
  facts: readonly Fact[],
  listed: readonly Fact[],
): ReconciledSide {
  const [clearest] = facts.toSorted((a, b) => clarity(a) - clarity(b)) as [Fact, ...Fact[]];
  const settled = facts.every(({ quantity }) => agree(topic, clearest.quantity, quantity));
  const main = settled ? clearest : (facts[0] as Fact);
  const said = (fact: Fact) => ({
    value: sizeOf(topic, fact.quantity),
    formatted: printed(fact, locale),
    address: fact.address,
    reference: placeInWords(context, fact.address, fact.source, locale),
    quote: quoteOfFact(context, fact, locale)?.content ?? fact.passage,
  });
  const differing = [...facts, ...listed].filter(
    ({ source, quantity }) => source === main.source && !agree(topic, main.quantity, quantity),
  );
  return { ...said(main), unit: unitOf(main.quantity), alsoSays: differing.map(said) };
}

/** What follows from the figures of a document that does not state it. */
function sumSide(desk: Desk, sum: Constraint): ReconciledSide {
  const { context, locale } = desk;
  const { stated, value, inputs } = sum;
  const { unit, currency } = stated.quantity;
  const facts = factsOf(desk, inputs);
  return {
    value,
    unit: unitOf(stated.quantity),
    formatted: printValue(value, unit, currency, locale),
    address: (inputs[0] as Statement).address,
    reference: [...new Set(inputs.map(({ address, source }) => placeInWords(context, address, source, locale)))].join(
      " + ",
    ),
    quote: facts.map((one) => quoteOfFact(context, one, locale)?.content ?? one.passage).join(" · "),
    calculation: sumOfConstraint(sum, locale),
    alsoSays: [],
  };
}
