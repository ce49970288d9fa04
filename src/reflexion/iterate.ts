import type { QualityEngineConfig } from "../domain/config.ts";
import type { Critique, CritiqueSeverity } from "../domain/critique.ts";
import type { ReflexionEnd } from "../domain/improvement.ts";
import type { Desk } from "./desk.ts";
import type { Correction, Improver } from "./improve/correction.ts";
import { applyEdits } from "./improve/edits.ts";
import type { AgentUnderReview, Critic, Objection } from "./objection.ts";
import { type Reading, readOutput } from "./reading/read-output.ts";
import { pertinentCrossReferences, qualityScore } from "./score.ts";

/** One objection with its number and what was done about it. */
export interface Settled {
  objection: Objection;
  critique: Critique;
  correction: Correction;
}

/** The analysis at one moment of the work. */
export interface State {
  reading: Reading;
  /** Not yet treated. */
  open: Objection[];
  settled: Settled[];
  score: number;
  crossReferences: number;
  /** Objections for which there was no number left. */
  unlisted: number;
}

/** Those who criticise and correct, and what they work with. */
export interface Reviewers {
  /** Judges every state, the first and the corrected ones: what it still objects to is not fixed. */
  critic: Critic;
  improver: Improver;
  desk: Desk;
  agent: AgentUnderReview;
  config: QualityEngineConfig["reflexion"];
}

/** Ids have three digits. */
const MOST_CRITIQUES = 999;

/** The analysis as it came, with all that is objected to. */
export function firstState(reading: Reading, found: readonly Objection[], { desk }: Reviewers): State {
  const open = found.slice(0, MOST_CRITIQUES);
  const crossReferences = pertinentCrossReferences(reading, desk);
  const score = qualityScore(
    open.map(({ critique }) => critique.severity),
    crossReferences,
  );
  return { reading, open, settled: [], score, crossReferences, unlisted: found.length - open.length };
}

/** Corrects and audits again until it no longer pays. The best state wins, not the last. */
export async function iterate(
  first: State,
  reviewers: Reviewers,
): Promise<{ state: State; iterations: number; endedBy: ReflexionEnd }> {
  let best = first;
  let current = first;
  for (let iteration = 1; iteration <= reviewers.config.maxReflexionIterations; iteration++) {
    if (current.open.length === 0)
      return { state: best, iterations: iteration - 1, endedBy: iteration === 1 ? "no_critique" : "all_settled" };
    const next = notBelow(first, await improveOnce(current, reviewers));
    const fresh = next.settled.slice(current.settled.length);
    const gain = next.score - current.score;
    if (isBetter(next, best)) best = next;
    if (!fresh.some(({ correction }) => correction.status !== "CANNOT_FIX"))
      return { state: best, iterations: iteration, endedBy: "nothing_fixed" };
    if (gain < reviewers.config.minGain)
      return { state: best, iterations: iteration, endedBy: next.open.length === 0 ? "all_settled" : "small_gain" };
    current = next;
  }
  return {
    state: best,
    iterations: reviewers.config.maxReflexionIterations,
    endedBy: current.open.length === 0 ? "all_settled" : "max_iterations",
  };
}

/** Objections that others had hidden were there from the start: only a fact that proved false lowers the score. */
function notBelow(first: State, next: State): State {
  const provedFalse = next.settled.some(({ correction }) => correction.provedFalse);
  return provedFalse || next.score >= first.score ? next : { ...next, score: first.score };
}

/** Of two states with the same score, the later one has its gaps marked. */
function isBetter(next: State, best: State): boolean {
  return next.score >= best.score || best.settled.length === 0;
}

async function improveOnce(state: State, { critic, improver, desk, agent }: Reviewers): Promise<State> {
  const { reading, open, settled } = state;
  const room = open.slice(0, Math.max(0, MOST_CRITIQUES - settled.length));
  const corrections = await improver.improve(room, reading, desk);
  const fresh = room.flatMap((objection, at): Settled[] => {
    const correction = corrections[at];
    const id = `CRT-${String(settled.length + at + 1).padStart(3, "0")}`;
    return correction === undefined ? [] : [{ objection, correction, critique: { id, ...objection.critique } }];
  });
  const output = applyEdits(
    reading.output,
    fresh.flatMap(({ correction }) => correction.edits),
  );
  const revised = readOutput(output, reading.findings);
  const found = await critic.review(revised, desk, agent);
  const crowded = textsWithSeveralSentences(revised);
  const raised = Map.groupBy(found, placeOf);
  const all = [...settled, ...fresh].map((one) => judgedAgain(one, raised, crowded));
  const treated = Map.groupBy(all, ({ objection }) => placeOf(objection));
  const again = found.filter(
    (objection) => !(treated.get(placeOf(objection)) ?? []).some((one) => isSame(objection, one, crowded)),
  );
  const crossReferences = pertinentCrossReferences(revised, desk);
  const score = qualityScore(openSeverities(again, all), crossReferences);
  return { reading: revised, open: again, settled: all, crossReferences, score, unlisted: state.unlisted };
}

/** Fixed is what the critic no longer objects to. */
function judgedAgain(
  settled: Settled,
  raised: ReadonlyMap<string, Objection[]>,
  crowded: ReadonlySet<string>,
): Settled {
  const { correction, objection } = settled;
  const again = (raised.get(placeOf(objection)) ?? []).some((one) => isSame(one, settled, crowded));
  return correction.status !== "FIXED" || !again
    ? settled
    : { ...settled, correction: { ...correction, status: "PARTIALLY_FIXED" } };
}

/** In a text of several sentences the words tell which one is meant. */
function isSame(
  { critique }: Objection,
  { correction, critique: old }: Settled,
  crowded: ReadonlySet<string>,
): boolean {
  if (!crowded.has(critique.location.section)) return true;
  const { quote } = critique.location;
  const { after } = correction.change;
  return quote === old.location.quote || after.includes(quote) || quote.includes(after);
}

function textsWithSeveralSentences({ passages }: Reading): Set<string> {
  const seen = new Set<string>();
  return new Set(passages.flatMap(({ leaf: { path } }) => (seen.size < seen.add(path).size ? [] : [path])));
}

/** Where and what: the same objection to the same place is treated once. */
function placeOf({ critique, topic }: Objection): string {
  return `${critique.type}|${critique.location.section}|${topic}`;
}

/** What could not be fixed stays what it was; what was fixed in part weighs as MEDIUM; a gap that is now stated too. */
export function openSeverities(open: readonly Objection[], settled: readonly Settled[]): CritiqueSeverity[] {
  const left = settled.flatMap(({ correction, critique }): CritiqueSeverity[] => {
    if (correction.status === "FIXED") return [];
    if (correction.status === "PARTIALLY_FIXED" || critique.type === "missing_data_not_flagged") return ["MEDIUM"];
    return [critique.severity];
  });
  return [...left, ...open.map(({ critique }) => critique.severity)];
}
