import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deal } from "../../dossier/load-deal.ts";
import type { Review } from "../../review/result.ts";
import { withDecidedSince } from "../../runs/decided-since.ts";
import { documentOf } from "../../runs/document.ts";
import { type EXPORT_FORMATS, exportReview } from "../contract/reviews.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MEDIA: Record<ExportFormat, string> = {
  html: "text/html; charset=utf-8",
  pdf: "application/pdf",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The report as a file to save. */
export function exportRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  app.openapi(exportReview, async (c) => {
    const tenant = c.get("tenant");
    const { id, format } = c.req.valid("param");
    const record = await foundReview(tenant, id);
    if (record.documentHash === null) throw new Refusal("not_ready");
    const kept = await documentOf(tenant, id);
    // The JSON is the document on record; what people read also says what was decided since.
    const decided = withDecidedSince(kept, await tenant.decisions.ofDeal(record.dealId), id);
    const review = format === "json" ? kept : decided;
    const { deal, release } = await shelf.open(tenant, {
      dealId: record.dealId,
      version: record.dealVersion,
      locale: record.locale,
    });
    try {
      const made = await write(format, review, deal);
      const bytes = typeof made === "string" ? new TextEncoder().encode(made) : new Uint8Array(made);
      return c.body(bytes, 200, {
        "content-type": MEDIA[format],
        "content-disposition": disposition(review.deal.name, format),
        "content-length": String(bytes.length),
        "cache-control": "private, no-cache",
        // The file is for saving: opened in place it may do nothing at all.
        "content-security-policy": "sandbox; default-src 'none'",
      });
    } finally {
      release();
    }
  });
}

/** Writers are loaded when they are first needed. */
async function write(format: ExportFormat, review: Review, deal: Deal): Promise<string | Uint8Array> {
  switch (format) {
    case "json":
      return (await import("../../report/json.ts")).toJson(review);
    case "md":
      return (await import("../../report/markdown.ts")).toMarkdown(review);
    case "xlsx":
      return (await import("../../report/xlsx.ts")).toXlsx(review);
    case "html": {
      const pictures = await drawn(review, deal);
      return (await import("../../report/html.ts")).toHtml(review, { pictures });
    }
    case "pdf": {
      const pictures = await drawn(review, deal);
      return (await import("../../report/pdf.ts")).toPdf(review, { pictures });
    }
  }
}

async function drawn(review: Review, { context }: Deal) {
  const { drawEvidence } = await import("../../report/pictures.ts");
  return drawEvidence(review, context);
}

/** A name every system can store, and the real one for those who can read it (RFC 6266). */
function disposition(deal: string, format: ExportFormat): string {
  const plain =
    deal
      .normalize("NFKD")
      .replace(/[^\w .-]+/g, "")
      .trim()
      .replace(/\s+/g, "-")
      .slice(0, 60) || "review";
  const real = encodeURIComponent(deal.replace(/[\p{Cc}\p{Cf}/\\]+/gu, "").slice(0, 80)).replace(/['()*]/g, "_");
  return `attachment; filename="tribunal-${plain}.${format}"; filename*=UTF-8''tribunal-${real}.${format}`;
}
