import type { OpenAPIHono } from "@hono/zod-openapi";
import { Locale } from "../../domain/locale.ts";
import { SERVER_WORDS } from "../../i18n/server-words.ts";
import type { ModelRole } from "../../model/port.ts";
import { importExample } from "../../runs/example-deal.ts";
import { reviewIn } from "../../runs/in-language.ts";
import { recheckStale } from "../../runs/recheck-stale.ts";
import {
  cancelReview,
  getDocument,
  getReview,
  recheckReview,
  resumeReview,
  reviewCalls,
  startExample,
  startReview,
} from "../contract/reviews.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { queued, usableOptions } from "../queue-review.ts";
import { Refusal } from "../refusal.ts";
import { foundReview, reviewRecord } from "../wire.ts";

/** Starting, watching and ending reviews; what came of them. */
export function reviewRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  const { queue } = tools;
  app.openapi(startReview, async (c) => {
    const options = await usableOptions(c, tools, c.req.valid("json"));
    return c.json(await queued(c, tools, { dealId: c.req.valid("param").id, ...options }), 201);
  });
  app.openapi(startExample, async (c) => {
    const { locale } = c.req.valid("json");
    const { id: dealId } = await importExample(c.get("tenant"), locale);
    return c.json(await queued(c, tools, { dealId, locale, model: null }), 201);
  });
  app.openapi(getReview, async (c) => {
    const tenant = c.get("tenant");
    return c.json(await reviewRecord(tenant, await foundReview(tenant, c.req.valid("param").id)), 200);
  });
  app.openapi(cancelReview, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    const answer = await tenant.reviews.cancel(id);
    if (answer === "not_found") throw new Refusal("not_found");
    if (answer === "ended") throw new Refusal("wrong_state", { said: SERVER_WORDS[c.get("locale")].alreadyEnded });
    await queue.hurry(id);
    tools.bell.ring(id);
    return c.json(await reviewRecord(tenant, await foundReview(tenant, id)), 200);
  });
  app.openapi(resumeReview, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    const answer = await tenant.reviews.resume(id);
    if (answer === "not_found") throw new Refusal("not_found");
    if (answer === "not_resumable")
      throw new Refusal("wrong_state", { said: SERVER_WORDS[c.get("locale")].notResumable });
    queue.look();
    tools.bell.ring(id);
    return c.json(await reviewRecord(tenant, await foundReview(tenant, id)), 200);
  });
  app.openapi(recheckReview, async (c) => {
    const tenant = c.get("tenant");
    const rechecked = await recheckStale(tenant, c.req.valid("param").id, tools.shelf);
    if (!rechecked.ok) {
      if (rechecked.refused === "not_found") throw new Refusal("not_found");
      throw new Refusal("wrong_state", { said: SERVER_WORDS[c.get("locale")][rechecked.refused] });
    }
    queue.look();
    return c.json(await reviewRecord(tenant, rechecked.review), 201);
  });
  app.openapi(reviewCalls, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundReview(tenant, id);
    const calls = (await tenant.calls.of(id)).map(({ key: _key, ambiguousTimes: _times, role, ...call }) => ({
      ...call,
      role: role as ModelRole,
    }));
    return c.json({ calls }, 200);
  });
  // The document is kept as bytes: it is sent as it is, not built again.
  app.openAPIRegistry.registerPath(getDocument);
  app.get(getDocument.getRoutingPath(), async (c) => {
    const tenant = c.get("tenant");
    const id = c.req.param("id");
    const record = await foundReview(tenant, id);
    const lang = Locale.safeParse(c.req.query("lang")).data ?? record.locale;
    const made =
      lang === record.locale ? undefined : { locale: lang, text: () => reviewIn(tenant, record, lang, tools.shelf) };
    const document = await tools.documents.get(tenant, id, made);
    if (document === null) throw new Refusal("not_ready");
    const headers = { etag: document.etag, "cache-control": "private, no-cache", vary: "Accept-Encoding" };
    if (c.req.header("if-none-match")?.includes(document.etag)) return c.body(null, 304, headers);
    const zipped = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    const bytes = zipped ? document.gzipped : document.bytes;
    return c.body(bytes, 200, {
      ...headers,
      "content-type": "application/json",
      "content-length": String(bytes.length),
      ...(zipped && { "content-encoding": "gzip" }),
    });
  });
}
