import type { ModelSpending } from "../../../review/result.ts";
import { tokenKinds } from "../../view/token-kinds.ts";
import { html, type Markup } from "../markup.ts";
import { table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What models were asked and what it took; or that none was. */
export function cost({ review, words, names, figures, locale }: Reader): Markup {
  const say = words.metrics;
  const { models, byModel, spent, limits, estimate } = review.cost;
  if (Object.keys(models).length === 0 && spent.calls === 0) {
    return html`<h3>${names.sections.cost}</h3><p>${say.noModel}</p>`;
  }
  const money = (usd: number | null) => (usd === null ? say.unpriced : figures.usd(usd));
  const cells = (name: string, one: ModelSpending) => [
    name,
    figures.count(one.calls),
    figures.count(one.inputTokens),
    figures.count(one.outputTokens),
    money(one.usd),
  ];
  const rows = byModel.map((one) => cells(`${one.model} (${names.roles[one.role]})`, one));
  const columns = [
    { title: names.model },
    ...[say.calls, say.input, say.output, say.usd].map((title) => ({ title, figures: true })),
  ];
  const { tokens, usd } = limits;
  const limit = say.limit({
    tokens: tokens === undefined ? null : figures.count(tokens),
    usd: usd === undefined ? null : figures.usd(usd),
  });
  const before =
    estimate === null ? "" : say.estimate({ tokens: figures.count(estimate.tokens), usd: money(estimate.usd) });
  const kinds = tokenKinds(spent, locale, figures.count);
  return html`<h3>${names.sections.cost}</h3>${table(say.costCaption, columns, rows, cells(say.total, spent))}<p class="quiet">${[limit, before, kinds].filter(Boolean).join(" ")}</p>`;
}
