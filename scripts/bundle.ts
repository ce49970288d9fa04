/**
 * The package's JavaScript: a few files instead of a thousand, because a program that imports one function should not
 * wait for a thousand files to be opened. All entries are bundled at once, so that they share what they have in common
 * (there is one `TribunalError`, however it was imported), and lie in one folder, so that a path from one file to
 * another is the same from wherever the bundler puts its text.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, relative, resolve, sep } from "node:path";
import { build, type Plugin } from "esbuild";
import { doorSource } from "./edge.ts";
import { globSync } from "./glob.ts";
import { isHeldBy, MADE, writeLazyIndex } from "./lazy-index.ts";
import { writeNeeds } from "./needs.ts";

/** What users import, by the name of its file in `dist/`; `index.js` is written by `scripts/lazy-index.ts`. */
const ENTRIES: Record<string, string> = {
  whole: "src/index.ts",
  ...Object.fromEntries(MADE.map((part) => [part, "src/index.ts"])),
  testing: "src/testing/index.ts",
  "ai-sdk": "src/adapters/ai-sdk.ts",
  mastra: "src/adapters/mastra.ts",
  langgraph: "src/adapters/langgraph.ts",
  "openai-agents": "src/adapters/openai-agents.ts",
  otel: "src/adapters/otel.ts",
  mcp: "src/mcp/index.ts",
  server: "src/server/index.ts",
  client: "src/server/client.ts",
};

/** `new URL("./child.ts", import.meta.url)`: a file of the package, from wherever the code that names it comes to lie. */
const OWN_FILE = /new URL\(\s*"(\.[^"]*)",\s*import\.meta\.url\s*,?\s*\)/g;

/** `workOf(import.meta.url, "./make-reports", …)`: a module that a clerk loads by its path. */
const OWN_WORK = /(?<=\bimport\.meta\.url, )"(\.[^"]*)"/g;

const slashed = (path: string) => path.split(sep).join("/");

/** "src/dossier/pdf/page-worker.ts" → "dossier-pdf-page-worker". */
const flatName = (file: string) => slashed(relative("src", file)).replace(/\.ts$/, "").replaceAll("/", "-");

/** What the package starts or loads by its path: threads, child processes, and the work they are given. */
function startedFiles(): string[] {
  return globSync("src", (path) => /(?<!\.test)\.ts$/.test(path) && !/testing/.test(path)).flatMap((file) => {
    const text = readFileSync(file, "utf8").replace(/^ *\*.*$/gm, "");
    const programs = [...text.matchAll(OWN_FILE)].map(([, path = ""]) => path);
    const work = [...text.matchAll(OWN_WORK)].map(([, path]) => `${path}.ts`);
    return [...programs, ...work].filter((path) => path.endsWith(".ts")).map((path) => resolve(dirname(file), path));
  });
}

const ownFiles: Plugin = {
  name: "own-files",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const placed = text.replace(OWN_FILE, (_, to: string) => {
        const target = resolve(dirname(path), to);
        const place = target.endsWith(".ts") ? `./${flatName(target)}.js` : slashed(relative("dist", target));
        const folder = to.endsWith("/") && !place.endsWith("/") ? `${place}/` : place;
        return `new URL(${JSON.stringify(folder.startsWith(".") ? folder : `./${folder}`)}, import.meta.url)`;
      });
      const contents = placed.replace(
        OWN_WORK,
        (_, to: string) => `"./${flatName(resolve(dirname(path), `${to}.ts`))}"`,
      );
      if (/import\.meta\.(?:dirname|filename)|extname\(import\.meta\.url/.test(contents))
        throw new Error(
          `${path}: name files as new URL("./file.ts", import.meta.url), or the built package misses them.`,
        );
      return { contents, loader: "ts" };
    });
  },
};

const doors: Plugin = {
  name: "doors",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^door-/ }, ({ path }) => ({ path: path.slice("door-".length), namespace: "door" }));
    onLoad({ filter: /.*/, namespace: "door" }, async ({ path }) => {
      const isWanted = (MADE as string[]).includes(path) ? isHeldBy(path) : undefined;
      return {
        contents: await doorSource(ENTRIES[path] as string, isWanted),
        loader: "ts",
        resolveDir: resolve("src"),
      };
    });
  },
};

/** Small, and loaded by the first check; in CommonJS, which costs a module of ES four megabytes to import from outside. */
const WITHIN = "porter2";

const within: Plugin = {
  name: "within",
  setup({ onResolve }) {
    const { resolve } = createRequire(import.meta.url);
    onResolve({ filter: new RegExp(`^${WITHIN}$`) }, ({ path }) => ({ path: resolve(path) }));
  },
};

/** Text with a character beyond Latin-1 takes twice the memory once loaded. Esbuild leaves them in patterns. */
function writeInAscii(): void {
  for (const file of globSync("dist", (path) => path.endsWith(".js"))) {
    const text = readFileSync(file, "utf8");
    const ascii = text.replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
    if (ascii !== text) writeFileSync(file, ascii);
  }
}

/** Writes `dist/*.js`. */
export async function bundle(): Promise<void> {
  const entries = Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, `door-${name}`]));
  const started = Object.fromEntries(startedFiles().map((file) => [flatName(file), slashed(file)]));
  await build({
    entryPoints: { ...entries, cli: "src/cli/start.ts", ...started },
    outdir: "dist",
    chunkNames: "part-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node22",
    packages: "external",
    plugins: [ownFiles, doors, within],
    logLevel: "warning",
    legalComments: "none",
    charset: "ascii",
  });
  copyFileSync(`node_modules/${WITHIN}/LICENSE`, `dist/${WITHIN}.LICENSE`);
  writeInAscii();
  // Node reads the nearest one for each file it loads: a small one costs a first check a megabyte less than the package's.
  writeFileSync("dist/package.json", JSON.stringify({ type: "module", sideEffects: false }));
  await writeLazyIndex();
  writeNeeds(Object.keys(started));
}
