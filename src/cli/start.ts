#!/usr/bin/env node
/**
 * The program's first file. It loads nothing that an older Node lacks: on one, the program starts again on a Node that
 * npm brings, as it brought the program.
 */
import { spawn } from "node:child_process";
import { OLDER_NODE } from "../i18n/older-node.ts";

/** As in package.json: the first with `node:sqlite`. */
const NEEDS = "22.13";
/** Given to the Node that npm brings: where its install script was forbidden, the old one would answer in its place. */
const BROUGHT = "--title=tribunal";

const has = process.versions.node;
const [major = 0, minor = 0] = has.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 13)) await import("./main.ts");
else startAgain();

function startAgain(): void {
  const { env, argv, execArgv } = process;
  const asked = argv.includes("--lang") ? argv[argv.indexOf("--lang") + 1] : env.LC_ALL || env.LC_MESSAGES || env.LANG;
  const spoken = (asked ?? "").slice(0, 2).toLowerCase();
  const words = OLDER_NODE[spoken === "fr" || spoken === "pt" ? spoken : "en"];
  const tell = (text: string) => process.stderr.write(`${text}\n`);
  const giveUp = () => {
    tell(words.none({ has, needs: NEEDS }));
    process.exitCode = 1;
  };
  if (execArgv.includes(BROUGHT)) {
    giveUp();
    return;
  }
  tell(words.fetching({ has, needs: NEEDS }));
  const isWindows = process.platform === "win32";
  const quoted = (word: string) => (isWindows ? `"${word.replaceAll('"', '\\"')}"` : word);
  const program = spawn(
    isWindows ? "npx.cmd" : "npx",
    ["--yes", "--package=node@24", "node", BROUGHT, ...argv.slice(1).map(quoted)],
    { stdio: "inherit", shell: isWindows },
  );
  // Ctrl-C reaches both: the program ends in its own way, and this one after it.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => program.kill("SIGTERM"));
  program.on("error", giveUp);
  program.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
