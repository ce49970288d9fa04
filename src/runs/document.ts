import { TribunalError } from "../domain/errors.ts";
import { cannotBeTrue } from "../domain/inconsistency.ts";
import { listedFigures } from "../followup/listed-figures.ts";
import { readReviewDocument } from "../report/json.ts";
import type { Review } from "../review/result.ts";
import type { ReviewDetails, ReviewSummary, TenantStore } from "../store/port.ts";
import type { ReviewOrder } from "./perform-review.ts";
import type { RunPlan } from "./plan.ts";

/** What lists show of a review. */
export function summaryOf(review: Review): ReviewSummary {
  const { answer, settled, noted, notExamined, inconsistencies, metrics } = review;
  return {
    deal: review.deal.name,
    trust: answer.trust === "CANNOT_ASSESS" ? null : answer.trust,
    score: answer.score,
    contradictions: settled.length + noted.length + notExamined.length,
    // What cannot be true is as open as what analysts dispute.
    contested: answer.contested.length + inconsistencies.filter(cannotBeTrue).length,
    questions: answer.questions.length,
    figures: listedFigures(review),
    ...(metrics.health !== undefined && { health: metrics.health }),
  };
}

/** What a review leaves for queries. */
export function detailsOf(review: Review): ReviewDetails {
  return {
    findings: review.findings,
    contradictions: [
      ...review.settled.map(({ contradiction, resolution }) => ({ contradiction, resolution })),
      ...review.noted.map((contradiction) => ({ contradiction, resolution: null })),
      ...review.notExamined.map(({ contradiction }) => ({ contradiction, resolution: null })),
    ],
    reflexions: review.reflexions.map(({ agentName, result }) => ({
      agentName,
      critiques: result.critiques,
      improvements: result.improvements,
    })),
  };
}

/** The document of a finished review, read. Throws where there is none. */
export async function documentOf(tenant: TenantStore, reviewId: string): Promise<Review> {
  return readReviewDocument(await documentText(tenant, reviewId));
}

/** The document of a finished review as it is kept. Throws where there is none. */
export async function documentText(tenant: TenantStore, reviewId: string): Promise<string> {
  const document = await tenant.reviews.document(reviewId);
  if (document === null)
    throw new TribunalError("file_not_found", `The review ${reviewId} has no document.`, { file: reviewId });
  return document.json;
}

/** What stands of the review that a plan goes back to; null where it is a whole review. */
export async function standingFor(tenant: TenantStore, { recheck }: RunPlan): Promise<ReviewOrder["standing"]> {
  if (recheck === null) return null;
  const { of, contradictionIds, changes } = recheck;
  return { document: await documentText(tenant, of), again: contradictionIds, changes };
}
