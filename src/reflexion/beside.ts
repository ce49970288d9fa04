import { fitTo } from "../dossier/facts/fit.ts";
import { printValue } from "../dossier/facts/print-calculation.ts";
import { inMonths } from "../quantities/durations.ts";
import { parseQuantity } from "../quantities/parse.ts";
import type { Desk } from "./desk.ts";
import type { Proof } from "./proof.ts";

/**
 * The value that stands beside a metric's name where no sentence and no table joins the two: "1,8 %" over "Churn
 * mensuel". The citation check decides which number belongs to the name; more than one means none.
 */
export function readBeside(desk: Desk, topicId: string): Proof[] {
  const found = new Map<number, Proof>();
  for (const { topic, label, document, section, address } of desk.mentions(topicId)) {
    for (const text of new Set(section.rows.flatMap(({ cells }) => cells.map((cell) => cell.text)))) {
      const read = /\d/.test(text) ? parseQuantity(text) : null;
      const fitted = read === null ? null : fitTo(topic, read, "prose");
      if (fitted === null || fitted.topic.id !== topicId) continue;
      const reference = desk.reference(address);
      const check = desk.check({ type: document.source, reference, label, value: text });
      if (check.status !== "verified") continue;
      const { quantity } = fitted;
      const value = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
      found.set(value, {
        topic: topicId,
        value,
        step: quantity.step,
        unit: quantity.unit,
        formatted: printValue(value, quantity.unit, quantity.currency, desk.locale),
        source: document.source,
        reference,
        passage: check.found ?? `${label} ${text}`,
        projected: false,
        addresses: [check.at ?? address],
        beside: { label, text },
        ...(quantity.currency === undefined ? {} : { currency: quantity.currency }),
      });
    }
  }
  return found.size === 1 ? [...found.values()] : [];
}
