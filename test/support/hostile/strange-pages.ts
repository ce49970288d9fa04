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

/** Of a blank picture, ten thousand dots wide and high, as OpenJPEG writes it: a hundred million dots in 434 bytes. */
const BLANK_JPX = [
  "/0//UQApAAAAACcQAAAnEAAAAAAAAAAAAAAnEAAAJxAAAAAAAAAAAAABBwEB/1IADAAAAAEABQQEAAH/XAATQEBISFBISFBISFBISFBISFD/ZA",
  "AlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAE5AAH/k/n+0J/aE/7Qn9oT/1oV+0J/aE/tCf2hP7Qr/aE/tCf9",
  "oT+0J/2hX7Qn9oT+0J/aE/tCv/aE/tCf9oT+0J/9oUAUAFyv/3++g4AUAFyv/3++g4AUAFyv/3++g4AUAFyv/3++g4AUAFyv/3//ewM/FABcr/",
  "9/voOAFABcr/9/voOAFABcr/9/voOAFABcr/9/voOAFABcr/9//3sDPxQAXK//f76DgBQAXK//f76DgBQAXK//f76DgBQAXK//f76DgBQAXK//",
  "f/97Az8UAFyv/3++g4AUAFyv/3++g4AUAFyv/3++g4AUAFyv/3++g4AUAFyv/3//ewM/FABcr/9/ncoJFABcr/9/ncoJFABcr/9/ncoJFABcr/",
  "9/ncoJFABcr/9/ZCH/f4CAgICA/9k=",
].join("");

/** Blank lines as a fax sends them: "as the line before", one bit each, and its sign of the end. */
const blankFax = (rows: number): Buffer =>
  Buffer.concat([Buffer.alloc(rows / 8, 0xff), Buffer.from([0x00, 0x10, 0x01])]);

/** The same lines as JBIG2: the head of a page, and one region that is coded as a fax. */
function blankJbig(side: number): Buffer {
  const segment = (number: number, kind: number, data: Buffer) => {
    const head = Buffer.alloc(11);
    head.writeUInt32BE(number, 0);
    head.writeUInt8(kind, 4);
    head.writeUInt8(1, 6); // of page 1
    head.writeUInt32BE(data.length, 7);
    return Buffer.concat([head, data]);
  };
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(side, 0);
  sides.writeUInt32BE(side, 4);
  const region = Buffer.concat([sides, Buffer.alloc(9), Buffer.from([1]), blankFax(side)]);
  return Buffer.concat([segment(0, 48, Buffer.concat([sides, Buffer.alloc(11)])), segment(1, 38, region)]);
}

/** Sound pictures as JBIG2, JPEG 2000 and fax: some kilobytes that are gigabytes of dots to whoever draws them. */
export function vastPicturesPdf(side = 60_000): Uint8Array {
  const picture = (filter: string, bits: number, dots: number, bytes: Buffer, more = "") => ({
    entries: `/Type /XObject /Subtype /Image /Width ${dots} /Height ${dots} /BitsPerComponent ${bits} /ColorSpace /DeviceGray /Filter /${filter} ${more}`,
    stream: bytes.toString("latin1"),
  });
  const fax = `/DecodeParms << /K -1 /Columns ${side} /Rows ${side} >>`;
  return makeRawPdf({
    content: `${RENT} q 100 0 0 100 0 0 cm /A Do /B Do /C Do Q`,
    resources: "/XObject << /A @jbig /B @jpx /C @fax >>",
    parts: {
      jbig: picture("JBIG2Decode", 1, side, blankJbig(side)),
      jpx: picture("JPXDecode", 8, 10_000, Buffer.from(BLANK_JPX, "base64")),
      fax: picture("CCITTFaxDecode", 1, side, blankFax(side), fax),
    },
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
