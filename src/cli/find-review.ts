import type { Locale } from "../domain/locale.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import type { ReviewRecord, TenantStore } from "../store/port.ts";
import { UsageProblem } from "./usage-problem.ts";

const PREFIX = "rev_";
const NEWEST = "last";
const SHOWN = 5;

/** The review meant by an id, by the beginning of one that no other shares, or by "last". */
export async function findReview({ reviews }: TenantStore, given: string, locale: Locale): Promise<ReviewRecord> {
  const words = RECORD_WORDS[locale];
  const wanted = given.trim().toLowerCase();
  if (wanted === NEWEST) {
    const [newest] = await reviews.list({ limit: 1 });
    if (newest === undefined) throw new UsageProblem(words.noReviews);
    return newest;
  }
  const beginning = wanted.startsWith(PREFIX) ? wanted : PREFIX + wanted;
  const exact = await reviews.get(beginning);
  if (exact !== null) return exact;
  const found: ReviewRecord[] = [];
  if (wanted !== "" && beginning !== PREFIX)
    for await (const review of allReviews(reviews)) if (review.id.startsWith(beginning)) found.push(review);
  const [only] = found;
  if (only === undefined) throw new UsageProblem(`${words.noSuchReview(given)}\n${words.seeList}`);
  if (found.length === 1) return only;
  const ids = found.slice(0, SHOWN).map(({ id }) => id);
  throw new UsageProblem(words.severalReviews(given, [...ids, ...(found.length > SHOWN ? ["…"] : [])].join(", ")));
}

/** Every review, newest first. */
export async function* allReviews(
  reviews: TenantStore["reviews"],
  of: { dealId?: string } = {},
): AsyncGenerator<ReviewRecord> {
  for (let before: string | undefined; ; ) {
    const page = await reviews.list({ ...of, limit: 200, ...(before !== undefined && { before }) });
    yield* page;
    before = page.at(-1)?.id;
    if (before === undefined) return;
  }
}
