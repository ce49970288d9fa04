import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Argument, Command, Option } from "commander";
import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { toMarkdown } from "../report/markdown.ts";
import { showReview } from "../report/terminal.ts";
import { type Review, reviewDeal } from "../review.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";

const SEVERITIES: ContradictionSeverity[] = ["CRITICAL", "MAJOR", "MODERATE", "MINOR"];

interface ReviewCommandOptions {
  json?: true;
  lang?: Locale;
  out?: string;
  failOn?: Lowercase<ContradictionSeverity>;
}

/** `tribunal review <deal>`: contradictions settled, citations checked, one report. */
export const reviewCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = CLI_WORDS[locale];
  return new Command("review")
    .description(words.review)
    .addArgument(new Argument("<deal>", words.dealArgument))
    .option("--json", words.json)
    .addOption(new Option("--lang <lang>", words.lang).choices(["fr", "en", "pt"]))
    .option("--out <folder>", words.out)
    .addOption(new Option("--fail-on <severity>", words.failOnReview).choices(SEVERITIES.map((s) => s.toLowerCase())))
    .action(async (path: string, options: ReviewCommandOptions) => {
      const deal = await dealAt(path, locale, { locale: options.lang });
      const review = await reviewDeal(deal, options.lang === undefined ? {} : { locale: options.lang });
      const files = options.out === undefined ? [] : await writeReports(review, options.out);
      terminal.write(options.json ? `${JSON.stringify(review, null, 2)}\n` : showReview(review, files));
      if (options.failOn !== undefined && remains(review, options.failOn)) finish(2);
    });
};

async function writeReports(review: Review, folder: string): Promise<string[]> {
  const files = { "report.md": toMarkdown(review), "review.json": `${JSON.stringify(review, null, 2)}\n` };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return Object.keys(files).map((name) => join(folder, name));
}

/** Whether something at or above this severity is still contested or was not examined. */
function remains(review: Review, level: Lowercase<ContradictionSeverity>): boolean {
  const limit = SEVERITIES.findIndex((severity) => severity.toLowerCase() === level);
  const open = [
    ...review.settled
      .filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED")
      .map((one) => one.contradiction),
    ...review.notExamined,
    ...review.noted,
  ];
  return open.some(({ severity }) => SEVERITIES.indexOf(severity.level) <= limit);
}
