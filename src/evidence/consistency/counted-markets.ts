import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { monthsAhead } from "../../lexicon/plans.ts";
import { readDossier } from "../facts/find.ts";
import type { Constraint } from "./constraint.ts";
import { placesOf } from "./places.ts";
import { type Statement, statementOf } from "./statement.ts";
import { isNotBefore, NOW } from "./when.ts";

/** Who pays and who merely uses it are counted apart. */
const KINDS: Record<string, "paying" | "using"> = { customers: "paying", users: "using", mau: "using" };

/** Markets told as so many who may buy ("SOM: 50 000 users in 5 years"): no plan counts more of them. */
export function countedMarkets(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const placeOf = placesOf(dossier);
  const markets = readDossier(dossier).all.flatMap((fact) => {
    const market = marketOf(fact);
    if (market === null) return [];
    const ahead = monthsAhead(fact.passage);
    const one = { ...statementOf(fact, null), place: placeOf(fact.address), topic: market };
    return [
      { market: ahead === null || !one.undated ? one : { ...one, when: `M${ahead}` }, who: KINDS[fact.topic ?? ""] },
    ];
  });
  const plans = statements.filter(
    ({ topic, planned, listed, segment }) => (topic ?? "") in KINDS && planned && listed !== true && segment === "",
  );
  return markets.flatMap(({ market, who }) => {
    const beyond = plans.filter(
      (plan) =>
        who === KINDS[plan.topic ?? ""] &&
        plan.id !== market.id &&
        plan.document === market.document &&
        plan.passage !== market.passage &&
        (market.when === NOW || isNotBefore(market.when, plan.when)),
    );
    const most = beyond.reduce<Statement | null>(
      (a, b) => (a === null || b.quantity.value > a.quantity.value ? b : a),
      null,
    );
    return most === null ? [] : [within(most, market)];
  });
}

/** The market that a count is said to be the size of, where the line names one market. */
function marketOf({ topic, passage, label, quantity, readBy, source }: Fact): "sam" | "som" | "tam" | null {
  if (
    !((topic ?? "") in KINDS) ||
    (quantity.unit !== "count" && quantity.unit !== "number") ||
    readBy === "ocr" ||
    source !== "deck"
  )
    return null;
  const named = new Set([...passage.matchAll(/\b(TAM|SAM|SOM)\b/gu)].map(([name]) => name));
  const [only, ...more] = named;
  if (only === undefined || more.length > 0 || !label.includes(only) || quantity.value < 100) return null;
  return only.toLowerCase() as "sam" | "som" | "tam";
}

function within(stated: Statement, market: Statement): Constraint {
  return {
    id: `${stated.topic}≤${market.topic}`,
    kind: "bound",
    stated,
    inputs: [market],
    expression: "{market}",
    keys: ["market"],
    expected: market.interval,
    value: market.quantity.value,
    bound: "at_most",
    slack: 0.05,
    exact: false,
    // That both count the same people.
    assumed: true,
    touches: "market",
    mayBe: ["other_scope", "other_date"],
  };
}
