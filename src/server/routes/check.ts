import type { OpenAPIHono } from "@hono/zod-openapi";
import { workOf } from "../../runs/clerk/work.ts";
import type { checkGiven } from "../check-work.ts";
import { checkMemo } from "../contract/check.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { askDealOf } from "../open-deal.ts";
import { Refusal } from "../refusal.ts";

/** What one memo may be. */
const MOST_CHARACTERS = 200_000;
const MOST_BYTES = 10_000_000;

const CHECK_GIVEN = workOf<typeof checkGiven>(import.meta.url, "../check-work", "checkGiven");

/** A text held against the documents of a review. Nothing of it is kept. */
export function checkRoutes(app: OpenAPIHono<ServerEnv>, { shelf, limits }: ServerTools) {
  app.openapi(checkMemo, async (c) => {
    const { text: pasted, file } = c.req.valid("form");
    const limit = Math.min(MOST_BYTES, limits.fileBytes);
    if (file !== undefined && file.size > limit) throw new Refusal("file_too_large", { file: file.name, limit });
    const locale = c.get("locale");
    const memo =
      file === undefined ? (pasted ?? "") : { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const given = { memo, locale, most: MOST_CHARACTERS };
    const checked = await askDealOf(c, shelf, c.req.valid("param").id, CHECK_GIVEN, given);
    if (checked === "nothing_to_check") throw new Refusal(checked);
    if (checked === "text_too_long") throw new Refusal(checked, { limit: MOST_CHARACTERS });
    return c.json(checked, 200);
  });
}
