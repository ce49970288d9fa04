import type { Settings } from "./settings.ts";
import type { World, WorldObject } from "./world.ts";

/** How often an agent was right and wrong, in expectation; with a prior, the parameters of a Beta posterior. */
export interface Posterior {
  alpha: number;
  beta: number;
}

/** No agent is taken for a liar or for infallible. */
const [LEAST, MOST] = [0.05, 0.98];
/** What a claim nobody disputes counts for: it says little on who knows better. */
const UNDISPUTED = 0.05;
/** Certainty, in claims, of what is believed of a class of agents before its claims are seen. */
const CLASS_STRENGTH = 10;

/**
 * Judges agents by the beliefs in their values, most of all where values are disputed. Agents of one
 * kind with as few judged claims form a class, and each agent starts from its class: a claim or two say little.
 */
export function learn(
  { kinds }: Pick<World, "kinds">,
  objects: readonly WorldObject[],
  belief: readonly number[][],
  settings: Settings,
): Posterior[] {
  const tallies = kinds.map((): Posterior => ({ alpha: 0, beta: 0 }));
  for (const [at, { candidates, dispute }] of objects.entries()) {
    for (const [i, { votes }] of candidates.entries()) {
      const p = belief[at]?.[i] as number;
      for (const vote of votes) {
        const tally = tallies[vote.agent] as Posterior;
        const weight = vote.weight * Math.max(UNDISPUTED, dispute);
        tally.alpha += p * weight;
        tally.beta += (1 - p) * weight;
      }
    }
  }
  const classes = tallies.map((tally, agent) => `${sizeClass(tally)} ${kinds[agent]}`);
  const classMeans = meansByClass(tallies, classes, settings.priorMean);
  return tallies.map((tally, agent) =>
    posterior(classMeans.get(classes[agent] as string) as number, settings.priorStrength, tally),
  );
}

/** The share of right claims that a vote is weighed by. */
export function accuracyOf({ alpha, beta }: Posterior): number {
  return Math.min(MOST, Math.max(LEAST, alpha / (alpha + beta)));
}

/** One class for each doubling of judged claims, up to 16 and more. */
function sizeClass({ alpha, beta }: Posterior): number {
  return Math.min(4, Math.floor(Math.log2(Math.max(1, alpha + beta))));
}

function meansByClass(tallies: Posterior[], classes: string[], priorMean: number): Map<string, number> {
  const sums = new Map<string, Posterior>();
  for (const [agent, tally] of tallies.entries()) {
    const name = classes[agent] as string;
    const sum = sums.get(name) ?? { alpha: 0, beta: 0 };
    sums.set(name, { alpha: sum.alpha + tally.alpha, beta: sum.beta + tally.beta });
  }
  return new Map([...sums].map(([name, sum]) => [name, accuracyOf(posterior(priorMean, CLASS_STRENGTH, sum))]));
}

function posterior(mean: number, strength: number, { alpha, beta }: Posterior): Posterior {
  return { alpha: mean * strength + alpha, beta: (1 - mean) * strength + beta };
}
