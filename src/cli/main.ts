#!/usr/bin/env node
import { inspectCommand } from "./inspect.ts";
import { runProgram } from "./program.ts";
import { reviewCommand } from "./review.ts";
import { verifyCommand } from "./verify.ts";

// "tribunal … | head" closes our output early: that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

/** One file a command: a new one is written beside `inspect.ts` and added to this list. */
process.exitCode = await runProgram([reviewCommand, inspectCommand, verifyCommand], process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
