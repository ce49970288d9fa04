import type { Row, Section, SourceDocument } from "../../domain/document.ts";
import { addAll } from "../../domain/many.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import type { Series } from "./series.ts";
import { type Above, TableReader } from "./table-reader.ts";
import { scaleIn } from "./table-scale.ts";

const CAPTIONS = 4;
/** A row of words alone that is longer is running text, which no table hangs under any more. */
const LONGEST_CAPTION = 90;
const LONGEST_OPENING = 8;

/** The tables of a section as series: rows of values under headings, or columns of values beside periods. */
export function tableSeries(
  document: SourceDocument,
  section: Section,
  options: QuantityOptions,
  above: Above,
  newTable: () => number,
): Series[] {
  const found: Series[] = [];
  let table: TableReader | null = null;
  Object.assign(above, { opening: [], nearest: [], open: false, headings: null, counted: null });
  for (const [at, row] of section.rows.entries()) {
    if (isTabular(row)) {
      table ??= new TableReader(document, section, options, above, newTable());
      table.add(row);
      if (table.filled) Object.assign(above, { nearest: [], open: true });
      continue;
    }
    if (table !== null) {
      addAll(found, table.done());
      above.counted = table.own ?? above.counted;
      above.headings = table.headings.empty ? above.headings : table.headings;
    }
    table = null;
    const text = row.cells
      .map((cell) => cell.text)
      .join(" ")
      .trim();
    if (text === "") continue;
    above.captions = [...above.captions.slice(1 - CAPTIONS), text];
    const running = text.length > LONGEST_CAPTION && !goesOn(section.rows[at + 1]);
    above.nearest = running ? [] : [...above.nearest.slice(1 - CAPTIONS), text];
    if (running) Object.assign(above, { opening: [], open: false, headings: null, counted: null });
    else if (!above.open) above.opening = [...above.opening.slice(1 - LONGEST_OPENING), text];
    const scale = scaleIn(text);
    if (scale !== null && scale.scale > 1) above.scale = scale;
  }
  if (table !== null) addAll(found, table.done());
  return found;
}

/** A row of values whose label begins in the middle: the words above it are the beginning of that label, not a text. */
function goesOn(row: Row | undefined): boolean {
  return row !== undefined && isTabular(row) && /^\s*\p{Ll}/u.test(row.cells[0]?.text ?? "");
}

function isTabular({ cells, table }: Row): boolean {
  return (
    table === true ||
    (cells.length > 1 && cells.slice(1).some(({ text }) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text.trim())))
  );
}
