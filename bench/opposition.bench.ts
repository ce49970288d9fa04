import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { opposes } from "../src/consensus/recommendations/opposes.ts";
import { similarityByEmbedding } from "../src/consensus/recommendations/text-similarity.ts";
import type { Bench } from "./bench.ts";

interface Case {
  id: string;
  a: string;
  b: string;
  contradiction: boolean;
}

const SETS = ["proposals-fr", "daccord-fr", "inferbr-pt"];
const NEGATION =
  /(?<![\p{L}])(ne|n['’]|pas|non|sans|aucune?|jamais|ni|não|nao|nenhuma?|ninguém|nunca|sem|nem|nada)(?![\p{L}])/iu;

/** The plain rule beside us: they oppose each other where exactly one of them has a negation word. */
function oneNegation({ a, b }: Case): boolean {
  return NEGATION.test(a) !== NEGATION.test(b);
}

function score(cases: Case[], says: (one: Case) => boolean) {
  const flagged = cases.filter(says);
  const right = flagged.filter(({ contradiction }) => contradiction).length;
  const all = cases.filter(({ contradiction }) => contradiction).length;
  const precision = flagged.length === 0 ? null : right / flagged.length;
  const recall = all === 0 ? null : right / all;
  const f1 =
    precision === null || recall === null || precision + recall === 0
      ? null
      : (2 * precision * recall) / (precision + recall);
  return { flagged: flagged.length, right, precision: round(precision), recall: round(recall), f1: round(f1) };
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}

/** Opposition of two plain texts on public pairs, precision first; every false alarm is printed. */
export const run: Bench = async ({ dataDir, args }) => {
  if (dataDir === null || !existsSync(join(dataDir, "opposition"))) {
    console.log("The public pairs are not here: nothing was measured. Give their folder with --data DIR.");
    return { measured: false };
  }
  const at = args.indexOf("--embedder");
  const embedder = at < 0 ? undefined : args[at + 1];
  const results: Record<string, unknown> = {};
  const pooled: Case[] = [];
  const said = new Set<Case>();
  for (const name of SETS) {
    const lines = readFileSync(join(dataDir, "opposition", `${name}.jsonl`), "utf8")
      .trim()
      .split("\n");
    const cases = lines.map((line) => JSON.parse(line) as Case);
    const started = performance.now();
    const found = new Map(cases.map((one) => [one.id, opposes(one.a, one.b)]));
    const ms = performance.now() - started;
    pooled.push(...cases);
    for (const one of cases) if (found.get(one.id) !== null) said.add(one);
    const ours = score(cases, ({ id }) => found.get(id) !== null);
    const meant = embedder === undefined ? null : await byMeaning(cases, embedder);
    const rule = score(cases, oneNegation);
    console.log(`\n${name}: ${cases.length} pairs, ${cases.filter((one) => one.contradiction).length} opposed`);
    // The lexicon was written with a look at the even half; the weights are a mean of fits on both.
    const half = (rest: number) =>
      score(
        cases.filter((_, i) => i % 2 === rest),
        ({ id }) => found.get(id) !== null,
      );
    console.table({
      tribunal: ours,
      "tribunal, odd half": half(1),
      ...(meant !== null && { [`with ${embedder}`]: meant }),
      "one negation word": rule,
    });
    for (const { id, a, b, contradiction } of cases) {
      const opposition = found.get(id);
      if (opposition == null || (contradiction && !args.includes("--all"))) continue;
      console.log(
        `${contradiction ? "right" : "FALSE ALARM"} ${id}: ${opposition.differences.map((d) => d.ground).join(", ")}`,
      );
      const difference = opposition.differences[0];
      console.log(`    ${short(difference?.a ?? a)}\n    ${short(difference?.b ?? b)}`);
    }
    results[name] = {
      pairs: cases.length,
      tribunal: ours,
      oddHalf: half(1),
      ...(meant !== null && { withEmbeddings: meant }),
      oneNegation: rule,
      pairsPerSecond: Math.round(cases.length / (ms / 1000)),
    };
  }
  const together = score(pooled, (one) => said.has(one));
  console.log(`\nAll ${pooled.length} pairs together`);
  console.table({ tribunal: together });
  return { measured: true, ...results, together };
};

/** The same with an embedding model of the provider named: `--embedder openai:text-embedding-3-small`. */
async function byMeaning(cases: Case[], model: string) {
  const similarity = await similarityByEmbedding(
    cases.flatMap(({ a, b }) => [a, b]),
    { model },
  );
  return score(cases, ({ a, b }) => opposes(a, b, { similarity }) !== null);
}

function short(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
