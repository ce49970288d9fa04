import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { fold } from "../../lexicon/fold.ts";
import { GROWTH } from "../../lexicon/growth-words.ts";
import { readDossier } from "../facts/find.ts";
import { placesOf } from "./places.ts";
import { yearEarlier } from "./when.ts";

/** Printed without decimals. */
const ROUNDED = 1;

/**
 * Without rates of a column that is called growth and nothing more, where another column of the same page grows by just
 * that: "Users | Revenue | Growth rate" may tell how the users grow.
 */
export function withoutGrowthOfAnother<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const placeOf = placesOf(dossier);
  const rates = facts.filter((fact) => isBareRate(fact));
  if (rates.length === 0) return [...facts];
  const keyOf = ({ address, period }: Fact, when = period) => `${placeOf(address)}|${when}`;
  const counted = Map.groupBy(
    readDossier(dossier).all.filter(({ topic, quantity }) => topic !== null && quantity.unit !== "percent"),
    (fact) => keyOf(fact),
  );
  const isOfAnother = (rate: Fact) => {
    const before = counted.get(keyOf(rate, yearEarlier(rate.period ?? "") ?? "")) ?? [];
    return (counted.get(keyOf(rate)) ?? []).some(
      ({ topic, quantity: { value } }) =>
        !GROWN.has(topic ?? "") &&
        before.some(
          (one) =>
            one.topic === topic && Math.abs((value / one.quantity.value - 1) * 100 - rate.quantity.value) < ROUNDED,
        ),
    );
  };
  const others = new Set<Fact>(rates.filter(isOfAnother));
  return facts.filter((fact) => !others.has(fact));
}

/** What "growth" is of where nothing says of what. */
const GROWN = new Set(["revenue", "arr", "mrr"]);

const isBareRate = ({ topic, label, quantity, period }: Fact): boolean =>
  topic === "revenue_growth" &&
  period !== undefined &&
  quantity.unit === "percent" &&
  fold(label)
    .replace(new RegExp(GROWTH.source, "gu"), "")
    .replace(/\b(?:rate|taux|taxa|tasa|de|yoy|annual)\b|\P{L}/gu, "") === "";
