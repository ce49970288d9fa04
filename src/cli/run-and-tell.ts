import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { readReviewDocument } from "../report/json.ts";
import type { LocalHome } from "./home.ts";
import type { ExitCode, Interrupts, Terminal } from "./program.ts";
import { type ReportMaker, storedReports } from "./report-files.ts";
import { showProgress } from "./show-progress.ts";
import { type HeldReview, runStored } from "./stored-run.ts";
import { type TellingOptions, tellReview } from "./tell-review.ts";

interface Setting {
  home: LocalHome;
  options: TellingOptions;
  terminal: Terminal;
  interrupts: Interrupts | undefined;
}

/** Runs a review of the store that is ours, shows how it goes, and tells how it ended, all in the review's language. */
export async function runAndTell(held: HeldReview, setting: Setting): Promise<ExitCode> {
  const { home, options, terminal, interrupts } = setting;
  const { review: record } = held;
  const { locale } = record;
  const words = CLI_REVIEW_WORDS[locale];
  const display = showProgress(terminal, locale, options.json === true || options.quiet === true);
  const sayStopping = () => {
    display.leave();
    terminal.writeError(`${words.stopping}\n`);
  };
  interrupts?.signal.addEventListener("abort", sayStopping, { once: true });
  const end = await runStored(home, held, display, interrupts?.signal);
  interrupts?.release();
  display.leave();
  switch (end.status) {
    case "done":
      return tellKept(end.document, storedReports(home, record), options, terminal);
    case "failed":
      terminal.writeError(`${words.failed(record.id, end.error.message)}\n`);
      return 1;
    case "stopped":
      terminal.writeError(`${words.stopped(record.id)}\n`);
      return 130;
    case "elsewhere":
      terminal.writeError(`${words.takenElsewhere(record.id)}\n`);
      return 1;
  }
}

/** One that nobody looks into goes out as it was kept: a very large one is not read for it. */
async function tellKept(
  document: string,
  reports: ReportMaker,
  options: TellingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const isLookedInto = !options.json || options.out !== undefined || options.failOn !== undefined;
  if (isLookedInto) return tellReview({ review: readReviewDocument(document), reports }, options, terminal, true);
  terminal.write(document);
  return 0;
}
