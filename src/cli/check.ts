import { writeFile } from "node:fs/promises";
import { Argument, Option } from "commander";
import { checkText, SENTENCE_VERDICTS, type SentenceVerdict } from "../evidence/claims/check-text.ts";
import { witnessOf } from "../evidence/witness.ts";
import { CHECK_WORDS } from "../i18n/check.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { answeringCommand, type DealOptions } from "./answering-command.ts";
import { checkPage } from "./check-page.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";
import { showCheck } from "./show-check.ts";
import { textToCheck } from "./text-to-check.ts";

interface CheckOptions extends DealOptions {
  html?: string;
  failOn?: SentenceVerdict;
}

/** Verdicts that `--fail-on` may name. */
const FAILURES = SENTENCE_VERDICTS.filter((verdict) => verdict !== "supported" && verdict !== "no_claim");

/** `tribunal check <text> <deal>`: a memo held against the documents, sentence by sentence. */
export const checkCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = CLI_WORDS[locale];
  return answeringCommand("check", locale)
    .description(CHECK_WORDS[locale].description)
    .addArgument(new Argument("<text>", CHECK_WORDS[locale].textArgument))
    .addArgument(new Argument("<deal>", words.dealArgument))
    .option("--html <file>", CHECK_WORDS[locale].html)
    .option("--no-ocr", words.noOcr)
    .addOption(new Option("--fail-on <verdict>", CHECK_WORDS[locale].failOn).choices([...FAILURES]))
    .action(async (file: string, path: string, options: CheckOptions) => {
      const text = await textToCheck(file);
      const { context, deal } = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const spoken = options.lang ?? deal.locale;
      const check = checkText(context, text, { locale: spoken });
      const about = { deal: deal.name, locale: spoken, dossier: witnessOf(context).dossier };
      if (options.html !== undefined) await writeFile(options.html, checkPage(text, check, about));
      terminal.write(options.json ? `${JSON.stringify({ deal, ...check }, null, 2)}\n` : showCheck(text, check, about));
      const worse =
        options.failOn === undefined ? [] : SENTENCE_VERDICTS.slice(0, SENTENCE_VERDICTS.indexOf(options.failOn) + 1);
      if (worse.some((verdict) => check.summary[verdict] > 0)) finish(2);
    });
};
