/**
 * What test files share: the browser, unpacked before any of them starts (two that unpack it at the same time would
 * start what the other still writes), and one PostgreSQL.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import type { TestProject } from "vitest/node";
import { firstWord } from "./support/first-word.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Answers with the address of a database with every table and no row; under `/empty` with that of an empty one, under
     * `/like/<name>` with that of a copy of one that nobody is using.
     */
    databases: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.CHROME_PATH ??= await chromium.executablePath();
  const databases = fork(fileURLToPath(new URL("./databases-child.ts", import.meta.url)), {
    execArgv: ["--no-warnings"],
  });
  const gone = once(databases, "exit");
  project.provide("databases", String(await firstWord(databases)));
  return async () => {
    databases.disconnect();
    await gone;
  };
}
