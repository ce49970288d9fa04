import type { CompletionRequest } from "./port.ts";

/** Roles, separators and wrapping that providers add around a prompt. */
const FRAME = 24;
/** Tokens a character takes, upwards of what tokenizers do with French, English, Portuguese, JSON and figures. */
const LETTER = 1 / 3.2;
const DIGIT = 0.7;
const SIGN = 0.95;
/** What providers count for the picture of a page, upwards. */
const PICTURE = 2_000;
/** Beyond the Latin letters, by code unit. */
const OTHER = 1.5;

/** A ceiling of the tokens a text takes, with no tokenizer: for reserving, never for reporting what a provider counted. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20) continue; // joins the word after it
    if (code >= 0x30 && code <= 0x39) tokens += DIGIT;
    else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) tokens += LETTER;
    else if (code < 0xc0) tokens += SIGN;
    else tokens += code < 0x300 ? 2 * LETTER : OTHER;
  }
  return Math.ceil(tokens);
}

/** About what tokenizers count, with none of them: for telling beforehand, never for reserving. */
export function typicalTokens(text: string): number {
  let tokens = 0;
  for (const [part] of text.matchAll(/\p{L}+|\d+|[^\s\p{L}\d]+/gu)) {
    if (/\d/.test(part)) tokens += Math.ceil(part.length / 3);
    else if (!/\p{L}/u.test(part)) tokens += Math.ceil(part.length / 4);
    else tokens += (part.length <= 8 ? 1 : Math.ceil(part.length / 6)) + (/[^\0-\x7f]/.test(part) ? 0.7 : 0);
  }
  return Math.round(tokens);
}

/** What a request may read. */
export const estimateInput = (request: CompletionRequest): number =>
  FRAME +
  estimateTokens(request.system) +
  estimateTokens(request.documents ?? "") +
  estimateTokens(request.user) +
  PICTURE * (request.pictures?.length ?? 0) +
  estimateTokens(JSON.stringify([request.tools ?? [], request.turns ?? []])) +
  (request.schema === null ? 0 : estimateTokens(JSON.stringify(request.schema)));
