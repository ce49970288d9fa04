import type { Journal } from "../../model/journal/journal.ts";
import type { WorkTools } from "./work.ts";

/** One call of a journal as plain data. */
interface JournalQuestion {
  journal: keyof Journal;
  given: unknown[];
}

/** The journal as a clerk sees it: each call is answered by whoever ordered the work, when it is durable there. */
export function journalOver({ ask }: Pick<WorkTools, "ask">): Journal {
  const call = (journal: keyof Journal, ...given: unknown[]) =>
    ask({ journal, given } satisfies JournalQuestion) as Promise<never>;
  return {
    get: (key, name) => call("get", key, name),
    begin: (key, request) => call("begin", key, request),
    complete: (key, completion) => call("complete", key, completion),
    fail: (key, failure) => call("fail", key, failure),
    inFlight: () => call("inFlight"),
    close: () => call("close"),
  };
}

/** Answers what a clerk asks of a journal. */
export function answersOf(journal: Journal): (question: unknown) => Promise<unknown> {
  return async (question) => {
    const { journal: method, given } = question as JournalQuestion;
    return (journal[method] as (...given: unknown[]) => unknown)(...given);
  };
}
