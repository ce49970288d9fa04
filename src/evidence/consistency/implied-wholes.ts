import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { type Interval, image, missing } from "./interval.ts";
import type { Statement } from "./statement.ts";
import { type Grid, gridsOf } from "./tables/grid.ts";

/** Of one line the whole is known too roughly, and by chance. */
const FEWEST_LINES = 2;

/**
 * The wholes that tables give by their parts: costs with a column "% of revenue" say what the revenue is. No line prints
 * it, so what it breaks is asked.
 */
export function impliedWholes(dossier: Dossier): Fact[] {
  const { all } = readDossier(dossier);
  return gridsOf(dossier).flatMap((grid) =>
    grid.columns.flatMap((header, column): Fact[] => {
      const topic = wholeIn(header);
      const [widest, ...others] = topic === null ? [] : partsIn(grid, column);
      if (widest === undefined || others.length + 1 < FEWEST_LINES) return [];
      if (others.some(({ whole }) => missing(whole, widest.whole) > 0)) return [];
      const { amount, share, whole } = widest;
      const fact = all.find(
        ({ passage, document, period, topic: known }) =>
          passage === amount.passage && document === grid.document.id && period !== undefined && known !== topic,
      );
      if (fact === undefined) return [];
      const { range: _range, bound: _bound, ...quantity } = amount.quantity;
      const value = (amount.quantity.value / share.quantity.value) * 100;
      const text = `${amount.printed} = ${share.printed}`;
      return [
        {
          ...fact,
          id: `${fact.id}${IMPLIED}`,
          topic,
          label: header,
          quantity: { ...quantity, value, text, step: whole.max - whole.min },
          sureness: 1,
        },
      ];
    }),
  );
}

/** True of a whole that no line prints: it faces no printed figure of another document. */
export const isImplied = ({ id }: Pick<Statement, "id">): boolean => id.endsWith(IMPLIED);
const IMPLIED = "+whole";

/** "% of revenue", "en % du CA": the metric that a column gives shares of. */
function wholeIn(header: string): string | null {
  const [, name] = /%\s*(?:of|du|de la|de l['’]|des?|do|da|sur)\s+(.+)$/iu.exec(header) ?? [];
  const found = name === undefined ? null : matchTopic(name);
  return found !== null && found.sureness >= SURE_ENOUGH && found.topic.unit === "money" ? found.topic.id : null;
}

/** The lines with one amount and their share, the largest share first: it tells the whole most closely. */
function partsIn({ cells }: Grid, column: number): { amount: Statement; share: Statement; whole: Interval }[] {
  return cells
    .flatMap((line) => {
      const share = line[column];
      const [amount, ...more] = line.filter((one) => one?.quantity.unit === "money");
      if (share?.quantity.unit !== "percent" || !(share.quantity.value > 0)) return [];
      if (amount === undefined || more.length > 0) return [];
      const whole = image((part, rate) => (part / rate) * 100, [amount.interval, share.interval]);
      return whole === null ? [] : [{ amount, share, whole }];
    })
    .toSorted((a, b) => b.share.quantity.value - a.share.quantity.value);
}
