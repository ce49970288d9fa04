import type { ExtractionIssue, ExtractionIssueCode } from "../../domain/document.ts";
import type { Workbook } from "./grid.ts";

/** More of the same kind on one sheet tell a reader nothing new: the rest is counted. */
const MAX_PER_CODE = 20;

const LEVELS: Partial<Record<ExtractionIssueCode, ExtractionIssue["level"]>> = {
  macros_ignored: "info",
  external_link_ignored: "info",
  not_recomputed: "info",
  empty_section: "info",
};

/** Gathers what is wrong with a workbook, sheet by sheet. */
export class IssueList {
  readonly #issues = new Map<string, { issue: ExtractionIssue; more: number }[]>();

  add(code: ExtractionIssueCode, detail: ExtractionIssue["detail"], section?: number): void {
    const key = `${section ?? 0} ${code}`;
    const list = this.#issues.get(key) ?? [];
    this.#issues.set(key, list);
    const last = list[MAX_PER_CODE - 1];
    if (last !== undefined) {
      last.more++;
      return;
    }
    const issue: ExtractionIssue = { code, level: LEVELS[code] ?? "warning", detail };
    if (section !== undefined) issue.section = section;
    list.push({ issue, more: 0 });
  }

  /** The issues of one sheet, or of the document as a whole; where some were left off, a last one says how many. */
  of(section?: number): ExtractionIssue[] {
    const result: ExtractionIssue[] = [];
    for (const [key, list] of this.#issues) {
      if (!key.startsWith(`${section ?? 0} `)) continue;
      for (const { issue, more } of list) {
        result.push(issue);
        if (more > 0) result.push({ ...issue, detail: { more } });
      }
    }
    return result;
  }
}

/** The sheet's name for `detail`, where it has one. */
export function sheetDetail(workbook: Workbook, sheet: number): Record<string, string> {
  const name = workbook.grids[sheet - 1]?.name ?? "";
  return name === "" ? {} : { sheet: name };
}
