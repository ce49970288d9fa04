import type { Review } from "../review/result.ts";
import { questionKeys } from "./question-key.ts";
import { askedKindly } from "./voice.ts";

/** A question that came or went between two reviews of a deal. */
export interface ChangedQuestion {
  key: string;
  text: string;
}

/** A verdict that is another one now. Null: there was none, or there is none any more. */
export interface ChangedVerdict {
  topic: string;
  before: string | null;
  after: string | null;
}

/** What a later review of the same deal says otherwise. */
export interface ReviewChanges {
  /** Asked before and answered by the documents now. */
  closed: ChangedQuestion[];
  /** Not asked before. */
  opened: ChangedQuestion[];
  /** Asked both times. */
  open: number;
  verdicts: ChangedVerdict[];
  trust: { before: Review["answer"]["trust"]; after: Review["answer"]["trust"] };
}

/** What changed from one review of a deal to a later one. Both should speak the same language. */
export function changesBetween(before: Review, after: Review): ReviewChanges {
  const was = questionsOf(before);
  const now = questionsOf(after);
  return {
    closed: [...was.values()].filter(({ key }) => !now.has(key)),
    opened: [...now.values()].filter(({ key }) => !was.has(key)),
    open: [...now.keys()].filter((key) => was.has(key)).length,
    verdicts: verdictChanges(before, after),
    trust: { before: before.answer.trust, after: after.answer.trust },
  };
}

function questionsOf(review: Review): Map<string, ChangedQuestion> {
  return new Map(
    [...questionKeys(review)].map(([question, key]) => [key, { key, text: askedKindly(question, review) }]),
  );
}

/** Verdicts by what they are about: the same dispute over another document has another id. */
function verdictChanges(before: Review, after: Review): ChangedVerdict[] {
  const verdictsOf = ({ settled }: Review) =>
    new Map(
      settled.map(({ contradiction, resolution }) => [
        `${contradiction.topicId ?? contradiction.topic} ${contradiction.period ?? ""}`,
        { topic: contradiction.topic, said: resolution.baGuidance.oneLiner },
      ]),
    );
  const [was, now] = [verdictsOf(before), verdictsOf(after)];
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((key) => {
    const [old, other] = [was.get(key), now.get(key)];
    if (old?.said === other?.said) return [];
    return [{ topic: other?.topic ?? old?.topic ?? key, before: old?.said ?? null, after: other?.said ?? null }];
  });
}
