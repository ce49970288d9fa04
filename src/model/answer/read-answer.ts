import { isDeepStrictEqual } from "node:util";
import type { ZodType } from "zod";
import type { AnswerFault } from "../../i18n/answer-faults.ts";
import type { Completion } from "../port.ts";
import { faultsOf } from "./faults.ts";
import { ANSWER_LIMITS, type AnswerLimits, findJson } from "./find-json.ts";

/** What an answer was worth. */
export type ReadAnswer<Data> = { data: Data } | { faults: AnswerFault[] };

/**
 * From a completion to a validated object, or to what is wrong with it. A cut answer is never content, even where its
 * beginning would pass the schema; two different valid answers are none.
 */
export async function readAnswer<Data>(
  completion: Completion,
  schema: ZodType<Data>,
  maxOutputTokens: number,
  limits: AnswerLimits = ANSWER_LIMITS,
): Promise<ReadAnswer<Data>> {
  if (completion.finishReason === "length") return { faults: [{ kind: "truncated", limit: maxOutputTokens }] };
  if (completion.text.trim() === "") return { faults: [{ kind: "empty" }] };
  const found = findJson(completion.text, limits);
  if ("fault" in found) return { faults: [found.fault] };

  const valid: Data[] = [];
  let nearest: AnswerFault[] | null = null;
  for (const value of found.values) {
    const result = await schema.safeParseAsync(value);
    if (result.success) {
      if (!valid.some((other) => isDeepStrictEqual(other, result.data))) valid.push(result.data);
    } else {
      const faults = faultsOf(result.error.issues, value);
      if (nearest === null || faults.length < nearest.length) nearest = faults;
    }
  }
  if (valid.length > 1) return { faults: [{ kind: "several" }] };
  return valid.length === 1 ? { data: valid[0] as Data } : { faults: nearest ?? [{ kind: "no_json" }] };
}
