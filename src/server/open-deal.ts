import type { Context } from "hono";
import type { Deal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import { explainError } from "../i18n/errors.ts";
import { shelvedFor } from "../runs/plan.ts";
import type { DealShelf } from "../runs/shelf.ts";
import type { ServerEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";
import { foundReview } from "./wire.ts";

/** Works on the deal as the review read it, even if its files are other ones today. */
export async function withDealOf<Result>(
  c: Context<ServerEnv>,
  shelf: DealShelf,
  reviewId: string,
  work: (deal: Deal) => Promise<Result> | Result,
): Promise<Result> {
  const tenant = c.get("tenant");
  const key = shelvedFor(await foundReview(tenant, reviewId));
  let close = () => {};
  try {
    const { deal, release } = await shelf.open(tenant, key);
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
}
