import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Counters } from "../counters.ts";
import type { ServerEnv } from "../env.ts";

/** One line about one request, or about one run. Never a secret, never a word of a document. */
export type LogLine = Record<string, string | number | boolean | null | undefined>;
export type Log = (line: LogLine) => void;

/** One line per request: what was asked, by whose tenant, how it ended. The route is its pattern, not its address. */
export function requestLog(log: Log, counters: Counters) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const from = performance.now();
    await next();
    const ms = Math.round((performance.now() - from) * 10) / 10;
    const route = patternOf(routePath(c));
    const { method } = c.req;
    const { status } = c.res;
    counters.countRequest(method, route, status, ms);
    log({
      time: new Date().toISOString(),
      level: status >= 500 ? "error" : "info",
      message: "request",
      method,
      route,
      status,
      ms,
      tenant: c.get("caller")?.tenant,
      reviewId: c.get("reviewId"),
    });
  });
}

/** Refused before a route was reached, or answered with a file of the desk. */
const patternOf = (pattern: string): string => (pattern.endsWith("*") ? "(other)" : pattern);
