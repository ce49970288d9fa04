import { type FailureKind, ModelFailure } from "../failure.ts";
import { retryAfterMs } from "../policies/retry-after.ts";
import { redact } from "../redact.ts";

/** What the AI SDK's errors carry, whichever copy of its classes a provider bundles. */
interface ProviderError {
  message: string;
  statusCode?: number;
  responseHeaders?: Record<string, string>;
}

/** The failure, and whether the endpoint merely refuses an option we can do without. */
export interface Classified {
  failure: ModelFailure;
  refuses: "structure" | "temperature" | "reasoning" | "whole" | null;
}

interface Where {
  model: string;
  secrets: readonly string[];
  now: number;
}

const NETWORK_CODES =
  /^(?:E(?:CONN|HOST|NET|PIPE|TIMEDOUT|AI_AGAIN|NOTFOUND|PROTO)\w*|UND_ERR_\w+|CERT_\w+|ERR_TLS\w*|DEPTH_ZERO\w*|SELF_SIGNED\w*)$/;

const STREAMS = /^text\/event-stream/i;

/** From whatever a provider's client threw to a named failure, with nothing secret in it. */
export function classify(error: unknown, where: Where): Classified {
  const chain = [...causes(error)];
  const ours = chain.find((one) => one instanceof ModelFailure);
  // An endpoint that streams though it was not asked to: then it is asked to.
  if (ours !== undefined) return { failure: ours, refuses: STREAMS.test(ours.detail.given ?? "") ? "whole" : null };
  const call = chain.find(hasStatus);
  if (call !== undefined) return byStatus(call, where);
  const code = chain.map(codeOf).find((one) => one !== null);
  if (code !== undefined) return plain("connection", where, code);
  const first = chain[0];
  return plain("rejected", where, first instanceof Error ? first.message : String(first));
}

function byStatus(error: ProviderError & { statusCode: number }, where: Where): Classified {
  const status = error.statusCode;
  const said = redact(error.message, where.secrets);
  const wait = retryAfterMs(error.responseHeaders ?? {}, where.now);
  const failure = new ModelFailure(kindOf(status), {
    detail: { model: where.model, status, ...(said !== "" && { said }) },
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
  return { failure, refuses: failure.kind === "rejected" ? refusedOption(error.message) : null };
}

function kindOf(status: number): FailureKind {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 408 || status === 409 || status === 425 || status >= 500) return "server_error";
  return status >= 200 && status < 300 ? "malformed_response" : "rejected";
}

function refusedOption(message: string): Classified["refuses"] {
  if (/response_format|response_?schema|json_schema|structured output|output_(?:config|format)/i.test(message))
    return "structure";
  if (/\breasoning(?:_effort)?\b|\bthinking(?:_?(?:budget|level|config))?\b/i.test(message)) return "reasoning";
  if (/\bstream(?:ing)?\b/i.test(message)) return "whole";
  return /\btemperature\b/i.test(message) ? "temperature" : null;
}

const plain = (kind: FailureKind, { model, secrets }: Where, said: string): Classified => ({
  failure: new ModelFailure(kind, { detail: { model, said: redact(said, secrets) } }),
  refuses: null,
});

/** The error, what caused it, and what caused that. */
function* causes(error: unknown): Generator<unknown> {
  const seen = new Set<unknown>();
  for (let one = error; one !== undefined && one !== null && !seen.has(one); ) {
    seen.add(one);
    yield one;
    one = (one as { cause?: unknown }).cause;
  }
}

const hasStatus = (error: unknown): error is ProviderError & { statusCode: number } =>
  error instanceof Error && typeof (error as { statusCode?: unknown }).statusCode === "number";

function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" && NETWORK_CODES.test(code) ? code : null;
}
