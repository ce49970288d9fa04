import type { Cell, Row } from "../../domain/document.ts";
import type { Basis } from "../../domain/quantity.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { byDefinition, matchTopic } from "../../quantities/topics/match.ts";
import { cellQuantity } from "./cell-value.ts";
import type { NamedValue } from "./fact.ts";
import { fitTo } from "./fit.ts";

/** Under these names a database speaks of other companies, or of several at once. */
const OTHERS =
  /competitor|comparable|benchmark|peer|similar|concurren|concorren|acqui|investor|portfolio|market|industry|sector|people|founder|profile/i;
/** Keys that hold a value without naming it: the key above them does. */
const NAMELESS =
  /^(?:value|valeur|valor|amount|montant|current|latest|total|number|eur|usd|gbp|brl|value_?(?:eur|usd)|amount_?(?:eur|usd))$/i;
const CURRENCY = /(?:^|[_\s])(eur|usd|gbp|brl|chf)$|(Eur|Usd|Gbp|Brl|Chf|EUR|USD|GBP|BRL|CHF)$/;

/** The value of a JSON leaf as one of the company's own metrics; lists of other companies are not its facts. */
export function valueOfLeaf(
  row: Row,
  currencyOf: (path: string) => string | undefined,
  options: QuantityOptions,
): (NamedValue & { cell: Cell }) | null {
  const cell = row.cells.at(-1);
  if (row.path === undefined || cell === undefined) return null;
  const steps = row.path.split(".");
  const key = steps.at(-1) ?? "";
  const above = steps.slice(0, -1).join(".");
  if (OTHERS.test(above) || /\[\d+\]$/.test(key)) return null;
  const name = NAMELESS.test(key) ? (steps.at(-2) ?? "") : key;
  const listed = /\[\d+\]/.test(above);
  const period = [cell.header ?? "", ...steps.toReversed()].map(parsePeriod).find((one) => one !== null) ?? null;
  if (listed && period === null) return null;
  const match = matchTopic(name.replace(/\[\d+\]$/, ""));
  const quantity = cellQuantity(cell, options);
  const fitted = match === null || quantity === null ? null : fitTo(match.topic, quantity, "data");
  if (match === null || fitted === null) return null;
  const code = CURRENCY.exec(key)?.slice(1).find(Boolean)?.toUpperCase() ?? currencyOf(row.path);
  const basis: Basis = { ...match.basis, ...fitted.quantity.basis };
  const when = fitted.quantity.period ?? period ?? match.period;
  const money = fitted.topic.unit === "money" && fitted.quantity.currency === undefined && code !== undefined;
  return {
    topic: byDefinition(fitted.topic, basis),
    quantity: money ? { ...fitted.quantity, currency: code } : fitted.quantity,
    label: name,
    basis,
    cell,
    sureness: match.sureness * fitted.doubt,
    ...(when === undefined ? {} : { period: when }),
  };
}

/** Finds the `currency` that stands beside a leaf, or further up. */
export function currencies(rows: readonly Row[]): (path: string) => string | undefined {
  const known = new Map<string, string>();
  for (const { path, cells } of rows) {
    const match = path === undefined ? null : /^(.*?)\.?(?:currency|devise|moeda)$/i.exec(path);
    const code = cells.at(-1)?.value;
    if (match !== null && typeof code === "string" && /^[A-Z]{3}$/i.test(code))
      known.set(match[1] ?? "", code.toUpperCase());
  }
  return (path) => {
    for (let above = path; above !== ""; ) {
      above = above.includes(".") ? above.slice(0, above.lastIndexOf(".")) : "";
      const code = known.get(above);
      if (code !== undefined) return code;
    }
    return undefined;
  };
}
