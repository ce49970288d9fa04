import type { Need, UnsureNeed } from "../analysts/synthesis/completeness.ts";
import type { Locale } from "../domain/locale.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import { STANDING_QUESTIONS } from "../i18n/standing-questions.ts";

/** What was read, even without our being sure, is not asked for as if the documents were silent. */
export function askFor(need: Need, unsure: readonly UnsureNeed[], locale: Locale): string {
  const read = unsure.find((one) => one.need === need);
  return read === undefined ? STANDING_QUESTIONS[locale][need] : REVIEW_SENTENCES[locale].askUnsure(read);
}
