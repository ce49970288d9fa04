import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import type { ServerEnv } from "../env.ts";
import { Refusal } from "../refusal.ts";

/** On every answer. The desk needs nothing from elsewhere; nothing elsewhere may show it. */
const HEADERS: [string, string][] = [
  [
    "Content-Security-Policy",
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
  ["X-Robots-Tag", "noindex"],
];

/** Puts the security headers on every answer; a handler may set a stricter policy of its own. */
export const securityHeaders = createMiddleware<ServerEnv>(async (c, next) => {
  for (const [name, value] of HEADERS) c.header(name, value);
  await next();
});

/**
 * Refuses requests under a name that is not ours: a foreign name that points here is DNS rebinding. A bare address is
 * no name, and nobody can point it elsewhere.
 */
export function checkHost(allowed: readonly string[]) {
  const names = new Set(["localhost", ...allowed].map((name) => name.toLowerCase()));
  return createMiddleware<ServerEnv>(async (c, next) => {
    const host = c.req.header("host") ?? "";
    const name = hostName(host);
    if (!names.has(name) && isIP(name.replace(/^\[|\]$/g, "")) === 0)
      throw new Refusal("wrong_host", { said: host.slice(0, 100) });
    await next();
  });
}

/** "localhost:4747" → "localhost", "[::1]:4747" → "[::1]". */
export const hostName = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what a page of another site asks. A browser says where a request comes from; a program that says nothing
 * must show a token of its own, because a cookie is sent by the browser whoever asks.
 */
export const checkOrigin = createMiddleware<ServerEnv>(async (c, next) => {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Refusal("foreign_origin");
  const origin = c.req.header("origin");
  if (origin !== undefined && !isSame(origin, c.req.header("host") ?? "")) throw new Refusal("foreign_origin");
  if (origin === undefined && !SAFE.has(c.req.method) && c.get("caller")?.by === "session")
    throw new Refusal("foreign_origin");
  await next();
});

function isSame(origin: string, host: string): boolean {
  return (
    URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).host === host.toLowerCase()
  );
}
