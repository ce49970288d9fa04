import type { VerificationContext } from "../domain/context.ts";
import type { Fact, FactNature } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { witnessOf } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { KeyFigure, PlannedFigure } from "./answer-shape.ts";
import { CORE } from "./key-figures.ts";

const PLANS = new Set<FactNature>(["projection", "target", "scenario"]);

/** Of the core figures that nothing states as of today, the first plan the documents give of each. */
export function plannedFiguresOf(
  context: VerificationContext,
  keyFigures: readonly KeyFigure[],
  locale: Locale,
): PlannedFigure[] {
  const witness = witnessOf(context);
  const plans = witness
    .everything()
    .facts.filter(
      ({ nature, subject, sureness, only }) =>
        PLANS.has(nature) && subject === "company" && sureness >= SURE_ENOUGH && only === undefined,
    );
  return CORE.filter((topics) => !keyFigures.some(({ topic }) => topics.includes(topic))).flatMap((topics) => {
    for (const id of topics) {
      const [plan] = plans.filter(({ topic }) => topic === id).toSorted(byPeriod);
      if (plan === undefined) continue;
      const { quantity, period, passage, address, source } = plan;
      return {
        topic: id,
        name: topicById(id)?.name[locale] ?? id,
        printed: quantity.text,
        ...(period !== undefined && { period }),
        passage,
        reference: referenceTo(source, address, witness.dossier, locale),
        address,
      };
    }
    return [];
  });
}

/** The nearest plan first: periods of one kind sort as they are written, undated ones come last. */
const byPeriod = (a: Fact, b: Fact): number =>
  Number(a.period === undefined) - Number(b.period === undefined) ||
  (a.period ?? "").localeCompare(b.period ?? "", "en", { numeric: true });
