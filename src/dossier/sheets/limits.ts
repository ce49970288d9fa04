import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";

export function tooManyCells(measured: number, limit: number): TribunalError {
  return new TribunalError("too_many_cells", `This workbook holds more than ${limit} cells.`, { limit, measured });
}

/** Refuses an empty file and one larger than allowed. */
export function checkFileSize(bytes: Uint8Array, limits: ReadLimits): void {
  if (bytes.length === 0) throw new TribunalError("file_empty", "This file is empty (zero bytes).");
  if (bytes.length <= limits.maxFileBytes) return;
  throw new TribunalError("file_too_large", `This file is larger than ${limits.maxFileBytes} bytes.`, {
    limit: limits.maxFileBytes,
    measured: bytes.length,
  });
}
