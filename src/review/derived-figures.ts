import type { Calculation } from "../domain/calculation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { EvidenceLevel } from "../domain/evidence-level.ts";
import type { Locale } from "../domain/locale.ts";
import { witnessOf } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { DerivedFigure, KeyFigure } from "./answer-shape.ts";
import { measureOf } from "./measure.ts";

/** What follows from the key figures, each by the first of its topics that does. */
const DERIVED: readonly (readonly string[])[] = [
  ["arr_growth", "revenue_growth", "mrr_growth"],
  ["runway"],
  ["arr_multiple", "revenue_multiple"],
];

/**
 * Of growth, runway and the price's multiple, what no document states and the key figures give: a sum whose newest input
 * is a key figure, so that the screen never shows a growth of other years or a multiple of a planned ARR.
 */
export function derivedFiguresOf(
  context: VerificationContext,
  keyFigures: readonly KeyFigure[],
  locale: Locale,
): DerivedFigure[] {
  const witness = witnessOf(context);
  return DERIVED.filter((topics) => !keyFigures.some(({ topic }) => topics.includes(topic))).flatMap((topics) => {
    for (const id of topics) {
      const [sum] = witness.computed(locale, id).flatMap((one) => fromKeyFigures(one, keyFigures));
      if (sum !== undefined) return [{ ...sum, name: topicById(id)?.name[locale] ?? id }];
    }
    return [];
  });
}

/** The sum as a figure; nothing where it rests on a plan or on a figure that is not the one shown. */
function fromKeyFigures(sum: Calculation, keyFigures: readonly KeyFigure[]): Omit<DerivedFigure, "name">[] {
  const { topic, inputs, projected } = sum;
  if (projected === true || inputs.length !== 2) return [];
  const matched = inputs.map(({ value }) => keyFigures.find((figure) => figure.value === value));
  const growth = topic.endsWith("_growth");
  if (growth ? matched[0]?.topic !== topic.replace("_growth", "") : matched.includes(undefined)) return [];
  const contestedBy = matched.find((figure) => figure?.contestedBy !== undefined)?.contestedBy;
  return [
    {
      topic,
      value: sum.value,
      // To the decimal that is shown of a sum: a list of deals must not say it more exactly than its report.
      measure: measureOf(topicById(topic)?.unit ?? null, { value: Number(sum.value.toFixed(1)) }),
      formatted: sum.formatted,
      ...(sum.period !== undefined && { period: sum.period }),
      level: weakest(matched.map((figure) => figure?.level ?? "declared")),
      ...(contestedBy !== undefined && { contestedBy }),
      formula: sum.formula,
      calculation: sum.calculation,
      inputs: inputs.flatMap(({ name, source, address }) =>
        address === undefined ? [] : [{ name, reference: source, address }],
      ),
    },
  ];
}

const WEAKEST_FIRST: readonly EvidenceLevel[] = ["contradicted", "declared", "corroborated", "outside"];

/** A sum is worth as much as the weakest of what it is made of. */
const weakest = (levels: readonly EvidenceLevel[]): EvidenceLevel =>
  WEAKEST_FIRST.find((level) => levels.includes(level)) ?? "declared";
