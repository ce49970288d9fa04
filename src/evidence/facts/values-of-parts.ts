import type { Fact } from "../../domain/fact.ts";
import { OF_THE_WHOLE } from "../../lexicon/metric-words.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";

type Unplaced = Omit<Fact, "id">;

/** Measures of which a company has one, and each of its channels, plans and segments another. */
const ONE_OF_A_COMPANY = new Set("gross_margin cac ltv ltv_cac cac_payback churn contribution_margin".split(" "));

/**
 * Where a page gives several present values of such a measure, each is of a part; only one that is said to be of the
 * whole ("blended") is the company's.
 */
export function valuesOfParts(facts: readonly Unplaced[]): Unplaced[] {
  const present = facts.filter(
    ({ topic, nature, subject, sureness }) =>
      topic !== null &&
      ONE_OF_A_COMPANY.has(topic) &&
      nature === "actual" &&
      subject === "company" &&
      sureness >= SURE_ENOUGH,
  );
  const same = Map.groupBy(present, ({ topic, period, quantity }) => [topic, period, quantity.unit].join("|"));
  return [...same.values()].flatMap((group) => {
    if (new Set(group.map(({ quantity }) => quantity.value)).size < FEWEST) return [];
    return group.filter(({ label, passage }) => !OF_THE_WHOLE.test(`${label} ${passage}`));
  });
}

/** Two may be the same thing said twice, once rounded. */
const FEWEST = 3;
