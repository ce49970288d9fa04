import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Address } from "../../../../../src/domain/address.ts";
import { cellInReadersForm } from "../../../../../src/i18n/readers-form.ts";
import type { SheetWindow } from "../../../../../src/server/contract.ts";
import { sheetQuery } from "../../../api/queries.ts";
import { EVIDENCE } from "../../../i18n/evidence.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured } from "../../../i18n/numbers.ts";
import { Said } from "../../../ui/said.tsx";
import { Scroller } from "../../../ui/scroller.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { numbered } from "../../../view/numbered.ts";
import { useReview } from "../current-review.ts";

type CellAddress = Extract<Address, { kind: "cell" }>;
type Cell = SheetWindow["rows"][number]["cells"][number];

/** A cell among its neighbours, with its formula and, where it differs, what the formula really gives. */
export function SheetView({ address }: { address: CellAddress }): ReactNode {
  const { record } = useReview();
  const around = address.cell ?? String(address.row);
  // A CSV has one sheet without a name.
  const section = address.sheet === "" ? "1" : address.sheet;
  const sheet = useQuery(sheetQuery({ reviewId: record.id, documentId: address.document, section, around }));
  if (sheet.isPending) return <Loading />;
  if (sheet.isError) return <Failure error={sheet.error} retry={() => sheet.refetch()} />;
  return <Grid sheet={sheet.data} address={address} />;
}

function Grid({ sheet, address }: { sheet: SheetWindow; address: CellAddress }): ReactNode {
  const words = useWords(EVIDENCE);
  const marked = sheet.rows.flatMap(({ cells }) => cells).find((cell) => cell !== null && cell.ref === address.cell);
  return (
    <figure className="rounded-md border border-line">
      <figcaption className="border-b border-line bg-wash px-3 py-1.5 text-xs text-ink-soft">
        <Said className="font-medium">{sheet.documentName}</Said> · <Said>{sheet.sheet}</Said>
        {address.cell === undefined ? null : ` · ${address.cell}`}
      </figcaption>
      <Scroller label={words.cellIn(sheet.sheet)}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="bg-wash text-xs text-ink-faint">
              <td className="border border-line px-2 py-0.5" />
              {sheet.columns.map((column) => (
                <th key={column} scope="col" className="border border-line px-2 py-0.5 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(sheet.rows).map(({ number, item: row }) => (
              <tr key={number} className={row.number === address.row ? "bg-accent-wash" : ""}>
                <th
                  scope="row"
                  className="border border-line bg-wash px-2 py-0.5 text-xs font-medium text-ink-faint"
                  title={row.hidden === null ? undefined : words.hiddenRow}
                >
                  {row.number}
                  {row.hidden === null ? null : " ∅"}
                </th>
                {sheet.columns.map((column, at) => (
                  <GridCell
                    key={column}
                    cell={row.cells[at] ?? null}
                    marked={isMarked(row.cells[at] ?? null, address)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {marked ? <Behind cell={marked} /> : null}
    </figure>
  );
}

const isMarked = (cell: Cell, { cell: ref }: CellAddress): boolean =>
  cell !== null && ref !== undefined && cell.ref === ref;

/** The sheet is scrolled sideways to what is cited. */
function intoSight(cell: HTMLTableCellElement | null): void {
  const frame = cell?.closest("section");
  if (!cell || !frame) return;
  const beyond = cell.offsetLeft + cell.offsetWidth - frame.clientWidth;
  if (beyond > 0) frame.scrollLeft = beyond + cell.offsetWidth / 2;
}

function GridCell({ cell, marked }: { cell: Cell; marked: boolean }): ReactNode {
  const { locale } = useLanguage();
  const numeric = typeof cell?.value === "number";
  const shown = typeof cell?.value === "number" ? cellInReadersForm(cell.text, cell.value, locale) : cell?.text;
  return (
    <td
      ref={marked ? intoSight : undefined}
      data-testid={marked ? "highlight-cell" : undefined}
      title={cell?.formula ? `=${cell.formula}` : shown}
      className={`max-w-72 overflow-hidden border border-line px-2 py-0.5 text-ellipsis whitespace-nowrap ${numeric ? "text-right" : ""} ${marked ? "bg-[#ffe38a] font-semibold text-[#14181f] outline-2 -outline-offset-2 outline-[#b07a00]" : ""}`}
    >
      {shown === undefined ? null : (
        <Said asWritten className="whitespace-nowrap">
          {shown}
        </Said>
      )}
    </td>
  );
}

function Behind({ cell }: { cell: NonNullable<Cell> }): ReactNode {
  const words = useWords(EVIDENCE);
  const { locale } = useLanguage();
  if (cell.formula === null && cell.recomputed === null) return null;
  return (
    <p className="border-t border-line px-3 py-1.5 text-sm">
      <span className="text-xs text-ink-faint">{words.formula}</span>{" "}
      <Said className="font-mono">{cell.formula === null ? "–" : `${cell.ref} = ${cell.formula}`}</Said>
      {cell.recomputed === null ? null : (
        <span className="ml-3 text-bad">
          {words.recomputed} {measured(cell.recomputed, null, locale)}
        </span>
      )}
    </p>
  );
}
