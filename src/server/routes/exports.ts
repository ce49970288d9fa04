import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ReportFormat } from "../../domain/report-format.ts";
import { withPictures } from "../../report/formats.ts";
import { withDecidedSince } from "../../runs/decided-since.ts";
import { documentOf } from "../../runs/document.ts";
import type { reviewIn } from "../../runs/in-language.ts";
import { shelvedFor } from "../../runs/plan.ts";
import { exportReview } from "../contract/reviews.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

const MEDIA: Record<ReportFormat, string> = {
  html: "text/html; charset=utf-8",
  pdf: "application/pdf",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The engines are loaded with the first wish: a server that only shows results starts without them. */
const inLanguage: typeof reviewIn = async (...given) => (await import("../../runs/in-language.ts")).reviewIn(...given);

/** The report as a file to save. */
export function exportRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  app.openapi(exportReview, async (c) => {
    const tenant = c.get("tenant");
    const { id, format } = c.req.valid("param");
    const record = await foundReview(tenant, id);
    if (record.documentHash === null) throw new Refusal("not_ready");
    const { lang } = c.req.valid("query");
    const kept = await documentOf(tenant, id);
    const shown = lang === undefined ? kept : ((await inLanguage(tenant, record, lang, shelf)) ?? kept);
    // The JSON is the document on record; what people read also says what was decided since.
    const review = withDecidedSince(shown, await tenant.decisions.ofDeal(record.dealId), id);
    const { deal, release } = await shelf.open(tenant, shelvedFor(record));
    try {
      const made = await (await withPictures({ review, kept, context: deal.context }, [format]))(format);
      const bytes = typeof made === "string" ? new TextEncoder().encode(made) : new Uint8Array(made);
      return c.body(bytes, 200, {
        ...savedAs(review.deal.name, { ending: format }),
        "content-type": MEDIA[format],
        "content-language": review.locale,
        "content-length": String(bytes.length),
      });
    } finally {
      release();
    }
  });
}
