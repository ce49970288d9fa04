import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { compatibleBasis } from "../quantities/basis.ts";
import { numericGap } from "../quantities/compare.ts";
import { formatQuantity } from "../quantities/format.ts";
import { TOPICS } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { agree } from "./agree.ts";
import { computedSide, type ReconciledSide } from "./computed-side.ts";
import { printed } from "./printed.ts";
import { placeInWords, quoteOfFact } from "./quote.ts";
import { groupsOfAllTimes, settle } from "./readings.ts";
import { isOfToday, ofToday, sameTime } from "./time.ts";
import { unitOf } from "./write-finding.ts";

export type { ReconciledSide } from "./computed-side.ts";

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

/**
 * The deck against the model, metric by metric, in the catalogue's order: every time the deck speaks of, plans
 * included, and what the model alone says for the latest period that happened. Values agree where printed rounding explains
 * the difference, and only there. What today one document states and the other only implies is compared with the sum.
 */
export function reconcile(context: VerificationContext, locale: Locale): ReconciledRow[] {
  const witness = witnessOf(context);
  const all = witness.says();
  const lastYear = witness.lastReportedYear();
  const sure = all.filter(({ sureness }) => sureness >= SURE_ENOUGH);
  return TOPICS.flatMap((topic) => {
    const facts = sure.filter((fact) => fact.topic === topic.id);
    const [deck, model] = (["deck", "financial_model"] as const).map((source) =>
      groupsOfAllTimes(
        topic,
        facts.filter((fact) => fact.source === source),
        lastYear,
      ),
    ) as [Fact[][], Fact[][]];
    return rowsOf({ context, locale, lastYear }, topic, deck, model);
  });
}

interface Desk {
  context: VerificationContext;
  locale: Locale;
  lastYear: number | null;
}

function rowsOf(desk: Desk, topic: Topic, deck: Fact[][], model: Fact[][]): ReconciledRow[] {
  const open = [...model];
  const rows = deck.map((group) => {
    const at = open.findIndex((other) => comparable(desk, topic, group, other));
    return rowOf(desk, topic, group, at < 0 ? undefined : open.splice(at, 1)[0]);
  });
  const happened = model.flat().filter((fact) => !isPlan(fact, desk.lastYear));
  const latest = ofToday(happened, desk.lastYear);
  const today = open.filter((group) => latest !== "unknown" && group.some((fact) => latest.includes(fact)));
  return [...rows, ...today.map((group) => rowOf(desk, topic, undefined, group))];
}

/** Same time and definition; an undated figure of the deck speaks of the last reported year, never of a plan. */
function comparable({ lastYear }: Desk, topic: Topic, deck: readonly Fact[], model: readonly Fact[]): boolean {
  return deck.every((a) =>
    model.every((b) => {
      const { nature: _a, ...left } = a.basis;
      const { nature: _b, ...right } = b.basis;
      if (isPlan(a, lastYear) !== isPlan(b, lastYear) || !compatibleBasis(left, right)) return false;
      if (a.period !== undefined && b.period !== undefined)
        return sameTime(topic.id, a.period, b.period) ? !isMonthAgainstYear(topic, a, b) : isYearEndingAt(topic, a, b);
      return isOfToday(a, lastYear) && isOfToday(b, lastYear) && !isMonthAgainstYear(topic, a, b);
    }),
  );
}

const MONTH = /^\d{4}-\d\d/;
/** A month of what adds up is about a twelfth of the year; nearer than this they may be the same month. */
const A_YEAR_RATHER = 3;

/** "Revenue, December 2024" in a deck is the year's where the model's month of that name is a twelfth of it. */
function isMonthAgainstYear({ id }: Topic, a: Fact, b: Fact): boolean {
  if (!FLOWS.has(id) || (!MONTH.test(a.period ?? "") && !MONTH.test(b.period ?? ""))) return false;
  const [small = 0, large = 0] = [Math.abs(a.quantity.value), Math.abs(b.quantity.value)].sort((x, y) => x - y);
  return small > 0 && large / small > A_YEAR_RATHER;
}

