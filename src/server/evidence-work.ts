import type { Deal } from "../deal/load-deal.ts";
import type { Box } from "../domain/document.ts";
import { renderPage } from "../dossier/render-page.ts";
import { witnessOf } from "../evidence/witness.ts";
import type { SheetWindow, TextSection } from "./contract/evidence.ts";
import { gridAround, rowsAround } from "./passages.ts";

/** A page of a document to draw. */
interface PageWanted {
  documentId: string;
  page: number;
  scale: number;
  highlight: Box[] | string | undefined;
}

/** A section of a document, and a place in it. */
interface SectionWanted {
  documentId: string;
  section: string;
  around: string | undefined;
}

/** The page as a picture. */
export async function drawPage({ context }: Deal, { documentId, page, ...how }: PageWanted): Promise<Uint8Array> {
  return renderPage(context, documentId, page, how);
}

/** The cells around a place; null where there is no such sheet. */
export function sheetAround({ context }: Deal, { documentId, section, around }: SectionWanted): SheetWindow | null {
  const place = witnessOf(context).openPage(documentId, section, around);
  return place === null || place.section.kind !== "sheet" ? null : gridAround(place, around);
}

/** The rows around a place; null where there is no such section. */
export function textAround({ context }: Deal, { documentId, section, around }: SectionWanted): TextSection | null {
  const place = witnessOf(context).openPage(documentId, section, around);
  return place === null ? null : rowsAround(place, around);
}
