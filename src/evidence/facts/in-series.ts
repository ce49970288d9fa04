import type { Row } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { scaleOfNote } from "../../quantities/scale-header.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { kindOf } from "../layout/kind.ts";
import { type Piece, pieceOf } from "../layout/pieces.ts";
import { around, type Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";

/** A slice without a unit under a heading that is no topic: its name alone says nothing. */
const UNNAMED = 0.5;

/** The figures of a chart's series: its name says what they are, what stands under each says of when or of what. */
export function claimsOfSeries(
  row: Row,
  at: number,
  headings: (tile: Tile) => string[],
  options: QuantityOptions,
): Claim[] {
  const [name, ...values] = row.cells;
  if (name === undefined) return [];
  const pieces = row.cells.map((cell) => pieceOf(cell, at));
  // The box of a chart is as tall as the chart: its type is not.
  const whole = { ...(pieces[0] as Piece), size: 1, edges: around(pieces.map(({ edges }) => edges)) };
  const over = headings({ ...whole, kind: "figure", figures: [], title: false });
  const notes = [name.text, ...over].map(scaleOfNote);
  const isTopic = matchTopic(name.text) !== null || parsePeriod(name.text) !== null;
  // "Series 1" under "Revenue (K€)": where the series has no name that says anything, its heading does.
  const title = isTopic ? undefined : over.slice(0, 2).find((heading) => matchTopic(heading) !== null);
  return values.flatMap((cell) => {
    const { kind, figures } = kindOf(cell.text, options);
    if (kind !== "figure") return [];
    // "Use of funds" over "Sales", "Product": the slices have names of their own, and the series is their heading.
    const isSlice = !isTopic && cell.header !== undefined && findPeriods(cell.header).length === 0;
    const label = isSlice ? (cell.header as string) : (title ?? name.text);
    return figures.map(
      (figure): Claim => ({
        figure,
        text: cell.text,
        labels: [label],
        sentence: `${name.text} ${cell.text}`,
        before: "",
        headers: cell.header === undefined || isSlice ? [] : [cell.header],
        headings: [...(isSlice ? [name.text] : []), ...over.filter((heading) => heading !== name.text)],
        scale: notes.find((scale) => scale !== null) ?? null,
        how: "row",
        named: null,
        passage: [name.text, cell.header, cell.text].filter((part) => part !== undefined).join(" "),
        row,
        cells: [name, cell],
        pairing: isSlice && !("ambiguous" in figure) && figure.unit === "number" ? UNNAMED : 1,
      }),
    );
  });
}
