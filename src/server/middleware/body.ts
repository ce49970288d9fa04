import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as yieldTurn } from "node:timers/promises";
import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { lookForRepeated } from "../../domain/repeated-keys.ts";
import { ownFolder, REMOVING } from "../../runs/own-folder.ts";
import { StoreFailure } from "../../store/failure.ts";
import type { ServerEnv, ServerLimits } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { spooledForm } from "../spooled-form.ts";
import { asShown } from "../upload.ts";

/** What is too large is read to its end all the same, up to so many times the limit: only then is the answer heard. */
const HEARD_OUT = 4;
/** A form has its files, and a few fields beside them. */
const FIELDS = 20;

/**
 * Reads the body of a request before anything else looks at it: not more than the limit, and not slower. Handlers then
 * find it whole; that of an upload lies on the disk until they have answered.
 */
export function bodyWithin(limits: ServerLimits) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { body, headers } = c.req.raw;
    if (body === null) return next();
    const contentType = headers.get("content-type") ?? "";
    if (/^multipart\/form-data/i.test(contentType)) return withUpload(c, body, contentType, limits, next);
    const pieces: Uint8Array[] = [];
    await readWithin(c, body, limits.jsonBytes, limits, (piece) => void pieces.push(piece));
    const bytes = Buffer.concat(pieces);
    await refuseRepeated(new TextDecoder().decode(bytes));
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

async function withUpload(
  c: Context<ServerEnv>,
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limits: ServerLimits,
  next: Next,
): Promise<void> {
  const folder = await ownFolder(tmpdir());
  try {
    const path = join(folder, "body");
    const spool = await open(path, "wx", 0o600);
    try {
      await readWithin(c, body, limits.requestBytes, limits, (piece) => spool.writeFile(piece).catch(noRoom));
    } finally {
      await spool.close();
    }
    c.req.bodyCache.formData = await spooledForm(path, contentType, limits.files + FIELDS);
    await next();
  } finally {
    await rm(folder, REMOVING);
  }
}

function noRoom(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOSPC" || error.code === "EDQUOT") throw new StoreFailure("disk_full", { location: tmpdir() });
  throw error;
}

const tooLarge = (limit: number) => new Refusal("request_too_large", { limit });

/** Hands on the whole body, piece after piece. Throws where it is too large, or too slow. */
async function readWithin(
  c: Context<ServerEnv>,
  body: ReadableStream<Uint8Array>,
  limit: number,
  { uploadIdleMs, uploadTotalMs }: ServerLimits,
  keep: (piece: Uint8Array) => Promise<void> | void,
): Promise<void> {
  const reader = body.getReader();
  const until = performance.now() + uploadTotalMs;
  let size = 0;
  try {
    if (Number(c.req.header("content-length") ?? 0) > limit * HEARD_OUT) throw tooLarge(limit);
    for (;;) {
      const left = Math.min(uploadIdleMs, until - performance.now());
      const { done, value } = await inTime(reader.read(), left);
      if (done) break;
      size += value.length;
      if (size > limit * HEARD_OUT) throw tooLarge(limit);
      if (size <= limit) await keep(value);
    }
  } catch (error) {
    // The rest of the body is unread: the next request must not come over the same connection.
    c.header("connection", "close");
    // What the sender makes of that is not ours to report.
    reader.cancel().catch(() => undefined);
    throw error;
  }
  if (size > limit) throw tooLarge(limit);
}

function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal("upload_too_slow")), Math.max(0, ms));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
