import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,test,bench,examples}/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for processes, browsers and databases: every core is put to use, on a machine with two as well.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
