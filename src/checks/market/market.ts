import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { MARKET_SENTENCES } from "../../i18n/checks/market.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { agreedFact } from "../stated.ts";
import type { Teller } from "../teller.ts";
import { type CountedMarket, countedMarkets } from "./counted.ts";
import { type MarketGrowth, marketGrowths } from "./growth.ts";

interface SeenMarket {
  /** TAM, SAM, SOM, as far as they are stated and agree, the largest first. */
  sizes: Fact[];
  growths: MarketGrowth[];
  counted: CountedMarket[];
}

/** The market: each within the next larger, counted from below where the deck does, its growth as its ends give it. */
export const market = makeCheck<SeenMarket>({
  id: "market",
  look: ({ witness }) => ({
    sizes: ["tam", "sam", "som"].flatMap((topic) => sizeOf(witness, topic) ?? []),
    growths: marketGrowths(witness),
    counted: countedMarkets(witness),
  }),
  tell: ({ sizes, growths, counted }, teller) => {
    const words = MARKET_SENTENCES[teller.locale];
    const findings = [
      ...orders(sizes, teller),
      ...counted.map((one) => countFinding(one, teller)),
      ...growths.map((one) => growthFinding(one, teller)),
    ];
    const known = sizes.map((size): Input => ({ name: nameOf(size, teller), place: placeOfFact(size) }));
    const lacking: Input[] =
      sizes.length === 0
        ? [{ name: words.size, place: null, ask: words.askSize }]
        : findings.length === 0
          ? [{ name: words.beside, place: null, ask: words.askBeside }]
          : [];
    return { inputs: [...known, ...lacking], findings };
  },
});

const sizeOf = (witness: Witness, topic: string): Fact | null =>
  agreedFact(
    witness,
    topic,
    ({ quantity, subject }) =>
      quantity.unit === "money" &&
      quantity.bound === undefined &&
      quantity.per !== "month" &&
      (subject === "market" || subject === "company"),
  );

const nameOf = ({ topic }: Fact, { locale }: Teller): string => MARKET_SENTENCES[locale].names[topic ?? ""] ?? "";

/** Each against the next larger one that is stated in the same currency and for the same time. */
function orders(sizes: readonly Fact[], teller: Teller): Finding[] {
  const words = MARKET_SENTENCES[teller.locale];
  return sizes.slice(1).flatMap((small, at): Finding[] => {
    const large = sizes[at];
    if (large === undefined || small.quantity.currency !== large.quantity.currency) return [];
    if (small.period !== large.period) return [];
    const said = {
      small: nameOf(small, teller),
      smallSaid: small.quantity.text.trim(),
      large: nameOf(large, teller),
      largeSaid: large.quantity.text.trim(),
    };
    const common = { rule: `${small.topic}_within_${large.topic}`, places: [placeOfFact(small), placeOfFact(large)] };
    const room = (small.quantity.step + large.quantity.step) / 2;
    if (small.quantity.value <= large.quantity.value + Math.min(room, large.quantity.value / 10))
      return [{ ...common, verdict: "holds", text: words.ordered(said) }];
    return [
      {
        ...common,
        verdict: "flag",
        severity: "MAJOR",
        text: words.disordered(said),
        impact: words.impact,
        question: words.askOrder(said),
      },
    ];
  });
}

function countFinding(one: CountedMarket, teller: Teller): Finding {
  const words = MARKET_SENTENCES[teller.locale];
  const said = {
    count: one.count,
    price: teller.money(one.price, one.currency),
    sum: teller.money(one.computed, one.currency),
    market: one.market ?? words.size,
    stated: one.stated.text.trim(),
  };
  const common = {
    rule: "counted",
    computed: one.computed,
    sum: `${one.count} × ${said.price} = ${said.sum}`,
    places: [one.place, ...(one.beside === null ? [] : [placeOfFact(one.beside)])],
  };
  if (one.holds) return { ...common, verdict: "holds", text: words.countHolds(said) };
  return {
    ...common,
    // A sum that prints its own result is wrong; beside another line's figure it may count something else.
    verdict: one.beside === null ? "flag" : "question",
    severity: "MODERATE",
    text: words.countOff(said),
    impact: words.impact,
    question: words.askCount(said),
  };
}

function growthFinding(one: MarketGrowth, teller: Teller): Finding {
  const words = MARKET_SENTENCES[teller.locale];
  const said = {
    stated: one.stated.text.trim(),
    from: one.from.size.text.trim(),
    fromYear: String(one.from.year),
    to: one.to.size.text.trim(),
    toYear: String(one.to.year),
    computed: teller.percent(one.computed, 1),
  };
  const years = one.to.year - one.from.year;
  const common = {
    rule: "growth",
    computed: one.computed,
    sum: `(${said.to} / ${said.from})^(1/${years}) − 1 = ${said.computed}`,
    places: [one.place],
  };
  if (one.holds) return { ...common, verdict: "holds", text: words.growthHolds(said) };
  return {
    ...common,
    verdict: "question",
    severity: "MODERATE",
    text: words.growthOff(said),
    impact: words.impact,
    question: words.askGrowth(said),
  };
}
