import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { explainError } from "../i18n/errors.ts";
import { visible } from "../report/view/print.ts";
import { usageError } from "./usage-error.ts";
import { UsageProblem } from "./usage-problem.ts";

/**
 * 0 done; 1 bad input or usage, or the work failed; 2 done, but something at or above `--fail-on` remains; 130 stopped
 * with Ctrl-C.
 */
export type ExitCode = 0 | 1 | 2 | 130;

/** How much a terminal shows. */
export interface Screen {
  columns: number;
  rows: number;
  colour: boolean;
}

/** Ctrl-C, while a command wants to hear of it. */
export interface Interrupts {
  /** Aborted by the first one; the second ends the program at once. */
  signal: AbortSignal;
  /** From here on Ctrl-C ends the program as usual. */
  release: () => void;
}

/** What a command sees of the world outside. */
export interface Terminal {
  env: Record<string, string | undefined>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** Standard output, where it is a terminal. */
  screen?: Screen;
  /** Standard error, where it is a terminal: lines on it can be drawn again. */
  live?: Screen;
  catchInterrupts?: () => Interrupts;
}

/** What a command is made with. It calls `finish` with its exit code when it is done. */
interface CommandSetup {
  locale: Locale;
  terminal: Terminal;
  finish: (code: ExitCode) => void;
}

/** Makes one command of the program, in the language and for the terminal it is given. */
export type CommandMaker = (setup: CommandSetup) => Command;

/** Reads the words of the command line, runs the command they name, and gives the exit code. */
export async function runProgram(makers: CommandMaker[], words: string[], terminal: Terminal): Promise<ExitCode> {
  const locale = localeFrom(words, terminal.env);
  let code: ExitCode = 0;
  let shown = terminal.screen === undefined ? (text: string) => text : seen;
  const setup: CommandSetup = {
    locale,
    terminal: { ...terminal, write: (text) => terminal.write(shown(text)) },
    finish: (finished) => {
      code = finished;
    },
  };
  const program = makeProgram(makers, setup).hook("preAction", (_, command) => {
    const { json, format } = command.opts<{ json?: true; format?: string }>();
    if (json || format === "json") shown = escaped;
  });
  try {
    await program.parseAsync(words, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    terminal.writeError(`${failure(error, program, locale)}\n`);
    return 1;
  }
}

/** Our own bold and colours. */
const STYLE = String.raw`\u001b\[(?:0|1|2|4|2[2-9]|3[1-9]|9\d)m`;
const UNSEEN = String.raw`(?![\u00ad\t\n\r])[\p{Cc}\p{Cf}]`;
const UNSEEN_OR_STYLE = new RegExp(`${STYLE}|${UNSEEN}`, "gu");
const UNSEEN_IN_JSON = new RegExp(UNSEEN, "gu");

/** On a screen nothing that somebody else wrote moves the cursor, hides or turns text; what goes elsewhere goes as it is. */
const seen = (text: string): string =>
  text.replace(UNSEEN_OR_STYLE, (found) => (found.startsWith("\u001b[") ? found : visible(found)));

/** The same for JSON, wherever it goes: a program that reads it gets every character as it was. */
const escaped = (json: string): string =>
  json.replace(UNSEEN_IN_JSON, (found) =>
    found
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );

function makeProgram(makers: CommandMaker[], setup: CommandSetup): Command {
  const { locale, terminal } = setup;
  const words = CLI_WORDS[locale];
  const program = new Command("tribunal")
    .description(words.program)
    .version(packageVersion(), "-V, --version", words.version)
    .addHelpText("after", `\n${words.bare}\n\n${words.exitCodes}`)
    .action(() => program.outputHelp());
  for (const make of makers) program.addCommand(make(setup));
  for (const command of withInner(program)) {
    command
      .helpOption("-h, --help", words.help)
      .helpCommand(false)
      .exitOverride()
      .configureHelp({ styleTitle: (title) => titles(locale)[title] ?? title })
      .configureOutput({ writeOut: terminal.write, outputError: () => undefined, writeErr: () => undefined });
  }
  return program;
}

/** A command and those inside it. */
export const withInner = (command: Command): Command[] => [command, ...command.commands.flatMap(withInner)];

function titles(locale: Locale): Record<string, string> {
  const words = CLI_WORDS[locale];
  return {
    "Usage:": words.usage,
    "Commands:": words.commands,
    "Options:": words.optionsTitle,
    "Arguments:": words.argumentsTitle,
  };
}

function failure(error: unknown, program: Command, locale: Locale): string {
  if (error instanceof CommanderError) return usageError(error, program, locale);
  if (error instanceof TribunalError) return explainError(error, locale);
  if (error instanceof UsageProblem) return error.message;
  // A report that cannot be written where it was asked for, a file that may not be read.
  if (isOfSystem(error)) return explainError(refusedBySystem(error, error.path), locale);
  return CLI_WORDS[locale].unexpected(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException & { path: string } =>
  error instanceof Error && "syscall" in error && "path" in error && typeof error.path === "string";

/** `--lang` before everything else, then the system's language. */
function localeFrom(words: string[], env: Terminal["env"]): Locale {
  const at = words.findIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const given = at < 0 ? undefined : (words[at]?.split("=")[1] ?? words[at + 1]);
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || "").slice(0, 2).toLowerCase();
  for (const candidate of [given, system]) {
    const parsed = Locale.safeParse(candidate);
    if (parsed.success) return parsed.data;
  }
  return "en";
}

/** The version of this package. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return String(version);
}
