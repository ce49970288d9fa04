import { evidenceLevelOf, mostPrecise } from "../consensus/evidence-level.ts";
import { sayTheSame } from "../consensus/match-value.ts";
import { sayNumber } from "../consensus/positions.ts";
import { scopeOf } from "../consensus/scope.ts";
import { whatTheDossierSays } from "../consensus/testimony.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Fact } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import type { SourceType } from "../domain/source.ts";
import { verdictStanding } from "../domain/verdict-standing.ts";
import type { Standing } from "../evidence/consistency/standing.ts";
import { witnessOf } from "../evidence/witness.ts";
import { KEY_FIGURE_WORDS } from "../i18n/key-figures.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { KeyFigure, KeyFigureSide } from "./answer-shape.ts";
import { measureOf } from "./measure.ts";
import type { Review } from "./result.ts";

/** The figures a decision rests on, each by the first of its topics that the documents state. */
export const CORE: readonly (readonly string[])[] = [
  ["arr", "mrr", "revenue"],
  ["arr_growth", "revenue_growth", "mrr_growth"],
  ["burn_rate"],
  ["cash"],
  ["runway"],
  ["round_size"],
  ["valuation_pre_money", "valuation", "valuation_post_money"],
];

/** What is asked of the investor says nothing of how the company stands. */
export const OF_THE_DEAL = new Set(["round_size", "valuation_pre_money", "valuation", "valuation_post_money"]);

/** The core figures that the documents state, in the order an investor asks for them. */
export function keyFiguresOf(context: VerificationContext, locale: Locale, close: number): KeyFigure[] {
  return CORE.flatMap((topics) => {
    for (const id of topics) {
      const topic = topicById(id);
      const figure = topic === undefined ? null : keyFigure(topic, context, locale, close);
      if (figure !== null) return [figure];
    }
    return [];
  });
}

/** The same figures, each with the contradiction that leaves it open: one on its topic, of its time or with its value. */
export const contested = (figures: readonly KeyFigure[], { settled }: Pick<Review, "settled">): KeyFigure[] =>
  figures.map((figure) => {
    const open = settled.find(
      ({ contradiction: { topicId, period, positions }, resolution }) =>
        topicId === figure.topic &&
        verdictStanding(resolution) === "open" &&
        (period === undefined || positions.some(({ normalizedValue }) => normalizedValue === figure.value)),
    );
    return open === undefined ? figure : { ...figure, contestedBy: open.contradiction.id };
  });

/** What other figures make of this one: of the facts that are read where it stands, and of those that say the same. */
function standingsOf(
  topic: string,
  stated: EvidenceItem,
  context: VerificationContext,
): Record<"here" | "same", Standing[]> {
  const places = new Set(stated.addresses.map((address) => JSON.stringify(address)));
  const witness = witnessOf(context);
  const facts = witness.says({ topic });
  const isHere = ({ address, passage }: Fact) => passage === stated.passage || places.has(JSON.stringify(address));
  return {
    here: facts.filter(isHere).map((fact) => witness.standing(fact)),
    same: facts.filter(({ quantity }) => quantity.value === stated.value).map((fact) => witness.standing(fact)),
  };
}

/** "Option A | Option B": parts or choices with a value each, and none for the whole. */
const isOneOfSeveral = (said: readonly EvidenceItem[], close: number): boolean =>
  said.every(({ partial }) => partial === true) && said.some((item) => !sayTheSame(item, said[0] ?? item, close));

/** "ARR €2.4M" and "ARR 2023: €900k" in one deck: what it dates was so then, what it does not is so now. */
function isOfAnotherTime({ period, addresses, calculation }: EvidenceItem, stated: EvidenceItem): boolean {
  if (stated.period !== undefined || period === undefined || calculation !== undefined) return false;
  const documents = new Set(stated.addresses.map(({ document }) => document));
  return addresses.some(({ document }) => documents.has(document));
}

function keyFigure(topic: Topic, context: VerificationContext, locale: Locale, close: number): KeyFigure | null {
  const witness = witnessOf(context);
  const { inScope, openBy } = scopeOf(whatTheDossierSays(topic, witness, locale), {
    period: undefined,
    basis: topic.basis ?? {},
    flow: FLOWS.has(topic.id),
    lastYear: witness.reportedYear(),
  });
  const all = inScope.filter((item) => item.calculation === undefined && typeof item.value === "number");
  const stated = mostPrecise(all);
  const ofItsTime = inScope.filter((item) => stated === undefined || !isOfAnotherTime(item, stated));
  const said = all.filter((item) => ofItsTime.includes(item));
  const alone = openBy === null ? evidenceLevelOf(ofItsTime, close) : null;
  if (alone === null || stated === undefined || isOneOfSeveral(said, close)) return null;
  const standings = standingsOf(topic.id, stated, context);
  const borneOutBy = standings.here.reduce((most, one) => Math.max(most, one.borneOutBy), 0);
  // A figure of a sum that cannot come out is more than merely declared: the documents deny it.
  const denied = standings.same.some((one) => one.level === "contradicted");
  const borne = borneOutBy > 0 ? "corroborated" : alone;
  const level = alone === "declared" ? (denied ? "contradicted" : borne) : alone;
  const print = ({ value, range, currency, basis, period }: EvidenceItem) => {
    const shown = (range === undefined ? [value as number] : [range.min, range.max])
      .map((one) => sayNumber(one, topic, currency, locale))
      .join("–");
    // 42 % a month is another growth than 42 %.
    const pace = topic.unit === "percent" ? basis?.rhythm : undefined;
    const paced =
      pace === "monthly" || pace === "quarterly" ? `${shown} ${KEY_FIGURE_WORDS[locale].pace[pace]}` : shown;
    // Last year's revenue is not this year's: a figure that is dated shows it.
    return period === undefined ? paced : `${paced} (${sayPeriod(period, locale)})`;
  };
  const isMonthly = topic.id === "mrr" || (topic.unit === "percent" && stated.basis?.rhythm === "monthly");
  const side = (source: SourceType): KeyFigureSide | undefined => {
    const item = inScope.find(
      (one) => one.source === source && one.calculation === undefined && typeof one.value === "number",
    );
    const [address] = item?.addresses ?? [];
    if (item === undefined || address === undefined) return undefined;
    return { formatted: print(item), passage: item.passage, reference: item.reference, address };
  };
  const deck = side("deck");
  const model = side("financial_model");
  return {
    topic: topic.id,
    name: topic.name[locale],
    value: stated.value as number,
    measure: measureOf(topic.unit, { ...stated, value: stated.value as number }, isMonthly),
    formatted: print(stated),
    level,
    borneOutBy,
    reference: stated.reference,
    against:
      level !== "contradicted"
        ? []
        : ofItsTime
            .filter((item) => item !== stated && typeof item.value === "number" && item.value !== stated.value)
            .slice(0, 3)
            .map((item) => `${item.calculation ?? print(item)} (${item.reference})`),
    ...(deck !== undefined && { deck }),
    ...(model !== undefined && { model }),
  };
}
