import type { Fact } from "../../domain/fact.ts";
import { TERMS } from "./when.ts";

/** Rounds in their order, by the words that name them. */
const ROUNDS: readonly RegExp[] = [
  /(?<!\p{L})(?:pre|pré)[- ]?(?:seed|amor[çc]age|semente)(?!\p{L})|(?<!\p{L})love money(?!\p{L})/iu,
  /(?<!(?:pre|pré)[- ]?)(?<!\p{L})(?:seed|amor[çc]age|semente|semilla)(?!\p{L})/iu,
  /(?<!\p{L})s[ée]ries? a(?!\p{L})/iu,
  /(?<!\p{L})s[ée]ries? b(?!\p{L})/iu,
  /(?<!\p{L})s[ée]ries? c(?!\p{L})/iu,
];
/** Money that came in already. */
const RAISED =
  /(?<!\p{L})(?:raised|closed|secured|received|lev[ée]s?|bouclé|obtenus?|captad[oa]s?|captamos|levantad[oa]s?|recebid[oa]s?|recibid[oa]s?)(?!\p{L})/iu;

/**
 * A deck that asks for a seed round and speaks of a Series A to come has one round on the table: the first it asks for.
 * The terms of those after it are a plan.
 */
export function ofLaterRounds<One extends Omit<Fact, "id">>(facts: readonly One[]): ReadonlySet<One> {
  const rounds = new Map<One, number>();
  for (const fact of facts) {
    if (fact.topic === null || !TERMS.has(fact.topic) || RAISED.test(fact.passage)) continue;
    const named = ROUNDS.flatMap((words, at) => (words.test(`${fact.label} ${fact.passage}`) ? [at] : []));
    const [only, ...more] = named;
    if (only !== undefined && more.length === 0) rounds.set(fact, only);
  }
  const first = Math.min(...rounds.values());
  return new Set([...rounds].filter(([, round]) => round > first).map(([fact]) => fact));
}
