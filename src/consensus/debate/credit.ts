import type { EvidenceItem, PositionRecord } from "../../domain/resolution.ts";
import type { CaseFile } from "../case-file.ts";
import { hearPosition } from "../hearing.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { Party } from "./party.ts";

/**
 * Puts evidence that came up while a case was argued on its record. For a figure it counts for whoever's value it
 * carries for this topic, whoever cited it; for a judgement, for the side that rests on it, if it speaks of the topic.
 * Whether a thing exists is read from the documents alone: nothing is added.
 */
export function creditEvidence(
  caseFile: CaseFile,
  citing: Party,
  entries: readonly LedgerEntry[],
  sameValue: number,
): CaseFile {
  const { contradictionType, positions } = caseFile.contradiction;
  const fresh = entries.filter(({ item }) => item.value === null).map(({ item }) => item);
  if (fresh.length === 0 || contradictionType === "existence") return caseFile;
  if (contradictionType === "numeric_value") {
    const records = positions.map((position, i) => {
      const sources = fresh.map(({ source, reference, passage }) => ({
        type: source as (typeof position.sources)[number]["type"],
        reference,
        quote: passage,
      }));
      const { support } = hearPosition({ ...position, sources, calculations: [] }, caseFile, sameValue);
      return withSupport(caseFile.records[i] as PositionRecord, support);
    });
    return { ...caseFile, records };
  }
  const onTopic = entries.filter((entry) => entry.onTopic && entry.item.value === null).map(({ item }) => item);
  const records = caseFile.records.map((record, i) =>
    positions[i] === citing.lead ? withSupport(record, onTopic) : record,
  );
  return { ...caseFile, records };
}

function withSupport(record: PositionRecord, items: readonly EvidenceItem[]): PositionRecord {
  const known = new Set(record.support.map(keyOf));
  const added = items.filter((item) => !known.has(keyOf(item)));
  return added.length === 0 ? record : { ...record, support: [...record.support, ...added] };
}

const keyOf = ({ reference, passage }: EvidenceItem): string => `${reference}\u0000${passage}`;
