import { type Heading, isAssumed, isCaseHeading, readHeading, scenarioIn, under } from "./heading.ts";
import type { Spot, SpotRow } from "./spots.ts";

/** A heading in force over a column, and the run of headings it stands in. */
export interface ColumnHeading extends Heading {
  row: number;
  column: number;
  /** Where its run of headings begins and how many there are. */
  left: number;
  run: number;
  /** Periods and cases head everything below them; other words only until the first empty row. */
  lasting: boolean;
}

/** What the titles above a table say of everything in it. */
export interface TableTitle {
  text: string;
  nature?: "actual" | "projected";
  scenario?: string;
  assumed: boolean;
}

/** Goes through a sheet from top to bottom and knows, at each row, what heads each column. */
export class Columns {
  readonly #below: (spot: Spot) => Spot | undefined;
  readonly #current = new Map<number, ColumnHeading>();
  #last: { row: number; heads: ColumnHeading[] } = { row: -9, heads: [] };
  #row = 0;
  title: TableTitle | null = null;

  constructor(rows: SpotRow[]) {
    this.#below = nextBelow(rows);
  }

  /** Takes in a row; gives the spots of it that are headings or titles, not labels. */
  enter(row: SpotRow): Set<Spot> {
    const gap = row.number > this.#row + 1;
    this.#row = row.number;
    if (gap) this.#dropWords();
    const heads = row.spots.filter((_, index) => this.#isHead(row.spots, index));
    for (const run of runsOf(heads, row.spots)) this.#headBy(run, row.number);
    const [only, ...more] = row.spots;
    if (more.length === 0 && only?.kind === "words" && !heads.includes(only)) this.#readTitle(only.cell.text, gap);
    return new Set(heads);
  }

  /** The heading over a spot, unless the spot's own label stands inside the headed columns. */
  over(column: number, label: Spot | null): ColumnHeading | null {
    const head = this.#current.get(column);
    if (head === undefined) return null;
    const inside = label !== null && label.column >= head.left && label.column > 0;
    return inside && (head.lasting || label.column !== head.left) && isHeaded(this.#current, label, head) ? null : head;
  }

  #dropWords(): void {
    for (const [column, head] of this.#current) if (!head.lasting) this.#current.delete(column);
  }

  #isHead(all: Spot[], index: number): boolean {
    const spot = all[index];
    if (spot === undefined || spot.kind === "number") return false;
    const beforeNumber = all[index + 1]?.kind === "number";
    // A time right before a number names its row; one of several side by side heads its column.
    if (spot.kind === "period") {
      return (!beforeNumber || all[index - 1]?.kind === "period") && !isDataDate(spot, all);
    }
    if (beforeNumber) return false;
    const below = this.#below(spot);
    if (below === undefined || below.row > spot.row + MOST_ROWS_DOWN) return false;
    return below.kind === "number" || (below.kind === "period" && below.row === spot.row + 1);
  }

  #headBy(run: Spot[], row: number): void {
    const left = run[0]?.column ?? 0;
    const upper = this.#last.row >= row - 2 ? this.#last.heads : [];
    const coded = run.length > 1 && upper.length > 0 && run.every(({ text }) => CODES.has(text.trim()));
    const made = run.map((spot): ColumnHeading => {
      const nature = coded ? CODES.get(spot.text.trim()) : undefined;
      const own = { ...readHeading(spot.text), ...(nature === undefined ? {} : { nature }) };
      const above = upper.filter(({ column }) => column <= spot.column && column >= left - 1).at(-1);
      const spans = above !== undefined && (above.column === spot.column || upper.length < run.length);
      const read = above !== undefined && spans ? under(above, own) : own;
      const lasting = spot.kind === "period" || isCaseHeading(spot.text) || coded;
      return { ...read, row, column: spot.column, left, run: run.length, lasting };
    });
    const dated = made.some(({ lasting }) => lasting);
    for (const head of withNatures(made)) this.#current.set(head.column, { ...head, lasting: dated });
    this.#last = { row, heads: this.#last.row === row ? [...this.#last.heads, ...made] : made };
  }

  #readTitle(text: string, gap: boolean): void {
    const { nature } = readHeading(text);
    const scenario = scenarioIn(text);
    const assumed = isAssumed(text);
    if (nature === undefined && scenario === null && !assumed && !gap) return;
    this.title = {
      text,
      assumed,
      ...(nature === undefined ? {} : { nature }),
      ...(scenario === null ? {} : { scenario }),
    };
  }
}

const MOST_ROWS_DOWN = 3;

/** "A" for actual, "B" for budget and so on, in a row of their own under the periods. */
const CODES = new Map<string, "actual" | "projected">([
  ["A", "actual"],
  ["R", "actual"],
  ["B", "projected"],
  ["F", "projected"],
  ["E", "projected"],
  ["P", "projected"],
]);

function isHeaded(current: Map<number, ColumnHeading>, label: Spot, head: ColumnHeading): boolean {
  const own = current.get(label.column);
  return own !== undefined && own.row === head.row;
}

/** A date beside a label is a value ("Closing | 31/03/2025"), not a heading, unless others stand beside it. */
function isDataDate(spot: Spot, all: Spot[]): boolean {
  const periods = all.filter(({ kind }) => kind === "period");
  const first = all[0];
  return periods.length === 1 && first !== undefined && first !== spot && first.kind === "words" && all.length === 2;
}

/** Headings side by side, split where something else stands between them. */
function runsOf(heads: Spot[], all: Spot[]): Spot[][] {
  const runs: Spot[][] = [];
  for (const head of heads) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last === undefined ? [] : all.filter(({ column }) => column > last.column && column < head.column);
    if (run === undefined || last === undefined || between.length > 0 || head.column > last.column + MOST_APART) {
      runs.push([head]);
    } else run.push(head);
  }
  return runs;
}

const MOST_APART = 3;

/** Where some columns say what they are, those before the first plan are past, those after the last actual are plans. */
function withNatures(run: ColumnHeading[]): ColumnHeading[] {
  if (!run.some(({ nature }) => nature !== undefined)) return run;
  const lastActual = run.findLastIndex(({ nature }) => nature === "actual");
  const firstPlan = run.findIndex(({ nature }) => nature === "projected");
  return run.map((head, index) => {
    if (head.nature !== undefined || head.period === undefined) return head;
    if (lastActual >= 0 && index > lastActual) return { ...head, nature: "projected" };
    if (firstPlan >= 0 && index < firstPlan) return { ...head, nature: "actual" };
    return head;
  });
}

/** For each spot, the next one below it in its column. */
function nextBelow(rows: SpotRow[]): (spot: Spot) => Spot | undefined {
  const next = new Map<Spot, Spot>();
  const last = new Map<number, Spot>();
  for (const { spots } of rows) {
    for (const spot of spots) {
      const above = last.get(spot.column);
      if (above !== undefined) next.set(above, spot);
      last.set(spot.column, spot);
    }
  }
  return (spot) => next.get(spot);
}
