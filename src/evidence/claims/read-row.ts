import { findPeriods } from "../../quantities/periods.ts";
import type { ReadClaim } from "./claim.ts";
import type { ReadOptions } from "./read.ts";
import type { TableRow } from "./table-rows.ts";

/** Headings of columns that name nothing: "Value", "Remarque". */
const PLAIN_HEADER =
  /^(?:values?|valeurs?|valor(?:es)?|amounts?|montants?|montantes?|figures?|chiffres?|donn[ée]es?|data|dados|remarks?|remarques?|notes?|comment(?:s|aires?)?|observa[çc](?:[ãa]o|[õo]es)|sources?|fontes?|pages?|deck|slides?|commentary|détails?|details?|detalhes?)$/iu;

/**
 * The claims of a table row: the first cell names what the others are figures of, with the column's heading. Several
 * figures under several periods ("Year 1 / 2 / 3 | 10 / 40 / 65") belong together in order.
 */
export function rowClaims(
  { cells }: TableRow,
  options: ReadOptions,
  read: (text: string, offset: number, options: ReadOptions) => ReadClaim[],
): ReadClaim[] {
  const [first, ...others] = cells;
  if (first === undefined) return [];
  const label = first.text.replace(/\*\*|__|`/g, "").trim();
  const series = periodsInLabel(label);
  const name = series.length > 1 ? label.slice(0, series[0]?.start).trim() : label;
  return others.flatMap((cell) => {
    if (cell.text === "") return [];
    const header = cell.header === undefined || PLAIN_HEADER.test(cell.header.trim()) ? "" : cell.header;
    const period = header === "" ? undefined : findPeriods(header)[0]?.period;
    const claims = read(cell.text, cell.start, { ...options, about: name });
    const figures = claims.filter(({ kind }) => kind === "figure");
    const paired = series.length > 1 && figures.length === series.length;
    return claims.map((claim): ReadClaim => {
      const own = claim.label === "" || claim.label === name;
      const place = figures.indexOf(claim);
      const time = claim.period ?? (paired && place >= 0 ? series[place]?.period : undefined) ?? period;
      return {
        ...claim,
        label: own ? name : claim.label,
        aside: [claim.aside, own ? "" : name, period === undefined ? header : ""]
          .filter((part) => part !== "")
          .join(" "),
        ...(time === undefined ? {} : { period: time }),
      };
    });
  });
}

/** "An 1 / 2 / 3", "2024 / 2025": the periods that the cells give one after the other. */
function periodsInLabel(label: string): { period: string; start: number }[] {
  const found = findPeriods(label);
  const [first] = found;
  if (first === undefined) return [];
  const plan = /^([YM])(\d+)$/.exec(first.period);
  if (plan === null || found.length > 1) return found;
  const more = [...label.slice(first.end).matchAll(/\s?[/,–-]\s?(\d{1,2})(?!\d)/g)];
  return [first, ...more.map((match) => ({ period: `${plan[1]}${match[1]}`, start: first.end + match.index }))];
}
