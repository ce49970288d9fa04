import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { type CommandMaker, runProgram, type Terminal } from "../src/cli/program.ts";

const main = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
/** What a process of ours needs to start, and nothing else of our environment. Compiled code is half of a start's time. */
export const bareEnv = (): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
});

/** How a run of the command line ended, and what it said. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

/** The real program in a process of its own. */
export function startTribunal(words: string[], env: Terminal["env"]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...bareEnv(), LANG: "C", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal, ...said })),
  );
  return { child, ended };
}

/** The same program in this process: quicker, where the process itself is not what is tested. */
export async function tribunal(
  commands: CommandMaker[],
  words: string[],
  terminal: Partial<Terminal> = {},
): Promise<Pick<Ended, "code" | "out" | "err">> {
  const said = { out: "", err: "" };
  const code = await runProgram(commands, words, {
    write: (text) => {
      said.out += text;
    },
    writeError: (text) => {
      said.err += text;
    },
    ...terminal,
    env: { LANG: "C", ...terminal.env },
  });
  return { code, ...said };
}
