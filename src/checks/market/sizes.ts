import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { saidOf } from "../stated.ts";
import type { CountedMarket } from "./counted.ts";

const ORDER = ["tam", "sam", "som"] as const;
export type SizeTopic = (typeof ORDER)[number];

/** A size as the papers state it: once, or in several ways for one time and currency. */
export interface MarketSize {
  topic: SizeTopic;
  /** Each value once, the most precise statement of it. */
  values: Fact[];
}

/** A part beside the next larger size that is stated: within all that is said of it, within none, or within some. */
export interface Within {
  small: Fact;
  large: Fact;
  fits: "all" | "none" | "some";
}

/** What customers × price come to, as a share of the whole market that they do not come to. */
export interface BesideTam {
  counted: CountedMarket;
  tam: Fact;
  share: number;
}

/** TAM, SAM and SOM as far as they are stated, the largest first. */
export const sizesOf = (witness: Witness): MarketSize[] =>
  ORDER.flatMap((topic): MarketSize[] => {
    const { all } = saidOf(witness, topic, isSize);
    const values = all
      .toSorted((a, b) => a.quantity.step - b.quantity.step)
      .filter((one, at, some) => !some.slice(0, at).some((other) => sameFigure(other.quantity, one.quantity)));
    return values.length === 0 ? [] : [{ topic, values }];
  });

/**
 * A size that is known and cannot be held against others: nobody calls it TAM, SAM or SOM ("the European market: 7 Md€",
 * "18,000 clinics"), or it is told by one end ("TAM: more than $25 billion"). In money before in heads.
 */
export function otherSizeOf(witness: Witness): Fact | null {
  const said = witness
    .everything()
    .facts.filter(
      ({ topic, sureness, source, quantity: { bound } }) =>
        (topic === "market_size_other" || (bound !== undefined && ORDER.some((one) => one === topic))) &&
        sureness >= SURE_ENOUGH &&
        (source === "deck" || source === "financial_model"),
    );
  return said.find(({ quantity: { unit } }) => unit === "money") ?? said[0] ?? null;
}

const isSize = ({ quantity: { unit, bound, per }, subject }: Fact): boolean =>
  unit === "money" && bound === undefined && per !== "month" && (subject === "market" || subject === "company");

const isComparable = (one: Fact, other: Fact): boolean =>
  one.quantity.currency === other.quantity.currency && one.period === other.period;

/** Two values of one size for one time and currency. */
export const toldTwice = ({ values }: MarketSize): [Fact, Fact] | null => {
  for (const [at, one] of values.entries()) {
    const other = values.slice(at + 1).find((another) => isComparable(one, another));
    if (other !== undefined) return [one, other];
  }
  return null;
};

/** Each size against the next larger one; of several pairs the first that does not fit is shown. */
export const withins = (sizes: readonly MarketSize[]): Within[] =>
  sizes.slice(1).flatMap(({ values }, at): Within[] => {
    const pairs = values.flatMap((small) =>
      (sizes[at]?.values ?? []).flatMap((large) => (isComparable(small, large) ? [{ small, large }] : [])),
    );
    const [first] = pairs;
    const off = pairs.filter((pair) => !isWithin(pair));
    if (first === undefined) return [];
    const fits = off.length === 0 ? "all" : off.length === pairs.length ? "none" : "some";
    return [{ ...(off[0] ?? first), fits }];
  });

function isWithin({
  small: { quantity: small },
  large: { quantity: large },
}: Pick<Within, "small" | "large">): boolean {
  const room = (small.step + large.step) / 2;
  return small.value <= large.value + Math.min(room, large.value / 10);
}

/** From half of it on a count from below is told of the same market. */
const HALF = 0.5;

/** Counts from below that bear out a part of the market only, where none bears out the whole. */
export function besideTam(counted: readonly CountedMarket[], sizes: readonly MarketSize[]): BesideTam[] {
  const tams = sizes.find(({ topic }) => topic === "tam")?.values ?? [];
  if (counted.some(({ market }) => market === "TAM")) return [];
  return counted.flatMap((one): BesideTam[] => {
    const tam = tams.find(({ quantity }) => quantity.currency === one.currency);
    if (tam === undefined || !one.holds) return [];
    const share = one.computed / tam.quantity.value;
    return share >= HALF ? [] : [{ counted: one, tam, share }];
  });
}
