import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Argument, Command, Option } from "commander";
import { readDealFile } from "../deal/description.ts";
import { broken } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import type { BudgetLimits } from "../model/budget.ts";
import type { Instructions } from "../model/prompt/instructions.ts";
import { withPictures } from "../report/formats.ts";
import { reviewDeal } from "../review.ts";
import { importDeal } from "../runs/import-deal.ts";
import { LANGUAGE } from "../runs/reports.ts";
import { explainStoreFailure, StoreFailure } from "../store/failure.ts";
import type { Deal } from "../store/port.ts";
import { readBudget } from "./budget.ts";
import { dealAt, withSuggestion } from "./deal-path.ts";
import { estimateFor } from "./dry-run.ts";
import { closeHome, homeFolder, type LocalHome, openHome } from "./home.ts";
import { checkEmbedder, checkModels, type NamedModels, namedModels } from "./models.ts";
import { ownPrompts } from "./own-prompts.ts";
import type { CommandMaker, ExitCode, Interrupts, Terminal } from "./program.ts";
import { prepareFolder, type ReportMaker } from "./report-files.ts";
import { runAndTell } from "./run-and-tell.ts";
import { showProgress } from "./show-progress.ts";
import { beginHere } from "./stored-run.ts";
import { checkFormats, type TellingOptions, tellingOptions, tellReview } from "./tell-review.ts";
import { UsageProblem } from "./usage-problem.ts";

interface ReviewCommandOptions extends TellingOptions {
  model?: string[];
  fallback?: string;
  budget?: string[];
  analysts?: true;
  vision?: true;
  crossReading: boolean;
  embedder?: string;
  prompts?: string;
  dryRun?: true;
  ocr: boolean;
  store: boolean;
}

/** A review as it was asked for, with everything checked that can be checked before it begins. */
interface Order {
  path: string[];
  models: NamedModels | null;
  budget: BudgetLimits | null;
  /** The user's own, from the folder of `--prompts`. */
  prompts: Instructions | undefined;
  options: ReviewCommandOptions;
  terminal: Terminal;
  locale: Locale;
}

const several = (value: string, before: string[] = []): string[] => [...before, value];

/** `tribunal review <deal>`: contradictions settled, citations checked, one report. */
export const reviewCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = { ...CLI_WORDS[locale], ...CLI_REVIEW_WORDS[locale] };
  const command = new Command("review")
    .description(words.review)
    .addArgument(new Argument("<deal...>", words.dealArgument))
    .addOption(new Option("--model <model>", words.model).argParser(several))
    .option("--fallback <model>", words.fallback)
    .addOption(new Option("--budget <amount>", words.budget).argParser(several))
    .option("--analysts", words.analysts)
    .option("--vision", words.vision)
    .option("--no-cross-reading", words.noCrossReading)
    .option("--embedder <model>", words.embedder)
    .option("--prompts <folder>", words.prompts)
    .option("--dry-run", words.dryRun)
    .option("--no-ocr", words.noOcr)
    .option("--no-store", words.noStore)
    .action(async (path: string[], options: ReviewCommandOptions) => {
      const models = namedModels(options.model ?? [], options.fallback, terminal, locale);
      if (options.analysts && models === null) throw new UsageProblem(words.analystsAlone);
      if (options.vision && models === null) throw new UsageProblem(words.visionAlone);
      if (options.prompts !== undefined && models === null) throw new UsageProblem(words.promptsAlone);
      const prompts = options.prompts === undefined ? undefined : await ownPrompts(options.prompts, locale);
      const budget = options.budget === undefined ? null : readBudget(options.budget, locale);
      // An estimate calls nobody, so it needs no key.
      if (!options.dryRun) checkModels(models, budget, terminal, locale);
      if (!options.dryRun) checkEmbedder(options.embedder, budget, terminal, locale);
      checkFormats(options, options.store, locale);
      const order: Order = { path, models, budget, prompts, options, terminal, locale };
      if (options.dryRun) return terminal.write(await estimateFor(order));
      if (options.out !== undefined) await prepareFolder(options.out, locale);
      finish(await review(order));
    });
  for (const option of tellingOptions(locale)) command.addOption(option);
  return command;
};

