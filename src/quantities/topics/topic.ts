import type { FindingCategory } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Basis, UnitKind } from "../../domain/quantity.ts";

/** One metric of a startup's due diligence, named once for every analyst, document and language. */
export interface Topic {
  /** "arr", "gross_margin", "valuation_pre_money". */
  id: string;
  /** How it is shown to a reader. */
  name: Record<Locale, string>;
  /** Other ways people write it. Case, accents, plurals, snake_case and camelCase need no alias of their own. */
  aliases: Record<Locale, readonly string[]>;
  /** What its values measure; null for what is judged and never measured ("team_quality"). */
  unit: UnitKind | null;
  category: FindingCategory;
  /** `key`: a wrong value can change the decision. `peripheral`: it colours it. */
  materiality: "key" | "peripheral";
  /** Outside of it a value is doubtful, not impossible. Percent as 72, money in currency units, durations in months. */
  plausible: { min: number; max: number } | null;
  /** null where neither direction is better by itself. */
  higherIsBetter: boolean | null;
  /** Topics of one family are definitions of the same thing: a pair of them is a mismatch, not a contradiction. */
  family?: string;
  /** The topic meant when this label stands beside another kind of number: "Marge brute : 365 K€" is a gross profit. */
  twins?: Partial<Record<UnitKind, string>>;
  /** The definition the topic itself fixes, e.g. pre-money. */
  basis?: Basis;
}

/** What the one-line constructors below still need to be told. */
interface TopicDetails {
  name: Record<Locale, string>;
  aliases: Record<Locale, readonly string[]>;
  /** Default "peripheral". */
  key?: boolean;
  /** Default: higher is better. `null` where neither direction is. */
  better?: "higher" | "lower" | null;
  plausible: readonly [min: number, max: number];
  family?: string;
  twins?: NonNullable<Topic["twins"]>;
  basis?: Basis;
}

/** A topic whose values are numbers of one kind. */
export function measured(id: string, unit: UnitKind, category: FindingCategory, details: TopicDetails): Topic {
  const { name, aliases, key = false, better = "higher", plausible, ...rest } = details;
  return {
    id,
    name,
    aliases,
    unit,
    category,
    materiality: key ? "key" : "peripheral",
    plausible: { min: plausible[0], max: plausible[1] },
    higherIsBetter: better === null ? null : better === "higher",
    ...rest,
  };
}

/** A topic that is judged (good, poor, present, absent) and has no number of its own. */
export function judged(
  id: string,
  category: FindingCategory,
  details: Pick<TopicDetails, "name" | "aliases" | "key" | "better" | "twins">,
): Topic {
  const { name, aliases, key = false, better = "higher", ...rest } = details;
  return {
    id,
    name,
    aliases,
    unit: null,
    category,
    materiality: key ? "key" : "peripheral",
    plausible: null,
    higherIsBetter: better === null ? null : better === "higher",
    ...rest,
  };
}
