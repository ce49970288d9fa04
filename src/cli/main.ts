import { keepLean } from "../runs/lean-memory.ts";
import { catchInterrupts } from "./interrupts.ts";
import { type CommandMaker, runProgram, type Screen } from "./program.ts";

keepLean();

// "tribunal … | head" closes our output early: that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

/**
 * One file a command: a new one is written beside `inspect.ts` and added here. Only the one that is meant is loaded,
 * so that a short command is also a quick one.
 */
const COMMANDS: Record<string, () => Promise<CommandMaker>> = {
  review: async () => (await import("./review.ts")).reviewCommand,
  resume: async () => (await import("./resume.ts")).resumeCommand,
  list: async () => (await import("./list.ts")).listCommand,
  show: async () => (await import("./show.ts")).showCommand,
  memo: async () => (await import("./memo.ts")).memoCommand,
  diff: async () => (await import("./diff.ts")).diffCommand,
  history: async () => (await import("./history.ts")).historyCommand,
  replay: async () => (await import("./replay.ts")).replayCommand,
  decide: async () => (await import("./decide.ts")).decideCommand,
  audit: async () => (await import("./audit.ts")).auditCommand,
  facts: async () => (await import("./facts.ts")).factsCommand,
  inspect: async () => (await import("./inspect.ts")).inspectCommand,
  verify: async () => (await import("./verify.ts")).verifyCommand,
  checks: async () => (await import("./checks.ts")).checksCommand,
  check: async () => (await import("./check.ts")).checkCommand,
  fuse: async () => (await import("./fuse.ts")).fuseCommand,
  prompt: async () => (await import("./prompt.ts")).promptCommand,
  "self-test": async () => (await import("./self-test.ts")).selfTestCommand,
  serve: async () => (await import("./serve.ts")).serveCommand,
  token: async () => (await import("./token.ts")).tokenCommand,
  worker: async () => (await import("./worker.ts")).workerCommand,
  queue: async () => (await import("./queue.ts")).queueCommand,
  mcp: async () => (await import("./mcp.ts")).mcpCommand,
};

const given = process.argv.slice(2);
/** Nothing asked for but, perhaps, a language: the desk, with an example where there is nothing else to see. */
const words = given.length === 0 || /^--lang(?:=|$)/.test(given[0] ?? "") ? ["serve", "--example", ...given] : given;
const [first = ""] = words;
const isAboutUs = first === "--version" || first === "-V";
const meant = Object.hasOwn(COMMANDS, first) ? [COMMANDS[first]] : isAboutUs ? [] : Object.values(COMMANDS);
const commands = await Promise.all(meant.flatMap((load) => load?.() ?? []));

process.exitCode = await runProgram(commands, words, {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  ...(process.stdout.isTTY && { screen: screenOf(process.stdout) }),
  ...(process.stderr.isTTY && process.env.TERM !== "dumb" && { live: screenOf(process.stderr) }),
  catchInterrupts,
});

/** As it is at the moment somebody looks: a window may be made larger. */
function screenOf(stream: NodeJS.WriteStream): Screen {
  return {
    get columns() {
      return stream.columns || 80;
    },
    get rows() {
      return stream.rows || 24;
    },
    colour: stream.hasColors(),
  };
}
