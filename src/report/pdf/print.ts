import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { fonts } from "./fonts.ts";

/** A document as PDF: the same one gives the same bytes. Nothing is fetched, and no file is read but the font's. */
export async function printPdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  // Half a second of loading, for whoever makes a PDF only.
  const { default: pdfmake } = await import("pdfmake");
  const roboto = fonts();
  const files = Object.values(roboto.Roboto);
  pdfmake.setFonts(roboto);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return new Uint8Array(await pdfmake.createPdf(document).getBuffer());
}
