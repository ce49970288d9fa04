import { closest } from "../domain/closest.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import type { BudgetLimits } from "../model/budget.ts";
import { modelsConfig } from "../model/models-for.ts";
import { MODEL_ROLES, type ModelRole } from "../model/port.ts";
import { priceOf } from "../model/prices.ts";
import { embedderFrom } from "../model/providers/embedder-from.ts";
import { resolveModels } from "../model/resolve-models.ts";
import type { Terminal } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

/** Models by name: plain data, so that a review can be kept with them. */
export type NamedModels = string | Partial<Record<ModelRole | "default", { model: string; fallback?: string }>>;

const ROLES = [...MODEL_ROLES, "default"] as const;

/** The models `--model`, `--fallback` and TRIBUNAL_MODEL name; null where none is wanted. */
export function namedModels(
  given: readonly string[],
  fallback: string | undefined,
  { env }: Pick<Terminal, "env">,
  locale: Locale,
): NamedModels | null {
  const words = CLI_REVIEW_WORDS[locale];
  const asked = byRole(given, locale);
  const usual = env.TRIBUNAL_MODEL?.trim();
  const named = asked.size > 0 && asked.has("default") ? asked : new Map([...usualModels(usual, locale), ...asked]);
  if (named.get("default") === "none") named.delete("default");
  if (named.size === 0) {
    if (fallback !== undefined) throw new UsageProblem(words.fallbackAlone);
    return null;
  }
  const only = named.get("default");
  if (named.size === 1 && only !== undefined && fallback === undefined) return only;
  const entries = [...named].map(([role, model]) => [role, { model, ...(fallback !== undefined && { fallback }) }]);
  return Object.fromEntries(entries) as NamedModels;
}

const usualModels = (usual: string | undefined, locale: Locale): Map<(typeof ROLES)[number], string> =>
  usual === undefined || usual === ""
    ? new Map()
    : byRole(
        usual.split(",").map((one) => one.trim()),
        locale,
      );

function byRole(given: readonly string[], locale: Locale): Map<(typeof ROLES)[number], string> {
  const words = CLI_REVIEW_WORDS[locale];
  const models = new Map<(typeof ROLES)[number], string>();
  for (const word of given) {
    const [, named, model = word] = /^([^:=]*)=(.*)$/s.exec(word) ?? [];
    const role = named === undefined ? "default" : ROLES.find((one) => one === named.trim().toLowerCase());
    if (role === undefined) {
      const near = closest(named ?? "", [...ROLES]);
      const hint = near === null ? "" : `\n${CLI_WORDS[locale].didYouMean(`${near}=${model}`)}`;
      throw new UsageProblem(`${words.unknownRole(named ?? "", ROLES.join(", "))}${hint}`);
    }
    if (models.has(role)) throw new UsageProblem(words.modelTwice(role));
    models.set(role, model.trim());
  }
  return models;
}

/** Throws before anything runs where a provider is unknown, a key is missing, or a budget in money cannot be kept. */
export function checkModels(
  models: NamedModels | null,
  budget: BudgetLimits | null,
  { env }: Pick<Terminal, "env">,
  locale: Locale,
): void {
  if (models === null) return;
  resolveModels(modelsConfig(models), env);
  const stranger = budget?.usd === undefined ? undefined : names(models).find((name) => priceOf(name) === null);
  if (stranger !== undefined) throw new UsageProblem(CLI_REVIEW_WORDS[locale].unknownPrice(stranger));
}

/** The same for the embedding model. */
export function checkEmbedder(
  embedder: string | undefined,
  budget: BudgetLimits | null,
  { env }: Pick<Terminal, "env">,
  locale: Locale,
): void {
  if (embedder === undefined) return;
  embedderFrom(embedder, env);
  if (budget?.usd !== undefined && priceOf(embedder) === null)
    throw new UsageProblem(CLI_REVIEW_WORDS[locale].unknownPrice(embedder));
}

/** Every model named, stand-ins too. */
const names = (models: NamedModels): string[] =>
  typeof models === "string"
    ? [models]
    : Object.values(models).flatMap(({ model, fallback }) => (fallback === undefined ? [model] : [model, fallback]));
