import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Locale } from "../../domain/locale.ts";
import { reviewIn } from "../../runs/in-language.ts";
import { memoFrom } from "../../runs/memo.ts";
import { reportsOf } from "../../runs/reports.ts";
import type { TenantStore } from "../../store/port.ts";
import { exportMemo, exportReview } from "../contract/reviews.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { MEDIA_TYPES } from "../media-types.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

/** The report and the memo as files to save. */
export function exportRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  const finished = async (tenant: TenantStore, id: string, lang: Locale | undefined) => {
    const record = await foundReview(tenant, id);
    if (record.documentHash === null) throw new Refusal("not_ready");
    const shown = lang === undefined ? null : await reviewIn(tenant, record, lang, shelf);
    return { record, shown: shown ?? undefined };
  };
  app.openapi(exportReview, async (c) => {
    const tenant = c.get("tenant");
    const { id, format } = c.req.valid("param");
    const { record, shown } = await finished(tenant, id, c.req.valid("query").lang);
    const { deal, locale, files } = await reportsOf(tenant, record, shelf, [format], shown);
    const bytes = new Uint8Array(files[format] ?? []);
    return c.body(bytes, 200, {
      ...savedAs(deal, { ending: format }),
      "content-type": MEDIA_TYPES[format],
      "content-language": locale,
      "content-length": String(bytes.length),
    });
  });
  app.openapi(exportMemo, async (c) => {
    const tenant = c.get("tenant");
    const { id, format } = c.req.valid("param");
    const { record, shown } = await finished(tenant, id, c.req.valid("query").lang);
    const { memo, file } = await memoFrom(tenant, record, shelf, { format, shown });
    return c.body(new Uint8Array(file ?? []), 200, {
      ...savedAs(memo.deal, { kind: "memo", ending: format }),
      "content-type": MEDIA_TYPES[format],
      "content-language": memo.locale,
    });
  });
}
