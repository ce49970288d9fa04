import type { Claim } from "./claim.ts";
import type { Read } from "./fit.ts";
import type { Meaning } from "./meaning/meaning.ts";

/**
 * Whether the page gives a figure the unit its topic asks for. A bare number under "Suppliers" or "Growth" is an amount
 * or a share only where nothing beside it says otherwise: its own noun, a currency printed on the same line and not on
 * it, or a size that no company's year has without a scale.
 */
export function isUnitEarned(claim: Claim, { topic, quantity }: Meaning): boolean {
  if (!isBare(claim.figure) || (quantity.unit !== "money" && quantity.unit !== "percent")) return true;
  if (NOUN.test(claim.text.slice(claim.figure.end))) return false;
  if (quantity.unit === "percent" || quantity.currency !== undefined || claim.scale !== null) return true;
  if (claim.how === "row" && isBesideMoney(claim)) return false;
  if (quantity.scale > 1) return true;
  return !OF_A_YEAR.has(topic ?? "") || Math.abs(quantity.value) >= LEAST_OF_A_YEAR;
}

function isBare(figure: Read): boolean {
  const read = "ambiguous" in figure ? figure.readings[0] : figure;
  return read !== undefined && (read.unit === "number" || read.unit === "count");
}

/** "500 suppliers, break-even": what is counted follows. */
const NOUN = /^\+?\s\p{Ll}{4}/u;

/** "Year 1 | 500 | €1M | €80,000": where a line prints its currency, what stands without one is no money. */
function isBesideMoney({ row, cells, text }: Claim): boolean {
  return row.cells.some((cell) => cell.text !== text && !cells.some((own) => own === cell) && MONEY.test(cell.text));
}
const MONEY =
  /(?:\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|BRL|CHF|MAD|XOF|XAF))\s?\d|\d\s?[kKMB]?\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|MAD|DHS?|F\s?CFA|XOF|XAF)(?!\p{L}))/u;

/** What a company earns or spends in a year: printed smaller, its scale is missing. */
const OF_A_YEAR = new Set(
  "revenue arr gmv ebitda net_income operating_income operating_expenses total_costs cogs gross_profit payroll".split(
    " ",
  ),
);
const LEAST_OF_A_YEAR = 10_000;
