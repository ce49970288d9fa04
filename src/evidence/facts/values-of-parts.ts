import type { Fact } from "../../domain/fact.ts";
import { greatest } from "../../domain/many.ts";
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
  const ofPage = facts.filter(
    ({ topic, nature, subject, sureness }) =>
      COUNTED_UP.has(topic ?? "") && nature === "actual" && subject === "company" && sureness >= SURE_ENOUGH,
  );
  const asked = ({ topic, period, quantity }: Unplaced) => [topic, period, quantity.unit].join("|");
  const same = Map.groupBy(present, asked);
  const summed = [...Map.groupBy(ofPage, asked).values()].flatMap(summands);
  const several = [...same.values()].flatMap((group) => {
    if (new Set(group.map(({ quantity }) => quantity.value)).size < FEWEST) return [];
    return group.filter(({ label, passage }) => !OF_THE_WHOLE.test(`${label} ${passage}`));
  });
  return [...several, ...summed];
}

/** What a company's parts add up to. */
const COUNTED_UP = new Set("customers users mrr arr revenue headcount".split(" "));

/** 340 customers, of them 42, 98 and 200: those that come to the largest are its parts. */
function summands(group: readonly Unplaced[]): Unplaced[] {
  const largest = greatest(group.map(({ quantity }) => quantity.value));
  const rest = group.filter(({ quantity }) => quantity.value < largest);
  const sum = [...new Set(rest.map(({ quantity }) => quantity.value))].reduce((a, b) => a + b, 0);
  return rest.length > 1 && Math.abs(sum - largest) <= 0.01 * largest ? rest : [];
}

/** Two may be the same thing said twice, once rounded. */
const FEWEST = 3;
