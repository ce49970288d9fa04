import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Box } from "../../domain/document.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { renderPage } from "../../dossier/render-page.ts";
import { pagePicture, sheetWindow, textSection } from "../contract/evidence.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { withDealOf } from "../open-deal.ts";
import { findSection, gridAround, rowsAround } from "../passages.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

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
    const number = Number.parseInt(page, 10);
    const png = await pictures.get(key, () =>
      withDealOf(c, shelf, id, ({ context }) =>
        renderPage(context, documentId, number, { highlight, scale: Number(scale) }),
      ),
    );
    return c.body(png, 200, { ...headers, "content-type": "image/png" });
  });

  app.openapi(sheetWindow, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await withDealOf(c, shelf, id, ({ context }) => {
      const place = findSection(dossierOf(context), documentId, section, around);
      return place === null || place.section.kind !== "sheet" ? null : gridAround(place, around);
    });
    if (found === null) throw new Refusal("not_found");
    return c.json(found, 200);
  });

  app.openapi(textSection, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await withDealOf(c, shelf, id, ({ context }) => {
      const place = findSection(dossierOf(context), documentId, section, around);
      return place === null ? null : rowsAround(place, around);
    });
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
