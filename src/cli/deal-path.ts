import { readdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { DealPath } from "../deal/folder.ts";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { closest } from "../domain/closest.ts";
import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { BuildOptions } from "../dossier/build-context.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { explainError } from "../i18n/errors.ts";
import { UsageProblem } from "./usage-problem.ts";

/** Loads the deal a command was given; where there is none at that path, the error suggests a near one. */
export const dealAt = (path: DealPath, locale: Locale, options: BuildOptions = {}): Promise<Deal> =>
  withSuggestion(path, locale, () => loadDeal(path, options));

/** Does something with the deal a command was given; where there is none at that path, the error suggests a near one. */
export async function withSuggestion<Result>(
  path: DealPath,
  locale: Locale,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    const hint = await hintFor(error, String(error.detail.file ?? path));
    if (hint === null) throw error;
    throw new UsageProblem(`${explainError(error, locale)}\n${CLI_WORDS[locale].didYouMean(hint)}`);
  }
}

async function hintFor(error: TribunalError, path: string): Promise<string | null> {
  const full = resolve(path);
  if (error.code === "bad_input" && error.detail.reason === "not_a_folder") return dirname(full);
  if (error.code !== "file_not_found") return null;
  const siblings = await readdir(dirname(full), { withFileTypes: true }).catch(() => []);
  const near = closest(
    basename(full),
    siblings.map((entry) => entry.name),
  );
  return near === null ? null : join(dirname(path), near);
}
