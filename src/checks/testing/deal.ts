import type { SourceDocument } from "../../domain/document.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { DEFAULT_READ_LIMITS, type Reader } from "../../dossier/reader.ts";
import { readCsv } from "../../dossier/sheets/read.ts";
import { witnessOf } from "../../evidence/witness.ts";
import type { CheckedDeal } from "../check.ts";

/** A file of a data room: its text, and who speaks in it. */
export interface RoomFile {
  name: string;
  text: string;
  outside?: true;
  reader?: Reader;
}

/** A deal of a deck's words and some tables, read as files are but without a process of their own. */
export async function dealOf(deck: string, files: readonly RoomFile[] = []): Promise<CheckedDeal> {
  const plain = dossierOf({ deckExtracts: deck });
  const read = await Promise.all(
    files.map(async ({ name, text, outside, reader = readCsv }): Promise<SourceDocument> => {
      const parsed = await reader(new TextEncoder().encode(text), DEFAULT_READ_LIMITS);
      return { id: name, name, source: "financial_model", role: outside === true ? "outside" : "company", ...parsed };
    }),
  );
  return {
    witness: witnessOf({ dossier: { ...plain, documents: [...plain.documents, ...read] } }),
    stage: null,
    sector: null,
    today: new Date("2026-01-15T00:00:00Z"),
  };
}
