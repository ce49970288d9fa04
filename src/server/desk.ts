import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { Context } from "hono";
import { SERVER_WORDS } from "../i18n/server-words.ts";
import type { ServerEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

interface DeskFile {
  bytes: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer> | null;
  type: string;
  etag: string;
  /** Its name changes with its content. */
  lasting: boolean;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * The built desk: its files are read once, and only they can be asked for, whatever a path says. An address that is no
 * file is a page of the desk.
 */
export function deskFiles(folder: string | null) {
  let reading: Promise<Map<string, DeskFile>> | null = null;
  return async (c: Context<ServerEnv>): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new Refusal("method_not_allowed");
    if (c.req.path.startsWith("/api/")) throw new Refusal("not_found");
    reading ??= folder === null ? Promise.resolve(new Map()) : readFolder(folder);
    const files = await reading;
    const named = files.get(c.req.path);
    const file = named ?? (extname(c.req.path) === "" ? files.get("/index.html") : undefined);
    if (file === undefined && files.size > 0) throw new Refusal("not_found");
    if (file === undefined) {
      reading = null; // It may be built while we run.
      return c.text(SERVER_WORDS[c.get("locale")].noDesk, 404);
    }
    return send(c, file);
  };
}

function send(c: Context<ServerEnv>, { bytes, gzipped, type, etag, lasting }: DeskFile): Response {
  const caching = lasting ? "public, max-age=31536000, immutable" : "no-cache";
  const headers = { etag, "cache-control": caching, vary: "Accept-Encoding" };
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
  const zipped = gzipped !== null && /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  const body = zipped ? gzipped : bytes;
  return c.body(body, 200, {
    ...headers,
    "content-type": type,
    "content-length": String(body.length),
    ...(zipped && { "content-encoding": "gzip" }),
  });
}

async function readFolder(folder: string): Promise<Map<string, DeskFile>> {
  const files = new Map<string, DeskFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = new Uint8Array(await readFile(path));
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    const zip = /^text|json|svg|javascript/.test(type) && bytes.length > 1_000;
    files.set(name, {
      bytes,
      gzipped: zip ? new Uint8Array(gzipSync(bytes)) : null,
      type,
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
      lasting: /^\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(name),
    });
  }
  return files;
}
