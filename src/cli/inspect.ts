import { Option } from "commander";
import { hasIssueAt, inspectDeal } from "../deal/inspection.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { type DealOptions, dealCommand } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";
import { showInspection } from "./show-inspection.ts";

interface InspectOptions extends DealOptions {
  failOn?: "warning" | "blocking";
}

/** `tribunal inspect <deal>`: what was read, and how well. */
export const inspectCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = CLI_WORDS[locale];
  return dealCommand("inspect", locale)
    .description(words.inspect)
    .addOption(new Option("--fail-on <level>", words.failOnInspect).choices(["warning", "blocking"]))
    .action(async (path: string, options: InspectOptions) => {
      const inspection = inspectDeal(await dealAt(path, locale, { locale: options.lang, ocr: options.ocr }));
      const shown = () => showInspection(inspection, options.lang ?? inspection.deal.locale);
      terminal.write(options.json ? `${JSON.stringify(inspection, null, 2)}\n` : shown());
      if (options.failOn !== undefined && hasIssueAt(inspection, options.failOn)) finish(2);
    });
};
