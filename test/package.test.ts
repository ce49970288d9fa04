import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PackedProject, packedProject, ROOT, run } from "./packed-project.ts";

const CHECK = `const check = checkCitation(
  { deckExtracts: "Slide 8\\nMRR December 2024: 42,000 €" },
  { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" },
);`;

/** As a user of TypeScript writes it: values keep their types, and what is not so does not compile. */
const USER = `import { checkCitation, ConsensusEngine, completeAndValidate, type Review, reviewDeal, TribunalError } from "tribunal";
import { createClient } from "tribunal/client";
import { createMcpServer } from "tribunal/mcp";
import { createServer } from "tribunal/server";
import { scriptedModel } from "tribunal/testing";
import { z } from "zod";

${CHECK}
export const status: "verified" | "relocated" | "altered" | "unsupported" | "phantom" | "unverifiable" = check.status;
export const engine = new ConsensusEngine({ locale: "fr" });
// @ts-expect-error: no such language
export const wrong = new ConsensusEngine({ locale: "de" });
export const review: Promise<Review> = reviewDeal("deal", { signal: AbortSignal.timeout(1_000) });
export const answer = completeAndValidate("s", "u", z.object({ arr: z.number() }), { model: scriptedModel([]) }).then(
  (result) => (result.success ? result.data.arr.toFixed() : result.error.trim()),
);
export const code: string = new TribunalError("bad_input", "x").code;
export const others = [createClient, createMcpServer, createServer];
`;

