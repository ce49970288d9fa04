import type { Budget } from "../budget.ts";
import { ModelFailure } from "../failure.ts";
import { type Journal, journaledRequest, journalKey, questionName } from "../journal/journal.ts";
import type { Completion, Model, Usage } from "../port.ts";
import { NO_USAGE, uncachedTokens } from "../usage.ts";

interface JournalOptions {
  /** Answers only from the journal; a call that is not there is a `journal_miss`. */
  replay: boolean;
  /** A replayed answer costs the review what it cost the first time, so that both runs stop at the same place. */
  budget: Budget;
}

/** Answers from the record where there is one; otherwise nothing is used before it is on record. */
export function withJournal(model: Model, journal: Journal, { replay, budget }: JournalOptions): Model {
  const charge = (usage: Usage) => budget.charge({ tokens: uncachedTokens(usage), usd: usage.usd });
  return {
    id: model.id,
    async complete(request) {
      const asked = journaledRequest(model.id, request);
      const key = journalKey(asked);
      const known = await written(() => journal.get(key, questionName(asked)));
      if (known?.state === "done") {
        charge(known.completion.usage);
        return { ...known.completion, replayed: true };
      }
      if (replay) {
        if (known === null) throw new ModelFailure("journal_miss", { detail: { model: model.id } });
        charge(known.usage);
        throw new ModelFailure(known.kind, { detail: known.detail, usage: known.usage });
      }
      await written(() => journal.begin(key, asked));
      let completion: Completion;
      try {
        completion = await model.complete(request);
      } catch (error) {
        if (error instanceof ModelFailure) {
          const { kind, detail, usage } = error;
          await written(() => journal.fail(key, { state: "failed", kind, detail, usage }));
        }
        throw error;
      }
      return written(() => journal.complete(key, completion), completion.usage);
    },
  };
}

/** A journal that cannot write is a named failure: an answer off the record is not used. */
async function written<Value>(work: () => Value | Promise<Value>, usage: Usage = NO_USAGE): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new ModelFailure("journal_failed", { usage, detail: { said: error instanceof Error ? error.message : "" } });
  }
}
