import type { Section, SourceDocument } from "../domain/document.ts";
import type { ParsedDocument, ReadLimits } from "./reader.ts";
import { decodeWithin } from "./text/decode.ts";

/**
 * The database behind a secondary source, as data: JSON as it stands, a table as one record a row under its headings.
 * Only called for bytes the parsing process has accepted.
 */
export function rawData(
  parsed: ParsedDocument,
  source: SourceDocument["source"],
  bytes: Uint8Array,
  limits: ReadLimits,
): unknown {
  if (source !== "context_engine" && source !== "funding_db") return undefined;
  if (parsed.format === "json") return JSON.parse(decodeWithin(bytes, limits));
  if (parsed.format === "csv" || parsed.format === "xlsx") return parsed.sections.flatMap(records);
  return undefined;
}

function records(section: Section): Record<string, unknown>[] {
  const [heading, ...rows] = section.rows;
  if (heading === undefined) return [];
  const columns = new Map(heading.cells.map((cell) => [columnOf(cell.ref), cell.text]));
  return rows.map((row) =>
    Object.fromEntries(
      row.cells.map((cell) => [columns.get(columnOf(cell.ref)) ?? cell.ref ?? "", cell.value ?? cell.text]),
    ),
  );
}

function columnOf(ref: string | undefined): string {
  return (ref ?? "").replace(/\d+$/, "");
}