async function review(order: Order): Promise<ExitCode> {
  const { terminal, options, locale } = order;
  const home = options.store ? await homeOrNone(terminal, locale) : null;
  const interrupts = terminal.catchInterrupts?.();
  try {
    return home === null ? await reviewUnkept(order, interrupts) : await reviewKept(order, home, interrupts);
  } finally {
    interrupts?.release();
    if (home !== null) await closeHome(home);
  }
}

/** The store, or null where there is no place to write to: that is said, and the review goes on without. */
async function homeOrNone({ env, writeError }: Terminal, locale: Locale): Promise<LocalHome | null> {
  const words = CLI_REVIEW_WORDS[locale];
  if (homeFolder(env) === null && !env.DATABASE_URL) {
    writeError(`${words.notKept(words.noHome)}\n`);
    return null;
  }
  try {
    return await openHome(env, locale);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    const why = explainStoreFailure(error, locale);
    if (error.code !== "cannot_open" && error.code !== "disk_full")
      throw new UsageProblem(`${why}\n${words.tryNoStore}`);
    writeError(`${words.notKept(why)}\n`);
    return null;
  }
}

async function reviewUnkept(order: Order, interrupts: Interrupts | undefined): Promise<ExitCode> {
  const { path, models, budget, prompts, options, terminal, locale } = order;
  const display = showProgress(terminal, locale, options.json === true || options.quiet === true);
  const signal = interrupts?.signal;
  try {
    const deal = await dealAt(path, locale, {
      locale: options.lang,
      signal,
      ocr: options.ocr,
      onPictureRead: ({ document, done, total: of }) => display.see({ type: "pictures_read", document, done, of }),
    });
    const result = await reviewDeal(deal, {
      emit: display.see,
      signal,
      ...(options.lang !== undefined && { locale: options.lang }),
      ...(models !== null && {
        model: models,
        analysts: options.analysts === true,
        vision: options.vision === true,
        crossReading: options.crossReading,
      }),
      ...(options.embedder !== undefined && { embedder: options.embedder }),
      ...(budget !== null && { budget }),
      prompts,
    });
    interrupts?.release();
    display.leave();
    const reports: ReportMaker = (formats) => withPictures({ review: result, context: deal.context }, formats);
    return await tellReview({ review: result, reports }, options, terminal, false);
  } catch (error) {
    if (!signal?.aborted) throw error;
    display.leave();
    terminal.writeError(`${CLI_REVIEW_WORDS[locale].stoppedUnkept}\n`);
    return 130;
  }
}

async function reviewKept(order: Order, home: LocalHome, interrupts: Interrupts | undefined): Promise<ExitCode> {
  const { path, models, budget, prompts, options, locale } = order;
  const { deal } = await withSuggestion(path, locale, () => importDeal(home.tenant, path));
  const spoken = options.lang ?? (await languageOf(home, order, deal));
  const held = await beginHere(home, {
    dealId: deal.id,
    locale: spoken,
    model: models,
    ocr: options.ocr,
    analysts: options.analysts === true,
    vision: options.vision === true,
    ...(!options.crossReading && { crossReading: false }),
    embedder: options.embedder,
    prompts,
    ...(budget !== null && { budget }),
  });
  if (held === null) throw broken(`the deal ${deal.id} was there a moment ago`);
  return runAndTell(held, { ...order, home, interrupts });
}

/**
 * The deal's own language: as its deal.json says, else as its documents speak. Those then stay open on the shelf, so
 * that they are not read twice where the guess was right.
 */
async function languageOf(
  { tenant, shelf }: LocalHome,
  { path, options, terminal, locale: guess }: Order,
  { id, version }: Pick<Deal, "id" | "version">,
): Promise<Locale> {
  const described = readDealFile(await readFile(join(path[0] ?? "", "deal.json"), "utf8").catch(() => "{}"));
  if (!("problem" in described) && described.locale !== undefined) return described.locale;
  const display = showProgress(terminal, guess, options.json === true || options.quiet === true);
  const key = { dealId: id, version, locale: guess, ...(options.ocr ? {} : { ocr: false as const }) };
  const { ask, release } = await shelf.open(tenant, key);
  try {
    return await ask(LANGUAGE, undefined, { told: display.see });
  } finally {
    release();
    display.leave();
  }
}
