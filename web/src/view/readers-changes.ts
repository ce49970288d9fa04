import type { QuestionLine, ReviewDocument } from "../../../src/server/contract.ts";

type Asked = Pick<ReviewDocument["answer"]["questions"][number], "from" | "changes">;

/** What an answer would change, as the reader's review says it: the letter may be in another language, its founder's. */
export function readersChanges({ from, changes }: Pick<QuestionLine, "from" | "changes">, asked: readonly Asked[]) {
  const own = asked.find((one) => one.from.kind === from?.kind && one.from.id === from.id);
  return own?.changes ?? changes;
}
