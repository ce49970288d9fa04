/**
 * The package in other people's stacks, as it is installed: packed, put into fresh projects by npm, built by their tools
 * and run. It downloads a few hundred megabytes and takes minutes, so it is no part of `npm test`; `docs/next.md` says
 * when it was last run. `node scripts/try-frameworks.ts [name …]`; `npm run build` first.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const work = mkdtempSync(join(tmpdir(), "tribunal-frameworks-"));
// Whatever happens: a trial is hundreds of megabytes.
process.on("exit", () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));
const root = resolve(import.meta.dirname, "..");
const deal = join(root, "examples", "deals", "novalys");
const windows = process.platform === "win32";
/** No step takes longer where it ends at all: what npm cannot resolve in this time, it does not resolve. */
const STEP_MS = 5 * 60_000;

const CHECK = `checkCitation(
  { deckExtracts: "Slide 8\\nMRR December 2024: 42,000 €" },
  { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" },
).status`;
/** Everything heavy: parser processes, OCR, the workbook engine, both reports. */
const REVIEW = `
  const review = await reviewDeal(${JSON.stringify(deal)}, { locale: "en" });
  const pdf = await toPdf(review);
  const said = { settled: review.settled.length, gaps: review.gaps.length, unreadable: review.unreadable.length };
  const whole = said.settled === 4 && said.gaps === 0 && said.unreadable === 0 && pdf.length > 50_000;
  const picture = await buildVerificationContext({ deck: ${JSON.stringify(join(work, "picture.pdf"))} });
  const read = checkCitation(picture, { type: "deck", reference: "Slide 1", quote: "MRR 42 000 EUR" }).status;`;
const USE = `import { buildVerificationContext, checkCitation, reviewDeal, toPdf } from "tribunal";
${REVIEW}
console.log(${CHECK}, whole ? "reviewed" : JSON.stringify(said), read);
`;
const USED = "verified reviewed verified";

interface Project {
  folder: string;
  write(name: string, text: string): void;
  run(command: string, ...words: string[]): string;
}

const archive = pack();
await drawPicture();
const trials: Record<string, () => Promise<string> | string> = {
  node24,
  node22,
  lean,
  typescript,
  esbuild,
  vite,
  next,
  adapters,
};
const asked = process.argv.slice(2);
let failed = 0;
for (const [name, trial] of Object.entries(trials)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    console.log(`${name}: ${await trial()}`);
  } catch (error) {
    failed++;
    console.log(`${name}: FAILED ${error instanceof Error ? error.message.slice(0, 2_000) : error}`);
  }
}
process.exit(failed === 0 ? 0 : 1);

function node24(): string {
  const project = fresh("node24", ["ai@7"]);
  project.write("use.mjs", USE);
  project.write("use.cjs", `const { checkCitation } = require("tribunal"); console.log(${CHECK});`);
  same(project.run(process.execPath, "use.mjs"), USED);
  same(project.run(process.execPath, "use.cjs"), "verified");
  return `import and require on ${process.version}`;
}

function node22(): string {
  const project = fresh("node22", ["ai@7", "node@22"]);
  project.write("use.mjs", USE);
  project.write("use.cjs", `const { checkCitation } = require("tribunal"); console.log(${CHECK});`);
  same(project.run("node", "use.mjs"), USED);
  same(project.run("node", "use.cjs"), "verified");
  return `import and require on ${project.run("node", "--version")}`;
}

/** Without what is optional: no model library, no readers of pictures. */
function lean(): string {
  const project = fresh("lean", ["--omit=optional"]);
  project.write("use.mjs", USE);
  same(project.run(process.execPath, "use.mjs"), "verified reviewed unverifiable");
  return "without the optional parts a picture is unverifiable, the rest as ever";
}

