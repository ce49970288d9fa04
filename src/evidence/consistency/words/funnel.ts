import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { PAID, TRIED } from "../../../lexicon/statuses.ts";
import { findQuantities } from "../../../quantities/find.ts";
import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { image, intervalOf } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { type Passage, passagesOf, saidIn } from "./passage.ts";

/** A step of the way to a customer, with how many took it. */
interface Step {
  step: "tried" | "paid";
  statement: Statement;
}

const RATES = new Set(["trial_conversion", "conversion_rate"]);

/**
 * A conversion against the two numbers it is made of: those who tried and those of them who pay, where the page of the
 * rate gives each of them once.
 */
export function funnels({ dossier, statements }: Documents): Constraint[] {
  const rates = statements.filter(({ topic, planned }) => RATES.has(topic ?? "") && !planned);
  if (rates.length === 0) return [];
  const steps = Map.groupBy(passagesOf(dossier).flatMap(stepsIn), ({ statement }) => statement.place);
  return rates.flatMap((rate) => {
    const here = steps.get(rate.place) ?? [];
    const [tried, paid] = (["tried", "paid"] as const).map((step) => here.filter((one) => one.step === step));
    const [whole, part] = [tried?.[0]?.statement, paid?.[0]?.statement];
    if (whole === undefined || part === undefined || tried?.length !== 1 || paid?.length !== 1) return [];
    return constraintOf(rate, part, whole) ?? [];
  });
}

function stepsIn(passage: Passage): Step[] {
  return findQuantities(passage.text).flatMap((quantity, nth, all): Step[] => {
    if ("ambiguous" in quantity || (quantity.unit !== "count" && quantity.unit !== "number") || quantity.value < 2)
      return [];
    const until = all[nth + 1]?.start ?? passage.text.length;
    const from = quantity.end - (quantity.noun?.length ?? 0);
    const [after = ""] = fold(passage.text.slice(from, until)).split(/[,;:→>|]|\.\s/u);
    const label = /\p{L}/u.test(after) ? after : labelBefore(passage.text, quantity.start, all[nth - 1]?.end ?? 0);
    const step = PAID.test(label) ? "paid" : TRIED.test(label) ? "tried" : null;
    return step === null ? [] : [{ step, statement: counted(passage, quantity, label.trim(), nth) }];
  });
}

/** "Trial signups: 34" names the step before the number. */
function labelBefore(text: string, start: number, from: number): string {
  return /(?:^|[├└─•|]\s*)([\p{L}\s’'()/-]+):\s*$/u.exec(fold(text.slice(from, start)))?.[1] ?? "";
}

function counted(passage: Passage, quantity: Quantity, label: string, nth: number): Statement {
  const said = saidIn(passage, { label, printed: quantity.text, interval: intervalOf(quantity), nth });
  return { ...said, quantity };
}

function constraintOf(stated: Statement, part: Statement, whole: Statement): Constraint | null {
  const compute = (paid: number, tried: number) => (paid / tried) * 100;
  const expected = image(compute, [part.interval, whole.interval]);
  if (expected === null || part.quantity.value > whole.quantity.value) return null;
  return {
    id: `${stated.topic}=paid,tried`,
    kind: "formula",
    stated,
    inputs: [part, whole],
    expression: "{paid} / {tried}",
    keys: ["paid", "tried"],
    expected,
    value: compute(part.quantity.value, whole.quantity.value),
    bound: "equal",
    slack: 0.05,
    exact: false,
    // Those who pay may be more than those who came through a trial.
    assumed: true,
    touches: "growth",
    mayBe: ["other_date", "other_scope"],
  };
}
