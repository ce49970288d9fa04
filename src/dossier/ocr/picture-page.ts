import type { Picture } from "../../domain/document.ts";
import { ObjectFile } from "../pdf/object-file.ts";
import { decodePng } from "./png.ts";

/**
 * A page of the picture's size on the slide that shows the picture and nothing else, so that it is drawn by the same
 * program as every page. Null for kinds of pictures we do not open.
 */
export function picturePage(bytes: Uint8Array, { box, crop }: Picture): Uint8Array | null {
  const file = new ObjectFile();
  const image = addImage(file, bytes);
  if (image === null) return null;
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {};
  const width = box.width / Math.max(0.01, 1 - left - right);
  const height = box.height / Math.max(0.01, 1 - top - bottom);
  const place = [width, 0, 0, height, -left * width, -bottom * height].map((value) => value.toFixed(3)).join(" ");
  const content = file.addStream("", Buffer.from(`q ${place} cm /P Do Q`));
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${box.width.toFixed(3)} ${box.height.toFixed(3)}] ` +
      `/Resources << /XObject << /P ${image} 0 R >> >> /Contents ${content} 0 R >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

function addImage(file: ObjectFile, bytes: Uint8Array): number | null {
  const jpeg = jpegSize(bytes);
  if (jpeg !== null) {
    const space = ["", "/DeviceGray", "", "/DeviceRGB", "/DeviceCMYK"][jpeg.components];
    const head = `<< ${imageEntries(jpeg.width, jpeg.height, space ?? "/DeviceRGB")} /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`;
    return file.add(Buffer.concat([Buffer.from(head, "latin1"), bytes, Buffer.from("\nendstream", "latin1")]));
  }
  const bitmap = decodePng(bytes);
  if (bitmap === null) return null;
  const { width, height, rgba } = bitmap;
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = rgba[pixel * 4 + channel] as number;
  }
  return file.addStream(imageEntries(width, height, "/DeviceRGB"), rgb);
}

function imageEntries(width: number, height: number, space: string): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8`;
}

/** Width, height and channels from the frame header of a JPEG; null where it is not one. */
function jpegSize(bytes: Uint8Array): { width: number; height: number; components: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 < bytes.length; ) {
    const mark = view.getUint16(at);
    if (mark >> 8 !== 0xff) return null;
    const isFrame = mark >= 0xffc0 && mark <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(mark);
    if (isFrame) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: bytes[at + 9] as number };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
