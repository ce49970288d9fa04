import { Argument } from "commander";
import type { Locale } from "../domain/locale.ts";
import type { ReportFormat } from "../domain/report-format.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { readReviewDocument, toJson } from "../report/json.ts";
import { showReview } from "../report/terminal.ts";
import { oneLine } from "../report/view/print.ts";
import { withDecidedSince } from "../runs/decided-since.ts";
import { documentText } from "../runs/document.ts";
import { reviewIn } from "../runs/in-language.ts";
import { shownWorker } from "../runs/worker-name.ts";
import type { ReviewRecord } from "../store/port.ts";
import { type AnswerOptions, answeringCommand } from "./answering-command.ts";
import { findReview } from "./find-review.ts";
import { type LocalHome, noticeDead, withHome } from "./home.ts";
import type { CommandMaker, Terminal } from "./program.ts";
import { prepareFolder, readFormats, storedReports, writeReports } from "./report-files.ts";
import { UsageProblem } from "./usage-problem.ts";

interface ShowOptions extends AnswerOptions {
  format?: string;
  out?: string;
}

/** `tribunal show <review>`: its summary, or its report in any form. */
export const showCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...RECORD_WORDS[locale] };
  return answeringCommand("show", locale)
    .description(words.show)
    .addArgument(new Argument("<review>", words.reviewArgument))
    .option("--format <formats>", words.showFormat)
    .option("--out <folder>", words.showOut)
    .action((given: string, options: ShowOptions) =>
      withHome(terminal, locale, async (home) => {
        const formats = formatsMeant(options, locale);
        await noticeDead(home);
        const record = await findReview(home.tenant, given, locale);
        if (record.status === "done") return showFinished(home, record, { ...options, formats }, terminal, locale);
        if (options.json && options.out === undefined)
          return terminal.write(`${JSON.stringify({ review: record, document: null }, null, 2)}\n`);
        const standing = [words.notFinished(record.id, words.status[record.status]), ...nextStep(record, locale)];
        if (formats !== null) throw new UsageProblem(standing.join("\n"));
        return terminal.write(`${standing.join("\n")}\n`);
      }),
    );
};

/** Null: the summary for a terminal. */
function formatsMeant({ json, format, out }: ShowOptions, locale: Locale): ReportFormat[] | null {
  const words = RECORD_WORDS[locale];
  if (out !== undefined) return readFormats(format, locale);
  if (format === undefined) return json ? ["json"] : null;
  const formats = readFormats(format, locale);
  const [only] = formats;
  if (formats.length > 1) throw new UsageProblem(words.oneFormat);
  if (only === "pdf" || only === "xlsx") throw new UsageProblem(words.needsOut(only));
  return formats;
}

function nextStep({ id, status, error, heldBy }: ReviewRecord, locale: Locale): string[] {
  const words = RECORD_WORDS[locale];
  if (status === "running")
    return heldBy === null ? [words.goOn(id)] : [words.heldBy(oneLine(shownWorker(heldBy.worker)))];
  if (status === "queued") return [words.waits(id)];
  return [...(error === null ? [] : [words.whyFailed(oneLine(error.message))]), words.goOn(id)];
}

async function showFinished(
  { tenant, shelf }: LocalHome,
  record: ReviewRecord,
  { formats, out, lang }: { formats: ReportFormat[] | null; out?: string; lang?: Locale },
  terminal: Terminal,
  locale: Locale,
): Promise<void> {
  const kept = await documentText(tenant, record.id);
  const translated = lang === undefined ? kept : await reviewIn(tenant, record, lang, shelf);
  if (translated === null) terminal.writeError(`${RECORD_WORDS[locale].onlyInItsOwn}\n`);
  const shown = readReviewDocument(translated ?? kept);
  const review = withDecidedSince(shown, await tenant.decisions.ofDeal(record.dealId), record.id);
  if (formats === null) {
    return terminal.write(showReview(review, [], terminal.screen ?? {}));
  }
  // As it was kept, unless it is wanted in another language or somebody decided since.
  if (out === undefined && formats.includes("json"))
    return terminal.write(review === shown ? (translated ?? kept) : toJson(review));
  const reports = storedReports({ tenant, shelf }, record, translated ?? undefined);
  if (out === undefined) {
    const drawn = await reports(formats);
    for (const format of formats) terminal.write(Buffer.from(await drawn(format)).toString("utf8"));
    return;
  }
  await prepareFolder(out, locale);
  const files = await writeReports(reports, out, formats);
  terminal.write(`${files.join("\n")}\n`);
}
