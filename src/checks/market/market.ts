import type { Fact } from "../../domain/fact.ts";
import { MARKET_SENTENCES } from "../../i18n/checks/market.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { placeOfFact, wordsOf } from "../places.ts";
import type { Teller } from "../teller.ts";
import { type CountedMarket, countedMarkets } from "./counted.ts";
import { type MarketGrowth, marketGrowths } from "./growth.ts";
import {
  type BesideTam,
  besideTam,
  type MarketSize,
  otherSizeOf,
  sizesOf,
  toldTwice,
  type Within,
  withins,
} from "./sizes.ts";

interface SeenMarket {
  sizes: MarketSize[];
  /** Told where none of them is. */
  otherSize: Fact | null;
  growths: MarketGrowth[];
  counted: CountedMarket[];
}

/** The market: each within the next larger, counted from below where the deck does, its growth as its ends give it. */
export const market = makeCheck<SeenMarket>({
  id: "market",
  look: ({ witness }) => ({
    sizes: sizesOf(witness),
    otherSize: otherSizeOf(witness),
    growths: marketGrowths(witness),
    counted: countedMarkets(witness),
  }),
  tell: ({ sizes, otherSize, growths, counted }, teller) => {
    const words = MARKET_SENTENCES[teller.locale];
    const findings = [
      ...sizes.flatMap((size) => twiceFinding(size, teller)),
      ...withins(sizes).map((one) => orderFinding(one, teller)),
      ...counted.map((one) => countFinding(one, teller)),
      ...besideTam(counted, sizes).map((one) => besideFinding(one, teller)),
      ...growths.map((one) => growthFinding(one, teller)),
    ];
    const named = sizes.flatMap(({ topic, values }) =>
      values.map((value): Input => ({ name: words.names[topic] ?? topic, place: placeOfFact(value) })),
    );
    const other = otherSize === null ? (counted[0] ?? growths[0])?.place : placeOfFact(otherSize);
    const otherName = words.names[otherSize?.topic ?? ""] ?? words.size;
    const known = named.length === 0 && other !== undefined ? [{ name: otherName, place: other }] : named;
    const lacking: Input[] =
      known.length === 0
        ? [{ name: words.size, place: null, ask: words.askSize }]
        : findings.length === 0
          ? [{ name: words.beside, place: null, ask: words.askBeside }]
          : [];
    return { inputs: [...known, ...lacking], findings };
  },
});

const printed = ({ quantity }: Fact): string => quantity.text.trim();
const nameOf = ({ topic }: Fact, { locale }: Teller): string => MARKET_SENTENCES[locale].names[topic ?? ""] ?? "";

function twiceFinding(size: MarketSize, teller: Teller): Finding[] {
  const twice = toldTwice(size);
  if (twice === null) return [];
  const words = MARKET_SENTENCES[teller.locale];
  const [one, other] = twice;
  const said = { name: nameOf(one, teller), one: printed(one), other: printed(other) };
  return [
    {
      rule: `${size.topic}_twice`,
      verdict: "question",
      severity: "MODERATE",
      text: words.twice(said),
      sum: `${said.one} ≠ ${said.other}`,
      places: twice.map(placeOfFact),
      impact: words.impact,
      question: words.askTwice(said),
    },
  ];
}

/** Each against the next larger one that is stated in the same currency and for the same time. */
function orderFinding({ small, large, fits }: Within, teller: Teller): Finding {
  const words = MARKET_SENTENCES[teller.locale];
  const said = {
    small: nameOf(small, teller),
    smallSaid: printed(small),
    large: nameOf(large, teller),
    largeSaid: printed(large),
  };
  const common = {
    rule: `${small.topic}_within_${large.topic}`,
    places: [placeOfFact(small), placeOfFact(large)],
    sum: `${said.smallSaid} ${fits === "all" ? "≤" : ">"} ${said.largeSaid}`,
  };
  if (fits === "all") return { ...common, verdict: "holds", text: words.ordered(said) };
  return {
    ...common,
    // Where a larger one is stated too it may be that one's part.
    verdict: fits === "none" ? "flag" : "question",
    severity: "MAJOR",
    text: words.disordered(said),
    impact: words.impact,
    question: words.askOrder(said),
  };
}

function besideFinding({ counted, tam, share }: BesideTam, teller: Teller): Finding {
  const words = MARKET_SENTENCES[teller.locale];
  const [whole, part] = [tam.quantity.value, counted.computed].map((value) => teller.money(value, counted.currency));
  const said = { sum: part ?? "", tam: printed(tam), share: teller.percent(share * 100, 1) };
  const common = {
    rule: "counted_beside_tam",
    about: wordsOf(counted.place),
    sum: `${part} / ${whole} = ${said.share}`,
    computed: share * 100,
    text: words.besideTam(said),
    places: [counted.place, placeOfFact(tam)],
  };
  if (counted.isNamed) return { ...common, verdict: "computed" };
  return {
    ...common,
    verdict: "question",
    severity: "MINOR",
    impact: words.impact,
    question: words.askBesideTam(said),
  };
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
    about: wordsOf(one.place),
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
    about: wordsOf(one.place),
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
