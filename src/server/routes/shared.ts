import type { OpenAPIHono } from "@hono/zod-openapi";
import { reportsOf } from "../../runs/reports.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { Refusal } from "../refusal.ts";

/** The page runs nothing but its own few lines, and reaches nothing: not this server, not another. */
const POLICY =
  "sandbox allow-scripts; default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a link that was given out shows: the report of one review as a page of its own. It opens no session, and nothing
 * else can be asked with its secret.
 */
export function sharedRoutes(app: OpenAPIHono<ServerEnv>, { store, shelf }: ServerTools) {
  app.get("/shared/:secret", async (c) => {
    const secret = c.req.param("secret");
    const shared = secret.length > 200 ? null : await store.findShare(secret);
    if (shared === null) throw new Refusal("not_found");
    const tenant = store.of(shared.tenant, `share ${shared.id}`);
    const record = await tenant.reviews.get(shared.reviewId);
    if (record === null || record.documentHash === null) throw new Refusal("not_found");
    const { locale, files } = await reportsOf(tenant, record, shelf, ["html"]);
    return c.body(new Uint8Array(files.html ?? []), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "content-security-policy": POLICY,
      "cache-control": "private, no-store",
    });
  });
}
