import { Argument, Command, Option } from "commander";
import { runChecks } from "../checks/run.ts";
import type { CheckStatus } from "../domain/check.ts";
import type { Locale } from "../domain/locale.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";
import { showChecks } from "./show-checks.ts";

interface ChecksOptions {
  json?: true;
  lang?: Locale;
  ocr: boolean;
  failOn?: "flag" | "question";
}

/** What ends a run with 2: a check that could not run is never a pass. */
const FAILING: Record<"flag" | "question", readonly CheckStatus[]> = {
  flag: ["flag", "failed"],
  question: ["flag", "question", "failed"],
};

/** `tribunal checks <deal>`: what an associate checks by hand, from the documents alone. */
export const checksCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = CLI_WORDS[locale];
  const own = CHECK_WORDS[locale];
  return new Command("checks")
    .description(own.command)
    .addArgument(new Argument("<deal>", words.dealArgument))
    .option("--json", words.json)
    .addOption(new Option("--lang <lang>", words.lang).choices(["fr", "en", "pt"]))
    .option("--no-ocr", words.noOcr)
    .addOption(new Option("--fail-on <result>", own.failOn).choices(["flag", "question"]))
    .action(async (path: string, options: ChecksOptions) => {
      const { context, deal } = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const lang = options.lang ?? deal.locale;
      const checks = runChecks(context, { stage: deal.stage, sector: deal.sector, locale: lang });
      terminal.write(
        options.json ? `${JSON.stringify({ deal, checks }, null, 2)}\n` : showChecks(checks, deal.name, lang),
      );
      const failing = options.failOn === undefined ? [] : FAILING[options.failOn];
      if (checks.some(({ status }) => failing.includes(status))) finish(2);
    });
};
