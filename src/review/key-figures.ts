import { evidenceLevelOf, mostPrecise } from "../consensus/evidence-level.ts";
import { sayNumber } from "../consensus/positions.ts";
import { scopeOf } from "../consensus/scope.ts";
import { whatTheDossierSays } from "../consensus/testimony.ts";
import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { EvidenceLevel } from "../domain/evidence-level.ts";
import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import type { SourceType } from "../domain/source.ts";
import { witnessOf } from "../evidence/witness.ts";
import { KEY_FIGURE_WORDS } from "../i18n/key-figures.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { Topic } from "../quantities/topics/topic.ts";

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

/** A core figure as the documents state it, and what that rests on. */
export interface KeyFigure {
  /** The topic's id. */
  topic: string;
  name: string;
  value: number;
  /** "€1.2M". */
  formatted: string;
  level: EvidenceLevel;
  /** How many independent relations bear it out: sums that come out, other documents that say the same. */
  borneOutBy: number;
  /** Where to open it. */
  reference: string;
  /** Other statements or sums that say otherwise, with their places. */
  against: string[];
  /** As the deck states it, and as the model does, where they do. */
  deck?: KeyFigureSide;
  model?: KeyFigureSide;
}

/** One document's statement of a core figure. */
export interface KeyFigureSide {
  formatted: string;
  /** In the document's own words. */
  passage: string;
  reference: string;
  address: Address;
}

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

/** How many independent relations bear a figure out: those of the fact that is read where it stands. */
function relationsFor(topic: string, stated: EvidenceItem, context: VerificationContext): number {
  const places = new Set(stated.addresses.map((address) => JSON.stringify(address)));
  const witness = witnessOf(context);
  return witness
    .says({ topic })
    .filter(({ address, passage }) => passage === stated.passage || places.has(JSON.stringify(address)))
    .reduce((most, fact) => Math.max(most, witness.standing(fact).borneOutBy), 0);
}

function keyFigure(topic: Topic, context: VerificationContext, locale: Locale, close: number): KeyFigure | null {
  const witness = witnessOf(context);
  const { inScope, openBy } = scopeOf(whatTheDossierSays(topic, witness, locale), {
    period: undefined,
    basis: topic.basis ?? {},
    flow: FLOWS.has(topic.id),
    lastYear: witness.reportedYear(),
  });
  const alone = openBy === null ? evidenceLevelOf(inScope, close) : null;
  const stated = mostPrecise(
    inScope.filter((item) => item.calculation === undefined && typeof item.value === "number"),
  );
  if (alone === null || stated === undefined) return null;
  const borneOutBy = relationsFor(topic.id, stated, context);
  const level = alone === "declared" && borneOutBy > 0 ? "corroborated" : alone;
  const print = ({ value, range, currency, basis }: EvidenceItem) => {
    const shown = (range === undefined ? [value as number] : [range.min, range.max])
      .map((one) => sayNumber(one, topic, currency, locale))
      .join("–");
    // 42 % a month is another growth than 42 %.
    const pace = topic.unit === "percent" ? basis?.rhythm : undefined;
    return pace === "monthly" || pace === "quarterly" ? `${shown} ${KEY_FIGURE_WORDS[locale].pace[pace]}` : shown;
  };
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
    formatted: print(stated),
    level,
    borneOutBy,
    reference: stated.reference,
    against:
      level !== "contradicted"
        ? []
        : inScope
            .filter((item) => item !== stated && typeof item.value === "number" && item.value !== stated.value)
            .slice(0, 3)
            .map((item) => `${item.calculation ?? print(item)} (${item.reference})`),
    ...(deck !== undefined && { deck }),
    ...(model !== undefined && { model }),
  };
}
