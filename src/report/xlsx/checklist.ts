import { CHECK_STATUSES, type CheckStatus } from "../../domain/follow-up.ts";
import type { Locale } from "../../domain/locale.ts";
import type { ChecklistRow } from "../../followup/checklist.ts";
import { CHECKLIST_WORDS } from "../../i18n/checklist.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { SEVERITY_TONE, type Tone } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";

const STATUS_TONE: Readonly<Record<CheckStatus, Tone>> = { open: "bad", doing: "warn", done: "good", dropped: "quiet" };
const STATUS_COLUMN = 2;

/** The things to verify, with fields for who, how far and what was found: what the desk holds of them is filled in. */
export function checklistSheet(rows: readonly ChecklistRow[], locale: Locale): Sheet {
  const words = CHECKLIST_WORDS[locale];
  const entry = (text: string | null): CellValue => ({ text: text ?? " ", look: "entry" });
  return {
    name: words.title,
    columns: [
      { head: words.thing, width: 70 },
      { head: words.importance, width: 12 },
      { head: words.status, width: 14 },
      { head: words.owner, width: 18 },
      { head: words.note, width: 50 },
    ],
    rows: rows.map(({ text, severity, status, owner, note }): CellValue[] => [
      text,
      severity === null ? null : { text: REPORT_WORDS[locale].severity[severity], look: SEVERITY_TONE[severity] },
      entry(words.statuses[status]),
      entry(owner),
      entry(note),
    ]),
    choices: {
      column: STATUS_COLUMN,
      words: CHECK_STATUSES.map((status) => ({ word: words.statuses[status], tone: STATUS_TONE[status] })),
    },
  };
}
