/** A small review in its own process: three calls, one after another, and a place to be killed at. */
import { z } from "zod";
import { completeAndValidate } from "../src/model/complete-and-validate.ts";
import type { Journal } from "../src/model/journal/journal.ts";
import { openSqliteJournal } from "../src/model/journal/sqlite.ts";

/** The steps of a call at which a process may die. */
export type KillStep = "before_begin" | "in_flight" | "before_complete" | "after_complete";

/** What the child is told, as JSON in its first argument. */
export interface ChildTask {
  url: string;
  journal: string;
  /** Die by our own hand at this step of this call; in flight the parent does it. */
  kill: { call: number; step: KillStep } | null;
  replay: boolean;
}

const task = JSON.parse(process.argv[2] ?? "") as ChildTask;
const Answer = z.object({ verdict: z.string() });
const journal = openSqliteJournal(task.journal);

function dying(call: number): Journal {
  const dieAt = (step: KillStep) => {
    if (task.kill?.call === call && task.kill.step === step) process.kill(process.pid, "SIGKILL");
  };
  return {
    ...journal,
    begin(key, request) {
      dieAt("before_begin");
      return journal.begin(key, request);
    },
    async complete(key, completion) {
      dieAt("before_complete");
      const recorded = await journal.complete(key, completion);
      dieAt("after_complete");
      return recorded;
    },
  };
}

const results = [];
for (const call of [1, 2, 3]) {
  results.push(
    await completeAndValidate("You judge.", `question ${call}`, Answer, {
      model: "openai-compatible:llama3",
      env: { TRIBUNAL_BASE_URL: task.url },
      journal: dying(call),
      replay: task.replay,
    }),
  );
}
console.log(JSON.stringify(results));
