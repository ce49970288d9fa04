import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Box } from "../../domain/document.ts";
import { workOf } from "../../runs/clerk/work.ts";
import { pagePicture, sheetWindow, textSection } from "../contract/evidence.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import type { drawPage, sheetAround, textAround } from "../evidence-work.ts";
import { askDealOf } from "../open-deal.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

const DRAW_PAGE = workOf<typeof drawPage>(import.meta.url, "../evidence-work", "drawPage");
const SHEET_AROUND = workOf<typeof sheetAround>(import.meta.url, "../evidence-work", "sheetAround");
const TEXT_AROUND = workOf<typeof textAround>(import.meta.url, "../evidence-work", "textAround");

/** What a review cites, as it stands in the documents it read. */
export function evidenceRoutes(app: OpenAPIHono<ServerEnv>, { shelf, pictures }: ServerTools) {
  app.openapi(pagePicture, async (c) => {
    const { id, documentId, page } = c.req.valid("param");
    const { boxes, mark, scale = "2" } = c.req.valid("query");
    const tenant = c.get("tenant");
    const { dealId, dealVersion } = await foundReview(tenant, id);
    const key = JSON.stringify([tenant.tenant, dealId, dealVersion, documentId, page, boxes, mark, scale]);
    const etag = `"${createHash("sha256").update(key).digest("base64url")}"`;
    const headers = { etag, "cache-control": "private, max-age=86400" };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const highlight = mark ?? (boxes === undefined ? undefined : boxesIn(boxes));
    const wanted = { documentId, page: Number.parseInt(page, 10), highlight, scale: Number(scale) };
    const png = await pictures.get(key, () => askDealOf(c, shelf, id, DRAW_PAGE, wanted));
    return c.body(png, 200, { ...headers, "content-type": "image/png" });
  });

  app.openapi(sheetWindow, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await askDealOf(c, shelf, id, SHEET_AROUND, { documentId, section, around });
    if (found === null) throw new Refusal("not_found");
    return c.json(found, 200);
  });

  app.openapi(textSection, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await askDealOf(c, shelf, id, TEXT_AROUND, { documentId, section, around });
    if (found === null) throw new Refusal("not_found");
    return c.json(found, 200);
  });
}

function boxesIn(text: string): Box[] {
  return text.split(";").map((one) => {
    const [x = 0, y = 0, width = 0, height = 0] = one.split(",").map(Number);
    return { x, y, width, height };
  });
}
