import type { DocumentRole, ExtractionIssue, HiddenReason, Section, SourceDocument } from "../domain/document.ts";
import type { Coverage, UnreadableDocument } from "../domain/dossier.ts";
import { requireObject } from "../domain/known-options.ts";
import { templateSigns } from "../evidence/facts/template.ts";
import { findQuantities } from "../quantities/find.ts";
import type { Deal, DealInfo } from "./load-deal.ts";
import type { DealWarning } from "./warnings.ts";

/** What was read of a deal and how well: the answer of `tribunal inspect`. */
export interface Inspection {
  deal: DealInfo;
  coverage: Coverage;
  documents: DocumentInspection[];
  unreadable: UnreadableDocument[];
  agents: { agentName: string; tier: number; findings: number }[];
  warnings: DealWarning[];
}

/** One document: its size, and what a reader of its evidence must know. */
export interface DocumentInspection {
  id: string;
  name: string;
  source: SourceDocument["source"];
  /** Who speaks in it. */
  role: DocumentRole | null;
  format: SourceDocument["format"];
  language: SourceDocument["language"];
  sections: number;
  /** Sheets by their names; null for other documents. */
  sheets: string[] | null;
  rows: number;
  words: number;
  /** Quantities recognised in the text a reader sees. */
  numbers: number;
  hiddenRows: number;
  hiddenReasons: HiddenReason[];
  /** Numbers of the pages, slides or sheets that hold text a reader does not see. */
  hiddenIn: number[];
  issues: ExtractionIssue[];
  /** The words that show that it is a template nobody filled in; none for a company's own document. */
  template: string[];
}

/**
 * Sums up a deal that was read.
 *
 * ```ts
 * inspectDeal(await loadDeal("my-deal")).coverage;
 * ```
 */
export function inspectDeal(read: Deal): Inspection {
  requireObject("The deal", read);
  const { context, agentOutputs, warnings, deal } = read;
  const documents = (context.dossier?.documents ?? []).map(inspectDocument);
  const coverage = context.dossier?.coverage ?? "none";
  // What nobody filled in says nothing of the company, however well it can be read.
  const isTemplate = documents.some(({ template }) => template.length > 0);
  return {
    deal,
    coverage: coverage === "normal" && isTemplate ? "partial" : coverage,
    documents,
    unreadable: context.dossier?.unreadable ?? [],
    agents: agentOutputs.map(({ agentName, tier, findings }) => ({ agentName, tier, findings: findings.length })),
    warnings,
  };
}

function inspectDocument(document: SourceDocument): DocumentInspection {
  const { id, name, source, format, language, sections } = document;
  const lines = sections.flatMap((section) => section.rows.map((row) => row.cells.map((cell) => cell.text).join("  ")));
  const unseen = (section: Section) => section.hiddenRows.filter((row) => row.hidden !== "machine_directed");
  const hidden = sections.flatMap(unseen);
  const sheets = sections.filter((section) => section.kind === "sheet").map((section) => section.name ?? "");
  return {
    id,
    name,
    source,
    role: document.role ?? null,
    format,
    language,
    sections: sections.length,
    sheets: sheets.length > 0 ? sheets : null,
    rows: lines.length,
    words: lines.reduce((sum, line) => sum + (line.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0), 0),
    numbers: lines.reduce((sum, line) => sum + findQuantities(line).length, 0),
    hiddenRows: hidden.length,
    hiddenReasons: [...new Set(hidden.flatMap((row) => row.hidden ?? []))],
    hiddenIn: sections.filter((section) => unseen(section).length > 0).map((section) => section.number),
    issues: [...document.issues, ...sections.flatMap((section) => section.issues)],
    template: templateSigns(document),
  };
}

/** Whether something at that level or above was found: what `--fail-on` asks. A file that cannot be read is blocking. */
export function hasIssueAt(inspection: Inspection, level: "warning" | "blocking"): boolean {
  if (inspection.unreadable.length > 0) return true;
  const levels = inspection.documents.flatMap((document) => document.issues.map((issue) => issue.level));
  if (levels.includes("blocking")) return true;
  const isTemplate = inspection.documents.some(({ template }) => template.length > 0);
  return level === "warning" && (levels.includes("warning") || inspection.warnings.length > 0 || isTemplate);
}
