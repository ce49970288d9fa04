import type { CompletionRequest } from "./port.ts";

/** Roles, separators and wrapping that providers add around a prompt. */
const FRAME = 24;
/** Three bytes a token is more than French, English, Portuguese or JSON take: the estimate errs upwards. */
const BYTES_PER_TOKEN = 3;

/** A ceiling of the tokens a text takes, with no tokenizer: for reserving, never for reporting where the truth is known. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** What a request may read. */
export const estimateInput = (request: CompletionRequest): number =>
  FRAME +
  estimateTokens(request.system) +
  estimateTokens(request.user) +
  (request.schema === null ? 0 : estimateTokens(JSON.stringify(request.schema)));
