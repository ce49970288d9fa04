import { setTimeout as wait } from "node:timers/promises";
import { ConsensusEngine } from "../src/consensus/engine.ts";
import { QUALITY_ENGINE_CONFIG } from "../src/domain/config.ts";
import type { Contradiction } from "../src/domain/contradiction.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";
import type { Bench } from "./bench.ts";
import { disputedDeal } from "./disputed-deal.ts";
import { realisticAnswer } from "./realistic-answers.ts";

const CALL_MS = 300;
const CASES = 10;

/** Every answer takes as long, however many are under way; remembers when each case was asked what. */
function slowModel() {
  const started = new Map<string, number[]>();
  const model = scriptedModel([], {
    otherwise: async (request) => {
      const topic = /"topic":"((?:[^"\\]|\\.)*)"/.exec(request.user)?.[1] ?? "?";
      started.set(topic, [...(started.get(topic) ?? []), performance.now()]);
      await wait(CALL_MS);
      return { object: realisticAnswer(request) };
    },
  });
  return { model, started };
}

/** Calls one after the other in one case: a call belongs to the wave before it if that was still under way. */
function chainOf(starts: readonly number[]): number {
  let [chain, wave] = [0, Number.NEGATIVE_INFINITY];
  for (const start of starts) {
    if (start - wave < CALL_MS * 0.9) continue;
    chain++;
    wave = start;
  }
  return chain;
}

export const run: Bench = async () => {
  const { sources, findings } = disputedDeal(50);
  const context = await buildVerificationContext(sources);
  const found = await new ConsensusEngine({ locale: "fr" }).detectContradictions(findings);
  const contested = await contestedOnes(found, context);
  const rows = [];
  for (const concurrency of new Set([1, 4, QUALITY_ENGINE_CONFIG.consensus.concurrency, CASES])) {
    const { model, started } = slowModel();
    const engine = new ConsensusEngine({ model, locale: "fr" });
    const begin = performance.now();
    await engine.resolveAll(contested, context, { concurrency });
    const ms = performance.now() - begin;
    const longest = [...started.values()].reduce((most, starts) => Math.max(most, chainOf(starts)), 0) * CALL_MS;
    rows.push({
      concurrency,
      calls: model.requests.length,
      wallMs: Math.round(ms),
      longestChainMs: longest,
      timesChain: Number((ms / longest).toFixed(2)),
    });
  }
  console.table(rows);
  const all = rows.at(-1);
  return {
    cases: contested.length,
    callMs: CALL_MS,
    rows,
    timesLongestChain: all?.timesChain,
    goal: { timesLongestChain: 1.3 },
  };
};

/** Cases that do reach the model: settled ones would cost nothing and show nothing. */
async function contestedOnes(
  found: Contradiction[],
  context: Parameters<ConsensusEngine["resolve"]>[1],
): Promise<Contradiction[]> {
  const contested: Contradiction[] = [];
  for (const contradiction of found) {
    const model = scriptedModel([], { otherwise: (request) => ({ object: realisticAnswer(request) }) });
    await new ConsensusEngine({ model, locale: "fr" }).resolve(contradiction, context);
    if (model.requests.length > 0) contested.push(contradiction);
  }
  return contested.slice(0, CASES);
}
