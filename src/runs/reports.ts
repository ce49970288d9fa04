import type { ReportFormat } from "../domain/report-format.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { workOf } from "./clerk/work.ts";
import { documentText } from "./document.ts";
import type { languageOfDeal, makeReports, ReportsMade } from "./make-reports.ts";
import { shelvedFor } from "./plan.ts";
import type { DealShelf } from "./shelf.ts";

const REPORTS = workOf<typeof makeReports>(import.meta.url, "./make-reports", "makeReports");

/** Tells the language a deal speaks. */
export const LANGUAGE = workOf<typeof languageOfDeal>(import.meta.url, "./make-reports", "languageOfDeal");

/** The reports of a finished review in these formats; `shown` is its document in another language. */
export async function reportsOf(
  tenant: TenantStore,
  record: ReviewRecord,
  shelf: DealShelf,
  formats: readonly ReportFormat[],
  shown?: string,
): Promise<ReportsMade> {
  const kept = await documentText(tenant, record.id);
  const decisions = await tenant.decisions.ofDeal(record.dealId);
  const checklist = await tenant.checks.ofDeal(record.dealId);
  const [conclusion = null] = await tenant.conclusions.ofDeal(record.dealId);
  const followUp = { checklist, conclusion };
  const { ask, release } = await shelf.open(tenant, shelvedFor(record));
  try {
    return await ask(REPORTS, { reviewId: record.id, shown, kept, decisions, followUp, formats });
  } finally {
    release();
  }
}
