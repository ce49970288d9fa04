import type { ReactNode } from "react";
import { numbered } from "../view/numbered.ts";
import { Scroller } from "./scroller.tsx";

interface TableProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** This many columns, from the left, are words; the rest are figures. Default 1. */
  left?: number;
}

/** A plain table: words left, figures right; it scrolls sideways where it must. */
export function Table({ head, rows, left = 1 }: TableProps): ReactNode {
  const side = (at: number) => (at < left ? "text-left" : "text-right");
  return (
    <Scroller label={head[0] ?? ""}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            {head.map((name, at) =>
              name === "" ? (
                <td key={name} />
              ) : (
                <th key={name} scope="col" className={`py-1 pr-3 font-medium last:pr-0 sm:pr-4 ${side(at)}`}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {numbered(rows).map(({ item: cells, number: row }) => (
            <tr key={row}>
              {numbered(cells).map(({ item: cell, number }) =>
                number === 1 ? (
                  <th key={number} scope="row" className="py-1.5 pr-3 text-left font-medium wrap-break-word sm:pr-4">
                    {cell}
                  </th>
                ) : (
                  <td key={number} className={`py-1.5 pr-3 last:pr-0 sm:pr-4 sm:whitespace-nowrap ${side(number - 1)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
