import { unzipSync, zipSync } from "fflate";

/** The same office file with fixed dates inside, whatever the day and the time zone it is made in. */
export function withFixedDates(bytes: Uint8Array): Uint8Array {
  return zipSync(unzipSync(bytes), { mtime: new Date(2024, 0, 1, 12) });
}
