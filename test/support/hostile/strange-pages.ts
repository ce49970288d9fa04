import { makeRawPdf } from "../make-raw-pdf.ts";

/** PDFs that say of themselves what no file can be. */

const RENT = "BT /F 14 Tf 40 150 Td (Rent 1 000 EUR) Tj ET";

/** Forms that draw the next one twice, as deep as that: a thousand million pictures of one word in a few kilobytes. */
export function doublingFormsPdf(depth = 30): Uint8Array {
  const form = (at: number) => ({
    entries: `/Type /XObject /Subtype /Form /BBox [0 0 400 300] /Resources << /Font << /F @word >> ${at === depth ? "" : `/XObject << /N @form${at + 1} >>`} >>`,
    stream: at === depth ? "BT /F 9 Tf 10 10 Td (a) Tj ET" : "/N Do /N Do",
  });
  const forms = Array.from({ length: depth }, (_, i) => [`form${i + 1}`, form(i + 1)] as const);
  return makeRawPdf({
    content: `${RENT} /N Do`,
    resources: "/XObject << /N @form1 >>",
    parts: { ...Object.fromEntries(forms), word: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" },
  });
}

/** Pictures as JBIG2, JPEG 2000 and fax, sixty thousand dots wide and high, with nothing sound in them. */
export function strangePicturesPdf(): Uint8Array {
  const picture = (filter: string) => ({
    entries: `/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /${filter}`,
    stream: "\u0000\u00ff not a picture ".repeat(200),
  });
  return makeRawPdf({
    content: `${RENT} q 100 0 0 100 0 0 cm /A Do /B Do /C Do Q`,
    resources: "/XObject << /A @jbig /B @jpx /C @fax >>",
    parts: { jbig: picture("JBIG2Decode"), jpx: picture("JPXDecode"), fax: picture("CCITTFaxDecode") },
  });
}

/** One page, in a tree that says it has a thousand million. */
export const countlessPdf = (): Uint8Array => changed((text) => text.replace("/Count 1 ", "/Count 1000000000 "));

/** The table of its objects refers to itself as the one before. */
export const loopingTablePdf = (): Uint8Array =>
  changed((text) => text.replace("/Size", `/Prev ${/startxref\n(\d+)/.exec(text)?.[1]} /Size`));

function changed(change: (text: string) => string): Uint8Array {
  const text = Buffer.from(makeRawPdf({ content: RENT })).toString("latin1");
  const other = change(text);
  if (other === text) throw new Error("nothing was changed");
  return new Uint8Array(Buffer.from(other, "latin1"));
}
