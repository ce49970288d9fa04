import type { OpenAPIHono } from "@hono/zod-openapi";
import { dealName } from "../../deal/deal-name.ts";
import { keepFiles, nameIn } from "../../runs/import-deal.ts";
import { putFiles } from "../../runs/put-files.ts";
import { dealDecisions, dealStale, getDeal, listDeals, renameDeal } from "../contract/deals.ts";
import { createDeal, replaceFiles } from "../contract/uploads.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { queued, usableOptions } from "../queue-review.ts";
import { Refusal } from "../refusal.ts";
import { readUpload, type Upload } from "../upload.ts";
import { dealDetail, dealLine, decisionLine } from "../wire.ts";

const PAGE = 200;

/** Deals and their files. */
export function dealRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  const { limits } = tools;
  app.openapi(listDeals, async (c) => {
    const { before } = c.req.valid("query");
    const deals = await c.get("tenant").deals.list({ limit: PAGE, ...(before !== undefined && { before }) });
    const next = deals.length < PAGE ? null : (deals.at(-1)?.id ?? null);
    return c.json({ deals: deals.map(dealLine), next }, 200);
  });
  app.openapi(createDeal, async (c) => {
    const tenant = c.get("tenant");
    const form = c.req.valid("form");
    const upload = readUpload(form.files, limits);
    // Deal and review in one request: whoever leaves meanwhile leaves no deal behind that nobody reviews.
    const options = form.review === undefined ? null : await usableOptions(c, tools, form.review);
    const given = dealName(form.name ?? "") || (await nameIn(upload.files));
    const called = { name: given ?? dealName(nameOf(upload)), isGuess: given === null };
    const deal = await tenant.deals.create({ ...called, files: await keepFiles(tenant, upload.files) });
    const review = options === null ? null : await queued(c, tools, { dealId: deal.id, ...options });
    return c.json({ ...(await dealDetail(tenant, deal.id)), moved: upload.moved, review }, 201);
  });
  app.openapi(getDeal, async (c) => c.json(await dealDetail(c.get("tenant"), c.req.valid("param").id), 200));
  app.openapi(renameDeal, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    const name = dealName(c.req.valid("json").name);
    if (name === "") throw new Refusal("bad_request");
    if ((await tenant.deals.rename(id, name)) === null) throw new Refusal("not_found");
    return c.json(await dealDetail(tenant, id), 200);
  });
  app.openapi(replaceFiles, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    if ((await tenant.deals.get(id)) === null) throw new Refusal("not_found");
    const { files, ...told } = c.req.valid("form");
    const upload = readUpload(files, limits);
    if ((await putFiles(tenant, id, upload.files, told)) === null) throw new Refusal("not_found");
    return c.json({ ...(await dealDetail(tenant, id)), moved: upload.moved }, 200);
  });
  app.openapi(dealDecisions, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    if ((await tenant.deals.get(id)) === null) throw new Refusal("not_found");
    return c.json({ decisions: (await tenant.decisions.ofDeal(id)).map(decisionLine) }, 200);
  });
  app.openapi(dealStale, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    if ((await tenant.deals.get(id)) === null) throw new Refusal("not_found");
    const staleness = await tenant.deals.staleVerdicts(id);
    const verdicts = (staleness?.stale ?? []).map(({ contradictionId, topic, changes }) => ({
      contradictionId,
      topic,
      documents: changes.map(({ path }) => path),
    }));
    return c.json({ reviewId: staleness?.reviewId ?? null, verdicts }, 200);
  });
}

/** Until its deck is read, a deal that nobody named is called as its folder, or as its first document. */
function nameOf({ files, folder }: Upload): string {
  const first = files.find(({ path }) => !path.includes("/") && path.toLowerCase() !== "deal.json") ?? files[0];
  return (
    folder ??
    (first?.path ?? "")
      .split("/")
      .at(-1)
      ?.replace(/\.[^.]+$/, "") ??
    ""
  );
}
