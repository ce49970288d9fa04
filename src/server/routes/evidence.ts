import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Deal } from "../../deal/load-deal.ts";
import type { Box } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { renderPage } from "../../dossier/render-page.ts";
import { explainError } from "../../i18n/errors.ts";
import { pagePicture, sheetWindow, textSection } from "../contract/evidence.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { findSection, gridAround, rowsAround } from "../passages.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

/** What a review cites, as it stands in the documents it read. */
export function evidenceRoutes(app: OpenAPIHono<ServerEnv>, { shelf, pictures }: ServerTools) {
  /** Works on the deal as the review read it, even if its files are other ones today. */
  const withDeal = async <Result>(
    c: Context<ServerEnv>,
    id: string,
    work: (deal: Deal) => Promise<Result> | Result,
  ) => {
    const tenant = c.get("tenant");
    const { dealId, dealVersion: version, locale } = await foundReview(tenant, id);
    let close = () => {};
    try {
      const { deal, release } = await shelf.open(tenant, { dealId, version, locale });
      close = release;
      return await work(deal);
    } catch (error) {
      if (!(error instanceof TribunalError)) throw error;
      if (error.detail.reason === "no_such_page" || error.detail.reason === "no_such_document")
        throw new Refusal("not_found");
      throw new Refusal("bad_file", { said: explainError(error, c.get("locale")) });
    } finally {
      close();
    }
  };

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
      withDeal(c, id, ({ context }) => renderPage(context, documentId, number, { highlight, scale: Number(scale) })),
    );
    return c.body(png, 200, { ...headers, "content-type": "image/png" });
  });

  app.openapi(sheetWindow, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await withDeal(c, id, ({ context }) => {
      const place = findSection(dossierOf(context), documentId, section, around);
      return place === null || place.section.kind !== "sheet" ? null : gridAround(place, around);
    });
    if (found === null) throw new Refusal("not_found");
    return c.json(found, 200);
  });

  app.openapi(textSection, async (c) => {
    const { id, documentId, section } = c.req.valid("param");
    const { around } = c.req.valid("query");
    const found = await withDeal(c, id, ({ context }) => {
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
