import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,test,bench,examples}/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
  },
});
