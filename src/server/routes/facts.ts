import type { OpenAPIHono } from "@hono/zod-openapi";
import { workOf } from "../../runs/clerk/work.ts";
import { exportFacts, reviewFacts } from "../contract/facts.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import type { factsFile, factsSent } from "../fact-work.ts";
import { askDealOf } from "../open-deal.ts";

const MEDIA = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", json: "application/json" };

const FACTS_SENT = workOf<typeof factsSent>(import.meta.url, "../fact-work", "factsSent");
const FACTS_FILE = workOf<typeof factsFile>(import.meta.url, "../fact-work", "factsFile");

/** Every figure of the documents a review read. */
export function factRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  // Sent as the clerk wrote it: of a large model it is megabytes, which are not built again here.
  app.openAPIRegistry.registerPath(reviewFacts);
  app.get(reviewFacts.getRoutingPath(), async (c) => {
    const facts = await askDealOf(c, shelf, c.req.param("id"), FACTS_SENT, { locale: c.get("locale") });
    return c.body(facts, 200, { "content-type": "application/json" });
  });
  app.openapi(exportFacts, async (c) => {
    const { id, format } = c.req.valid("param");
    const { bytes, name } = await askDealOf(c, shelf, id, FACTS_FILE, { locale: c.get("locale"), format });
    return c.body(bytes, 200, {
      ...savedAs(name, { kind: "figures", ending: format }),
      "content-type": MEDIA[format],
      "content-length": String(bytes.length),
    });
  });
}
