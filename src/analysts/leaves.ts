import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Cell } from "../domain/document.ts";
import type { SourceType } from "../domain/source.ts";
import { addressOfPassage } from "../evidence/passages.ts";
import { witnessOf } from "../evidence/witness.ts";

/** A passage of a database, with where it stands. */
export interface Leaf {
  address: Address;
  source: SourceType;
  /** Ways to quote it, the plainest first. */
  texts: string[];
}

/** One value of a data file under its path. */
export interface DataLeaf extends Leaf {
  path: string;
  /** The last name of the path. */
  key: string;
  /** The document and the path of the object or list it stands in. */
  parent: string;
  value: Cell["value"];
}

/** Every value of the deal's data files of these sources, in their order. */
export function leavesOf(context: VerificationContext, sources: readonly SourceType[]): DataLeaf[] {
  return witnessOf(context)
    .passages()
    .flatMap((passage): DataLeaf[] => {
      const { document, row, text } = passage;
      const cell = row.cells.at(-1);
      if (row.path === undefined || !sources.includes(document.source)) return [];
      const at = row.path.lastIndexOf(".");
      return [
        {
          address: addressOfPassage(passage),
          source: document.source,
          texts: [cell?.text ?? "", String(cell?.value ?? ""), text],
          path: row.path,
          key: row.path.slice(at + 1),
          parent: `${document.id} ${row.path.slice(0, Math.max(0, at))}`,
          value: cell?.value,
        },
      ];
    });
}
