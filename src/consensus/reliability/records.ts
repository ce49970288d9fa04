import type { Settings } from "./settings.ts";
import type { Vote, World } from "./world.ts";

/** The parameters of a Beta posterior. */
export interface Posterior {
  alpha: number;
  beta: number;
}

/** What the claims seen so far say of each agent. */
export interface Records {
  /** How often the agent is right on objects of the vote's category. */
  accuracy(vote: Vote): number;
  of(agent: number): { overall: Posterior; byCategory: Map<number, Posterior> };
}

interface Tally {
  right: number;
  wrong: number;
}

/** No agent is taken for a liar or for infallible. */
const [LEAST, MOST] = [0.05, 0.98];
/** Certainty, in claims, of what is believed of a class of agents before its claims are seen. */
const CLASS_STRENGTH = 10;

/**
 * Judges agents by the beliefs in their values. Objects only one agent speaks of judge nobody. Agents with as few
 * judged claims form one class; an agent starts from its class, a category from the agent.
 */
export function learn(world: World, belief: number[][] | null, settings: Settings): Records {
  const width = world.categories.length;
  const cells = new Map<number, Tally>();
  const totals = world.agents.map((): Tally => ({ right: 0, wrong: 0 }));
  for (const [at, { candidates }] of world.objects.entries()) {
    if (belief === null || !isJudged(candidates)) continue;
    for (const [i, { votes }] of candidates.entries()) {
      const p = belief[at]?.[i] as number;
      for (const { agent, category, weight } of votes) {
        add(totals[agent] as Tally, p, weight);
        const key = agent * width + category;
        let cell = cells.get(key);
        if (cell === undefined) cells.set(key, (cell = { right: 0, wrong: 0 }));
        add(cell, p, weight);
      }
    }
  }
  const classMeans = meansByClass(totals, settings.priorMean);
  const overall = totals.map((tally) =>
    posterior(classMeans.get(classOf(tally)) ?? settings.priorMean, settings.priorStrength, tally),
  );
  const inCategory = (agent: number, category: number): Posterior => {
    const whole = overall[agent] as Posterior;
    const cell = cells.get(agent * width + category);
    if (width === 1 || cell === undefined) return whole;
    return posterior(mean(whole), Math.min(settings.categoryStrength, whole.alpha + whole.beta), cell);
  };
  const accuracies = new Map<number, number>();
  return {
    accuracy({ agent, category }) {
      const key = agent * width + category;
      let known = accuracies.get(key);
      if (known === undefined) {
        known = Math.min(MOST, Math.max(LEAST, mean(inCategory(agent, category))));
        accuracies.set(key, known);
      }
      return known;
    },
    of: (agent) => ({
      overall: overall[agent] as Posterior,
      byCategory: new Map(
        world.categories.flatMap((_, category) =>
          cells.has(agent * width + category) ? [[category, inCategory(agent, category)] as const] : [],
        ),
      ),
    }),
  };
}

function isJudged(candidates: { votes: Vote[] }[]): boolean {
  return candidates.length > 1 || (candidates[0]?.votes.length ?? 0) > 1;
}

function add(tally: Tally, p: number, weight: number): void {
  tally.right += p * weight;
  tally.wrong += (1 - p) * weight;
}

/** 0 for nothing judged, then one class for each doubling of judged claims, up to 16 and more. */
function classOf({ right, wrong }: Tally): number {
  const judged = right + wrong;
  return judged < 0.5 ? 0 : Math.min(5, 1 + Math.floor(Math.log2(Math.max(1, judged))));
}

function meansByClass(totals: Tally[], priorMean: number): Map<number, number> {
  const sums = new Map<number, Tally>();
  for (const tally of totals) {
    const key = classOf(tally);
    const sum = sums.get(key) ?? { right: 0, wrong: 0 };
    sums.set(key, { right: sum.right + tally.right, wrong: sum.wrong + tally.wrong });
  }
  return new Map([...sums].map(([key, sum]) => [key, mean(posterior(priorMean, CLASS_STRENGTH, sum))]));
}

function posterior(priorMean: number, strength: number, { right, wrong }: Tally): Posterior {
  return { alpha: priorMean * strength + right, beta: (1 - priorMean) * strength + wrong };
}

function mean({ alpha, beta }: Posterior): number {
  return alpha / (alpha + beta);
}
