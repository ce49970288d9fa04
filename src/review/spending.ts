import { REVIEW_STAGES, type ReviewStage } from "../domain/review-stages.ts";
import type { ObservedCall } from "../model/policies/observed.ts";
import type { ModelRole, Usage } from "../model/port.ts";
import { addUsage, NO_USAGE } from "../model/usage.ts";
import type { ModelSpending, ReviewCost } from "./result.ts";

/** Counts what models cost, by stage and by model. An answer from the journal costs what it cost the first time. */
export class SpendingMeter {
  #total: Usage = NO_USAGE;
  readonly #byStage = new Map<ReviewStage, Usage>();
  readonly #byModel = new Map<string, { model: string; role: ModelRole; usage: Usage }>();

  count(stage: ReviewStage, { model, role, usage }: ObservedCall): void {
    this.#total = addUsage(this.#total, usage);
    this.#byStage.set(stage, addUsage(this.#byStage.get(stage) ?? NO_USAGE, usage));
    const key = `${role} ${model}`;
    const known = this.#byModel.get(key)?.usage ?? NO_USAGE;
    this.#byModel.set(key, { model, role, usage: addUsage(known, usage) });
  }

  total(): ModelSpending {
    return spendingOf(this.#total);
  }

  /** In the stages' order and by name, whatever order the calls came in. */
  breakdown(): Pick<ReviewCost, "spent" | "byStage" | "byModel"> {
    const stages = REVIEW_STAGES.filter((stage) => this.#byStage.has(stage));
    return {
      spent: this.total(),
      byStage: stages.map((stage) => ({ stage, ...spendingOf(this.#byStage.get(stage) ?? NO_USAGE) })),
      byModel: [...this.#byModel.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { model, role, usage }]) => ({ model, role, ...spendingOf(usage) })),
    };
  }
}

/** To a millionth of a dollar: sums of the same calls in another order are then the same. */
function spendingOf({ calls, inputTokens, outputTokens, cachedTokens, reasoningTokens, usd }: Usage): ModelSpending {
  return {
    calls,
    inputTokens,
    outputTokens,
    ...(cachedTokens !== undefined && { cachedTokens }),
    ...(reasoningTokens !== undefined && { reasoningTokens }),
    usd: usd === null ? null : Math.round(usd * 1e6) / 1e6,
  };
}
