import type { OpenAPIHono } from "@hono/zod-openapi";
import { streamSSE } from "hono/streaming";
import { reviewEvents } from "../contract/reviews.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { ProgressNews } from "../progress-news.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

const ENDED = new Set(["done", "failed", "cancelled"]);
/** Another process may run the review: what it writes is seen at the latest after this. */
const LOOK_AGAIN_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** Progress as server-sent events. Each event has its number, so a reader who lost the connection misses nothing. */
export function eventRoutes(app: OpenAPIHono<ServerEnv>, { bell, counters, limits, stopping, store }: ServerTools) {
  const news = new ProgressNews();
  app.openapi(reviewEvents, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundReview(tenant, id);
    if (c.req.raw.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
    const most = store.quotas.streams;
    if (counters.streamsOf(tenant.tenant) >= most) throw new Refusal("quota_streams", { limit: most });
    if (counters.streams >= limits.streams) throw new Refusal("too_many_requests", { seconds: 10 });
    const given = c.req.header("last-event-id") ?? c.req.valid("query").after ?? "0";
    let seq = /^\d{1,9}$/.test(given) ? Number(given) : 0;
    c.header("x-accel-buffering", "no");
    const streamEnds = counters.streamBegins(tenant.tenant);
    return streamSSE(c, async (stream) => {
      let left = false;
      let beaten = performance.now();
      let told = "";
      stream.onAbort(() => {
        left = true;
        bell.ring(id);
      });
      try {
        while (!left && !stopping.aborted) {
          const { status, events } = await news.after(tenant, id, seq);
          if (status !== told) await stream.writeSSE({ event: "status", data: JSON.stringify({ status }) });
          told = status;
          for (const event of events) {
            await stream.writeSSE({ id: String(event.seq), data: event.data });
            seq = event.seq;
          }
          if (events.length > 0) continue;
          if (ENDED.has(status)) {
            await stream.writeSSE({ event: "end", data: JSON.stringify({ status }) });
            return;
          }
          if (performance.now() - beaten > HEARTBEAT_MS) {
            await stream.write(": still here\n\n");
            beaten = performance.now();
          }
          await bell.wait(id, LOOK_AGAIN_MS);
        }
      } finally {
        streamEnds();
      }
    });
  });
}
