import type { EvidenceItem } from "../../../domain/resolution.ts";
import { sayPeriod } from "../../../i18n/periods.ts";
import type { SettledContradiction } from "../../../review/result.ts";
import { html, type Markup } from "../markup.ts";
import { depth, quote } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What the documents say for and against each position, in their own words. */
export function passages({ resolution }: SettledContradiction, { words, names, locale }: Reader): Markup {
  const say = words.case;
  const groups = resolution.evidence.flatMap(({ agentName, support, against }) => [
    { title: say.speaksFor(agentName), items: support },
    { title: say.speaksAgainst(agentName), items: against },
  ]);
  const shown = groups.filter(({ items }) => items.length > 0);
  const item = (one: EvidenceItem) => {
    const period = one.period === undefined ? "" : sayPeriod(one.period, locale);
    const marks = [period, one.projected === true ? names.planned : "", one.partial === true ? say.partial : ""];
    const said = marks.filter(Boolean).join(", ");
    return html`<li><span class="where">${one.reference}</span> ${quote(one.passage)}${
      one.calculation === undefined ? null : html` <span class="sum">${one.calculation}</span>`
    }${said === "" ? null : html` <small>(${said})</small>`}</li>`;
  };
  return shown.length === 0
    ? html``
    : depth(
        say.passages,
        html`${shown.map(({ title, items }) => html`<h5>${title}</h5><ul class="plain">${items.map(item)}</ul>`)}`,
      );
}
