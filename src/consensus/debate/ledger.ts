import type { EvidenceItem } from "../../domain/resolution.ts";

/** One numbered piece of verified evidence. */
export interface LedgerEntry {
  number: number;
  item: EvidenceItem;
  /** It speaks of the topic itself, for the period in question: not of its inputs, its plans, or words of the dispute. */
  onTopic: boolean;
}

/** The evidence a case may be argued on. Entries are never removed, and a number never changes its meaning. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  /** The entry for this evidence: the one that is there already, or a new one. */
  add(item: EvidenceItem, onTopic: boolean): LedgerEntry {
    const known = this.#entries.find((entry) => keyOf(entry.item) === keyOf(item));
    if (known !== undefined) return known;
    const entry = { number: this.#entries.length + 1, item, onTopic };
    this.#entries.push(entry);
    return entry;
  }

  get(number: number): LedgerEntry | undefined {
    return this.#entries[number - 1];
  }
}

const keyOf = ({ reference, passage }: EvidenceItem): string =>
  `${reference}\u0000${passage.replace(/\s+/g, " ").trim()}`;
