import type { Fact } from "../../domain/fact.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";

type Unplaced = Omit<Fact, "id">;

/** How far the parts may miss the whole, as a share of it: what is printed is rounded. */
const ROUNDING = 0.06;
const FEWEST = 3;
/** What is less of the whole than this is something else: a price beside the ask. */
const SMALLEST_PART = 0.01;

/** What a part of the funds may have been taken for by its name alone. */
const MAY_BE_PART =
  /^(?:ga_spend|marketing_spend|sales_marketing_spend|rd_spend|operating_expenses|payroll|capex|working_capital|hosting_costs|legal_costs|total_costs|price)$/;

/** "Growth 20 %" among the uses of a round is what is spent on it. */
const GROWTHS = /_growth$/;
const ONLY_GROWTH =
  /^\P{L}*(?:growth|croissance|crescimento|crecimiento)(?:\s(?:&|and|et|e|y)\s\p{L}+|\s(?:marketing|team))?\P{L}*$/iu;

/** "Angel investors: 40 %": from whom the money is to come is not what it is for. */
const FROM_WHOM =
  /(?<!\p{L})(?:angels?|venture|VCs?|investors?|grants?|self-fund\p{L}*|founders?|crowdfunding|loans?|banks?|investisseurs?|subventions?|pr[êe]ts?|emprunts?|fondateurs?|investidores|subs[íi]dios|empr[ée]stimos?|s[óo]cios)(?!\p{L})/iu;

/**
 * Amounts that add up to the round that the same page asks for are what it is for, whatever the page is called; so are
 * percentages that add up to a hundred beside it.
 */
export function partsOfRound(facts: readonly Unplaced[]): ReadonlySet<Unplaced> {
  const rounds = facts.filter(({ topic, sureness }) => topic === "round_size" && sureness >= SURE_ENOUGH);
  if (rounds.length === 0) return new Set();
  const open = facts.filter(
    ({ topic, nature, label, sureness }) =>
      !FROM_WHOM.test(label) &&
      (topic === null ||
        MAY_BE_PART.test(topic) ||
        (topic === "revenue" && sureness < SURE_ENOUGH) ||
        (GROWTHS.test(topic) && ONLY_GROWTH.test(label))) &&
      nature !== "third_party" &&
      nature !== "market",
  );
  const shares = open.filter(({ quantity }) => quantity.unit === "percent" && quantity.range === undefined);
  const amounts = open.filter(({ quantity }) => quantity.unit === "money");
  const found = new Set<Unplaced>();
  if (
    shares.length >= FEWEST &&
    sums(
      shares.map(({ quantity }) => quantity.value),
      100,
    )
  )
    for (const one of shares) found.add(one);
  const [low, high] = [
    (fact: Unplaced) => fact.quantity.range?.min ?? fact.quantity.value,
    (fact: Unplaced) => fact.quantity.range?.max ?? fact.quantity.value,
  ];
  for (const round of rounds) {
    // "Sales and fundraising" among its parts is one of them, whatever it was taken for.
    const lesser = rounds.filter((one) => one.quantity.unit === "money" && high(one) < high(round));
    const parts = [amounts, [...amounts, ...lesser]]
      .map((list) => list.filter((one) => high(one) >= SMALLEST_PART * high(round) && high(one) < high(round)))
      .find((list) => sums(list.map(low), low(round)) && sums(list.map(high), high(round)));
    if (parts === undefined || parts.length < FEWEST) continue;
    for (const one of parts) found.add(one);
    // "200 K€ | 40 %": the share on the same line.
    for (const one of shares) if (parts.some(({ passage }) => passage === one.passage)) found.add(one);
  }
  return found;
}

function sums(parts: readonly number[], whole: number): boolean {
  return Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) <= ROUNDING * whole;
}

/**
 * "Product (30 %): 15 K€" under "50 K€ for the launch": where shares stand with what they come to of one amount, each such
 * pair is a part of it. Of a round that is known two pairs are enough wherever they stand; another amount is it only on a
 * page that asks, where all of it is told.
 */
export function sharesOfRound(
  facts: readonly Unplaced[],
  asks: boolean,
): { whole: Unplaced; parts: ReadonlySet<Unplaced> } | null {
  const open = ({ topic, nature }: Unplaced) =>
    (topic === null || topic === "use_of_funds" || MAY_BE_PART.test(topic)) && nature !== "third_party";
  const shares = facts.filter((one) => open(one) && one.quantity.unit === "percent" && one.quantity.value < 100);
  const amounts = facts.filter((one) => open(one) && isAmount(one));
  const wholes = facts.filter((one) => isAmount(one) && (one.topic === "round_size" || (asks && open(one))));
  for (const whole of wholes) {
    const isKnown = whole.topic === "round_size" && whole.sureness >= SURE_ENOUGH;
    const pairs = shares.flatMap((share) => {
      const part = (share.quantity.value / 100) * whole.quantity.value;
      const amount = amounts.find(
        ({ quantity, passage }) =>
          Math.abs(quantity.value - part) <= 0.01 * part && (isKnown || passage === share.passage),
      );
      return amount === undefined || amount === whole ? [] : [{ share, amount }];
    });
    const told = pairs.reduce((sum, { share }) => sum + share.quantity.value, 0);
    if (pairs.length >= 2 && (isKnown || Math.abs(told - 100) <= 1))
      return { whole, parts: new Set(pairs.flatMap(({ share, amount }) => [share, amount])) };
  }
  return null;
}

function isAmount({ quantity: { unit, scale, range, per } }: Unplaced): boolean {
  return range === undefined && per === undefined && (unit === "money" || (unit === "number" && scale > 1));
}

/** "500 K€ to become the leader" over its four parts: what they add up to is the round. */
export function wholeOfParts(facts: readonly Unplaced[]): Unplaced | null {
  const parts = facts.filter(({ topic, quantity }) => topic === "use_of_funds" && quantity.unit === "money");
  if (parts.length <= FEWEST) return null;
  const total = parts.reduce((sum, { quantity }) => sum + quantity.value, 0);
  return parts.find(({ quantity: { value } }) => Math.abs(total - 2 * value) <= 0.001 * value) ?? null;
}
