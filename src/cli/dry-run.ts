import type { DealPath } from "../deal/folder.ts";
import type { Locale } from "../domain/locale.ts";
import { ESTIMATE_WORDS } from "../i18n/cli-estimate.ts";
import { formatCount } from "../i18n/measures.ts";
import type { BudgetLimits } from "../model/budget.ts";
import { oneLine, printUsd } from "../report/view/print.ts";
import { estimateReview, type ReviewEstimate } from "../review/estimate.ts";
import { dealAt } from "./deal-path.ts";
import { mainModel, type NamedModels } from "./models.ts";
import { tabulate } from "./table.ts";

interface DryRun {
  path: DealPath;
  models: NamedModels | null;
  budget: BudgetLimits | null;
  options: { json?: true; lang?: Locale };
  locale: Locale;
}

/** What a review would read, debate and spend, as text to show; calls nobody and keeps nothing. */
export async function estimateFor({ path, models, budget, options, locale }: DryRun): Promise<string> {
  const deal = await dealAt(path, locale, { locale: options.lang });
  const spoken = options.lang ?? deal.deal.locale;
  const estimate = await estimateReview(deal, { locale: spoken, model: mainModel(models) });
  if (options.json) {
    const answer = { deal: deal.deal, model: models, budget, estimate };
    return `${JSON.stringify(answer, null, 2)}\n`;
  }
  return showEstimate(estimate, oneLine(deal.deal.name), models !== null, budget, spoken);
}

function showEstimate(
  { documents, agents, findings, contradictions, agentsToReflect, cost }: ReviewEstimate,
  deal: string,
  hasModel: boolean,
  budget: BudgetLimits | null,
  locale: Locale,
): string {
  const words = ESTIMATE_WORDS[locale];
  const count = (value: number) => formatCount(value, locale);
  const money = (usd: number | null) => (usd === null ? words.unknownPrice : printUsd(usd, locale));
  const { consensus, reflexion } = cost.byEngine;
  const cases = [
    words.cases(count(consensus.debates), count(consensus.arbitrations), count(consensus.byCode)),
    ...(consensus.notExamined === 0 ? [] : [words.beyond(count(consensus.notExamined))]),
  ].join(", ");
  const facts = tabulate([
    [words.documents, count(documents)],
    [
      words.agents,
      [count(agents), ...(agentsToReflect === 0 ? [] : [words.toReflect(count(agentsToReflect))])].join(", "),
    ],
    [words.findings, count(findings)],
    [words.contradictions, contradictions === 0 ? "0" : `${count(contradictions)}, ${cases}`],
  ]);
  const engines = tabulate(
    [
      [words.engine, words.tokens, words.usd],
      [words.consensus, count(consensus.tokens), money(consensus.usd)],
      [words.reflexion, count(reflexion.tokens), money(reflexion.usd)],
      [words.total, count(cost.tokens), money(cost.usd)],
    ],
    { right: [1, 2] },
  );
  const over = [
    ...(budget?.tokens !== undefined && cost.tokens > budget.tokens ? [words.overTokens(count(budget.tokens))] : []),
    ...(budget?.usd !== undefined && (cost.usd ?? 0) > budget.usd ? [words.overUsd(printUsd(budget.usd, locale))] : []),
  ];
  const notes = [
    hasModel ? words.model(cost.model, cost.pricesOf) : words.noModel(cost.model),
    words.ceiling,
    ...over,
    words.nothingDone,
  ];
  return `${[words.title(deal), "", ...facts, "", ...engines, "", ...notes].join("\n")}\n`;
}
