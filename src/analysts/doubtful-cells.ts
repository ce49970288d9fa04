import type { VerificationContext } from "../domain/context.ts";
import type { ExtractionIssueCode } from "../domain/document.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import type { Fact } from "../evidence/facts/find.ts";

const IN_DOUBT: ReadonlySet<ExtractionIssueCode> = new Set([
  "cached_value_differs",
  "circular_reference",
  "error_cell",
]);

/** The cells whose shown value is in doubt, as "document|sheet|cell". */
export function doubtfulCells(context: VerificationContext): Set<string> {
  const cells = new Set<string>();
  for (const document of dossierOf(context).documents) {
    for (const section of document.sections) {
      const issues = [...section.issues, ...document.issues.filter((issue) => issue.section === section.number)];
      for (const { code, detail } of issues) {
        if (!IN_DOUBT.has(code)) continue;
        for (const cell of cellsOf(detail)) cells.add(`${document.id}|${section.name ?? ""}|${cell}`);
      }
    }
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
