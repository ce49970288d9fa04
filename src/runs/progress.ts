import type { Locale } from "../domain/locale.ts";
import type { FigureChange, StatedFigure } from "../domain/stated-figure.ts";
import { changesBetween, type ReviewChanges } from "../followup/changes.ts";
import { figureChanges } from "../followup/figure-changes.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { workOf } from "./clerk/work.ts";
import type { figuresIn } from "./figures-work.ts";
import { shelvedFor } from "./plan.ts";
import type { DealShelf } from "./shelf.ts";
import { toldIn } from "./told-in.ts";

/** What the latest review of a deal closed, opened and changed. */
export interface DealProgress extends Omit<ReviewChanges, "trust"> {
  reviewId: string;
  /** The finished review before it; null where this is the first one. */
  before: { reviewId: string; at: string } | null;
  trust: ReviewChanges["trust"] | null;
  /** What the documents state otherwise; empty where both reviews read the same ones. */
  figures: FigureChange[];
}

const FIGURES = workOf<typeof figuresIn>(import.meta.url, "./figures-work", "figuresIn");

async function figuresRead(
  tenant: TenantStore,
  record: ReviewRecord,
  locale: Locale,
  shelf: DealShelf,
): Promise<StatedFigure[]> {
  const { ask, release } = await shelf.open(tenant, shelvedFor(record));
  try {
    return await ask(FIGURES, { locale });
  } finally {
    release();
  }
}

/** The latest finished review of a deal against the one before it; null where none is finished. */
export async function progressOf(
  tenant: TenantStore,
  dealId: string,
  locale: Locale,
  shelf: DealShelf,
): Promise<DealProgress | null> {
  const [latest, previous] = await tenant.reviews.list({ dealId, status: "done", limit: 2 });
  if (latest === undefined) return null;
  if (previous === undefined)
    return {
      reviewId: latest.id,
      before: null,
      closed: [],
      opened: [],
      open: 0,
      verdicts: [],
      trust: null,
      figures: [],
    };
  const changes = changesBetween(
    await toldIn(tenant, previous, locale, shelf),
    await toldIn(tenant, latest, locale, shelf),
  );
  const figures =
    latest.dealVersion === previous.dealVersion
      ? []
      : figureChanges(
          await figuresRead(tenant, previous, locale, shelf),
          await figuresRead(tenant, latest, locale, shelf),
          locale,
        );
  const at = previous.finishedAt ?? previous.createdAt;
  return { reviewId: latest.id, before: { reviewId: previous.id, at }, ...changes, figures };
}
