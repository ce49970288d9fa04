import type { VerificationContext } from "../domain/context.ts";
import type { Fact, FactNature } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { type Witness, witnessOf } from "../evidence/witness.ts";
import { inReadersForm } from "../i18n/readers-form.ts";
import { sameFigure } from "../quantities/compare.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { KeyFigure, PlannedFigure } from "./answer-shape.ts";
import { CORE } from "./key-figures.ts";
import { measureOfQuantity } from "./measure.ts";

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
      const own = plans.filter(({ topic }) => topic === id);
      const [plan] = own.filter((one) => !own.some((other) => isAnotherPart(one, other, witness))).toSorted(byPeriod);
      if (plan !== undefined) return asFigure(plan, id, witness, locale);
    }
    return [];
  });
}

/** Of the core figures that nothing surely states, what was read of each without our being sure. */
export function unsureFiguresOf(
  context: VerificationContext,
  keyFigures: readonly KeyFigure[],
  locale: Locale,
): PlannedFigure[] {
  const witness = witnessOf(context);
  return CORE.filter((topics) => !keyFigures.some(({ topic }) => topics.includes(topic))).flatMap((topics) => {
    const read = witness.unsure(topics);
    return read?.topic == null ? [] : asFigure(read, read.topic, witness, locale);
  });
}

const asFigure = (
  { quantity, period, passage, address, source }: Fact,
  topic: string,
  { dossier }: Witness,
  locale: Locale,
): PlannedFigure => ({
  topic,
  name: topicById(topic)?.name[locale] ?? topic,
  printed: inReadersForm({ address, printed: quantity.text, value: quantity.value }, locale),
  measure: measureOfQuantity(quantity),
  ...(period !== undefined && { period }),
  passage,
  reference: referenceTo(source, address, dossier, locale),
  address,
});

/** Two values of one time on one page are those of streams or scenarios: neither is the plan. */
const isAnotherPart = (one: Fact, other: Fact, witness: Witness): boolean =>
  one.period === other.period &&
  witness.pageOf(one.address) === witness.pageOf(other.address) &&
  !sameFigure(one.quantity, other.quantity);

/** The nearest plan first: periods of one kind sort as they are written, undated ones come last. */
const byPeriod = (a: Fact, b: Fact): number =>
  Number(a.period === undefined) - Number(b.period === undefined) ||
  (a.period ?? "").localeCompare(b.period ?? "", "en", { numeric: true });
