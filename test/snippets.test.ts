import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOORS, thingsAt } from "../scripts/public-face.ts";
import { ROOT } from "./packed-project.ts";

/** What readers of an example have at hand. */
const AT_HAND = `import type * as T from "tribunal";
import type { StorePlace } from "tribunal/server";
declare global {
  const context: T.VerificationContext;
  const review: T.Review;
  const deal: T.Deal["deal"];
  const locale: T.Locale;
  const config: T.QualityEngineConfig;
  const findings: T.ScoredFinding[];
  const finding: T.ScoredFinding;
  const agentOutputs: T.AgentOutput[];
  const agents: unknown[];
  const contradiction: T.Contradiction;
  const contradictions: T.Contradiction[];
  const caseFile: T.CaseFile;
  const verdict: T.Resolution;
  const report: T.ConflictReport;
  const records: { agent: string; reliability: T.Reliability }[];
  const before: { figures: T.StatedFigure[] };
  const after: { figures: T.StatedFigure[] };
  const inputs: T.ReflexionInput[];
  const output: object;
  const result: object;
  const expertOutput: T.AgentOutput;
  const answer: string;
  const auditorAnswer: unknown;
  const marketAnswer: unknown;
  const one: unknown;
  const other: never;
  const bytes: Uint8Array;
  const model: never;
  const llm: never;
  const error: unknown;
  const system: string;
  const user: string;
  const input: string;
  const instructions: string;
  const tools: never;
  const schema: never;
  const place: StorePlace;
  const stop: () => void;
}
export {};
`;

/** What an example of a framework imports from it, and no reader needs to be told. */
const FRAMEWORKS = `import { readFile, writeFile } from "node:fs/promises";
import { Annotation, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { createReactAgent } from "@langchain/langgraph/prebuilt";
import { gateway, generateText, isStepCount, registerTelemetry, wrapLanguageModel } from "ai";
import { OpenTelemetry } from "@ai-sdk/otel";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";
import { expect } from "vitest";
`;
const AGENT: Record<string, string> = {
  "tribunal/mastra": 'import { Agent } from "@mastra/core/agent";\n',
  "tribunal/openai-agents": 'import { Agent } from "@openai/agents";\n',
};

let folder: string;
beforeAll(() => {
  mkdirSync(join(ROOT, "node_modules", ".cache"), { recursive: true });
  folder = mkdtempSync(join(ROOT, "node_modules", ".cache", "snippets-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codeIn = (text: string): string[] => [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);

describe("what users import", () => {
  const things = Object.entries(DOORS).flatMap(([door, entry]) => thingsAt(entry).map((thing) => ({ door, ...thing })));

  it("says what it is, and shows a call where it is called", () => {
    const silent = things.filter(({ comment }) => comment === "").map(({ door, name }) => `${door}: ${name}`);
    expect(silent).toEqual([]);
    const unshown = things.filter(({ kind, comment }) => /function|class/.test(kind) && !comment.includes("```ts"));
    expect(unshown.map(({ door, name }) => `${door}: ${name}`)).toEqual([]);
  });

  it("compiles in every example of the comments, the README and the pages", async () => {
    writeFileSync(join(folder, "at-hand.d.ts"), AT_HAND);
    for (const { door, name, comment } of things) {
      const [code] = codeIn(`${comment}\n`);
      if (code === undefined) continue;
      const from = [...new Set([door, "tribunal"])].map((entry) => {
        const names = thingsAt(DOORS[entry] as string).map((thing) => thing.name);
        const fresh = entry === door ? names : names.filter((one) => !ownNames(door).has(one));
        return `import { ${fresh.join(", ")} } from "${entry}";`;
      });
      const body = `${from.join("\n")}\n${FRAMEWORKS}${AGENT[door] ?? ""}export async function example(prompt: string) {\n${code}}\n`;
      writeFileSync(join(folder, `${door.replace("/", "-")}-${name}.ts`), body);
    }
    for (const page of [
      "README.md",
      ...readdirSync(join(ROOT, "docs"))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `docs/${name}`),
    ])
      for (const [at, code] of codeIn(readFileSync(join(ROOT, page), "utf8")).entries())
        writeFileSync(join(folder, `${page.replace(/\W/g, "-")}-${at}.ts`), `${code}\nexport {};\n`);
    const paths = Object.fromEntries(Object.entries(DOORS).map(([door, entry]) => [door, [join(ROOT, entry)]]));
    const compilerOptions = {
      ...{
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        exactOptionalPropertyTypes: true,
      },
      ...{
        module: "esnext",
        moduleResolution: "bundler",
        target: "esnext",
        lib: ["esnext", "dom"],
        types: ["node"],
        paths,
      },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const said = await promisify(execFile)(join(ROOT, "node_modules", ".bin", "tsc"), ["-p", folder]).then(
      () => "",
      (error: { stdout: string }) => error.stdout,
    );
    expect(said.replaceAll(/^.*snippets-[^/\\]*[/\\]/gm, "")).toBe("");
  });
});

const known = new Map<string, ReadonlySet<string>>();
function ownNames(door: string): ReadonlySet<string> {
  const names = known.get(door) ?? new Set(thingsAt(DOORS[door] as string).map(({ name }) => name));
  known.set(door, names);
  return names;
}
