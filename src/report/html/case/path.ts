import { sayRefusal } from "../../../i18n/guard-rules.ts";
import type { SettledContradiction } from "../../../review/result.ts";
import { html, type Markup } from "../markup.ts";
import { depth, list } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** Steps that happened; the others are tests that were not passed. */
const EVENTS = new Set(["DEBATE", "CLUSTERS", "NO_DOCUMENT", "ABORTED", "BUDGET_EXHAUSTED", "MODEL_FAILED"]);

/** Which rungs were tried, why each was not enough, and which one settled it. */
export function path({ contradiction, resolution }: SettledContradiction, { words, locale, names }: Reader): Markup {
  const say = words.case.path;
  const { path: tried, optimizationApplied } = resolution.debateRecord;
  const name = (rung: string) => (Object.hasOwn(say.rungs, rung) ? say.rungs[rung] : undefined) ?? rung;
  const step = (rung: string) =>
    EVENTS.has(rung) ? html`${name(rung)}${names.colon}` : html`${say.tried(name(rung))} `;
  const settled =
    optimizationApplied === undefined
      ? null
      : html`<li><strong>${name(optimizationApplied)}</strong>${names.colon}${say.settled}</li>`;
  const refused = resolution.refusedVerdicts.map(({ by, codes }) =>
    say.refused({ by: name(by), codes: sayRefusal(codes, locale) }),
  );
  return depth(
    say.title,
    html`<ol class="path">${tried.map(({ rung, reason }) => html`<li><strong>${step(rung)}</strong>${reason}</li>`)}${settled}</ol>
${list(refused)}<p class="quiet">${words.case.howSevere}${names.colon}${contradiction.severity.calculation}</p>`,
  );
}
