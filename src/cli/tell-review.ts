import { join } from "node:path";
import { Option } from "commander";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { fileNameOf } from "../report/formats.ts";
import { toJsonPieces } from "../report/json.ts";
import { showReview } from "../report/terminal.ts";
import type { Review } from "../review/result.ts";
import { type AnswerOptions, langOption } from "./answering-command.ts";
import { FAIL_ON, type FailOn, remains } from "./fail-on.ts";
import { homeFolder } from "./home.ts";
import type { ExitCode, Terminal } from "./program.ts";
import { type ReportMaker, readFormats, writeReports } from "./report-files.ts";
import { UsageProblem } from "./usage-problem.ts";

/** How the result of a review is told: shared by `review` and `resume`. */
export interface TellingOptions extends AnswerOptions {
  quiet?: true;
  out?: string;
  format?: string;
  failOn?: FailOn;
}

/** The options that say how a review is told. */
export function tellingOptions(locale: Locale): Option[] {
  const words = CLI_WORDS[locale];
  return [
    new Option("--json", words.json),
    new Option("--quiet", CLI_REVIEW_WORDS[locale].quiet),
    langOption(locale),
    new Option("--out <folder>", words.out),
    new Option("--format <formats>", CLI_REVIEW_WORDS[locale].format),
    new Option("--fail-on <severity>", words.failOnReview).choices(FAIL_ON),
  ];
}

/** A review and who makes its reports. */
interface Told {
  review: Review;
  reports: ReportMaker;
}

/** What became of the reports: where they are, or why there is none. */
interface Written {
  files: string[];
  failed?: string;
}

/** Throws where formats are named and there is no place for them: what is asked for is not left out in silence. */
export function checkFormats({ out, format, json }: TellingOptions, isKept: boolean, locale: Locale): void {
  readFormats(format, locale);
  if (format !== undefined && out === undefined && (json || !isKept))
    throw new UsageProblem(CLI_REVIEW_WORDS[locale].formatNeedsOut);
}

/**
 * Writes the report with `--out` in all formats, else as HTML among the reports at home; `--format` names others. An
 * answer is not lost for want of a report.
 */
async function keepReports(
  { review, reports }: Told,
  { out, format, json }: TellingOptions,
  { env }: Terminal,
  isKept: boolean,
): Promise<Written> {
  const { deal, reviewId, locale } = review;
  const words = CLI_REVIEW_WORDS[locale];
  if (out === undefined && json) return { files: [] };
  const home = isKept ? homeFolder(env) : null;
  const folder = out ?? (home === null ? null : join(home, "reports"));
  if (folder === null) return { files: [], failed: words.noReport };
  try {
    const formats = out === undefined && format === undefined ? (["html"] as const) : readFormats(format, locale);
    const name = out === undefined ? `${fileNameOf(deal.name)}-${reviewId}` : "report";
    return { files: await writeReports(reports, folder, formats, name) };
  } catch (error) {
    const isOfTheSystem = error instanceof Error && "code" in error;
    const why = isOfTheSystem ? error.message : CLI_WORDS[locale].unexpected(String((error as Error)?.stack ?? error));
    return { files: [], failed: words.reportFailed(folder, why) };
  }
}

/** Writes the reports and shows the result: one document, or a screenful and where the report is. Gives the exit code. */
export async function tellReview(
  told: Told,
  options: TellingOptions,
  terminal: Terminal,
  isKept: boolean,
): Promise<ExitCode> {
  const { review } = told;
  const { locale } = review;
  const { files, failed } = await keepReports(told, options, terminal, isKept);
  if (options.json) for (const piece of toJsonPieces(review)) terminal.write(piece);
  else {
    const screen = terminal.screen === undefined ? {} : { ...terminal.screen, lines: linesFor(terminal.screen.rows) };
    terminal.write(showReview(review, files, screen));
    if (isKept) terminal.write(`${CLI_REVIEW_WORDS[locale].kept(review.reviewId)}\n`);
    tellUnheard(review, terminal);
  }
  if (failed !== undefined) terminal.writeError(`${failed}\n`);
  if (failed !== undefined && options.out !== undefined) return 1;
  return options.failOn !== undefined && remains(review, options.failOn) ? 2 : 0;
}

/** One screen, with the line about where it is kept and the prompt after it. */
const linesFor = (rows: number) => Math.min(40, Math.max(20, rows - 3));

/** Cases in which a model was to speak and could not are in the report; a person should hear of them at once. */
function tellUnheard({ cost, locale }: Review, { writeError }: Terminal): void {
  const cases = new Set(cost.leftToCourt.map(({ contradictionId }) => contradictionId)).size;
  if (cases > 0) writeError(`${CLI_REVIEW_WORDS[locale].leftToCourt(cases)}\n`);
}
