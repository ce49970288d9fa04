import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";

/** The text of a plain file: UTF-8, UTF-16 with its mark, else the Windows encoding older programs still write. */
export function decodeText(bytes: Uint8Array, limits: ReadLimits): string {
  if (bytes.length === 0) throw new TribunalError("file_empty", "This file is empty (zero bytes).");
  if (bytes.length > limits.maxFileBytes) {
    throw new TribunalError(
      "file_too_large",
      `This file has ${bytes.length} bytes; the limit is ${limits.maxFileBytes}.`,
      { limit: limits.maxFileBytes, measured: bytes.length },
    );
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  refuseBinary(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a character in this encoding, so this cannot fail.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function refuseBinary(bytes: Uint8Array): void {
  const head = bytes.subarray(0, 4_096);
  const start = String.fromCharCode(...head.subarray(0, 5));
  if (start === "%PDF-" || start.startsWith("PK\u0003\u0004") || head.includes(0)) {
    throw new TribunalError("wrong_format", "This is not a text file: its content is not what its name says.");
  }
}
