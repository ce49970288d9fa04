import { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { patiently } from "../../src/store/homes/sqlite-driver.ts";
import type { SeededRandom } from "../../src/testing/random.ts";

/** The files of a store as a disk has them. */
export const sizeOfLog = (file: string): number => (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0);

/** What a disk holds at this moment, in another folder: the process that wrote it never closes it. */
export function snapshot(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, "tribunal.sqlite");
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  return copy;
}

/**
 * A loss of power in the middle of a write: of what nobody was answered yet any part may be on the disk, and any bytes
 * in its place.
 */
export function tear(file: string, answered: number, random: SeededRandom): void {
  const log = `${file}-wal`;
  if (!existsSync(log)) return;
  const size = statSync(log).size;
  if (size > answered) truncateSync(log, random.integer(answered, size));
  const noise = Uint8Array.from({ length: random.integer(0, 5_000) }, () => random.integer(0, 255));
  appendFileSync(log, noise);
}

/** The time that leases and pauses wait for has passed. */
export async function timePasses(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec("pragma busy_timeout = 0");
  const past = "lease_until = case when status = 'running' then '2000-01-01T00:00:00.000Z' end, not_before = null";
  // A stalled process may be in the middle of another write.
  await patiently(() => database.exec(`update reviews set ${past}`));
  database.close();
}

export const discard = (file: string): void => rmSync(dirname(file), { recursive: true, force: true });
