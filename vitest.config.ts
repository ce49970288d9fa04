import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";
import { PATIENCE_MS } from "./test/patience.ts";

/** Tests that start processes, browsers or databases; the others are units and may not. */
const SLOW = ["test/**/*.test.ts", "**/*.process.test.ts", "examples/**/*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // What Node makes of our sources for the processes that tests start, kept from run to run.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/tribunal-tests") },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Many tests wait for processes, browsers and databases: one worker more than there are cores puts all to use. With
    // more of them the clerks of the servers under test, who step back behind everybody, wait for minutes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,bench,scripts}/**/*.test.ts"],
          exclude: SLOW,
          setupFiles: ["scripts/unit-guard.ts"],
          // They change nothing outside themselves: one worker loads the sources once for all its files.
          isolate: false,
        },
      },
      { extends: true, test: { name: "whole", include: SLOW, isolate: false, globalSetup: ["test/shared-setup.ts"] } },
    ],
  },
});
