import type { QualityEngineConfig } from "../../domain/config.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Conflict, DebateEnd, RecommendationPlea, RecommendationRound } from "../../domain/recommendation.ts";
import { bearingOn, onTheMatter } from "./bearing.ts";
import type { RecommendationDebater } from "./debater.ts";
import { opposition } from "./opposes.ts";
import type { Speaker } from "./read-agents.ts";
import { readText } from "./stances.ts";
import { contentOf, jaccard } from "./subject.ts";

/** What a debate needs besides its conflict. */
export interface DebateTools {
  debater: RecommendationDebater;
  locale: Locale;
  config: QualityEngineConfig["recommendations"];
  /** Jaccard similarity at which the sides have met. */
  convergence: number;
  numericGap: number;
  /** Ends the whole run; rejects. */
  signal?: AbortSignal | undefined;
  /** A signal that aborts after so many milliseconds. */
  newDeadline: (ms: number) => AbortSignal;
  /** Tells how long the debate has lasted, between rounds. */
  clock: () => Date;
}

/** A debate on record. */
export interface Debate {
  rounds: RecommendationRound[];
  end: DebateEnd;
  /** Who could not be heard, and why. */
  failures: { agentName: string; reason: string }[];
}

/** Lets the parties speak in rounds, all at once in each, until they meet, repeat themselves, or time is up. */
export async function debate(
  conflict: Conflict,
  parties: readonly Speaker[],
  commonGround: string | null,
  tools: DebateTools,
): Promise<Debate> {
  const deadline = tools.newDeadline(tools.config.debateTimeoutMs);
  const signal = tools.signal === undefined ? deadline : AbortSignal.any([deadline, tools.signal]);
  const started = tools.clock().getTime();
  const isLate = () => deadline.aborted || tools.clock().getTime() - started >= tools.config.debateTimeoutMs;
  const rounds: RecommendationRound[] = [];
  const bears = bearingOn(conflict, tools.numericGap);
  for (let roundNumber = 1; roundNumber <= tools.config.maxRounds; roundNumber++) {
    tools.signal?.throwIfAborted();
    if (isLate()) return { rounds, end: "deadline", failures: [] };
    const heard = await Promise.all(
      parties.map((speaker) =>
        hear(
          () =>
            tools.debater.plead({
              conflict,
              speaker,
              roundNumber,
              previousRounds: rounds,
              commonGround,
              locale: tools.locale,
              signal,
            }),
          speaker.agentName,
          signal,
        ),
      ),
    );
    tools.signal?.throwIfAborted();
    const failures = heard.flatMap((answer) => ("reason" in answer ? [answer] : []));
    if (deadline.aborted && failures.length > 0) return { rounds, end: "deadline", failures: [] };
    if (failures.length > 0) return { rounds, end: "debater_failed", failures };
    const pleas = (heard as RecommendationPlea[]).map((plea) => onTheMatter(plea, { conflict, rounds, bears }));
    const convergence = convergenceOf(conflict, pleas, tools.numericGap);
    const before = rounds.at(-1)?.pleas;
    rounds.push({ roundNumber, pleas, convergence });
    if (convergence >= tools.convergence && !stillOpposed(conflict, pleas, tools.numericGap))
      return { rounds, end: "converged", failures: [] };
    const repeats = before !== undefined && JSON.stringify(before) === JSON.stringify(pleas);
    if (repeats && commonGround === null) return { rounds, end: "nothing_new", failures: [] };
  }
  return { rounds, end: "all_rounds", failures: [] };
}

async function hear(
  plead: () => Promise<RecommendationPlea>,
  agentName: string,
  signal: AbortSignal,
): Promise<RecommendationPlea | { agentName: string; reason: string }> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return { ...(await Promise.race([aborted, Promise.resolve().then(plead)])), agentName };
  } catch (error) {
    return { agentName, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** How alike the two sides are after a round: the least over the opposed pairs. */
function convergenceOf(conflict: Conflict, pleas: readonly RecommendationPlea[], numericGap: number): number {
  const sideOf = ({ agentName }: RecommendationPlea) => conflict.positions[agentName]?.side;
  const words = new Map(pleas.map((plea) => [plea, wordsOfPlea(plea)]));
  const values = pleas
    .filter((plea) => sideOf(plea) === "A")
    .flatMap((one) =>
      pleas
        .filter((plea) => sideOf(plea) === "B")
        .map((other) => {
          const shared = jaccard(words.get(one) as Set<string>, words.get(other) as Set<string>);
          // "Launch it" and "do not launch it" have every word in common.
          return areOpposed(one, other, numericGap)
            ? Math.min(shared, jaccard(argumentWords(one), argumentWords(other)) / 2)
            : shared;
        }),
    );
  return values.length === 0 ? 0 : Math.min(...values);
}

function stillOpposed(conflict: Conflict, pleas: readonly RecommendationPlea[], numericGap: number): boolean {
  const of = (side: "A" | "B") => pleas.filter(({ agentName }) => conflict.positions[agentName]?.side === side);
  return of("A").some((one) => of("B").some((other) => areOpposed(one, other, numericGap)));
}

function areOpposed(one: RecommendationPlea, other: RecommendationPlea, numericGap: number): boolean {
  const [a, b] = [one.position, other.position];
  return a !== b && opposition(readText(a), readText(b), numericGap) !== null;
}

/** What an agent stands for now: its position and arguments, or the common ground alone once it accepts it. */
function wordsOfPlea(plea: RecommendationPlea): Set<string> {
  return plea.stance === "accepts" ? COMMON_GROUND : contentWords([plea.position, ...groundsOf(plea)]);
}

const argumentWords = (plea: RecommendationPlea): Set<string> => contentWords(groundsOf(plea));

/** In the agents' words where they are known: a debate must not end sooner in one language than in another. */
const groundsOf = ({ grounds, arguments: said }: RecommendationPlea): string[] => grounds ?? said;

const COMMON_GROUND = new Set(["common ground"]);

function contentWords(texts: readonly string[]): Set<string> {
  const { sentences, languages } = readText(texts.join("\n"));
  return contentOf(
    sentences.flatMap(({ words }) => words),
    languages,
  );
}
