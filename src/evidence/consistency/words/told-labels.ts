import type { Dossier } from "../../../domain/dossier.ts";
import type { Fact } from "../../../domain/fact.ts";
import { readDossier } from "../../facts/find.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { missing } from "../interval.ts";
import { placesOf } from "../places.ts";
import { type Statement, statementOf } from "../statement.ts";
import { wordsOf } from "../tables/series.ts";

/** One word names many things; two name one. */
const FEWEST_WORDS = 2;
/** Figures that are rounded here and there. */
const ROUNDED = 0.06;
const THE_COMPANYS = new Set(["actual", "projection", "target"]);
const MEASURED = new Set(["money", "percent", "duration"]);

/**
 * A measure that the catalogue does not know, under the same words on two pages with two values: "average delivery time"
 * of 10 minutes and of 25. That both are one thing is our reading of words, so it is asked about.
 */
export function toldLabels(dossier: Dossier): Constraint[] {
  const placeOf = placesOf(dossier);
  const own = readDossier(dossier).all.filter(isMeasure);
  const named = Map.groupBy(own, (fact) => keyOf(fact));
  return [...named].flatMap(([key, facts]) => {
    if (key === null) return [];
    const told = facts.map((fact): Statement => ({ ...statementOf(fact, null), place: placeOf(fact.address) }));
    const values = new Set(told.map(sizeOf));
    const pages = Map.groupBy(told, ({ place }) => place);
    // A page that gives several has several of it.
    if (values.size !== 2 || [...pages.values()].some((page) => new Set(page.map(sizeOf)).size > 1)) return [];
    const [one] = told;
    const other = told.find((two) => one !== undefined && sizeOf(two) !== sizeOf(one));
    if (one === undefined || other === undefined || missing(one.interval, other.interval) <= ROUNDED) return [];
    return [
      twoAnswers("same:label", one, other, {
        slack: ROUNDED,
        exact: true,
        assumed: true,
        touches: "trust",
        mayBe: ["other_date", "other_scope"],
      }),
    ];
  });
}

/** What is spent is printed with a minus or without. */
const sizeOf = ({ quantity }: Statement): number => Math.abs(quantity.value);

const isMeasure = ({ topic, nature, subject, source, readBy, quantity }: Fact): boolean =>
  topic === null &&
  subject === "company" &&
  source === "deck" &&
  readBy !== "ocr" &&
  THE_COMPANYS.has(nature) &&
  MEASURED.has(quantity.unit);

/** The words of its label, its unit, its time and whether it is so or planned; null where its words name nothing. */
function keyOf({ label, quantity, period, nature, document }: Fact): string | null {
  const words = wordsOf(label);
  if (words.size < FEWEST_WORDS) return null;
  const { unit, currency, per } = quantity;
  return [[...words].toSorted().join(" "), document, unit, currency, per, period, nature === "actual"].join("|");
}
