import { createRoute, z } from "@hono/zod-openapi";
import { KEYED_PROVIDERS } from "../../model/providers/registry.ts";
import { body, json, refusals } from "./common.ts";

const Provider = z.enum(KEYED_PROVIDERS as [string, ...string[]]);
const params = z.object({ provider: Provider });

/** Whether keys may be left here, and whose are kept. A key itself is never in an answer. */
export const ModelKeys = z
  .object({ takesKeys: z.boolean(), kept: z.array(z.string()) })
  .openapi("ModelKeys", { description: "Providers whose key is kept; never the key" });
export type ModelKeys = z.infer<typeof ModelKeys>;

export const ModelKey = z
  .strictObject({ key: z.string().trim().min(8).max(500) })
  .openapi("ModelKey", { description: "Kept sealed on the server, used for this tenant's reviews, never shown again" });

export const listModelKeys = createRoute({
  method: "get",
  path: "/api/model-keys",
  summary: "Providers whose key is kept here",
  tags: ["models"],
  responses: { 200: json(ModelKeys, "Never the keys themselves"), ...refusals },
});

export const putModelKey = createRoute({
  method: "put",
  path: "/api/model-keys/{provider}",
  summary: "Leave a provider's key for this tenant's reviews",
  tags: ["models"],
  request: { params, body: body(ModelKey) },
  responses: { 200: json(ModelKeys, "Kept"), ...refusals },
});

export const forgetModelKey = createRoute({
  method: "delete",
  path: "/api/model-keys/{provider}",
  summary: "Forget a provider's key",
  tags: ["models"],
  request: { params },
  responses: { 204: { description: "Forgotten" }, ...refusals },
});
