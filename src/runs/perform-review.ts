import type { Deal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import { readReviewDocument, toJson, toJsonPieces } from "../report/json.ts";
import type { ReviewOptions } from "../review/options.ts";
import type { Review } from "../review/result.ts";
import type { Standing } from "../review/standing.ts";
import { timingsOf } from "../review/timings.ts";
import { reviewDeal } from "../review.ts";
import type { ReviewDetails, ReviewRecord, ReviewSummary } from "../store/port.ts";
import { leaveResult } from "../store/reviews/left.ts";
import { journalOver } from "./clerk/journal.ts";
import type { WorkTools } from "./clerk/work.ts";
import { detailsOf, summaryOf } from "./document.ts";
import { historyIn, type RunPlan, withDecisions } from "./plan.ts";

/** All that a review is made from besides its deal, as plain data. */
export interface ReviewOrder {
  record: ReviewRecord;
  plan: RunPlan;
  /** What stands of an earlier review: its document, and what of it is settled again. */
  standing: (Omit<Standing, "review"> & { document: string }) | null;
  /** Keys the tenant left for its models, by the names they are looked up by. Handed from process to process, never kept. */
  keys?: Readonly<Record<string, string>>;
  /** It is made again: from the journal alone, or in another language; what the first run measured is in its document. */
  again?: { document: string; replay: true } | { document: string; locale: Locale };
}

/** What is kept of a review. */
export interface ReviewMade {
  document: string;
  summary: ReviewSummary;
  details: ReviewDetails;
}

/** From how many characters of its document on a review is left in a file for the scribe. */
const HEAVY = 1_000_000;

/** Reviews a deal that was read: `reviewDeal`, or a stand-in in tests. */
export type Reviewer = (deal: Deal, options: ReviewOptions) => Promise<Review>;

/** Makes a review. Done by a clerk: its journal is with whoever ordered it. */
async function makeReview(
  deal: Deal,
  order: ReviewOrder,
  tools: WorkTools,
  reviewer: Reviewer = reviewDeal,
): Promise<Review> {
  const { record, plan, standing, again } = order;
  const options: ReviewOptions = {
    ...reviewOptions(record, plan),
    journal: journalOver(tools),
    signal: tools.signal,
    ...(order.keys !== undefined && { env: { ...process.env, ...order.keys } }),
    emit: tools.tell,
    standing: standingIn(standing),
    ...(again !== undefined && { timings: timingsOf(readReviewDocument(again.document)) }),
    ...(again !== undefined && { replay: true }),
    ...(again !== undefined && "locale" in again && { locale: again.locale }),
  };
  const called = plan.called === null ? deal : { ...deal, deal: { ...deal.deal, name: plan.called } };
  const made = withDecisions(await reviewer(called, options), plan);
  return made.locale !== record.locale && made.cost.spent.calls > 0 ? spokenIn(record.locale, made) : made;
}

/** Makes a review. One too heavy for whoever answers requests is left in the given file: then there is nothing to hand over. */
export async function performReviewOrLeave(
  deal: Deal,
  order: ReviewOrder & { leaveAt: { file: string; from?: number } },
  tools: WorkTools,
  reviewer?: Reviewer,
): Promise<ReviewMade | null> {
  const review = await makeReview(deal, order, tools, reviewer);
  const rest = { summary: summaryOf(review), details: detailsOf(review) };
  const { file, from = HEAVY } = order.leaveAt;
  const pieces = toJsonPieces(review);
  const begun: string[] = [];
  for (let size = 0; size < from; size += begun.at(-1)?.length ?? 0) {
    const { value: piece } = pieces.next();
    if (piece === undefined) return { document: begun.join(""), ...rest };
    begun.push(piece);
  }
  leaveResult(file, { ...rest, document: chain(begun, pieces) });
  return null;
}

function* chain<Item>(...lists: Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list;
}

/** Its models were asked in another language than the one it is told in now. */
function spokenIn(locale: Locale, { version, reviewId, reviewedAt, ...rest }: Review): Review {
  const { locale: told, ...body } = rest;
  return { version, reviewId, reviewedAt, locale: told, spokenIn: locale, ...body };
}

/** The document alone: of a review made again. */
export async function performAgain(deal: Deal, order: ReviewOrder, tools: WorkTools): Promise<string> {
  return toJson(await makeReview(deal, order, tools));
}

function standingIn(given: ReviewOrder["standing"]): Standing | undefined {
  if (given === null) return undefined;
  const { document, ...rest } = given;
  return { ...rest, review: readReviewDocument(document) };
}

/** What makes a review come out the same each time: its name, its time, and what was known when it was queued. */
function reviewOptions(record: ReviewRecord, plan: RunPlan): ReviewOptions {
  const started = record.startedAt ?? record.createdAt;
  return {
    reviewId: record.id,
    locale: record.locale,
    clock: () => new Date(started),
    decisions: plan.decisions.map(({ decision }) => decision),
    history: historyIn(plan),
    modelHealth: plan.modelHealth,
    ...(plan.model !== null && {
      model: plan.model,
      analysts: plan.analysts,
      crossReading: plan.crossReading,
      vision: plan.vision,
    }),
    ...(plan.embedder !== null && { embedder: plan.embedder }),
    ...(plan.prompts !== null && { prompts: plan.prompts }),
    ...(plan.budget !== null && {
      budget: {
        ...(plan.budget.tokens !== undefined && { tokens: plan.budget.tokens }),
        ...(plan.budget.usd !== undefined && { usd: plan.budget.usd }),
      },
    }),
  };
}
