import type { VerificationContext } from "../domain/context.ts";
import type { ExtractionIssueCode } from "../domain/document.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { witnessOf } from "../evidence/witness.ts";

const IN_DOUBT: ReadonlySet<ExtractionIssueCode> = new Set([
  "cached_value_differs",
  "circular_reference",
  "error_cell",
]);

/** The cells whose shown value is in doubt, as "document|sheet|cell". */
export function doubtfulCells(context: VerificationContext): Set<string> {
  const cells = new Set<string>();
  for (const { document, section, issue } of witnessOf(context).issues()) {
    if (section === undefined || !IN_DOUBT.has(issue.code)) continue;
    for (const cell of cellsOf(issue.detail)) cells.add(`${document.id}|${section.name ?? ""}|${cell}`);
  }
  return cells;
}

/** A fact's key in the set of doubtful cells; what stands on a page has none. */
export function cellKey({ address }: Pick<Fact, "address">): string {
  if (address.kind !== "cell" || address.cell === undefined) return "";
  return `${address.document}|${address.sheet}|${address.cell}`;
}

/** The cells an issue names: "C12", or several. */
export function cellsOf(detail: Record<string, string | number>): string[] {
  return String(detail.cells ?? detail.cell ?? "").match(/[A-Z]{1,3}\d+/g) ?? [];
}
