import { isOnlyUnit } from "./only-unit.ts";
import type { Spot } from "./spots.ts";

/** So many columns further something else begins. */
const FAR = 3;

/** What names a number in its row. */
export interface RowLabel {
  /** The words at its left; null where nothing names the row. */
  label: Spot | null;
  /** A unit that stands between the words and the number, or alone behind it. */
  unit: string | null;
  /** A time that names the row: "2024 | 504 000" under "Year | ARR". */
  when: Spot | null;
  /** The number at the left end of a row that nothing else names. */
  key: Spot | null;
  /** Words further left, where others stand nearer. */
  before: Spot | null;
}

/** Each number of a row with the nearest words on its left, past other numbers; the row's own headings name nothing in it. */
export function* labelled(
  spots: Spot[],
  heads: Set<Spot>,
  tableFrom: (column: number) => number | null,
): Generator<[Spot, RowLabel]> {
  const nothing: RowLabel = { label: null, unit: null, when: null, key: null, before: null };
  let found = nothing;
  let last = 0;
  for (const [at, spot] of spots.entries()) {
    const far = spot.column > last + FAR && last > 0;
    last = spot.column;
    if (heads.has(spot)) continue;
    // Across an empty stretch a label reaches only into the columns of its own table.
    const from = (found.label ?? found.key)?.column ?? 0;
    if (far && (tableFrom(spot.column) ?? Number.POSITIVE_INFINITY) > from + FAR) found = nothing;
    if (spot.kind === "number") {
      const behind = found.unit === null && found.label !== null ? unitBehind(spots, at) : null;
      yield [spot, behind === null ? found : { ...found, unit: behind }];
      if (found.label === null && found.key === null && found.when === null) found = { ...found, key: spot };
    } else if (spot.kind === "period") found = { ...found, when: spot };
    else if (found.label !== null && isOnlyUnit(spot.cell.text)) found = { ...found, unit: spot.cell.text.trim() };
    else found = { label: spot, unit: null, when: null, key: null, before: found.label };
  }
}

/** "Round size | 1 500 | K€ | seed": the unit behind the only number of its row. */
function unitBehind(spots: Spot[], at: number): string | null {
  const next = spots[at + 1];
  const alone = spots.every(({ kind }, index) => kind !== "number" || index === at);
  return alone && next?.kind === "words" && isOnlyUnit(next.cell.text) ? next.cell.text.trim() : null;
}
