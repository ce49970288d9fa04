import type { FactNature } from "../../domain/fact.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { ColumnHeading, Columns } from "./columns.ts";
import { isTotal } from "./crossing.ts";
import { isAssumed, isCaseHeading, readHeading, scenarioIn } from "./heading.ts";
import type { RowLabel } from "./labels.ts";
import type { SpotRow } from "./spots.ts";
import type { NamedTopic } from "./topic.ts";

/** When a number is, and whether it happened: by its row, its column, the title over them and the sheet's own name. */
export class SheetTime {
  readonly #tab: ReturnType<typeof readHeading> & { assumed: boolean };
  readonly #columns: Columns;
  /** Some of its rows end with a word for what is planned. */
  readonly #mixed: boolean;

  constructor(name: string, columns: Columns, rows: readonly SpotRow[]) {
    this.#tab = { ...readHeading(name), assumed: isAssumed(name) };
    this.#columns = columns;
    this.#mixed = rows.some((row) => saidAtEnd(row) === "projected");
  }

  /** The nearest that names a time: the row, then the column, then the label, then the sheet. */
  when({ when }: RowLabel, head: ColumnHeading | null, named: NamedTopic | null): Period | undefined {
    const row = when === null ? undefined : readHeading(when.text);
    const month = row?.month ?? head?.month;
    if (row?.period === undefined && month !== undefined) return this.#monthOfTab(month);
    return row?.period ?? head?.period ?? named?.match.period ?? (head?.lasting ? undefined : this.#tab.period);
  }

  /** "Jan" on a sheet called "2025" is January 2025; of another year than the calendar's nothing says when it began. */
  #monthOfTab(month: number): Period | undefined {
    const { period = "" } = this.#tab;
    return /^\d{4}$/.test(period) ? `${period}-${String(month).padStart(2, "0")}` : undefined;
  }

  /** What the same say of it; a year counted from the start of a plan is one of the plan. */
  nature(
    head: ColumnHeading | null,
    { when: time }: RowLabel,
    when: Period | undefined,
  ): "actual" | "projected" | undefined {
    const said =
      (time === null ? undefined : readHeading(time.text).nature) ??
      head?.nature ??
      this.#columns.title?.nature ??
      this.#tab.nature;
    return said ?? (when !== undefined && /^[YM]\d/.test(when) ? "projected" : undefined);
  }

  /** "Jul | 384 | Realizado", "Ago | 398 | Orçado": a row may say itself what it is; a total over both is no actual one. */
  ofRow(row: SpotRow, label: string): "actual" | "projected" | undefined {
    return saidAtEnd(row) ?? (this.#mixed && isTotal(label) ? "projected" : undefined);
  }

  /** The nature of the fact this makes. */
  kind(basis: Basis, scenario: boolean, topic: Topic | null): FactNature {
    if (scenario) return "scenario";
    if (topic?.category === "market") return "market";
    if (basis.nature === "projected") return "projection";
    const assumed = this.#tab.assumed || this.#columns.title?.assumed === true;
    return assumed && basis.nature === undefined ? "projection" : "actual";
  }

  /** A case by name, or a row that a number names: what would be if. */
  scenario(label: string, head: ColumnHeading | null, { key }: RowLabel, byHead: boolean): boolean {
    if (head?.scenario !== undefined || scenarioIn(label) !== null || this.#tab.scenario !== undefined) return true;
    if (this.#columns.title?.scenario !== undefined) return true;
    return byHead && head !== null && head.run > 1 && key !== null;
  }
}

/** What the word at the end of a row of numbers says of them. */
function saidAtEnd({ spots }: SpotRow): "actual" | "projected" | undefined {
  const last = spots.at(-1);
  if (last?.kind !== "words" || !isCaseHeading(last.text) || !spots.some(({ kind }) => kind === "number"))
    return undefined;
  return readHeading(last.text).nature;
}

/** A month whose year nothing says: part of what its row or column names. */
export function isMonthAlone({ when: row }: RowLabel, head: ColumnHeading | null, when: Period | undefined): boolean {
  const month = (row === null ? undefined : readHeading(row.text).month) ?? head?.month;
  return month !== undefined && when === undefined;
}
