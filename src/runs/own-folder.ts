import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** On Windows a file that was just closed is busy for a moment. */
export const REMOVING = { recursive: true, force: true, maxRetries: 5 } as const;

const PREFIX = "tribunal-deal";

/** A new folder for files of a deal, whose name says which process takes it away. */
export const ownFolder = (parent: string): Promise<string> =>
  mkdtemp(join(parent, `${PREFIX}-${hostname()}-${process.pid}-`));

/** A process that was killed could not take its files away: the next one does. */
export async function sweep(parent: string): Promise<void> {
  const mine = `${PREFIX}-${hostname()}-`;
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = name.startsWith(mine) ? Number(name.slice(mine.length).split("-")[0]) : Number.NaN;
    if (Number.isInteger(pid) && pid !== process.pid && !isAlive(pid)) await rm(join(parent, name), REMOVING);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
