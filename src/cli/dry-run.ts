import { existsSync } from "node:fs";
import type { DealPath } from "../deal/folder.ts";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { Locale } from "../domain/locale.ts";
import { ESTIMATE_WORDS } from "../i18n/cli-estimate.ts";
import { formatCount } from "../i18n/measures.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import type { BudgetLimits } from "../model/budget.ts";
import type { Instructions } from "../model/prompt/instructions.ts";
import { oneLine, printUsd } from "../report/view/print.ts";
import { estimateReview, type ReviewEstimate } from "../review/estimate.ts";
import { modelHealthOf } from "../runs/model-health.ts";
import type { HealthCard } from "../track-record/model-health.ts";
import { dealAt } from "./deal-path.ts";
import { homeFolder, withHome } from "./home.ts";
import type { NamedModels } from "./models.ts";
import type { Terminal } from "./program.ts";
import { tabulate } from "./table.ts";

interface DryRun {
  path: DealPath;
  models: NamedModels | null;
  budget: BudgetLimits | null;
  prompts: Instructions | undefined;
  options: { json?: true; lang?: Locale; analysts?: true; vision?: true; crossReading?: boolean };
  terminal: Terminal;
  locale: Locale;
}

/** What a review would read, debate and spend, as text to show; calls nobody and keeps nothing. */
export async function estimateFor({
  path,
  models,
  budget,
  prompts,
  options,
  terminal,
  locale,
}: DryRun): Promise<string> {
  const modelHealth = await healthKept(terminal, locale);
  const deal = await dealAt(path, locale, { locale: options.lang });
  const spoken = options.lang ?? deal.deal.locale;
  const estimate = await estimateReview(deal, {
    locale: spoken,
    model: models ?? undefined,
    analysts: options.analysts === true,
    vision: options.vision === true,
    ...(options.crossReading === false && { crossReading: false }),
    prompts,
    modelHealth,
  });
  if (options.json) {
    const answer = { deal: deal.deal, model: models, budget, estimate };
    return `${JSON.stringify(answer, null, 2)}\n`;
  }
  const { tokenBudget, analystTokenBudget } = QUALITY_ENGINE_CONFIG.limits;
  const usualTokens = tokenBudget + (options.analysts === true ? analystTokenBudget : 0);
  const asked = { hasModel: models !== null, withAnalysts: options.analysts === true };
  return showEstimate(estimate, oneLine(deal.deal.name), asked, { budget, usualTokens }, spoken);
}

function showEstimate(
  {
    documents,
    agents,
    findings,
    contradictions,
    agentsToReflect,
    lookUps,
    tokensBetween,
    cost,
    expected,
  }: ReviewEstimate,
  deal: string,
  { hasModel, withAnalysts }: { hasModel: boolean; withAnalysts: boolean },
  { budget, usualTokens }: { budget: BudgetLimits | null; usualTokens: number },
  locale: Locale,
): string {
  const words = ESTIMATE_WORDS[locale];
  const count = (value: number) => formatCount(value, locale);
  const money = (usd: number | null) => (usd === null ? words.unknownPrice : printUsd(usd, locale));
  const { consensus } = cost.byEngine;
  const { stages } = REVIEW_SENTENCES[locale];
  const tokensOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) =>
    count(inputTokens + outputTokens);
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
      [words.stage, words.tokens, words.usd],
      ...expected.byStage.map((one) => [stages[one.stage], tokensOf(one), money(one.usd)]),
      [words.total, tokensOf(expected), money(expected.usd)],
    ],
    { right: [1, 2] },
  );
  const tokenLimit = budget === null ? usualTokens : budget.tokens;
  const over = [
    ...(tokenLimit !== undefined && expected.inputTokens + expected.outputTokens > tokenLimit
      ? [words.overTokens(count(tokenLimit))]
      : []),
    ...(budget?.usd !== undefined && (expected.usd ?? 0) > budget.usd
      ? [words.overUsd(printUsd(budget.usd, locale))]
      : []),
  ];
  const notes = [
    hasModel ? words.model(cost.model, cost.pricesOf) : words.noModel(cost.model),
    words.expected,
    ...(withAnalysts
      ? [words.lookUps(count(lookUps.each), lookUps.answers === null ? null : count(lookUps.answers))]
      : []),
    ...(tokensBetween === null ? [] : [words.between(count(tokensBetween.least), count(tokensBetween.most))]),
    words.ceiling(count(cost.tokens), count(ofEngines(expected))),
    ...over,
    words.nothingDone,
  ];
  return `${[words.title(deal), "", ...facts, "", ...engines, "", ...notes].join("\n")}\n`;
}

/** How the models did in the reviews that are kept: none where nothing is kept, and nothing is made for it. */
async function healthKept(terminal: Terminal, locale: Locale): Promise<HealthCard[]> {
  const folder = homeFolder(terminal.env);
  if (!terminal.env.DATABASE_URL && (folder === null || !existsSync(folder))) return [];
  return withHome(terminal, locale, ({ tenant }) => modelHealthOf(tenant));
}

const ENGINE_STAGES = new Set(["reflexion1", "consensus1", "reflexion2", "consensus2"]);

/** What the rehearsal spent on contradictions and corrections alone. */
const ofEngines = ({ byStage }: ReviewEstimate["expected"]): number =>
  byStage.reduce(
    (sum, { stage, inputTokens, outputTokens }) => sum + (ENGINE_STAGES.has(stage) ? inputTokens + outputTokens : 0),
    0,
  );
