import { critiqueSentences } from "../../i18n/reflexion.ts";
import { compatibleBasis } from "../../quantities/basis.ts";
import { calculationsIn } from "../../quantities/calculations/written-sums.ts";
import { sameValue } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Desk } from "../desk.ts";
import { proofsOfValue } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import type { Figure } from "../reading/figures.ts";
import type { Reading } from "../reading/read-output.ts";
import { COMPARED, NOT_AVAILABLE, OVER_TIME, SUPPOSED } from "../words.ts";
import { isSum } from "./equations.ts";
import { objectTo, printedValue, quoteOf, spanOf } from "./write.ts";

/** A value many times another is of another thing: the price of one customer beside what all of them pay. */
const FARTHEST = 10;

/** "10 clients par cabinet": not how many there are. */
const OF_EACH = /^\s*(?:\p{L}+\s)?(?:par|per|por|each|chacun|cada|\/)(?!\p{L})/iu;
/** What stands under a market's name is the market's. */
const OF_MARKET = /march[ée]|market|mercado|(?<![a-z])[ts][ao]m(?![a-z])/i;

/** "About 500" and "about 540" may be one value. */
const APPROXIMATELY = 0.1;

/** Two values of one metric and one period inside one analysis. One objection per metric, at the later place. */
export function auditConsistency(reading: Reading, desk: Desk): Objection[] {
  const words = critiqueSentences[desk.locale];
  const byTopic = Map.groupBy(reading.figures.filter(isSettled), ({ topic }) => topic);
  return [...byTopic].flatMap(([topic, figures]) => {
    const periods = new Set(figures.flatMap(({ period }) => period ?? []));
    const distinct: Figure[] = [];
    for (const b of figures) {
      const a = distinct.find(
        (one) => disagree(one, b, periods.size, desk.sameValue) && !(isGiven(one, desk) && isGiven(b, desk)),
      );
      if (!distinct.some((one) => says(one) === says(b))) distinct.push(b);
      if (a === undefined) continue;
      const metric = topic.name[desk.locale];
      return [
        objectTo(
          {
            type: "inconsistency",
            severity: topic.materiality === "key" ? "HIGH" : "MEDIUM",
            section: b.leaf.path,
            quote: quoteOf(b),
            words: words.inconsistency({ metric, a: printedValue(a), b: printedValue(b) }),
            impact: words.impactOf.inconsistency,
            effort: "EASY",
            topic,
            span: spanOf(b),
            matter: { kind: "inconsistency", figures: [a, b] },
          },
          reading,
        ),
      ];
    }
    return [];
  });
}

/** Two figures that say the same disagree with the same others. */
function says({ quantity, period, basis }: Figure): string {
  return `${quantity.value}|${quantity.unit}|${period}|${JSON.stringify(basis)}`;
}

/** Sure, stated as such: not worked out, supposed, compared with somebody else's or marked as open already. */
function isSettled({ sureness, passage, quantity, leaf, topic, end }: Figure): boolean {
  if (sureness < SURE_ENOUGH || quantity.bound !== undefined || quantity.range !== undefined) return false;
  if (topic.category !== "market" && OF_MARKET.test(leaf.path)) return false;
  if (passage === null) return true;
  const { text } = passage;
  if (isSum(text) || calculationsIn(text).length > 0 || OF_EACH.test(text.slice(end - passage.start))) return false;
  return ![NOT_AVAILABLE, COMPARED, SUPPOSED].some((words) => words.test(text));
}

/** An analysis may tell all that the documents give. */
const isGiven = (figure: Figure, desk: Desk): boolean => proofsOfValue(figure, desk).length > 0;

function disagree(a: Figure, b: Figure, periods: number, close: number): boolean {
  if (a.leaf === b.leaf && a.passage !== null && OVER_TIME.test(a.passage.text)) return false;
  if (!samePeriod(a, b, periods) || !compatibleBasis(a.basis, b.basis)) return false;
  if (a.basis.nature !== b.basis.nature && (a.basis.nature ?? b.basis.nature) === "projected") return false;
  if (a.quantity.unit !== b.quantity.unit) return false;
  const currencies = [a.quantity.currency, b.quantity.currency];
  if (currencies[0] !== undefined && currencies[1] !== undefined && currencies[0] !== currencies[1]) return false;
  const [smaller, larger] = [a.quantity.value, b.quantity.value].map(Math.abs).sort((x, y) => x - y) as [
    number,
    number,
  ];
  if (smaller > 0 && larger / smaller > FARTHEST) return false;
  const loose = a.quantity.approximate === true || b.quantity.approximate === true ? APPROXIMATELY : close;
  return !sameValue(a.quantity, b.quantity, loose);
}

/** Where the analysis speaks of several periods, a value without one belongs to none of them for sure. */
function samePeriod(a: Figure, b: Figure, periods: number): boolean {
  if (a.period === b.period) return true;
  if (a.period === undefined || b.period === undefined) return periods < 2;
  const [longer, shorter] = a.period.length > b.period.length ? [a.period, b.period] : [b.period, a.period];
  return shorter === longer.slice(0, 4) && longer.endsWith("-12");
}
