import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";

/** So much of a file tells in which encoding it is written. */
const SAMPLE = 4_096;

/** The text of a plain file that is neither empty nor larger than it may be. */
export function decodeWithin(bytes: Uint8Array, limits: ReadLimits): string {
  if (bytes.length === 0) throw new TribunalError("file_empty", "This file is empty (zero bytes).");
  if (bytes.length > limits.maxFileBytes) {
    throw new TribunalError(
      "file_too_large",
      `This file has ${bytes.length} bytes; the limit is ${limits.maxFileBytes}.`,
      { limit: limits.maxFileBytes, measured: bytes.length },
    );
  }
  return decodeText(bytes);
}

/**
 * Text of unknown encoding: UTF-8, UTF-16 by its mark or by its bytes, else the Windows encoding older programs still
 * write. Refuses what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a character in this encoding, so this cannot fail.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Two bytes a character, and which of them first; null where it is one. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE & ~1);
  const zeros = (at: 0 | 1) => sample.filter((byte, i) => byte === 0 && i % 2 === at).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const isEven = bytes.length % 2 === 0;
  if (isEven && odd > sample.length / 4 && even === 0) return "utf-16le";
  if (isEven && even > sample.length / 4 && odd === 0) return "utf-16be";
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (even + odd > 0 || start === "%PDF-" || start.startsWith("PK\u0003\u0004"))
    throw new TribunalError("wrong_format", "This is not a text file: its content is not what its name says.");
  return null;
}
