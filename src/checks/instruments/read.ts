import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Witness } from "../../evidence/witness.ts";
import { HOLDER_COLUMN, INSTRUMENT_NAMES } from "../../lexicon/equity.ts";
import { fold } from "../../lexicon/fold.ts";
import { INSTRUMENT_COLUMNS, POST_MONEY, PRE_MONEY, YEAR_OF_360 } from "../../lexicon/terms.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import type { Place } from "../check.ts";
import { type Instrument, type InstrumentKind, isSafe, lenderOf } from "../equity/instrument.ts";
import { placeOfPassage } from "../places.ts";
import { amount, percentage } from "../tables/figures.ts";
import { type TableRow, tablesWith } from "../tables/tables.ts";
import { mergePapers, type TermConflict } from "./merge.ts";
import { instrumentsInText } from "./prose.ts";

/** What keeps an instrument from being computed. */
export type InstrumentGap = "kind" | "pre_or_post" | "amount" | "issued" | "rate" | "terms";

/** A convertible paper as a table lists it or its text says; `gaps` where it does not say enough to convert it. */
export interface ReadInstrument {
  instrument: Instrument;
  currency: string | undefined;
  place: Place;
  gaps: InstrumentGap[];
  /** Its holder is not named: what stands for the name is the file's or the kind's. */
  unnamed?: true;
  /** Where a list and the paper differ: then it is not computed. */
  conflicts?: TermConflict[];
}

type ColumnName = keyof typeof INSTRUMENT_COLUMNS | "holder";
type Columns = Partial<Record<ColumnName, number>>;

const folded = (text: string) =>
  fold(text)
    .replace(/[_\n]+/g, " ")
    .trim();

/** A table of convertible papers has a holder, an amount, and a cap or a discount. */
function columnsOf(cells: readonly Cell[]): Columns | null {
  const columns: Columns = {};
  const heads = cells.map(({ text }) => folded(text));
  if (heads.some((head) => head.length > 60)) return null;
  for (const [at, head] of heads.entries()) {
    // The more telling word first: "discount" before "amount", "cap" before "type".
    const order: ColumnName[] = ["cap", "floor", "discount", "interest", "favoured", "date", "kind", "amount"];
    const name = order.find(
      (one) => columns[one] === undefined && INSTRUMENT_COLUMNS[one as keyof typeof INSTRUMENT_COLUMNS].test(head),
    );
    if (name !== undefined) columns[name] = at;
    else if (columns.holder === undefined && HOLDER_COLUMN.test(head)) columns.holder = at;
  }
  const { holder, amount: paid, cap, discount } = columns;
  return holder === undefined || paid === undefined || (cap === undefined && discount === undefined) ? null : columns;
}

/** Every convertible paper that the company's tables list or its papers say in words. */
export function readInstruments(witness: Witness): ReadInstrument[] {
  return witness.remember("instruments", () =>
    withoutIdleForms(mergePapers([...inTables(witness), ...instrumentsInText(witness)])),
  );
}

/**
 * Pre- or post-money is how a cap is counted: a SAFE without one of its own, which could only take over another SAFE's
 * with its form, need not say it.
 */
function withoutIdleForms(papers: ReadInstrument[]): ReadInstrument[] {
  const all = papers.map(({ instrument }) => instrument);
  return papers.map((paper) => {
    const { instrument: one, gaps } = paper;
    const lender = one.mostFavoured === true ? lenderOf(one, all) : undefined;
    const isIdle = one.cap === undefined && (lender?.cap === undefined || isSafe(lender));
    return isIdle ? { ...paper, gaps: gaps.filter((gap) => gap !== "pre_or_post") } : paper;
  });
}

function inTables(witness: Witness): ReadInstrument[] {
  return tablesWith(witness, (cells) => columnsOf(cells) !== null).flatMap(({ head, rows, passage }) => {
    const columns = columnsOf(head) as Columns;
    const title = folded(`${passage.section.name ?? ""} ${passage.document.id}`);
    return rows.flatMap((row) => instrumentOf(row, columns, title, head) ?? []);
  });
}

