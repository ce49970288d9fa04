import type { Address } from "../../../src/domain/address.ts";
import type { CitationStatus } from "../../../src/domain/citation.ts";
import type { Box } from "../../../src/domain/document.ts";
import type { Case } from "./cases.ts";

/** One place in the documents that bears on a case, and who stands on it. */
export interface Exhibit {
  address: Address;
  /** In the reader's words: "Deck, page 8". */
  reference: string;
  passages: string[];
  /** Sums it enters: "42 000 × 12 = 504 000". */
  calculations: string[];
  rank: "primary" | "secondary" | null;
  supports: string[];
  against: string[];
  citedBy: { agentName: string; status: CitationStatus; quote: string | undefined }[];
}

/** Every place the record of a case names, each once, in the order of the record. Evidence comes before citations. */
export function exhibitsOf({ resolution }: Case): Exhibit[] {
  const exhibits: Exhibit[] = [];
  for (const { agentName, support, against } of resolution?.evidence ?? []) {
    for (const [items, side] of [
      [support, "supports"],
      [against, "against"],
    ] as const) {
      for (const item of items) {
        const addresses = item.addresses as Address[];
        // A sum names its places in the order they stand in.
        const names = item.reference.split(" + ");
        for (const [at, address] of addresses.entries()) {
          const own = names.length === addresses.length ? names[at] : undefined;
          const exhibit = placed(exhibits, address, own ?? item.reference);
          exhibit.rank ??= item.rank;
          add(exhibit.passages, item.passage);
          if (item.calculation !== undefined) add(exhibit.calculations, item.calculation);
          add(exhibit[side], agentName);
        }
      }
    }
  }
  for (const { agentName, citations } of resolution?.evidence ?? []) {
    for (const { at, reference, status, quote } of citations) {
      if (at === undefined) continue;
      placed(exhibits, at as Address, reference).citedBy.push({ agentName, status, quote });
    }
  }
  return exhibits;
}

function placed(exhibits: Exhibit[], address: Address, reference: string): Exhibit {
  const known = exhibits.find((one) => samePlace(one.address, address));
  if (known !== undefined) {
    known.address = joined(known.address, address);
    return known;
  }
  const made: Exhibit = {
    address,
    reference,
    passages: [],
    calculations: [],
    rank: null,
    supports: [],
    against: [],
    citedBy: [],
  };
  exhibits.push(made);
  return made;
}

function add(list: string[], entry: string): void {
  if (!list.includes(entry)) list.push(entry);
}

/** Passages of one page are one place where they overlap; cells where they are the same, or one names the whole row. */
export function samePlace(a: Address, b: Address): boolean {
  if (a.document !== b.document) return false;
  if ("page" in a && "page" in b) {
    return a.page === b.page && overlapping(a.boxes ?? [], b.boxes ?? []);
  }
  if (a.kind === "cell" && b.kind === "cell") {
    return (
      a.sheet === b.sheet && a.row === b.row && (a.cell === undefined || b.cell === undefined || a.cell === b.cell)
    );
  }
  if (a.kind === "paragraph" && b.kind === "paragraph") return a.paragraph === b.paragraph;
  return a.kind === "path" && b.kind === "path" && a.path === b.path;
}

function overlapping(a: readonly Box[], b: readonly Box[]): boolean {
  if (a.length === 0 || b.length === 0) return true;
  return a.some((one) => b.some((other) => touch(one, other)));
}

const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function joined(a: Address, b: Address): Address {
  if ("page" in a && "page" in b) {
    const boxes = [...(a.boxes ?? [])];
    for (const box of b.boxes ?? []) {
      if (!boxes.some((one) => one.x === box.x && one.y === box.y && one.width === box.width)) boxes.push(box);
    }
    return boxes.length === 0 ? a : { ...a, boxes };
  }
  return a.kind === "cell" && a.cell === undefined ? b : a;
}
