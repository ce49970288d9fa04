import { Option } from "commander";
import { runChecks } from "../checks/run.ts";
import type { CheckStatus } from "../domain/check.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { type DealOptions, dealCommand } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import { asTheDealWrites } from "./deals-portuguese.ts";
import type { CommandMaker } from "./program.ts";
import { showChecks } from "./show-checks.ts";

interface ChecksOptions extends DealOptions {
  failOn?: "flag" | "question";
}

/** What ends a run with 2: a check that could not run is never a pass. */
const FAILING: Record<"flag" | "question", readonly CheckStatus[]> = {
  flag: ["flag", "failed"],
  question: ["flag", "question", "failed"],
};

/** `tribunal checks <deal>`: what an associate checks by hand, from the documents alone. */
export const checksCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const own = CHECK_WORDS[locale];
  return dealCommand("checks", locale)
    .description(own.command)
    .addOption(new Option("--fail-on <result>", own.failOn).choices(["flag", "question"]))
    .action(async (path: string, options: ChecksOptions) => {
      const { context, deal, warnings } = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const lang = options.lang ?? deal.locale;
      const checks = runChecks(context, { stage: deal.stage, sector: deal.sector, locale: lang });
      terminal.write(
        options.json
          ? `${JSON.stringify({ deal, checks, warnings }, null, 2)}\n`
          : showChecks(asTheDealWrites(checks, context, lang), deal.name, lang, warnings),
      );
      const failing = options.failOn === undefined ? [] : FAILING[options.failOn];
      if (checks.some(({ status }) => failing.includes(status))) finish(2);
    });
};
