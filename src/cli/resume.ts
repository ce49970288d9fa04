import { setTimeout as wait } from "node:timers/promises";
import { Argument, Command } from "commander";
import type { Locale } from "../domain/locale.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { formatCount } from "../i18n/measures.ts";
import { planOf } from "../runs/plan.ts";
import type { ReviewRecord } from "../store/port.ts";
import { findReview } from "./find-review.ts";
import { type LocalHome, withHome } from "./home.ts";
import { checkModels } from "./models.ts";
import type { CommandMaker, Interrupts, Terminal } from "./program.ts";
import { prepareFolder } from "./report-files.ts";
import { runAndTell } from "./run-and-tell.ts";
import { isGone } from "./stored-run.ts";
import { checkFormats, type TellingOptions, tellingOptions } from "./tell-review.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal resume <review>`: goes on where a review was stopped, failed or killed. */
export const resumeCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = RECORD_WORDS[locale];
  const command = new Command("resume")
    .description(words.resume)
    .addArgument(new Argument("<review>", words.reviewArgument))
    .action((given: string, options: TellingOptions) =>
      withHome(terminal, locale, async (home) => {
        checkFormats(options, true, locale);
        const record = await findReview(home.tenant, given, locale);
        if (record.status === "done") throw new UsageProblem(words.alreadyDone(record.id));
        const plan = planOf(record);
        checkModels(plan.model, null, terminal, locale);
        if (options.out !== undefined) await prepareFolder(options.out, locale);
        const isQuiet = options.json === true || options.quiet === true;
        const interrupts = terminal.catchInterrupts?.();
        try {
          const say = isQuiet ? () => {} : terminal.writeError;
          if (!(await makeWaiting(home, record, say, locale, interrupts))) {
            terminal.writeError(`${CLI_REVIEW_WORDS[locale].stopped(record.id)}\n`);
            return finish(130);
          }
          const deal = await home.tenant.deals.get(record.dealId);
          if (!isQuiet) terminal.writeError(`${words.resuming(record.id, deal?.name ?? record.dealId)}\n`);
          finish(await runAndTell(record, { home, options, terminal, interrupts }));
        } finally {
          interrupts?.release();
        }
      }),
    );
  for (const option of tellingOptions(locale)) command.addOption(option);
  return command;
};

/**
 * Puts the review back where it can be claimed. False where somebody did not want to wait for it; throws where another
 * process is at work on it.
 */
async function makeWaiting(
  { tenant }: LocalHome,
  { id, status, heldBy }: ReviewRecord,
  say: Terminal["writeError"],
  locale: Locale,
  interrupts: Interrupts | undefined,
): Promise<boolean> {
  if (status !== "running") {
    await tenant.reviews.resume(id);
    return true;
  }
  const left = heldBy === null ? 0 : Date.parse(heldBy.until) - Date.now();
  if (heldBy === null || left <= 0) return true;
  const words = RECORD_WORDS[locale];
  if (!isGone(heldBy.worker)) throw new UsageProblem(words.heldElsewhere(heldBy.worker));
  say(`${words.waitsForLease(formatCount(Math.ceil(left / 1000), locale))}\n`);
  try {
    await wait(left + 50, undefined, interrupts === undefined ? {} : { signal: interrupts.signal });
    return true;
  } catch (error) {
    if (interrupts?.signal.aborted) return false;
    throw error;
  }
}
