import type { SettledContradiction } from "../../../review/result.ts";
import { outcomeOf } from "../../view/case.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import type { Reader } from "../reader.ts";
import { speechOf } from "../speech.ts";
import { legendMark, type MarkShape, markAt } from "./marks.ts";
import { type Scale, scaleOf } from "./scale.ts";

interface Point {
  label: string;
  value: number;
  shape: MarkShape;
}

/** What each source says of a contested figure, on one line each, with what was retained. Nothing for other contradictions. */
export function valueRange(settled: SettledContradiction, { words, locale, names }: Reader): Markup {
  const { contradiction, resolution } = settled;
  const speech = speechOf(contradiction, locale);
  const { agents, documents } = pointsOf(settled);
  const final = resolution.finalValue;
  const decided = resolution.verdict.decision !== "UNRESOLVED";
  const retained = decided && typeof final.value === "number" ? final.value : null;
  const range = numbersOf(final.range);
  const all = [...agents, ...documents];
  const scale = scaleOf([...all.map(({ value }) => value), ...(retained === null ? [] : [retained]), ...(range ?? [])]);
  if (all.length < 2 || scale === null) return NOTHING;
  const say = words.case.chart;
  const lines = (points: readonly Point[]) =>
    points.map(({ label, value, shape }) =>
      row(label, speech.value(value), shape, html`${behind(scale, retained, range)}${markAt(scale.at(value), shape)}`),
    );
  const between = range === null ? "" : ` (${words.case.between(speech.value(range[0]), speech.value(range[1]))})`;
  const last =
    retained === null
      ? html`<li class="none"><span class="label">${say.none}${between}</span></li>`
      : row(
          `${say.retained}${between}`,
          speech.value(retained),
          "square",
          html`${behind(scale, retained, range)}${markAt(scale.at(retained), "square")}`,
        );
  const title = say.title(contradiction.topic);
  return html`<figure class="chart"><figcaption>${title}</figcaption><ul class="lines" aria-label="${title}">
${agents.length > 0 ? html`<li class="group">${say.agents}</li>` : null}${lines(agents)}
${documents.length > 0 ? html`<li class="group">${say.documents}</li>` : null}${lines(documents)}
<li class="group">${names.verdict}</li>${last}</ul></figure>`;
}

function pointsOf({ contradiction, resolution }: SettledContradiction): { agents: Point[]; documents: Point[] } {
  const agents = contradiction.positions.flatMap((position): Point[] => {
    const { normalizedValue: value, agentName: label } = position;
    if (value === undefined || !Number.isFinite(value)) return [];
    return [{ label, value, shape: outcomeOf(position, resolution) === "rejected" ? "ring" : "circle" }];
  });
  const items = resolution.evidence.flatMap(({ support, against }) => [...support, ...against]);
  const documents = items.flatMap(({ reference, value, calculation }): Point[] =>
    typeof value === "number" && Number.isFinite(value)
      ? [{ label: calculation === undefined ? reference : `${reference} (${calculation})`, value, shape: "diamond" }]
      : [],
  );
  const once = new Map(documents.map((point) => [`${point.label} ${point.value}`, point]));
  return agents.length === 0 ? { agents: [], documents: [] } : { agents, documents: [...once.values()] };
}

function numbersOf(range: { min: unknown; max: unknown } | undefined): [number, number] | null {
  return typeof range?.min === "number" && typeof range.max === "number" ? [range.min, range.max] : null;
}

function behind(scale: Scale, retained: number | null, range: [number, number] | null): Markup {
  const band =
    range === null
      ? null
      : html`<rect x="${scale.at(range[0])}" y="0" width="${scale.width(range[0], range[1])}" height="100%" class="${retained === null ? "band open" : "band"}"/>`;
  const line =
    retained === null
      ? null
      : html`<line x1="${scale.at(retained)}" x2="${scale.at(retained)}" y1="0" y2="100%" class="kept"/>`;
  return html`<line x1="0" x2="100%" y1="50%" y2="50%" class="axis"/>${band}${line}`;
}

function row(label: string, value: string, shape: MarkShape, drawing: Markup): Markup {
  return html`<li><span class="label">${legendMark(shape)}${label}</span><svg class="track" width="100%" height="26" aria-hidden="true" focusable="false">${drawing}</svg><span class="value">${value}</span></li>`;
}
