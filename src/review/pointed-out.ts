import type { AgentOutput } from "../domain/finding.ts";
import { byGravity, type Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import type { Witness } from "../evidence/witness.ts";
import { pointedOut } from "../outputs/pointed-out.ts";
import { numberHabit } from "../quantities/habits.ts";

/** Of more statements, and of more warnings of one analyst, a reader is shown a dozen at most. */
const MOST_POINTED = 200;
const MOST_WARNINGS = 500;

/**
 * The documents' contradictions, with those that the analysts' warnings tell beside them: an analyst points, code finds
 * the figures on the pages and does the sum again. What is told already is not told twice.
 */
export function withPointedOut(
  found: readonly Inconsistency[],
  outputs: readonly AgentOutput[],
  witness: Witness,
  locale: Locale,
): Inconsistency[] {
  const told = outputs.flatMap(({ agentName, redFlags: all = [] }) => {
    const redFlags = all.slice(0, MOST_WARNINGS);
    const habit = numberHabit(redFlags.map(({ text, because = "" }) => `${text} ${because}`));
    return redFlags.flatMap((flag) => pointedOut(flag, habit).map((pointed) => ({ by: agentName, pointed })));
  });
  const known = new Set(found.map(({ id }) => id));
  const more = witness.pointedOut(told.slice(0, MOST_POINTED), locale).filter(({ id }) => !known.has(id));
  return byGravity([...found, ...more]);
}
