import type { Context } from "hono";
import type { Deal } from "../deal/load-deal.ts";
import { isRefusal } from "../domain/errors.ts";
import { explainError } from "../i18n/errors.ts";
import type { Work } from "../runs/clerk/work.ts";
import type { IncomingFile } from "../runs/import-deal.ts";
import { shelvedFor } from "../runs/plan.ts";
import type { DealShelf, ShelvedKey } from "../runs/shelf.ts";
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
  return askVersionOf(c, shelf, shelvedFor(await foundReview(c.get("tenant"), reviewId)), work, input);
}

/** The same of a version of the deal, whether it was reviewed or not. Ends with who asked. */
export async function askVersionOf<Input, Result>(
  c: Context<ServerEnv>,
  shelf: DealShelf,
  key: ShelvedKey,
  work: Work<Deal, Input, Result>,
  input: Input,
): Promise<Result> {
  let close = () => {};
  try {
    const { ask, release } = await shelf.open(c.get("tenant"), key);
    close = release;
    return await ask(work, input, { processorMs: PROCESSOR_MS, signal: c.req.raw.signal });
  } catch (error) {
    throw asRefused(error, c);
  } finally {
    close();
  }
}

/** The same of files that are kept nowhere. */
export async function askFilesOf<Input, Result>(
  c: Context<ServerEnv>,
  shelf: DealShelf,
  files: readonly IncomingFile[],
  work: Work<Deal, Input, Result>,
  input: Input,
): Promise<Result> {
  const options = { processorMs: PROCESSOR_MS, signal: c.req.raw.signal };
  return shelf.askOf(files, c.get("locale"), work, input, options).catch((error: unknown) => {
    throw asRefused(error, c);
  });
}

function asRefused(error: unknown, c: Context<ServerEnv>): unknown {
  if (!isRefusal(error) || error instanceof StoreFailure) return error;
  if (error.detail.reason === "no_such_page" || error.detail.reason === "no_such_document")
    return new Refusal("not_found");
  return new Refusal("bad_file", { said: explainError(error, c.get("locale")) });
}
