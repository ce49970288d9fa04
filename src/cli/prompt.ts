import { Argument } from "commander";
import { ANALYST_ROLES, type AnalystRole, analystPrompt } from "../i18n/analyst-prompts.ts";
import { PROMPT_WORDS } from "../i18n/prompt-command.ts";
import { type AnswerOptions, answeringCommand } from "./answering-command.ts";
import type { CommandMaker } from "./program.ts";

/** `tribunal prompt <role>`: what to paste into a chat window so that the answer can be checked. */
export const promptCommand: CommandMaker = ({ locale, terminal }) =>
  answeringCommand("prompt", locale)
    .description(PROMPT_WORDS[locale].description)
    .addArgument(new Argument("<role>", PROMPT_WORDS[locale].role).choices([...ANALYST_ROLES]))
    .action((role: AnalystRole, options: AnswerOptions) => {
      const spoken = options.lang ?? locale;
      const prompt = analystPrompt(role, spoken);
      terminal.write(options.json ? `${JSON.stringify({ role, lang: spoken, prompt }, null, 2)}\n` : `${prompt}\n`);
    });
