import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Bench } from "./bench.ts";

const here = dirname(fileURLToPath(import.meta.url));
const names = readdirSync(here)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(/\.bench\.ts$/, ""));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { data: { type: "string" } },
});
const name = positionals[0];
if (name === undefined || !names.includes(name)) {
  console.error(
    `${name === undefined ? "Which measurement?" : `There is no measurement called "${name}".`} There are: ${names.join(", ")}.`,
  );
  console.error("Usage: npm run bench -- <name> [--data DIR]");
  process.exit(1);
}

const dataDir = resolve(typeof values.data === "string" ? values.data : join(here, "..", "..", "shared", "data"));
const { run } = (await import(`./${name}.bench.ts`)) as { run: Bench };
const result = await run({ dataDir: existsSync(dataDir) ? dataDir : null, args: process.argv.slice(3) });
console.log(JSON.stringify({ bench: name, ...result }));
