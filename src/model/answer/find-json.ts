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
    if (scan.problem === undefined) {
      const parsed = looksLikeJson(text, at) ? parse(text.slice(at, scan.end)) : undefined;
      if (parsed !== undefined) values.push(parsed);
      at = nextOpener(text, parsed === undefined ? at + 1 : scan.end);
      continue;
    }
    if (scan.problem === "too_deep") return { fault: { kind: "too_deep", limit: limits.maxDepth } };
    if ("key" in scan) return { fault: { kind: scan.problem, found: scan.key } };
    if (scan.problem === "cut_short") {
      // It may hold whole values inside: they are parts, not the answer.
      if (looksLikeJson(text, at)) return { fault: { kind: "cut_short" } };
      unclosed++;
    }
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

/** `{ "` or `[ {` and the like: a bracket in prose is not a beginning of JSON. */
const looksLikeJson = (text: string, at: number): boolean =>
  /^(?:\{\s*["}]|\[\s*[\]{["\d\-tfn])/.test(text.slice(at, at + 200));

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
