import { Argument, Command, Option } from "commander";
import type { Locale } from "../domain/locale.ts";
import { LOCALES } from "../domain/locales.ts";
import { CLI_WORDS } from "../i18n/cli.ts";

/** What every command that answers can be told. */
export interface AnswerOptions {
  json?: true;
  lang?: Locale;
}

/** What a command on the files of a deal can be told besides. */
export interface DealOptions extends AnswerOptions {
  ocr: boolean;
}

/** `--lang fr|en|pt`. */
export const langOption = (locale: Locale): Option =>
  new Option("--lang <lang>", CLI_WORDS[locale].lang).choices(LOCALES);

/** A command that answers in a language, or as JSON. */
export const answeringCommand = (name: string, locale: Locale): Command =>
  new Command(name).option("--json", CLI_WORDS[locale].json).addOption(langOption(locale));

/** The same on the files of a deal, pictures included unless `--no-ocr` says otherwise. */
export const dealCommand = (name: string, locale: Locale): Command =>
  answeringCommand(name, locale)
    .addArgument(new Argument("<deal>", CLI_WORDS[locale].dealArgument))
    .option("--no-ocr", CLI_WORDS[locale].noOcr);
