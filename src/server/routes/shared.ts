import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { SERVER_WORDS } from "../../i18n/server-words.ts";
import { reportsOf } from "../../runs/reports.ts";
import { textIn } from "../../runs/told-in.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { wished } from "../middleware/language.ts";

/** The page runs nothing but its own few lines, and reaches nothing: not this server, not another. */
const POLICY =
  "sandbox allow-scripts; default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page and no code: a person opened it. It is the same for every link that shows nothing, so that none can be guessed. */
function ended(c: Context<ServerEnv>): Response {
  const locale = c.get("locale");
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Tribunal</title><body style="font:1rem/1.5 system-ui;max-width:34rem;margin:15vh auto;padding:0 1rem"><main><h1>Tribunal</h1><p>${SERVER_WORDS[locale].linkEnded}</p></main></html>`;
  return c.html(page, 404, { "content-security-policy": POLICY, "cache-control": "private, no-store" });
}

/**
 * What a link that was given out shows: the report of one review as a page of its own, in the guest's language where it
 * can be had in it. It opens no session, and nothing else can be asked with its secret.
 */
export function sharedRoutes(app: OpenAPIHono<ServerEnv>, { store, shelf }: ServerTools) {
  app.get("/shared/:secret", async (c) => {
    const secret = c.req.param("secret");
    const shared = secret.length > 200 ? null : await store.findShare(secret);
    if (shared === null) return ended(c);
    const tenant = store.of(shared.tenant, `share ${shared.id}`);
    const record = await tenant.reviews.get(shared.reviewId);
    if (record === null || record.documentHash === null) return ended(c);
    const wish = wished(c) ?? record.locale;
    const told = wish === record.locale ? null : await textIn(tenant, record, wish, shelf);
    const { locale, files } = await reportsOf(tenant, record, shelf, ["html"], told ?? undefined);
    return c.body(new Uint8Array(files.html ?? []), 200, {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "content-security-policy": POLICY,
      "cache-control": "private, no-store",
    });
  });
}
