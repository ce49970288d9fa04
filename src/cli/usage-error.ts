import type { Command, CommanderError } from "commander";
import { closest } from "../domain/closest.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";

/** What is wrong with the words of a command line, with a suggestion where one is near. */
export function usageError(error: CommanderError, program: Command, locale: Locale): string {
  const words = CLI_WORDS[locale];
  const [first = "", second = ""] = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? "");
  const command = commandMeant(program);
  const inner = command.commands.map((one) => one.name());
  const options = [program, command].flatMap((one) => one.options.map((option) => option.long ?? ""));
  const say = (what: string, hint = "") => lines(what, hint, command, locale);
  switch (error.code) {
    case "commander.unknownOption":
      return say(words.unknownOption(first), suggestion(first, [...options, "--help"], locale));
    case "commander.unknownCommand":
      return say(words.unknownCommand(first), suggestion(first, inner, locale));
    case "commander.missingArgument":
      return say(words.missingArgument(first));
    case "commander.optionMissingArgument":
      return say(words.optionMissingArgument(flag(first)));
    case "commander.missingMandatoryOptionValue":
      return say(words.missingOption(flag(first)));
    case "commander.conflictingOption":
      return say(words.conflictingOptions(flag(first), flag(second)));
    case "commander.invalidArgument": {
      const choices = /Allowed choices are (.*?)\.?$/.exec(error.message)?.[1] ?? "";
      return say(words.invalidArgument(flag(first), second, choices));
    }
    case "commander.excessArguments": {
      // A command with others inside takes no argument itself: a word it does not know is one that does not exist.
      const word = command.args[0] ?? "";
      if (inner.length === 0) return say(words.excessArguments);
      return say(words.unknownCommand(word), suggestion(word, inner, locale));
    }
    default:
      return error.message;
  }
}

/** The innermost command that was reached. */
function commandMeant(command: Command): Command {
  const inner = command.commands.find((one) => one.name() === command.args[0]);
  return inner === undefined ? command : commandMeant(inner);
}

const flag = (description: string) => /--[\w-]+/.exec(description)?.[0] ?? description;

function suggestion(word: string, candidates: string[], locale: Locale): string {
  const near = closest(word, candidates);
  return near === null ? "" : CLI_WORDS[locale].didYouMean(near);
}

function lines(what: string, hint: string, command: Command, locale: Locale): string {
  return [what, hint, CLI_WORDS[locale].seeHelp(fullName(command))].filter((line) => line !== "").join("\n");
}

const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
