import type { ObjectEstimate } from "./claim.ts";

/** On fewer things than this, saying the same is no sign of anything. */
const FEWEST = 5;

/**
 * Sources that say the same of each of many things, against others: they may all be right, or be one source told several
 * times, and nothing in what they say can tell which. Those that share what others hold for wrong are found as copies.
 */
export function neverApart(objects: readonly ObjectEstimate[]): string[][] {
  const disputed = objects.filter(({ ranked }) => ranked.length > 1);
  if (disputed.length < FEWEST) return [];
  const answers = new Map<string, string[]>();
  disputed.forEach(({ ranked }, at) => {
    ranked.forEach(({ agents }, which) => {
      for (const agent of agents) answers.set(agent, [...(answers.get(agent) ?? []), `${at}:${which}`]);
    });
  });
  const groups = Map.groupBy(
    [...answers].filter(([, given]) => given.length >= FEWEST),
    ([, given]) => given.join(" "),
  );
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(([agent]) => agent).sort())
    .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}
