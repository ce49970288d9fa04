import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { findQuantities } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { type Constraint, rateOfWhole } from "./constraint.ts";
import { intervalOf } from "./interval.ts";
import type { Statement } from "./statement.ts";

/** Where a figure is said to be so much of a market: "SOM: 12 M€, 5 % of the SAM" is held against the market's size. */
export function sharesOfMarkets(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  return readDossier(dossier).all.flatMap((share) => {
    const market = share.sureness < SURE_ENOUGH ? null : marketOf(share);
    if (market === null) return [];
    const wholes = statements.filter(
      (one) => one.topic === market && one.quantity.unit === "money" && one.document === share.document,
    );
    const part = partBeside(share, statements);
    if (part === null || new Set(wholes.map(({ quantity }) => quantity.value)).size !== 1) return [];
    const whole = wholes.find(({ place }) => place === part.place) ?? (wholes[0] as Statement);
    const [one, two] = [part.quantity.currency, whole.quantity.currency];
    if (part === whole || (one !== undefined && two !== undefined && one !== two)) return [];
    const rate = {
      ...part,
      id: share.id,
      printed: share.quantity.text,
      quantity: share.quantity,
      topic: "market_share",
    };
    // Such shares are rounded by hand.
    const tie = { slack: 0.1, exact: true, touches: "market" as const, mayBe: ["other_scope", "other_date"] as const };
    const interval = intervalOf(share.quantity);
    return [rateOfWhole(`share_of_${market}`, part, { ...rate, interval }, whole, tie) ?? []].flat();
  });
}

/** The market a share is said to be of. */
function marketOf({ passage, quantity }: Fact): "sam" | "tam" | null {
  if (quantity.unit !== "percent") return null;
  const after = passage.slice(passage.indexOf(quantity.text) + quantity.text.length);
  const [, name] = /^\s?(?:(?:of|du|de|do|da)\s)?(?:(?:the|our|le|notre|nosso)\s)?(SAM|TAM)\b/iu.exec(after) ?? [];
  return name === undefined ? null : (name.toLowerCase() as "sam" | "tam");
}

/** The amount that the same sentence gives beside the share, where it gives one. */
function partBeside({ passage, quantity, document }: Fact, statements: readonly Statement[]): Statement | null {
  const here = statements.filter(
    (one) => one.document === document && one.passage === passage && one.quantity.unit === "money",
  );
  const sentence = passage.split(/(?<=[.;])\s+/u).find((text) => text.includes(quantity.text)) ?? passage;
  const amounts = findQuantities(sentence).filter((one) => !("ambiguous" in one) && one.unit === "money");
  const beside = here.filter(({ printed }) => sentence.includes(printed));
  return beside.length === 1 && amounts.length <= 1
    ? (beside[0] ?? null)
    : nearestBefore(sentence, quantity.text, here);
}

/** Of several, the one that stands right before the share: "SOM 24 M (4 000 firms, 10 % of the SAM)". */
function nearestBefore(sentence: string, share: string, here: readonly Statement[]): Statement | null {
  const end = sentence.indexOf(share);
  const [last] = here
    .filter(({ printed }) => sentence.indexOf(printed) >= 0 && sentence.indexOf(printed) < end)
    .toSorted((a, b) => sentence.indexOf(b.printed) - sentence.indexOf(a.printed));
  return last ?? null;
}
