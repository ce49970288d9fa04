import type { OpenAPIHono } from "@hono/zod-openapi";
import { witnessOf } from "../../evidence/witness.ts";
import { factsToXlsx } from "../../report/xlsx/fact-sheet.ts";
import { exportFacts, reviewFacts } from "../contract/facts.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { factLines } from "../fact-lines.ts";
import { withDealOf } from "../open-deal.ts";

const MEDIA = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", json: "application/json" };

/** Every figure of the documents a review read. */
export function factRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  app.openapi(reviewFacts, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await withDealOf(c, shelf, id, ({ context }) => factLines(context, c.get("locale"))), 200);
  });
  app.openapi(exportFacts, async (c) => {
    const { id, format } = c.req.valid("param");
    const { bytes, name } = await withDealOf(c, shelf, id, ({ context, deal }) => {
      const sheet = witnessOf(context).sheet();
      const about = { deal: deal.name, written: new Date(), locale: c.get("locale") };
      const made =
        format === "json" ? new TextEncoder().encode(`${JSON.stringify(sheet, null, 2)}\n`) : factsToXlsx(sheet, about);
      return { bytes: new Uint8Array(made), name: deal.name };
    });
    return c.body(bytes, 200, {
      ...savedAs(name, { kind: "figures", ending: format }),
      "content-type": MEDIA[format],
      "content-length": String(bytes.length),
    });
  });
}
