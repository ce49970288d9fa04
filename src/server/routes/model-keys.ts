import type { OpenAPIHono } from "@hono/zod-openapi";
import { forgetModelKey, listModelKeys, putModelKey } from "../contract/model-keys.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { Refusal } from "../refusal.ts";

/** Keys of models: they go in, and are never shown again. That one came or went is on the audit trail; what it was, is not. */
export function modelKeyRoutes(app: OpenAPIHono<ServerEnv>, { keys }: Pick<ServerTools, "keys">) {
  app.openapi(listModelKeys, async (c) => {
    const kept = keys === null ? [] : await keys.providers(c.get("tenant").tenant);
    return c.json({ takesKeys: keys !== null, kept }, 200);
  });
  app.openapi(putModelKey, async (c) => {
    if (keys === null) throw new Refusal("not_found");
    const tenant = c.get("tenant");
    const { provider } = c.req.valid("param");
    await keys.put(tenant.tenant, provider, c.req.valid("json").key);
    await tenant.record("model_key.kept", provider, {});
    return c.json({ takesKeys: true, kept: await keys.providers(tenant.tenant) }, 200);
  });
  app.openapi(forgetModelKey, async (c) => {
    const tenant = c.get("tenant");
    const { provider } = c.req.valid("param");
    if (keys === null || !(await keys.forget(tenant.tenant, provider))) throw new Refusal("not_found");
    await tenant.record("model_key.forgotten", provider, {});
    return c.body(null, 204);
  });
}
