import type { AnswerFault } from "../../i18n/answer-faults.ts";
import { endOfString, scanJson } from "./scan-json.ts";

/** How much of an answer is looked at. */
export interface AnswerLimits {
  /** Characters. */
  maxLength: number;
  /** Nested objects and arrays. */
  maxDepth: number;
}

export const ANSWER_LIMITS: AnswerLimits = { maxLength: 1_000_000, maxDepth: 64 };

/** Brackets in prose that never close, each searched to the end of the text: beyond these it holds no answer. */
const MAX_UNCLOSED = 8;

/** Every JSON object or array in the text, in order, or why there is none. */
export type FoundJson = { values: unknown[] } | { fault: AnswerFault };

/**
 * Finds JSON as models give it: bare, fenced, in the middle of prose, with text after it. A value inside another is not
 * found separately. Where nothing whole is found, the fault says whether there was none or whether it was cut short.
 */
export function findJson(answer: string, limits: AnswerLimits = ANSWER_LIMITS): FoundJson {
  if (answer.length > limits.maxLength) return { fault: { kind: "too_long", limit: limits.maxLength } };
  const text = withoutThinking(answer);
  const values: unknown[] = [];
  let unclosed = 0;
  for (let at = nextOpener(text, 0); at !== -1 && unclosed < MAX_UNCLOSED; ) {
    const scan = scanJson(text, at, limits.maxDepth);
    const parsed = scan.problem === undefined && mayBeJson(text, at) ? parse(text.slice(at, scan.end)) : undefined;
    if (parsed !== undefined && scan.problem === undefined) {
      values.push(parsed);
      at = nextOpener(text, scan.end);
      continue;
    }
    if (scan.problem === "too_deep") return { fault: { kind: "too_deep", limit: limits.maxDepth } };
    if ("key" in scan) return { fault: { kind: scan.problem, found: scan.key } };
    // What stands whole inside a broken or cut value is a part of an answer, and no answer.
    if (isMeantAsJson(text, at)) return { fault: { kind: scan.problem === "cut_short" ? "cut_short" : "malformed" } };
    if (scan.problem === "cut_short") unclosed++;
    at = nextOpener(text, at + 1);
  }
  return values.length === 0 ? { fault: { kind: "no_json" } } : { values };
}

/** Reasoning some models print before the answer; it may hold drafts. */
const withoutThinking = (text: string): string => text.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, "");

/** Where the next bracket opens: for a JSON value, or in prose. */
function nextOpener(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === "{" || text[at] === "[") return at;
  return -1;
}

/** Worth a try: a bracket in prose mostly begins otherwise. */
const mayBeJson = (text: string, at: number): boolean =>
  /^(?:\{\s*["}]|\[\s*[\]{["\d\-tfn])/.test(text.slice(at, at + 200));

/** `{ "`, `[ {`, `[ "`: nobody begins prose like that. `[12 mars]` they do. */
const isMeantAsJson = (text: string, at: number): boolean => /^(?:\{\s*"|\[\s*[{["])/.test(text.slice(at, at + 200));

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    try {
      return JSON.parse(withoutTrailingCommas(json));
    } catch {
      return undefined;
    }
  }
}

/** `[1, 2,]` means `[1, 2]` to everyone but a parser. Nothing else is repaired by guessing. */
function withoutTrailingCommas(json: string): string {
  let out = "";
  for (let at = 0; at < json.length; at++) {
    const char = json[at] as string;
    if (char === '"') {
      const end = endOfString(json, at);
      out += json.slice(at, end + 1);
      at = end;
    } else if (char !== "," || !/^,\s*[}\]]/.test(json.slice(at, at + 100))) out += char;
  }
  return out;
}
