import { findPeriods } from "../../../quantities/periods.ts";
import { byDefinition, matchTopic, SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import { scaled } from "../cell-value.ts";
import type { Claim } from "../claim.ts";
import { fitTo, type Surroundings } from "../fit.ts";
import { isPlainColumn } from "../named-otherwise.ts";
import { basisOfColumn, type Meaning } from "./meaning.ts";

/** The names of the catalogue: in the claim's own sentence, on its row, over its column. */
export function byCatalogue(claim: Claim): Meaning | null {
  const { named, how, labels, headers, headings, figure } = claim;
  if (named !== null && (how === "text" || labels.length > 1)) {
    return {
      topic: named.topic.id,
      quantity: named.quantity,
      label: named.label,
      basis: named.basis,
      sureness: named.sureness,
      byName: true,
      ...(named.period === undefined ? {} : { period: named.period }),
    };
  }
  if (how === "text") return null;
  const surroundings: Surroundings = how === "row" ? "table" : "prose";
  const dated = how === "row" && labels.some((label) => findPeriods(label).length > 0 && !isMetric(label));
  // Bars drawn sideways begin with their year; what they show stands over them all.
  const over = headers.length > 0 ? headers : headings.slice(0, 3);
  // "Total MRR | 200 | 109 000" under "Customers | MRR": a line of totals sums up each of its columns.
  const total = how === "row" && /^\P{L}*(?:sous-|sub)?total(?!\p{L})/iu.test(labels[0] ?? "");
  // "Avg revenue" under "Revenue forecast": where a column has its own name, what stands over it is the table's.
  const columns = headers.slice(0, headers.findIndex((header) => !isPlainColumn(header)) + 1 || headers.length);
  const inRow = total ? [...columns, ...labels] : [...labels, ...columns];
  for (const label of how !== "row" ? labels : dated ? over : inRow) {
    // "3 € per employee": by what it is counted names nothing.
    if (/^(?:per|par|por)\s/iu.test(label)) continue;
    const match = matchTopic(label.trim().replace(/[:.]$/, ""));
    if (match === null || match.topic.unit === null) continue;
    // A column names the figures that are its cells, not those in the phrases some of its cells are.
    if (how === "row" && match.topic.id !== "price" && headers.includes(label) && isWithinPhrase(claim)) continue;
    const fitted = fitTo(match.topic, figure, surroundings);
    if (fitted === null) continue;
    const basis = { ...match.basis, ...basisOfColumn(headers), ...fitted.quantity.basis };
    const period = fitted.quantity.period ?? match.period;
    const sureness = match.sureness * fitted.doubt * claim.pairing;
    if (sureness < SURE_ENOUGH) continue;
    return {
      topic: byDefinition(fitted.topic, basis).id,
      quantity: fitted.topic.unit === "money" ? scaled(fitted.quantity, claim.scale) : fitted.quantity,
      label,
      basis,
      sureness,
      byName: true,
      ...(period === undefined ? {} : { period }),
    };
  }
  return null;
}

/** "Standard markets, spread 2 %, paid out after 3 days": words before the figure and after other figures. */
function isWithinPhrase({ text, figure }: Claim): boolean {
  const before = text.slice(0, figure.start).match(/\p{L}+/gu) ?? [];
  return before.length >= PHRASE;
}
const PHRASE = 3;

/** "CAGR (2025–2030)" is dated and says what it is; "Year 1 — pilot" only names its row. */
function isMetric(label: string): boolean {
  // "Year 2 (growth)": what stands in brackets after a time tells more of it.
  const [only] = findPeriods(label);
  if (only !== undefined && !/\p{L}/u.test(label.replace(only.text, "").replace(/\([^()]*\)\s*$/u, ""))) return false;
  const match = matchTopic(label);
  return match !== null && match.topic.unit !== "count" && match.sureness >= SURE_ENOUGH;
}
