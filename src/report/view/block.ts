import type { TrustLevel } from "../../domain/resolution.ts";
import type { ReportSection } from "../../i18n/report.ts";

/** "Label: text". */
export interface Note {
  label: string;
  text: string;
}

export interface Item {
  /** Set apart before the text: a severity, an agent's name. */
  label?: string | undefined;
  text: string;
  notes?: Note[] | undefined;
}

/** A piece of a report, the same for every format. Its texts may come from documents: whoever draws it shows them as text. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; label?: string | undefined; text: string; tone?: "strong" | "muted" | "warning" | undefined }
  | { kind: "verdict"; label: string; text: string; trust: TrustLevel }
  | { kind: "list"; label?: string | undefined; items: Item[]; ordered?: boolean | undefined }
  /** `widths` are shares of the line. */
  | { kind: "table"; head: string[]; rows: string[][]; widths: number[] }
  | { kind: "change"; before: string; after: string; labels: { before: string; after: string } }
  /** Pictures of the pages a verdict rests on, where the format shows them. */
  | { kind: "pictures"; contradictionId: string };

export interface ViewSection {
  id: ReportSection;
  title: string;
  blocks: Block[];
}

/** A review as people read it: words and numbers in their language, in the order they are read. */
export interface ReportView {
  title: string;
  /** Sector, stage, day of the review. */
  subtitle: string;
  trust: TrustLevel | "CANNOT_ASSESS";
  trustSentence: string;
  headline: string;
  /** The figures under the headline. */
  facts: string[];
  reasons: { title: string; items: string[] };
  sections: ViewSection[];
}

export const text = (value: string, tone?: "strong" | "muted" | "warning"): Block => ({
  kind: "text",
  text: value,
  tone,
});

/** "Label: text", or nothing where there is no text. */
export const labelled = (label: string, value: string | null | undefined): Block[] =>
  value === null || value === undefined || value === "" ? [] : [{ kind: "text", label, text: value }];

/** A list, or nothing where it is empty. */
export const list = (items: readonly (string | Item)[], label?: string): Block[] =>
  items.length === 0
    ? []
    : [{ kind: "list", label, items: items.map((item) => (typeof item === "string" ? { text: item } : item)) }];

/** A table, or nothing where it has no rows. */
export const table = (columns: readonly [head: string, width: number][], rows: string[][]): Block[] =>
  rows.length === 0
    ? []
    : [{ kind: "table", head: columns.map(([head]) => head), widths: columns.map(([, width]) => width), rows }];

/** What a shorter report leaves to the whole one. */
export interface ViewOptions {
  /** Corrections told of each analysis, gravest first. Default: all. */
  corrections?: number;
  /** Citations and sums told that do not stand, worst first. Default: all. */
  claims?: number;
}