function typescript(): string {
  const user = `import { checkCitation, completeAndValidate, type Review, reviewDeal } from "tribunal";
import { tribunalTools } from "tribunal/ai-sdk";
import { createClient } from "tribunal/client";
import { createMcpServer } from "tribunal/mcp";
import { createServer } from "tribunal/server";
import { scriptedModel } from "tribunal/testing";
import { z } from "zod";
export const status: "verified" | "relocated" | "altered" | "unsupported" | "phantom" | "unverifiable" = ${CHECK};
export const review: Promise<Review> = reviewDeal("deal");
export const answer = completeAndValidate("s", "u", z.object({ arr: z.number() }), { model: scriptedModel([]) }).then(
  (result) => (result.success ? result.data.arr.toFixed() : result.error.trim()),
);
export const others = [createClient, createMcpServer, createServer, tribunalTools];
`;
  return ["5.9", "7"]
    .map((version) => {
      const project = fresh(`typescript-${version}`, [`typescript@${version}`, "ai@7", "@types/node@24"]);
      project.write("user.ts", user);
      for (const [module, resolution] of [
        ["nodenext", "nodenext"],
        ["esnext", "bundler"],
      ])
        project.run(
          "tsc",
          ...["--noEmit", "--strict", "--target", "es2024", "--types", "node", "--skipLibCheck"],
          ...["--module", module as string, "--moduleResolution", resolution as string, "user.ts"],
        );
      return project.run("tsc", "--version");
    })
    .join(", ");
}

function esbuild(): string {
  const project = fresh("esbuild", ["esbuild", "ai@7"]);
  project.write("check.mjs", `import { checkCitation } from "tribunal"; console.log(${CHECK});`);
  project.write("use.mjs", USE);
  const shared = ["--bundle", "--platform=node", "--format=esm", "--log-level=error"];
  project.run("esbuild", "check.mjs", ...shared, "--minify", "--outfile=out/check.mjs");
  project.run("esbuild", "use.mjs", ...shared, "--packages=external", "--outfile=out/use.mjs");
  same(project.run(process.execPath, "out/check.mjs"), "verified");
  same(project.run(process.execPath, "out/use.mjs"), USED);
  return `one check in ${Math.round(statSync(join(project.folder, "out/check.mjs")).size / 1_000)} kB; a review with the package outside`;
}

function vite(): string {
  const project = fresh("vite", ["vite", "ai@7"]);
  project.write("use.js", USE);
  project.write("check.js", `import { checkCitation } from "tribunal"; console.log(${CHECK});`);
  project.write("inside.config.js", "export default { ssr: { noExternal: true } };");
  project.run("vite", "build", "--ssr", "use.js", "--outDir", "out", "--logLevel", "error");
  project.run("vite", "build", "--ssr", "check.js", "--outDir", "in", "--logLevel", "error", "-c", "inside.config.js");
  same(project.run(process.execPath, "out/use.js"), USED);
  same(project.run(process.execPath, "in/check.js"), "verified");
  return "SSR build: a review with the package outside, one check with it inside";
}

