import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { rateLimiter } from "hono-rate-limiter";
import type { ServerEnv } from "../env.ts";
import { Refusal } from "../refusal.ts";

/** At most so many requests a minute, counted per session or token, else per address. */
export function perMinute(limit: number) {
  return rateLimiter<ServerEnv>({
    windowMs: 60_000,
    limit,
    standardHeaders: "draft-7",
    keyGenerator: (c) => {
      const caller = c.get("caller");
      return caller === undefined ? `address ${addressOf(c)}` : `tenant ${caller.tenant} ${caller.label}`;
    },
    handler: (c) => {
      const seconds = Number(c.res.headers.get("retry-after") ?? 60);
      throw new Refusal("too_many_requests", { seconds });
    },
  });
}

function addressOf(c: Context<ServerEnv>): string {
  return c.env?.incoming === undefined ? "unknown" : (getConnInfo(c).remote.address ?? "unknown");
}
