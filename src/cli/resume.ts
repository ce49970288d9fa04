import { Argument, Command } from "commander";
import type { Locale } from "../domain/locale.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { oneLine } from "../report/view/print.ts";
import { planOf } from "../runs/plan.ts";
import { shownWorker } from "../runs/worker-name.ts";
import type { ReviewRecord } from "../store/port.ts";
import { findReview } from "./find-review.ts";
import { type LocalHome, noticeDead, withHome } from "./home.ts";
import { checkModels } from "./models.ts";
import type { CommandMaker } from "./program.ts";
import { prepareFolder } from "./report-files.ts";
import { runAndTell } from "./run-and-tell.ts";
import { type HeldReview, takeUpHere } from "./stored-run.ts";
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
        await noticeDead(home);
        const record = await findReview(home.tenant, given, locale);
        if (record.status === "done") throw new UsageProblem(words.alreadyDone(record.id));
        const plan = planOf(record);
        checkModels(plan.model, null, terminal, locale);
        if (options.out !== undefined) await prepareFolder(options.out, locale);
        const isQuiet = options.json === true || options.quiet === true;
        const interrupts = terminal.catchInterrupts?.();
        try {
          const held = await takeUp(home, record, locale);
          const deal = await home.tenant.deals.get(record.dealId);
          if (!isQuiet) terminal.writeError(`${words.resuming(record.id, deal?.name ?? record.dealId)}\n`);
          finish(await runAndTell(held, { home, options, terminal, interrupts }));
        } finally {
          interrupts?.release();
        }
      }),
    );
  for (const option of tellingOptions(locale)) command.addOption(option);
  return command;
};

/** Throws where another process is at work on it. */
async function takeUp(home: LocalHome, record: ReviewRecord, locale: Locale): Promise<HeldReview> {
  const held = await takeUpHere(home, record);
  if (held !== null) return held;
  const now = await home.tenant.reviews.get(record.id);
  const worker = now?.heldBy?.worker ?? record.heldBy?.worker ?? "";
  throw new UsageProblem(RECORD_WORDS[locale].heldElsewhere(oneLine(shownWorker(worker))));
}
