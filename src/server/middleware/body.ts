import { setImmediate as yieldTurn } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import { lookForRepeated } from "../../domain/repeated-keys.ts";
import type { ServerEnv, ServerLimits } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { asShown } from "../upload.ts";

/** What is too large is read to its end all the same, up to so many times the limit: only then is the answer heard. */
const HEARD_OUT = 4;

/**
 * Reads the body of a request before anything else looks at it: not more than the limit, and not slower. Handlers then
 * find it whole.
 */
export function bodyWithin(limits: ServerLimits) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { body, headers } = c.req.raw;
    if (body === null) return next();
    const isUpload = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
    const limit = isUpload ? limits.requestBytes : limits.jsonBytes;
    let bytes: Uint8Array<ArrayBuffer> | null = null;
    try {
      if (Number(headers.get("content-length") ?? 0) > limit * HEARD_OUT) throw tooLarge(limit);
      bytes = await readWithin(body, limit, limits);
    } catch (error) {
      // The rest of the body is unread: the next request must not come over the same connection.
      c.header("connection", "close");
      throw error;
    }
    if (bytes === null) throw tooLarge(limit);
    if (!isUpload) await refuseRepeated(new TextDecoder().decode(bytes));
    c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body: bytes });
    return next();
  });
}

/** A parser would keep the last of two, and whoever looked over the request may have seen the first. */
async function refuseRepeated(text: string): Promise<void> {
  const looking = lookForRepeated(text);
  let step = looking.next();
  for (; !step.done; step = looking.next()) await yieldTurn();
  if (step.value !== null) throw new Refusal("repeated_key", { said: asShown(step.value) });
}

const tooLarge = (limit: number) => new Refusal("request_too_large", { limit });

/** The whole body; null where it was too large. Throws where it is far too large, or too slow. */
async function readWithin(
  body: ReadableStream<Uint8Array>,
  limit: number,
  { uploadIdleMs, uploadTotalMs }: ServerLimits,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  const until = performance.now() + uploadTotalMs;
  let size = 0;
  try {
    for (;;) {
      const left = Math.min(uploadIdleMs, until - performance.now());
      const { done, value } = await inTime(reader.read(), left);
      if (done) break;
      size += value.length;
      if (size > limit * HEARD_OUT) throw tooLarge(limit);
      if (size <= limit) chunks.push(value);
      else chunks.length = 0;
    }
  } catch (error) {
    // What the sender makes of that is not ours to report.
    reader.cancel().catch(() => undefined);
    throw error;
  }
  if (size > limit) return null;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal("upload_too_slow")), Math.max(0, ms));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
