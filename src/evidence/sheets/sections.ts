import { EARNING, FINANCING, SPENDING, TOTAL } from "../../lexicon/sheet-words.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

/** A heading among the rows, and what the rows under it are parts of. */
export interface SheetSection {
  title: string;
  /** The metric whose lines stand here; null where the heading names none. */
  topic: Topic | null;
}

/** The sections of a sheet by the column their labels stand in, as reading goes down. */
export class Sections {
  readonly #open = new Map<number, { section: SheetSection; row: number }>();
  readonly #seen = new Map<number, number>();
  readonly #heads: { at: number; row: number; section: SheetSection }[] = [];

  /** A label without a value: a heading. One without a metric, right under another heading's rows, is a part of that. */
  head(column: number, row: number, title: string): void {
    const gap = this.#gap(column, row);
    const topic = topicOfHeading(title);
    const before = this.#open.get(column)?.section;
    const inside = topic === null && !gap && before?.topic != null && !FINANCING.test(title);
    const section = { title, topic: inside ? before.topic : topic };
    this.#open.set(column, { section, row });
    this.#heads.push({ at: column, row, section });
    this.#seen.set(column, row);
  }

  /** The section a labelled row stands in. An empty row ends it, a total closes it after itself. */
  of(column: number, row: number): SheetSection | null {
    const open = this.#open.get(column);
    if (open === undefined) return null;
    if (this.#gap(column, row) && row > open.row + 2) {
      this.#open.delete(column);
      return null;
    }
    return open.section;
  }

  /** The section that begins right above a row, at the left of a column: what a sum from that row on is the total of. */
  from(column: number, top: number): SheetSection | null {
    return this.#heads.findLast(({ at, row }) => at < column && row < top && row >= top - 2)?.section ?? null;
  }

  /** Called after a row was read. */
  leave(column: number, row: number, label: string): void {
    this.#seen.set(column, row);
    if (TOTAL.test(label)) this.#open.delete(column);
  }

  #gap(column: number, row: number): boolean {
    const last = this.#seen.get(column);
    return last !== undefined && row > last + 1;
  }
}

/** What a heading over rows says that they are lines of. */
function topicOfHeading(title: string): Topic | null {
  const match = matchTopic(title);
  if (match !== null && match.sureness >= SURE_ENOUGH && match.topic.unit === "money") return match.topic;
  if (title.length > 60 || FINANCING.test(title)) return null;
  if (SPENDING.test(title)) return topicById("total_costs") ?? null;
  return EARNING.test(title) ? (topicById("revenue") ?? null) : null;
}
