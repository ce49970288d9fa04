import { Argument, Command, Option } from "commander";
import type { Locale } from "../domain/locale.ts";
import { ANALYST_ROLES, type AnalystRole, analystPrompt } from "../i18n/analyst-prompts.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { PROMPT_WORDS } from "../i18n/prompt-command.ts";
import type { CommandMaker } from "./program.ts";

interface PromptOptions {
  json?: true;
  lang?: Locale;
}

/** `tribunal prompt <role>`: what to paste into a chat window so that the answer can be checked. */
export const promptCommand: CommandMaker = ({ locale, terminal }) => {
  const words = CLI_WORDS[locale];
  return new Command("prompt")
    .description(PROMPT_WORDS[locale].description)
    .addArgument(new Argument("<role>", PROMPT_WORDS[locale].role).choices([...ANALYST_ROLES]))
    .option("--json", words.json)
    .addOption(new Option("--lang <lang>", words.lang).choices(["fr", "en", "pt"]))
    .action((role: AnalystRole, options: PromptOptions) => {
      const spoken = options.lang ?? locale;
      const prompt = analystPrompt(role, spoken);
      terminal.write(options.json ? `${JSON.stringify({ role, lang: spoken, prompt }, null, 2)}\n` : `${prompt}\n`);
    });
};
