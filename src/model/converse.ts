import type { ZodType } from "zod";
import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import { ANSWER_LIMITS } from "./answer/find-json.ts";
import { jsonSchemaOf } from "./answer/json-schema.ts";
import { readAnswer } from "./answer/read-answer.ts";
import { repairPrompt } from "./answer/repair-prompt.ts";
import { ModelFailure } from "./failure.ts";
import { withinDeadline } from "./policies/deadline.ts";
import type { Model, ModelRole, ToolCall, ToolSpec, Turn, Usage } from "./port.ts";
import { systemTime, type Time } from "./time.ts";
import { addUsage, NO_USAGE } from "./usage.ts";

/** A tool with hands: what it is, and what it gives for an input that nobody has checked yet. Never throws. */
export interface Tool extends ToolSpec {
  run(input: unknown): string;
}

/** A question whose answer may take looking things up. */
export interface Conversation<Data> {
  role: ModelRole;
  system: string;
  user: string;
  documents?: string | undefined;
  /** Which question of its review this is, whatever its words. */
  about: string;
  tools: readonly Tool[];
  schema: ZodType<Data>;
  /** Calls to the model that may ask for tools; after them it must answer. Default 10. */
  maxSteps?: number;
  /** Characters of results handed over in all; beyond, a tool says only that. Default 60,000. */
  maxResultCharacters?: number;
  /** Default 3,000. */
  maxOutputTokens?: number;
  /** Milliseconds over the whole conversation. Default 300,000. */
  deadlineMs?: number;
  signal?: AbortSignal | undefined;
  time?: Time;
}

const KNOWN: Readonly<Record<keyof Conversation<unknown>, true>> = {
  role: true,
  system: true,
  user: true,
  documents: true,
  about: true,
  tools: true,
  schema: true,
  maxSteps: true,
  maxResultCharacters: true,
  maxOutputTokens: true,
  deadlineMs: true,
  signal: true,
  time: true,
};

/** A validated answer or a named failure, with what was looked up on the way. */
export type Conversed<Data> = { usage: Usage; turns: Turn[] } & ({ data: Data } | { failure: ModelFailure });

const MOST_REPAIRS = 2;
const SAME_AGAIN = "You have asked this before; the result above is all there is.";
const NO_ROOM = "No room for more results. Answer with what you have.";
const ANSWER_NOW = "You may look up nothing more. Answer now, with one JSON object and nothing else.";

/**
 * Lets a model look things up before it answers. Each step is one call through its door: reserved, recorded, replayed.
 * A model that loops is told once that it has the result, and runs out of steps; it is then asked for its answer.
 *
 * ```ts
 * const answer = await converse(model, { role: "analyst", about: "team", system, user, tools, schema });
 * if ("data" in answer) console.log(answer.data);
 * ```
 */
export async function converse<Data>(model: Model, asked: Conversation<Data>): Promise<Conversed<Data>> {
  requireObject("The model", model);
  refuseUnknown("converse", asked, KNOWN);
  const { time = systemTime, deadlineMs = 300_000, signal } = asked;
  return withinDeadline({ time, ms: deadlineMs, model: model.id, signal }, (bounded, deadlineAt) =>
    exchange(model, asked, { signal: bounded, deadlineAt }),
  );
}

async function exchange<Data>(
  model: Model,
  asked: Conversation<Data>,
  bounds: { signal: AbortSignal; deadlineAt: number },
): Promise<Conversed<Data>> {
  const { role, system, documents, about, tools, schema, maxSteps = 10, maxOutputTokens = 3_000 } = asked;
  const specs = tools.map(({ name, description, input }): ToolSpec => ({ name, description, input }));
  const hands = handsOf(tools, asked.maxResultCharacters ?? 60_000);
  const turns: Turn[] = [];
  let usage: Usage = NO_USAGE;
  let user = asked.user;
  let repairs = 0;
  for (let step = 0; ; step++) {
    const closing = turns.length >= maxSteps;
    try {
      const completion = await model.complete({
        role,
        system,
        ...(documents !== undefined && { documents }),
        user,
        tools: specs,
        turns: [...turns],
        schema: jsonSchemaOf(schema),
        maxOutputTokens,
        temperature: 0.1,
        attempt: step,
        about,
        ...bounds,
      });
      usage = addUsage(usage, completion.usage);
      const calls = completion.toolCalls ?? [];
      if (calls.length > 0 && turns.length <= maxSteps) {
        const results = closing ? calls.map(() => ANSWER_NOW) : calls.map(hands);
        turns.push({ said: completion.text, calls, results });
        continue;
      }
      const read = await readAnswer(completion, schema, maxOutputTokens, ANSWER_LIMITS);
      if ("data" in read) return { data: read.data, usage, turns };
      if (repairs++ >= MOST_REPAIRS) {
        const detail = { model: completion.modelId, faults: read.faults };
        return { failure: new ModelFailure("invalid_answer", { detail }), usage, turns };
      }
      user = repairPrompt(asked.user, completion.text, read.faults);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return { failure: error, usage: addUsage(usage, error.usage), turns };
    }
  }
}

/** Does what is asked, once for each question and within the room there is. */
function handsOf(tools: readonly Tool[], room: number): (call: ToolCall) => string {
  const seen = new Set<string>();
  let left = room;
  return ({ name, input }) => {
    const key = `${name} ${JSON.stringify(input)}`;
    if (seen.has(key)) return SAME_AGAIN;
    seen.add(key);
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined)
      return `There is no tool "${name.slice(0, 60)}". There are: ${tools.map((one) => one.name).join(", ")}.`;
    if (left <= 0) return NO_ROOM;
    const result = tool.run(input);
    left -= result.length;
    return result;
  };
}
