import { type FailureDetail, type FailureKind, ModelFailure } from "../failure.ts";
import { redact } from "../redact.ts";

interface SafeFetchOptions {
  /** Named in failures. */
  model: string;
  secrets: readonly string[];
  /** Bytes of a body that are read. Default 8 MB. */
  maxBytes?: number;
}

/**
 * The only way out to a network. A success that is not JSON is a failure and not content; a body is read here, whole
 * and within a limit, so that the attempt's deadline covers it; a redirect is not followed, for it would carry the key
 * to another host.
 */
export function safeFetch({ model, secrets, maxBytes = 8_000_000 }: SafeFetchOptions): typeof globalThis.fetch {
  const fail = (kind: FailureKind, detail: FailureDetail) => new ModelFailure(kind, { detail: { model, ...detail } });
  return async (input, init) => {
    let answering = false;
    try {
      const response = await globalThis.fetch(input, { ...init, redirect: "manual" });
      if (response.status >= 300 && response.status < 400)
        throw fail("rejected", { status: response.status, said: "redirect" });
      const type = response.headers.get("content-type") ?? "";
      const streamed = /^text\/event-stream\b/i.test(type) && wantsStream(init?.body);
      if (response.ok && !streamed && !/[/+]json\b/i.test(type)) {
        const given = type === "" ? "no content type" : redact(type, secrets, 60);
        // Only what begins as a stream of events is asked for as one; a header alone is a broken answer like any other.
        const events = /^text\/event-stream\b/i.test(type) && (await beginsWithEvents(response));
        await response.body?.cancel();
        throw fail("not_json", { given: events ? given : `a body that is no JSON (${given})` });
      }
      answering = response.ok;
      const body = await readWithin(response, maxBytes);
      if (body === null) throw fail("too_large", { limit: maxBytes });
      if (response.ok && /^\s*</.test(body)) throw fail("not_json", { given: "HTML" });
      const headers = new Headers(response.headers);
      headers.delete("content-encoding");
      headers.delete("content-length");
      return new Response(body, { status: response.status, statusText: response.statusText, headers });
    } catch (error) {
      if (error instanceof ModelFailure || init?.signal?.aborted) throw error;
      throw fail(answering ? "interrupted" : "connection", { said: redact(reasonOf(error), secrets) });
    }
  };
}

/** Whether the first bytes of a body are those of a stream of events. Reads no more than they. */
async function beginsWithEvents(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  reader?.releaseLock();
  return /^\s*(?:data|event|id|retry)?:/.test(new TextDecoder().decode(first?.value ?? new Uint8Array()));
}

/** Whether the question asks for its answer piece by piece. */
const wantsStream = (body: unknown): boolean => typeof body === "string" && /"stream":\s*true/.test(body);

/** The body as text, or null where it is longer than we read. */
async function readWithin(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > maxBytes) return null; // leaving the loop cancels the stream
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: unknown; message?: unknown } | undefined;
  return typeof cause?.code === "string" ? cause.code : String(cause?.message ?? error.message);
}
