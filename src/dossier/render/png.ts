import { crc32, deflateSync } from "node:zlib";
import { broken } from "../../domain/errors.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const RGB = 2;
const UP = 2;

/** Encodes a picture (four bytes a pixel, red first, opaque) as a PNG. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  if (rgba.length < width * height * 4) throw broken(`a picture of ${width} × ${height} needs more bytes`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB, 0, 0, 0], 8);
  const data = deflateSync(filtered(rgba, width, height), { level: 6 });
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())]),
  );
}

/** Each line as its difference from the line above: pages are mostly white and pack well this way. */
function filtered(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const stride = width * 3 + 1;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    lines[y * stride] = UP;
    let to = y * stride + 1;
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      for (let part = 0; part < 3; part++) {
        const above = y === 0 ? 0 : (rgba[from + part - width * 4] as number);
        lines[to++] = (rgba[from + part] as number) - above;
      }
    }
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
