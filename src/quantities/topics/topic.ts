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

/** What a topic is called in each language: how it is shown to a reader, then its aliases, divided by commas. */
type Names = Record<Locale, string>;

interface TopicDetails extends Names {
  /** Default "peripheral". */
  key?: boolean;
  /** Default: higher is better. `null` where neither direction is. */
  better?: "higher" | "lower" | null;
  family?: string;
  twins?: NonNullable<Topic["twins"]>;
  basis?: Basis;
}

/** A topic whose values are numbers of one kind. */
export function measured(
  id: string,
  unit: UnitKind,
  category: FindingCategory,
  [min, max]: readonly [min: number, max: number],
  details: TopicDetails,
): Topic {
  return topic(id, { unit, category, plausible: { min, max } }, details);
}

/** A topic that is judged (good, poor, present, absent) and has no number of its own. */
export function judged(id: string, category: FindingCategory, details: TopicDetails): Topic {
  return topic(id, { unit: null, category, plausible: null }, details);
}

function topic(id: string, kind: Pick<Topic, "unit" | "category" | "plausible">, details: TopicDetails): Topic {
  const { fr, en, pt, key = false, better = "higher", ...rest } = details;
  const [inFrench, inEnglish, inPortuguese] = [fr.split(", "), en.split(", "), pt.split(", ")];
  return {
    id,
    name: { fr: inFrench[0] ?? id, en: inEnglish[0] ?? id, pt: inPortuguese[0] ?? id },
    aliases: { fr: inFrench.slice(1), en: inEnglish.slice(1), pt: inPortuguese.slice(1) },
    ...kind,
    materiality: key ? "key" : "peripheral",
    higherIsBetter: better === null ? null : better === "higher",
    ...rest,
  };
}
