import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "gpt-tokenizer";
import { ConsensusEngine } from "../src/consensus/engine.ts";
import { loadDeal } from "../src/deal/load-deal.ts";
import type { VerificationContext } from "../src/domain/context.ts";
import type { Contradiction } from "../src/domain/contradiction.ts";
import type { Resolution } from "../src/domain/resolution.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";
import type { Bench } from "./bench.ts";
import { disputedDeal } from "./disputed-deal.ts";
import { realisticAnswer } from "./realistic-answers.ts";

const DEALS = join(dirname(fileURLToPath(import.meta.url)), "..", "examples", "deals");

const count = (text: string) => encode(text).length;

/** Providers keep no shorter beginning of a prompt. */
const LEAST_CACHED = 1_024;

/**
 * A model that answers as one would, and bills by the tokens of prompt, schema and answer. As providers do, it keeps the
 * beginning of a prompt (schema, instructions, documents) once it was answered: who asks at the same time has nothing of it.
 */
const billed = (kept = new Set<string>()) =>
  scriptedModel([], {
    otherwise: async (request: CompletionRequest) => {
      const text = JSON.stringify(realisticAnswer(request));
      const beginning = [JSON.stringify(request.schema), request.system, request.documents ?? ""];
      const shared = beginning.reduce((sum, part) => sum + count(part), 0);
      const key = beginning.join("\n");
      const cachedTokens = kept.has(key) && shared >= LEAST_CACHED ? shared : 0;
      await new Promise(setImmediate);
      kept.add(key);
      const inputTokens = shared + count(request.user);
      const usage = { inputTokens, outputTokens: count(text), calls: 1, usd: null, estimated: false };
      return { text, usage: { ...usage, ...(cachedTokens > 0 && { cachedTokens }) } };
    },
  });

interface Row {
  deal: string;
  topic: string;
  severity: string;
  rung: string;
  rounds: number;
  calls: number;
  /** Not from the cache. */
  tokens: number;
  cached: number;
  refused: number;
}

async function measure(
  deal: string,
  contradictions: Contradiction[],
  context: VerificationContext,
  shared?: Set<string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const contradiction of contradictions) {
    const model = billed(shared);
    const engine = new ConsensusEngine({ model, locale: "fr", clock: () => new Date(0) });
    const { debateRecord, refusedVerdicts }: Resolution = await engine.resolve(contradiction, context);
    rows.push({
      deal,
      topic: contradiction.topic,
      severity: contradiction.severity.level,
      rung: debateRecord.optimizationApplied ?? "?",
      rounds: debateRecord.rounds.length,
      calls: model.requests.length,
      tokens: debateRecord.tokensUsed,
      cached: debateRecord.cachedTokens ?? 0,
      refused: refusedVerdicts.length,
    });
  }
  return rows;
}

const meanOf = (rows: readonly Row[], of: (row: Row) => number): number =>
  Math.round(rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length));

/** Another deal by another seed: `npm run bench -- tokens --seed=3`. */
const seedIn = (args: string[]) => Number(/--seed=(\d+)/.exec(args.join(" "))?.[1] ?? 7);

export const run: Bench = async ({ args }) => {
  const engine = new ConsensusEngine({ locale: "fr" });
  const real: Row[] = [];
  for (const name of readdirSync(DEALS)) {
    const deal = await loadDeal(join(DEALS, name), { locale: "fr" });
    const found = await engine.detectContradictions(deal.agentOutputs.flatMap(({ findings }) => findings));
    real.push(...(await measure(name, found, deal.context)));
  }
  const { sources, findings } = disputedDeal(50, seedIn(args));
  const made = await engine.detectContradictions(findings);
  const context = await buildVerificationContext(sources);
  const rows = [...real, ...(await measure("generated", made, context))];
  // In a review its cases share what the provider keeps; alone, each begins with nothing.
  const together = await measure("generated", made, context, new Set());
  console.table(rows.filter(({ calls }) => calls > 0));
  const without = rows.filter(({ calls }) => calls === 0).length;
  const debated = rows.filter(({ rounds, calls }) => rounds > 0 && calls > rounds * 2);
  const debates = debated.filter(({ refused }) => refused === 0).map(({ tokens }) => tokens);
  const mean = rows.reduce((sum, { tokens }) => sum + tokens, 0) / rows.length;
  const rungs = Object.groupBy(rows, ({ rung, calls }) => `${rung}${calls === 0 ? ", no call" : ""}`);
  console.table(Object.fromEntries(Object.entries(rungs).map(([rung, list]) => [rung, list?.length])));
  const asked = rows.filter(({ calls }) => calls > 0);
  const result = {
    contradictions: rows.length,
    generated: made.length,
    settledWithoutACall: Number((without / rows.length).toFixed(3)),
    fullDebates: debates.length,
    threeRounds: rows.filter(({ rounds }) => rounds === 3).length,
    mostTokensOfAFullDebate: debates.reduce((a, b) => Math.max(a, b), 0),
    mostTokensWithARefusedVerdict: debated.reduce((most, { tokens }) => Math.max(most, tokens), 0),
    meanTokensOfAFullDebate: Math.round(debates.reduce((a, b) => a + b, 0) / Math.max(1, debates.length)),
    meanTokensWhereAsked: Math.round(asked.reduce((sum, { tokens }) => sum + tokens, 0) / Math.max(1, asked.length)),
    meanCachedWhereAsked: Math.round(asked.reduce((sum, { cached }) => sum + cached, 0) / Math.max(1, asked.length)),
    meanWithoutAnyCacheWhereAsked: meanOf(asked, ({ tokens, cached }) => tokens + cached),
    meanTokensOfAReviewWhereAsked: meanOf(
      together.filter(({ calls }) => calls > 0),
      ({ tokens }) => tokens,
    ),
    meanTokensPerContradiction: Math.round(mean),
    goal: {
      settledWithoutACall: 0.6,
      mostTokensOfAFullDebate: 15_000,
      meanTokensWhereAsked: 8_000,
      meanTokensPerContradiction: 8_000,
    },
  };
  console.log(
    `${without} of ${rows.length} settled without a call; a full debate takes ${result.meanTokensOfAFullDebate} tokens on average, ${result.mostTokensOfAFullDebate} at most.`,
  );
  return result;
};
