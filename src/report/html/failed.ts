import type { ReviewStage } from "../../domain/review-stages.ts";
import { html, type Markup } from "./markup.ts";
import type { Reader } from "./reader.ts";

/** That a stage failed, and why; null where it did not. A part that is empty for this reason must never look like good news. */
export function failureOf(stages: readonly ReviewStage[], { review, words, names }: Reader): Markup | null {
  const failed = review.stages.filter(({ stage, status }) => status === "failed" && stages.includes(stage));
  if (failed.length === 0) return null;
  return html`${failed.map(
    ({ stage, reason }) =>
      html`<p class="alarm">${names.stages[stage]}${names.colon}${words.metrics.status.failed}. ${reason}</p>`,
  )}`;
}

/** A link to what was left aside, with how many; null where nothing was. */
export function leftAside(title: string, count: number): Markup | null {
  return count === 0 ? null : html`<p><a href="#unexamined">${title} (${count})</a></p>`;
}