let project: PackedProject;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-packed-"));
  project = await packedProject(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the package, packed and put into a project", () => {
  it("is imported by every name it offers", async () => {
    const names = Object.keys(project.manifest.exports).filter((name) => !name.includes("*"));
    expect(names).toEqual(
      expect.arrayContaining([".", "./testing", "./mcp", "./server", "./client", "./package.json"]),
    );
    const imports = names
      .map((name) => `tribunal${name.slice(1)}`)
      .map((name) =>
        name.endsWith(".json")
          ? `import(${JSON.stringify(name)}, { with: { type: "json" } })`
          : `import(${JSON.stringify(name)})`,
      );
    const script = project.write(
      "all.mjs",
      `const all = await Promise.all([${imports}]); console.log(all.length);
      const schema = await import("tribunal/schema/review.v1.json", { with: { type: "json" } }); console.log(typeof schema.default);`,
    );
    expect(await project.node(script)).toBe(`${names.length}\nobject\n`);
  });

  it("loads what is small at once and the rest when it is called, and looks the same to whoever uses it", async () => {
    const script = project.write(
      "lazy.mjs",
      `import { createRequire } from "node:module";
      import * as tribunal from "tribunal";
      import * as whole from ${JSON.stringify(pathToFileURL(join(project.installed, "dist/whole.js")).href)};
      import { z } from "zod";
      const { ConsensusEngine, Citation, checkText, BUILT_IN_ANALYSTS, ReviewDocumentSchema, SourceType } = tribunal;
      const Mixed = z.object({ citations: z.array(Citation), source: SourceType.optional() });
      class Mine extends ConsensusEngine {}
      console.log(JSON.stringify({
        same: JSON.stringify(Object.keys(tribunal).sort()) === JSON.stringify(Object.keys(whole).sort()),
        made: new ConsensusEngine() instanceof ConsensusEngine,
        mine: new Mine() instanceof whole.ConsensusEngine,
        list: Array.isArray(BUILT_IN_ANALYSTS) && BUILT_IN_ANALYSTS.length,
        schema: ReviewDocumentSchema.safeParse({}).success,
        mixed: Mixed.safeParse({ citations: [{ type: "deck", reference: "Slide 1" }], source: "deck" }).success,
        refused: Mixed.safeParse({ citations: [{ type: "hearsay", reference: "Slide 1" }] }).success,
        described: z.toJSONSchema(Mixed).properties.source.enum.length,
        options: SourceType.options.length,
        error: tribunal.TribunalError === whole.TribunalError,
        text: checkText({ deckExtracts: "Slide 1\\nMRR: 42 K€" }, "MRR is 42 K€.").summary.sentences,
        required: createRequire(import.meta.url)("tribunal") === tribunal,
      }));`,
    );
    expect(JSON.parse(await project.node(script))).toEqual({
      same: true,
      made: true,
      mine: true,
      list: 4,
      schema: false,
      mixed: true,
      refused: false,
      described: 5,
      options: 5,
      error: true,
      text: 1,
      required: true,
    });
  });

  it("reads nothing of the engines, the reports or the parsers for one citation", async () => {
    const script = project.write(
      "first.mjs",
      `import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const { checkCalculation, checkCitation } = await import("tribunal");
      ${CHECK}
      const first = [...loaded];
      const sum = checkCalculation({ formula: "40 + 2", result: "42" }).ok;
      console.log(JSON.stringify({ status: check.status, sum, loaded: first, whole: loaded.some((url) => url.endsWith("/whole.js")) }));`,
    );
    const { status, sum, loaded, whole } = JSON.parse(await project.node(script)) as {
      status: string;
      sum: boolean;
      loaded: string[];
      whole: boolean;
    };
    expect({ status, sum, whole }).toEqual({ status: "verified", sum: true, whole: false });
    const packages = new Set(
      loaded.map((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(url)?.[1]),
    );
    // Not even the schema library: it costs more processor time than the check itself.
    expect([...packages].sort()).toEqual(["@orama/stemmers", "tribunal"]);
    const bytes = loaded
      .filter((url) => url.includes("/tribunal/dist/"))
      .reduce((sum, url) => sum + statSync(new URL(url)).size, 0);
    expect(bytes).toBeLessThan(900_000);
  });

  it("is required by CommonJS", async () => {
    const script = project.write(
      "common.cjs",
      `const { checkCitation } = require("tribunal"); ${CHECK} console.log(check.status);`,
    );
    expect(await project.node(script)).toBe("verified\n");
  });

  it("is bundled into less than a megabyte for one check, and runs", async () => {
    const entry = project.write(
      "entry.mjs",
      `import { checkCitation } from "tribunal"; ${CHECK} console.log(check.status);`,
    );
    const outfile = join(folder, "bundle.mjs");
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      minify: true,
      platform: "node",
      format: "esm",
      logLevel: "error",
    });
    expect(statSync(outfile).size).toBeLessThan(1_000_000);
    expect(await project.node(outfile)).toBe("verified\n");
  });

  it.each(["nodenext", "bundler"] as const)(
    "compiles, strict, with %s resolution and both TypeScripts",
    async (resolution) => {
      const file = project.write(`user-${resolution}.ts`, USER);
      const options = {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: "es2024",
        lib: ["es2024"],
        types: ["node"],
      };
      const module = resolution === "bundler" ? "esnext" : "nodenext";
      const config = project.write(
        `tsconfig.${resolution}.json`,
        JSON.stringify({ compilerOptions: { ...options, module, moduleResolution: resolution }, files: [file] }),
      );
      const ours = run(join(ROOT, "node_modules/.bin/tsc"), ["-p", config], { cwd: folder }).then(
        () => "",
        (error: { stdout: string }) => error.stdout,
      );
      const older = run(process.execPath, [join(ROOT, "test/compile-older.cjs"), config, libFolder()], { cwd: folder });
      expect(await ours).toBe("");
      expect((await older).stdout).toBe("5.9: 0 errors\n");
    },
  );

  it("has a program, and carries neither sources, tests nor maps", async () => {
    expect(await project.node(join(project.installed, "dist/cli.js"), "--version")).toBe(
      `${project.manifest.version}\n`,
    );
    const files = readdirSync(project.installed, { recursive: true }).map(String);
    expect(files.filter((name) => /\.test\.|\.map$|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
    const scripts = files.filter((name) => /^dist[\\/][^\\/]+\.js$/.test(name));
    for (const name of scripts)
      expect(readFileSync(join(project.installed, name), "utf8")).not.toContain("sourceMappingURL");
  });
});

/** The standard library's types, which the older compiler is given ours of. */
function libFolder(): string {
  const near = createRequire(createRequire(import.meta.url).resolve("typescript/package.json"));
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  return join(near.resolve(`${name}/package.json`), "..", "lib");
}
