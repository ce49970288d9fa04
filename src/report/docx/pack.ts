import { type Document, Packer } from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/**
 * A Word file as bytes, the same for the same content: the library writes the moment of writing into it, which is
 * replaced by the moment the content speaks of.
 */
export async function packDocx(document: Document, written: Date): Promise<Uint8Array> {
  const parts = unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)));
  const core = parts["docProps/core.xml"];
  if (core !== undefined) {
    const at = `${written.toISOString().slice(0, 19)}Z`;
    parts["docProps/core.xml"] = strToU8(
      strFromU8(core).replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${at}`),
    );
  }
  // Archives hold local time: made of local parts it is the same bytes in every time zone.
  return zipSync(parts, { level: 6, mtime: new Date(2000, 0, 1) });
}
