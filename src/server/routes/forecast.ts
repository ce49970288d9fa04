import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { forecastCost } from "../../review/forecast.ts";
import { workOf } from "../../runs/clerk/work.ts";
import { modelHealthOf } from "../../runs/model-health.ts";
import type { ReviewOptions } from "../contract/reviews.ts";
import { forecastReview } from "../contract/reviews.ts";
import { forecastUpload } from "../contract/uploads.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { askFilesOf, askVersionOf } from "../open-deal.ts";
import { Refusal } from "../refusal.ts";
import { readUpload } from "../upload.ts";

const FORECAST = workOf<typeof forecastCost>(import.meta.url, "../../review/forecast", "forecastCost");

/** What a review would likely cost, before anybody starts it. No model is called, so none needs a key. */
export function forecastRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  const asked = async (c: Context<ServerEnv>, { model = tools.model, locale }: ReviewOptions) => {
    if (model === null) throw new Refusal("bad_request");
    return { model, locale: locale ?? c.get("locale"), modelHealth: await modelHealthOf(c.get("tenant")) };
  };
  app.openapi(forecastReview, async (c) => {
    const { id: dealId } = c.req.valid("param");
    const deal = await c.get("tenant").deals.get(dealId);
    if (deal === null) throw new Refusal("not_found");
    const given = await asked(c, c.req.valid("json"));
    const key = { dealId, version: deal.version, locale: given.locale };
    return c.json(await askVersionOf(c, tools.shelf, key, FORECAST, given), 200);
  });
  app.openapi(forecastUpload, async (c) => {
    const { files, review = {} } = c.req.valid("form");
    const upload = readUpload(files, tools.limits);
    return c.json(await askFilesOf(c, tools.shelf, upload.files, FORECAST, await asked(c, review)), 200);
  });
}
