import type { Basis, Period, Quantity } from "../../../domain/quantity.ts";
import { readBasis } from "../../../quantities/basis.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { readScaleHeader, scaleOfNote } from "../../../quantities/scale-header.ts";
import { topicById } from "../../../quantities/topics/catalogue.ts";
import { paceOf } from "../../../quantities/topics/match.ts";
import type { Topic } from "../../../quantities/topics/topic.ts";
import { readingOf } from "../../layout/kind.ts";
import { scaled } from "../cell-value.ts";
import type { Claim } from "../claim.ts";

/** What a figure measures. */
export interface Meaning {
  /** Null where its label is outside the catalogue. */
  topic: string | null;
  quantity: Quantity;
  label: string;
  basis: Basis;
  period?: Period;
  sureness: number;
  /** The catalogue has this name word for word; else the words around it were understood. */
  byName: boolean;
  /** How likely it is, where only examples of how people say it told the topic. */
  chance?: number;
}

/** A number under "Amount (MAD)", or on the line "Volume (bn)", is an amount. */
export function amountOf({ figure, how, headers, labels: [label = ""] }: Claim): Quantity | null {
  const read = readingOf(figure);
  if (read?.unit !== "number" || how !== "row") return read;
  const ofLine = /\([^()\d]+\)\s*$/u.test(label) && !HEADS.test(label) ? scaleOfNote(label) : null;
  const money =
    headers.map(readScaleHeader).find((one) => one?.currency !== undefined) ??
    ((ofLine?.scale ?? 1) > 1 ? ofLine : null);
  return money == null ? read : scaled({ ...read, unit: "money" }, money);
}

/** Who is counted in thousands is no money. */
const HEADS =
  /users?|customers?|clients?|members?|downloads?|people|utilisateurs?|abonn[ée]s|usu[áa]rios|clientes|pessoas|personnes/iu;

/** A topic told by words around the figure: less sure than one that is named. */
export function loosely(claim: Claim, quantity: Quantity, topic: string, words: string, index: number): Meaning {
  const known: Topic | undefined = topicById(topic);
  const unit = quantity.unit === "number" && known?.unit != null ? known.unit : quantity.unit;
  const pace = known === undefined ? {} : paceOf(known, words);
  const basis: Basis = { ...known?.basis, ...pace, ...basisOfColumn(claim.headers), ...quantity.basis };
  const period = quantity.period;
  return {
    topic,
    quantity: { ...quantity, unit },
    label: claim.labels[0] ?? words,
    basis,
    sureness: (index === 0 ? 0.8 : 0.78) * (claim.pairing >= 0.8 ? 1 : 0.7),
    byName: false,
    ...(period === undefined ? {} : { period }),
  };
}

/** "FY2024 Actual", "2025E", "Budget": what a column's heading says of all its values. */
export function basisOfColumn(headers: readonly string[]): Basis {
  const text = headers.join(" ");
  return text === "" ? {} : { ...readBasis(text), ...findPeriods(text)[0]?.basis };
}

/** A bare number of something that is counted is a count. */
export function counted(quantity: Quantity, units: readonly string[]): Quantity {
  return quantity.unit === "number" && units.includes("count") ? { ...quantity, unit: "count" } : quantity;
}

/** The same, as a hint. */
export function doubted<M extends Meaning | null>(meaning: M): M {
  return meaning === null ? meaning : { ...meaning, sureness: Math.min(meaning.sureness, 0.5) };
}
