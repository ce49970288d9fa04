import type { Row } from "../../domain/document.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { type ScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import type { Neighbours } from "../layout/neighbours.ts";
import type { RowNaming } from "../layout/rows.ts";
import { headingOfTable } from "../layout/table-heading.ts";
import type { Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";

/** What a value of a table claims: the name of its line, the headings over it, how the table counts. */
export function claimsOfCell(
  tile: Tile,
  row: Row,
  naming: RowNaming,
  headings: (tile: Tile) => string[],
  near: Neighbours,
): Claim[] {
  const label = naming.label as Tile;
  const headers = naming.headers.map(({ text }) => text);
  // What stands over the name of a row speaks for its values too, however far to the right.
  const ofRow = headings(label).filter((text) => headers.length > 0 || parsePeriod(text) === null);
  const [header] = naming.headers;
  const ofTable = header === undefined ? null : headingOfTable(header, near);
  const over = [...new Set([...(ofTable === null ? [] : [ofTable]), ...nearestFirst(headings(tile), ofRow)])];
  const scale = scaleOf(naming, near, over);
  return tile.figures.map((figure) => ({
    figure,
    text: tile.text,
    labels: [label.text],
    sentence: `${label.text} ${tile.text}`,
    before: "",
    headers,
    headings: over.filter((heading) => heading !== label.text && !headers.includes(heading)),
    scale,
    how: "row",
    named: null,
    passage: `${label.text} ${tile.text}`,
    row,
    cells: [...label.cells, ...tile.cells],
    pairing: 1,
  }));
}

/** How a table counts stands beside its values, over them, in its corner or in the line above it. */
function scaleOf(naming: RowNaming, near: Neighbours, over: readonly string[]): ScaleHeader | null {
  const [header] = naming.headers;
  const line = header === undefined ? [] : near.beside(header);
  const corner = header === undefined ? null : near.above(line[0] ?? header);
  const overLabels = header === undefined || naming.label === null ? null : near.above(raised(naming.label, header));
  const tiles = [naming.unit, naming.label, ...naming.headers, ...line, corner, overLabels].filter(
    (tile) => tile !== null,
  );
  for (const text of [...tiles.map((tile) => tile.text), ...over]) {
    const scale = scaleOfNote(text);
    if (scale !== null) return scale;
  }
  return null;
}

/** A row's name as if it stood on the line of the headers: what is next above it stands over the whole column of names. */
function raised(label: Tile, { edges: { y0, y1 } }: Tile): Tile {
  return { ...label, edges: { ...label.edges, y0, y1 } };
}

/** What stands over a value and over the name of its line: what stands over both, like the title, speaks last. */
export function nearestFirst(ofValue: readonly string[], ofName: readonly string[]): string[] {
  const both = new Set(ofValue.filter((heading) => ofName.includes(heading)));
  return [...new Set([...ofValue, ...ofName])].filter((heading) => !both.has(heading)).concat(...both);
}