function instrumentOf(
  { passage, cells }: TableRow,
  columns: Columns,
  title: string,
  head: readonly Cell[],
): ReadInstrument | null {
  const cell = (name: ColumnName): Cell | undefined => {
    const at = columns[name];
    return at === undefined ? undefined : cells[at];
  };
  const textOf = (name: ColumnName) => folded(cell(name)?.text ?? "");
  const holder = cell("holder")?.text.trim() ?? "";
  if (holder === "" || /^total/iu.test(folded(holder))) return null;
  const paid = amount(cell("amount"));
  const capHead = folded(head[columns.cap ?? -1]?.text ?? "");
  const kind = kindOf(textOf("kind"), `${textOf("kind")} ${title}`, capHead);
  if (paid === null && kind === null) return null;
  const cap = amount(cell("cap"));
  const floor = amount(cell("floor"));
  const discount = percentage(cell("discount"), true);
  const interest = percentage(cell("interest"), true);
  const issued = dayOf(cell("date"));
  const favoured =
    /^(?:x|yes|oui|sim|mfn|✓|true|vrai)$/iu.test(textOf("favoured")) ||
    INSTRUMENT_COLUMNS.favoured.test(textOf("kind"));
  const rateSaid = textOf("interest") !== "" && !/^[-–—0 %]*$/.test(textOf("interest"));
  const gaps: InstrumentGap[] = [
    ...(kind === null ? (["kind"] as const) : []),
    ...(kind === "safe" ? (["pre_or_post"] as const) : []),
    ...(paid === null ? (["amount"] as const) : []),
    ...(rateSaid && interest === null ? (["rate"] as const) : []),
    ...(interest !== null && interest.value > 0 && issued === null ? (["issued"] as const) : []),
  ];
  return {
    instrument: {
      holder,
      kind: kind === null || kind === "safe" ? "safe_post" : kind,
      amount: paid?.value ?? 0,
      ...valued("cap", cap),
      ...valued("floor", floor),
      ...valued("discount", discount),
      ...(interest !== null && interest.value > 0 && { interest: interest.value }),
      ...(YEAR_OF_360.test(`${textOf("interest")} ${folded(head[columns.interest ?? -1]?.text ?? "")}`) && {
        yearDays: 360 as const,
      }),
      ...(issued !== null && { issued }),
      ...(favoured && { mostFavoured: true }),
    },
    currency: paid?.currency ?? cap?.currency,
    place: placeOfPassage(passage, {
      label: holder,
      printed: cell("amount")?.text.trim() ?? holder,
      ...(paid !== null && { value: paid.value }),
    }),
    gaps,
  };
}

const valued = <Name extends string>(name: Name, read: Quantity | null) =>
  read === null || read.value <= 0 ? {} : ({ [name]: read.value } as Record<Name, number>);

/** "safe": it does not say whether its cap is pre- or post-money, and nobody may guess. */
function kindOf(own: string, around: string, capHead: string): InstrumentKind | "safe" | null {
  const names = Object.entries(INSTRUMENT_NAMES);
  const named = (names.find(([, pattern]) => pattern.test(own)) ??
    names.find(([, pattern]) => pattern.test(around)))?.[0];
  if (named === undefined) return null;
  if (named !== "safe") return named as InstrumentKind;
  const said = `${own} ${capHead}`;
  const [post, pre] = [POST_MONEY.test(said), PRE_MONEY.test(said)];
  return post === pre ? "safe" : post ? "safe_post" : "safe_pre";
}

/** The day of a cell: "15/03/2024", "2024-03-15"; null where it is no whole day. */
export function dayOf(cell: Cell | undefined): Date | null {
  if (cell === undefined) return null;
  const period = parsePeriod(cell.text.trim());
  if (period === null || !/^\d{4}-\d{2}-\d{2}$/.test(period)) return null;
  const day = new Date(`${period}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}
