import type { Context } from "hono";
import type { Deal } from "../deal/load-deal.ts";
import { isRefusal } from "../domain/errors.ts";
import { explainError } from "../i18n/errors.ts";
import type { Work } from "../runs/clerk/work.ts";
import { shelvedFor } from "../runs/plan.ts";
import type { DealShelf } from "../runs/shelf.ts";
import { StoreFailure } from "../store/failure.ts";
import type { ServerEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";
import { foundReview } from "./wire.ts";

/** What a request may have computed before it is told no, in milliseconds of processor time. */
const PROCESSOR_MS = 120_000;

/** Has work done on the deal as the review read it, even if its files are other ones today: by a clerk, never here. */
export async function askDealOf<Input, Result>(
  c: Context<ServerEnv>,
  shelf: DealShelf,
  reviewId: string,
  work: Work<Deal, Input, Result>,
  input: Input,
): Promise<Result> {
  const tenant = c.get("tenant");
  const key = shelvedFor(await foundReview(tenant, reviewId));
  let close = () => {};
  try {
    const { ask, release } = await shelf.open(tenant, key);
    close = release;
    return await ask(work, input, { processorMs: PROCESSOR_MS });
  } catch (error) {
    if (!isRefusal(error) || error instanceof StoreFailure) throw error;
    if (error.detail.reason === "no_such_page" || error.detail.reason === "no_such_document")
      throw new Refusal("not_found");
    throw new Refusal("bad_file", { said: explainError(error, c.get("locale")) });
  } finally {
    close();
  }
}
