import type { OpenAPIHono } from "@hono/zod-openapi";
import { checklistRows } from "../../followup/checklist.ts";
import { SERVER_WORDS } from "../../i18n/server-words.ts";
import { latestReview } from "../../runs/latest-review.ts";
import { toldIn } from "../../runs/told-in.ts";
import type { ShareLink, TenantStore } from "../../store/port.ts";
import {
  addComment,
  closeComment,
  conclude,
  createShare,
  editCheck,
  getChecklist,
  listComments,
  listConclusions,
  listShares,
  revokeShare,
  type ShareLine,
} from "../contract/follow-up.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { foundReview } from "../wire.ts";

const DAY_MS = 24 * 3_600_000;

/** What follows a review: things to verify, the decision, links for others. */
export function followUpRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  app.openapi(getChecklist, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundDeal(tenant, id);
    const latest = await latestReview(tenant, id);
    if (latest === null) throw new Refusal("not_ready");
    const told = await toldIn(tenant, latest, c.req.valid("query").lang ?? latest.locale, shelf);
    return c.json({ items: checklistRows(told, await tenant.checks.ofDeal(id)) }, 200);
  });
  app.openapi(editCheck, async (c) => {
    const { id, item } = c.req.valid("param");
    const kept = await c.get("tenant").checks.put(id, item, c.req.valid("json"));
    if (kept === null) throw new Refusal("not_found");
    return c.json({ id: kept.id, status: kept.status }, 200);
  });
  app.openapi(listConclusions, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundDeal(tenant, id);
    return c.json({ conclusions: await tenant.conclusions.ofDeal(id) }, 200);
  });
  app.openapi(conclude, async (c) => {
    const taken = await c.get("tenant").conclusions.add({ dealId: c.req.valid("param").id, ...c.req.valid("json") });
    if (taken.ok) return c.json(taken.conclusion, 201);
    if (taken.refused === "deal_not_found" || taken.refused === "review_not_found") throw new Refusal("not_found");
    throw new Refusal("wrong_state", { said: SERVER_WORDS[c.get("locale")].decision[taken.refused] });
  });
  app.openapi(listComments, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundDeal(tenant, id);
    return c.json({ comments: await tenant.comments.ofDeal(id) }, 200);
  });
  app.openapi(addComment, async (c) => {
    const said = await c.get("tenant").comments.add({ dealId: c.req.valid("param").id, ...c.req.valid("json") });
    if (said.ok) return c.json(said.comment, 201);
    throw new Refusal("not_found");
  });
  app.openapi(closeComment, async (c) => {
    const { id, comment } = c.req.valid("param");
    if (!(await c.get("tenant").comments.close(id, comment))) throw new Refusal("not_found");
    return c.body(null, 204);
  });
  app.openapi(listShares, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    await foundDeal(tenant, id);
    return c.json({ shares: (await tenant.shares.ofDeal(id)).map(shareLine) }, 200);
  });
  app.openapi(createShare, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    if ((await foundReview(tenant, id)).documentHash === null) throw new Refusal("not_ready");
    const { label, days } = c.req.valid("json");
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
    const made = await tenant.shares.create({ reviewId: id, label, expiresAt });
    if (made === null) throw new Refusal("not_found");
    return c.json({ share: shareLine(made.share), path: `/shared/${made.secret}` }, 201);
  });
  app.openapi(revokeShare, async (c) => {
    const { id, share } = c.req.valid("param");
    if (!(await c.get("tenant").shares.revoke({ dealId: id, id: share }))) throw new Refusal("not_found");
    return c.body(null, 204);
  });
}

async function foundDeal(tenant: TenantStore, id: string): Promise<void> {
  if ((await tenant.deals.get(id)) === null) throw new Refusal("not_found");
}

/** A link as its owner sees it in a list. */
const shareLine = ({ id, reviewId, label, createdAt, expiresAt, revokedAt, lastUsedAt }: ShareLink): ShareLine => ({
  id,
  reviewId,
  label,
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
});
