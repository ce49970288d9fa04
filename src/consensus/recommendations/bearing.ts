import type { FindingCategory } from "../../domain/finding.ts";
import type { Conflict, RecommendationPlea, RecommendationRound } from "../../domain/recommendation.ts";
import { rememberedByText } from "../../domain/remembered.ts";
import { TOPICS } from "../../quantities/topics/catalogue.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { type Difference, opposition } from "./opposes.ts";
import { readText } from "./stances.ts";
import { sharesWord, subjectOf } from "./subject.ts";

/** Whether to take the deal, and at what price: there is nothing about the company that does not bear on it. */
const OF_THE_DEAL = new Set<Difference["ground"]>(["deal", "price", "ticket"]);

/** Whom one would sell to bears on where to go, and on what is asked for it. */
const BEARS_ON: Partial<Record<Difference["ground"], readonly FindingCategory[]>> = {
  aim: ["gtm", "customer"],
  pricing: ["customer", "competitive"],
  reach: ["market", "competitive", "gtm", "customer"],
  launch: ["market", "competitive", "gtm", "customer", "product"],
};
const GOES_TO_MARKET = new Set(["launch", "international", "europe", "expansion"]);

/**
 * Tells whether what somebody says bears on what a conflict is about: it shares a word with it, it names a metric of the
 * same field or one of money (whatever a company does, it pays for), or the conflict is about the deal or the company as
 * a whole. The age of the office lease does not bear on a marketing budget, however well it is sourced.
 */
export function bearingOn(conflict: Conflict, numericGap: number): (said: string) => boolean {
  const differences = differencesOf(conflict, numericGap);
  const subject = new Set(Object.values(conflict.positions).flatMap(({ statement }) => [...wordsOf(statement)]));
  if (subject.size === 0 || differences.some(({ overall, ground }) => overall || OF_THE_DEAL.has(ground)))
    return () => true;
  const named = Object.values(conflict.positions).flatMap(({ statement }) => topicsMentioned(statement));
  const goes = [...subject].some((word) => GOES_TO_MARKET.has(word));
  const fields = new Set<FindingCategory>([
    "financial",
    ...(goes ? (BEARS_ON.launch ?? []) : []),
    ...differences.flatMap(({ ground }) => BEARS_ON[ground] ?? []),
    ...[...named, ...topicsOf(subject)].map(({ category }) => category),
  ]);
  return (said) => sharesWord(subject, wordsOf(said)) || topicsMentioned(said).some((one) => fields.has(one.category));
}

/**
 * A plea without what it grants on other matters. Who granted nothing else had no reason to move: it holds its position.
 * What repeats an argument is judged by the finding behind that argument, in the words of its agent.
 */
export function onTheMatter(plea: RecommendationPlea, { conflict, rounds, bears }: Hearing): RecommendationPlea {
  const said = rounds.flatMap(({ pleas }) =>
    pleas.flatMap(({ arguments: given, grounds }) =>
      given.map((words, i) => ({ words, ground: grounds?.[i] ?? words })),
    ),
  );
  const isStray = (granted: string) => !bears(said.find(({ words }) => granted.includes(words))?.ground ?? granted);
  const struck = plea.concessions.filter(isStray);
  if (struck.length === 0) return plea;
  const concessions = plea.concessions.filter((granted) => !struck.includes(granted));
  const own = conflict.positions[plea.agentName]?.statement;
  const moved = plea.stance !== "holds" && concessions.length === 0 && own !== undefined;
  return { ...plea, ...(moved && { stance: "holds", position: own }), concessions, struck };
}

/** What was said so far in a conflict, and what bears on it. */
interface Hearing {
  conflict: Conflict;
  rounds: readonly RecommendationRound[];
  bears: (said: string) => boolean;
}

function differencesOf({ positions }: Conflict, numericGap: number): Difference[] {
  const of = (side: "A" | "B") =>
    Object.values(positions).flatMap((one) => (one.side === side ? [readText(one.statement)] : []));
  return of("A").flatMap((a) => of("B").flatMap((b) => opposition(a, b, numericGap)?.differences ?? []));
}

const wordsOf = rememberedByText((text: string): ReadonlySet<string> => {
  const { sentences, languages } = readText(text);
  return new Set(sentences.flatMap(({ words }) => [...subjectOf(words, languages)]));
});

/** The metrics with one of these words in their name. */
const topicsOf = (subject: ReadonlySet<string>): Topic[] =>
  TOPICS.filter(({ name }) => Object.values(name).some((one) => sharesWord(subject, wordsOf(one))));
