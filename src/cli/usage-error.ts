import type { Command, CommanderError } from "commander";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { closest } from "./closest.ts";

/** What is wrong with the words of a command line, with a suggestion where one is near. */
export function usageError(error: CommanderError, program: Command, locale: Locale): string {
  const words = CLI_WORDS[locale];
  const [first = "", second = ""] = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? "");
  const commands = program.commands.map((command) => command.name());
  const options = [program, ...program.commands].flatMap((command) =>
    command.options.map((option) => option.long ?? ""),
  );
  switch (error.code) {
    case "commander.unknownOption":
      return lines(words.unknownOption(first), suggestion(first, [...options, "--help"], locale), program, locale);
    case "commander.unknownCommand":
      return lines(words.unknownCommand(first), suggestion(first, commands, locale), program, locale);
    case "commander.missingArgument":
      return lines(words.missingArgument(first), "", program, locale);
    case "commander.optionMissingArgument":
      return lines(words.optionMissingArgument(flag(first)), "", program, locale);
    case "commander.invalidArgument": {
      const choices = /Allowed choices are (.*?)\.?$/.exec(error.message)?.[1] ?? "";
      return lines(words.invalidArgument(flag(first), second, choices), "", program, locale);
    }
    case "commander.excessArguments":
      // The program itself takes no argument: a word it does not know is a command that does not exist.
      return lines(...unknownWord(program, commands, locale), program, locale);
    default:
      return error.message;
  }
}

function unknownWord(program: Command, commands: string[], locale: Locale): [string, string] {
  const word = program.args[0] ?? "";
  const words = CLI_WORDS[locale];
  if (commands.includes(word)) return [words.excessArguments, ""];
  return [words.unknownCommand(word), suggestion(word, commands, locale)];
}

const flag = (description: string) => /--[\w-]+/.exec(description)?.[0] ?? description;

function suggestion(word: string, candidates: string[], locale: Locale): string {
  const near = closest(word, candidates);
  return near === null ? "" : CLI_WORDS[locale].didYouMean(near);
}

function lines(what: string, hint: string, program: Command, locale: Locale): string {
  return [what, hint, CLI_WORDS[locale].seeHelp(program.name())].filter((line) => line !== "").join("\n");
}