async function next(): Promise<string> {
  const project = fresh("next", [
    ...["next@16", "react@19", "react-dom@19", "ai@7", "typescript@5.9", "@types/react@19", "@types/node@24"],
  ]);
  const route = (body: string) =>
    `import { buildVerificationContext, checkCitation, reviewDeal, toPdf } from "tribunal";
export const dynamic = "force-dynamic";
export async function GET() {${body}\n}\n`;
  project.write(
    "next.config.ts",
    `export default { output: "standalone", serverExternalPackages: ["tribunal"], outputFileTracingRoot: ${JSON.stringify(project.folder)} };`,
  );
  project.write(
    "app/layout.tsx",
    "export default function Layout({ children }: { children: React.ReactNode }) { return <html><body>{children}</body></html>; }",
  );
  project.write("app/page.tsx", "export default function Page() { return <p>ready</p>; }");
  project.write(
    "app/api/use/route.ts",
    route(`${REVIEW}\n  return new Response([${CHECK}, whole ? "reviewed" : JSON.stringify(said), read].join(" "));`),
  );
  project.run("next", "build");
  // Elsewhere, so that nothing can be found that was not copied.
  const apart = join(work, "standalone");
  cpSync(join(project.folder, ".next", "standalone"), apart, { recursive: true, verbatimSymlinks: true });
  rmSync(project.folder, { recursive: true, force: true });
  const port = await freePort();
  const server = spawn(process.execPath, ["server.js"], {
    cwd: apart,
    env: { ...process.env, PORT: String(port), HOSTNAME: "127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    same(await answerOf(server, `http://127.0.0.1:${port}/api/use`), USED);
  } finally {
    server.kill();
  }
  return "Turbopack, standalone output run in another folder";
}

/** Each example and its test, as a user would have them, against what its framework released last. */
function adapters(): string {
  return [
    adapter("ai-sdk", ["ai"]),
    // It is tried with the AI SDK's stand-in for a model.
    adapter("mastra", ["@mastra/core", "ai"]),
    adapter("langgraph", ["@langchain/langgraph", "@langchain/core", "@langchain/langgraph-sdk"]),
    adapter("openai-agents", ["@openai/agents"]),
  ].join(", ");
}

/** One framework in a project of its own: all four in one, npm does not find what goes together in half an hour. */
function adapter(name: string, frameworks: string[]): string {
  const project = fresh(name, ["vitest", ...frameworks.map(wanted)]);
  const examples = join(root, "examples", "agents");
  for (const file of readdirSync(examples))
    project.write(
      file,
      readFileSync(join(examples, file), "utf8")
        .replaceAll(/"\.\.\/\.\.\/src\/adapters\/([\w-]+)\.ts"/g, '"tribunal/$1"')
        .replaceAll('"../../src/index.ts"', '"tribunal"'),
    );
  project.run("vitest", "run", "--dir", ".", `${name}.test.ts`);
  const [framework = name] = frameworks;
  const manifest = readFileSync(join(project.folder, "node_modules", framework, "package.json"), "utf8");
  return `${framework} ${JSON.parse(manifest).version}`;
}

/** The newest, but for LangGraph: what it released later wants parts of its own that were not to be had. */
function wanted(framework: string): string {
  const held: Record<string, string> = { "@langchain/langgraph": "1.4.18", "@langchain/langgraph-sdk": "1.12.0" };
  return `${framework}@${held[framework] ?? "latest"}`;
}

/** Asks until the server is up. */
async function answerOf(server: ChildProcess, url: string): Promise<string> {
  let ended = false;
  server.once("exit", () => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return (await answer.text()).trim();
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error("The server ended.");
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

function pack(): string {
  execute("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", work], root);
  return join(work, readdirSync(work).find((name) => name.endsWith(".tgz")) as string);
}

async function drawPicture(): Promise<void> {
  const { makePicturePdf } = await import("../test/support/make-picture-pdf.ts");
  writeFileSync(
    join(work, "picture.pdf"),
    await makePicturePdf([{ kind: "text", x: 20, y: 100, size: 20, text: "MRR 42 000 EUR" }]),
  );
}

function fresh(name: string, packages: string[]): Project {
  const folder = join(work, name);
  mkdirSync(folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    "package.json",
    JSON.stringify({ name: "a-user", private: true, type: "module", allowScripts: { node: true } }),
  );
  execute("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", archive, "zod@4", ...packages], folder);
  const bin = join(folder, "node_modules", ".bin");
  const run = (command: string, ...words: string[]) =>
    execute(command === process.execPath ? command : join(bin, command), words, folder);
  return { folder, write, run };
}

function execute(command: string, words: string[], cwd: string): string {
  const shell = windows && command !== process.execPath;
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  try {
    return execFileSync(command, words, {
      cwd,
      env,
      shell,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      timeout: STEP_MS,
      killSignal: "SIGKILL",
    }).trim();
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: string; stdout?: string; stderr?: string };
    const late = code === "ETIMEDOUT" ? ` (given up after ${STEP_MS / 60_000} minutes)` : "";
    throw new Error(`${command} ${words.join(" ")}${late}\n${stdout}\n${stderr}`);
  }
}

function same(said: string, wanted: string): void {
  if (said !== wanted) throw new Error(`said "${said}" instead of "${wanted}"`);
}
