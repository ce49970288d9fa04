import type { Locale } from "../domain/locale.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import type { BudgetLimits } from "../model/budget.ts";
import { UsageProblem } from "./usage-problem.ts";

const MONEY = /^(?:\$\s*(?<before>[\d.,]+)|(?<after>[\d.,]+)\s*(?:\$|usd|dollars?))$/i;
const TOKENS = /^(?<digits>\d[\d.,\s_]*)(?<scale>[km])?\s*(?:tokens?)?$/i;
const GROUPED = /^\d{1,3}(?:[.,\s_]\d{3})+$/;
const SCALES: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Reads `--budget`, given once for tokens and once for money at most. What can be read in two ways is refused. */
export function readBudget(given: readonly string[], locale: Locale): BudgetLimits {
  const limits: BudgetLimits = {};
  for (const word of given) {
    const [unit, amount] = readAmount(word.trim(), locale);
    if (limits[unit] !== undefined) throw new UsageProblem(CLI_REVIEW_WORDS[locale].budgetTwice(word));
    limits[unit] = amount;
  }
  return limits;
}

function readAmount(word: string, locale: Locale): [keyof BudgetLimits, number] {
  const words = CLI_REVIEW_WORDS[locale];
  const money = MONEY.exec(word)?.groups;
  if (money !== undefined) {
    const printed = money.before ?? money.after ?? "";
    if (GROUPED.test(printed)) throw new UsageProblem(words.ambiguousBudget(word));
    return ["usd", positive(decimal(printed), word, locale)];
  }
  const { digits, scale } = TOKENS.exec(word)?.groups ?? {};
  if (digits === undefined) throw new UsageProblem(words.badBudget(word));
  const printed = digits.trim();
  if (scale !== undefined) {
    if (GROUPED.test(printed)) throw new UsageProblem(words.ambiguousBudget(word));
    return ["tokens", Math.round(positive(decimal(printed) * (SCALES[scale.toLowerCase()] ?? 1), word, locale))];
  }
  const whole = GROUPED.test(printed) ? printed.replace(/\D/g, "") : printed;
  return ["tokens", positive(/^\d+$/.test(whole) ? Number(whole) : Number.NaN, word, locale)];
}

const decimal = (printed: string): number =>
  /^\d*[.,]?\d+$/.test(printed) ? Number(printed.replace(",", ".")) : Number.NaN;

function positive(amount: number, word: string, locale: Locale): number {
  if (Number.isFinite(amount) && amount > 0) return amount;
  throw new UsageProblem(CLI_REVIEW_WORDS[locale].badBudget(word));
}
