import type { FactNature } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import type { StatedFigure } from "../domain/stated-figure.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { formatQuantity } from "../quantities/format.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { endMonth } from "./facts/period-order.ts";
import type { Witness } from "./witness.ts";

const OF_THE_COMPANY: ReadonlySet<FactNature> = new Set(["actual", "projection", "target"]);

/** What the company's documents surely state of it, each figure of a time once for each kind of document. */
export function statedFigures(witness: Witness, locale: Locale): StatedFigure[] {
  const figures = new Map<string, StatedFigure>();
  for (const fact of witness.says({ sure: true, of: "company" })) {
    const { topic: id, nature, period = null, source, quantity, address } = fact;
    const topic = id === null ? undefined : topicById(id);
    if (topic === undefined || !OF_THE_COMPANY.has(nature) || fact.only !== undefined) continue;
    const isPlan = nature !== "actual";
    const key = [topic.id, period, isPlan, source].join(" ");
    if (figures.has(key)) continue;
    figures.set(key, {
      topic: topic.id,
      name: topic.name[locale],
      isKey: topic.materiality === "key",
      period,
      order: endMonth(period ?? undefined),
      isPlan,
      source,
      quantity,
      formatted: formatQuantity(quantity, locale),
      reference: referenceTo(source, address, witness.dossier, locale),
      address,
    });
  }
  return [...figures.values()];
}
