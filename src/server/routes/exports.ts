import type { OpenAPIHono } from "@hono/zod-openapi";
import { reviewIn } from "../../runs/in-language.ts";
import { reportsOf } from "../../runs/reports.ts";
import { exportReview } from "../contract/reviews.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { MEDIA_TYPES } from "../media-types.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

/** The report as a file to save. */
export function exportRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  app.openapi(exportReview, async (c) => {
    const tenant = c.get("tenant");
    const { id, format } = c.req.valid("param");
    const record = await foundReview(tenant, id);
    if (record.documentHash === null) throw new Refusal("not_ready");
    const { lang } = c.req.valid("query");
    const shown = lang === undefined ? null : await reviewIn(tenant, record, lang, shelf);
    const { deal, locale, files } = await reportsOf(tenant, record, shelf, [format], shown ?? undefined);
    const bytes = new Uint8Array(files[format] ?? []);
    return c.body(bytes, 200, {
      ...savedAs(deal, { ending: format }),
      "content-type": MEDIA_TYPES[format],
      "content-language": locale,
      "content-length": String(bytes.length),
    });
  });
}
