import { rateLimiter } from "hono-rate-limiter";
import type { ServerEnv } from "../env.ts";
import { Refusal } from "../refusal.ts";
import type { AddressOf } from "./client-address.ts";

/** At most so many requests a minute, counted per session or token, else per address. */
export function perMinute(limit: number, addressOf: AddressOf) {
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
