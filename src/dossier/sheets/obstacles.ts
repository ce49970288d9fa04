import { knowsFunction } from "./engine.ts";
import { hasStrayDoubleMinus } from "./engine-dialect.ts";
import { type FormulaToken, MAX_FORMULA_LENGTH, MAX_NESTING, nestingDepth } from "./formula.ts";

/** Their value depends on the moment, not on the workbook. */
const MOMENTARY = new Set(["TODAY", "NOW", "RAND", "RANDBETWEEN", "RANDARRAY", "INFO", "CELL"]);
/** Which cells they read is only known while calculating. */
const WANDERING = new Set(["OFFSET", "INDIRECT"]);
/** Their result depends on where the workbook starts counting days. */
const CALENDAR = new Set([
  "DATE",
  "DATEVALUE",
  "YEAR",
  "MONTH",
  "DAY",
  "EDATE",
  "EOMONTH",
  "WEEKDAY",
  "TEXT",
  "YEARFRAC",
]);

/** Why a formula is not recalculated, in one word for `detail.reason`; null where nothing stands in the way. */
export function obstacleIn(tokens: FormulaToken[], length: number, date1904: boolean): string | null {
  if (length > MAX_FORMULA_LENGTH || nestingDepth(tokens) > MAX_NESTING) return "too_large";
  if (hasStrayDoubleMinus(tokens)) return "double_minus";
  let depth = 0;
  for (const { kind, text, sheet, area } of tokens) {
    if (sheet?.includes("[")) return "external_link";
    if (sheet?.includes(":")) return "three_dimensional";
    if (kind === "other") {
      if (text === "(") depth++;
      else if (text === ")") depth--;
      else if (text === "[" || text === "@" || text === "#") return "structured_reference";
    } else if (kind === "function") {
      const name = bareName(text, sheet);
      if (MOMENTARY.has(name)) return "changes_with_time";
      if (date1904 && CALENDAR.has(name)) return "date_system";
      if (!knowsFunction(name)) return `function ${name}`;
    } else if (area !== undefined && area.kind !== "cell" && depth === 0) return "implicit_intersection";
  }
  return null;
}

/** Whether which cells the formula reads can only be known by calculating it. */
export function isWandering(tokens: FormulaToken[]): boolean {
  return tokens.some(
    ({ kind, text, sheet }, index) =>
      (kind === "function" && WANDERING.has(bareName(text, sheet))) ||
      (kind === "other" && text === ":" && tokens[index + 1]?.kind !== "other"),
  );
}

/** Newer functions are stored with a prefix. */
function bareName(text: string, sheet: string | undefined): string {
  const name = sheet === undefined ? text : text.slice(text.lastIndexOf("!") + 1);
  return name.toUpperCase().replace(/^(_XLFN\.|_XLWS\.)+/, "");
}