/** A deck's figure dated to December against the model's year. */
function isYearEndingAt({ id }: Topic, { period: deck = "" }: Fact, { period: model = "" }: Fact): boolean {
  return FLOWS.has(id) && deck.startsWith(`${model}-12`) && /^\d{4}$/.test(model);
}

function rowOf(desk: Desk, topic: Topic, deck: Fact[] | undefined, model: Fact[] | undefined): ReconciledRow {
  const { context, locale, lastYear } = desk;
  const [left, right] = [deck, model].map((group) => (group === undefined ? undefined : settle(topic, group)));
  const stated = left ?? right;
  const other = deck === undefined ? "deck" : "financial_model";
  const computed =
    deck !== undefined && model !== undefined
      ? null
      : stated && isOfToday(stated.fact, lastYear)
        ? computedSide(context, other, stated, locale)
        : null;
  const facts = [...(deck ?? []), ...(model ?? [])];
  const period = facts.flatMap((fact) => fact.period ?? []).toSorted((a, b) => b.length - a.length)[0];
  const sides = {
    ...(deck === undefined ? {} : { deck: sideOf(context, topic, deck, locale) }),
    ...(model === undefined ? {} : { model: sideOf(context, topic, model, locale) }),
    ...(computed === null ? {} : other === "deck" ? { deck: computed.side } : { model: computed.side }),
  };
  const [a, b] = [left?.fact.quantity, right?.fact.quantity];
  const same = computed?.agrees ?? (a !== undefined && b !== undefined && agree(topic, a, b));
  const status =
    sides.model === undefined ? "deck_only" : sides.deck === undefined ? "model_only" : same ? "agree" : "differ";
  const currencies = new Set(facts.flatMap(({ quantity }) => quantity.currency ?? []));
  const gap =
    sides.deck === undefined || sides.model === undefined || currencies.size > 1
      ? null
      : numericGap(sides.deck.value, sides.model.value);
  const row = {
    topic: topic.id,
    name: topic.name[locale],
    ...(period === undefined ? {} : { period }),
    projected: facts.some((fact) => isPlan(fact, lastYear)),
    ...sides,
    status,
    gap,
  } as const;
  return { ...row, explanation: explain(row, locale) };
}

function explain(row: Omit<ReconciledRow, "explanation">, locale: Locale): string {
  const { name, deck, model, gap, status } = row;
  const several = (deck?.alsoSays.length ?? 0) + (model?.alsoSays.length ?? 0) > 0;
  return ANALYST_SENTENCES[locale].reconcile[status]({
    topic: row.period === undefined ? name : `${name} (${row.period})`,
    deck: saidBy(deck),
    model: saidBy(model),
    gap: gap === null ? "" : formatQuantity({ value: gap * 100, unit: "percent", decimals: 1 }, locale),
    several,
  });
}

/** "42 000 € (Deck, page 8)", and what else the document says of it. */
function saidBy(side: ReconciledSide | undefined): string {
  const all = side === undefined ? [] : [side, ...side.alsoSays];
  const sum = side?.calculation === undefined ? "" : `${side.calculation}; `;
  return all.map(({ formatted, reference }) => `${formatted} (${sum}${reference})`).join(" / ");
}

function sideOf(context: VerificationContext, topic: Topic, group: Fact[], locale: Locale): ReconciledSide {
  const settled = settle(topic, group);
  const [first, ...others] = settled === null ? group : [settled.fact];
  const said = (fact: Fact) => ({
    value: sizeOf(topic, fact.quantity),
    formatted: printed(fact, locale),
    address: fact.address,
    reference: placeInWords(context, fact.address, fact.source, locale),
    quote: quoteOfFact(context, fact, locale)?.content ?? fact.passage,
  });
  const main = first as Fact;
  return { ...said(main), unit: unitOf(main.quantity), alsoSays: others.map(said) };
}
