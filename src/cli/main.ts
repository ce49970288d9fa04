#!/usr/bin/env node
import { inspectCommand } from "./inspect.ts";
import { runProgram } from "./program.ts";
import { verifyCommand } from "./verify.ts";

/** One file a command: a new one is written beside `inspect.ts` and added to this list. */
process.exitCode = await runProgram([inspectCommand, verifyCommand], process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
