import type { Address } from "../domain/address.ts";

/** What a reference comes to: places to look at, a place that does not exist, words to search, or nothing to look in. */
export type ResolvedReference =
  | {
      kind: "places";
      /** Every place meant, the likeliest first. A whole sheet or document is given row by row or page by page. */
      addresses: Address[];
    }
  | { kind: "missing"; reason: MissingReason /** The last page or row there is. */; last?: number }
  | { kind: "words"; words: string }
  | { kind: "unavailable" };

/** Which part of a reference does not exist. */
export type MissingReason = "no_such_page" | "no_such_sheet" | "no_such_row" | "no_such_path" | "no_such_document";
