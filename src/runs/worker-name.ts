import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";

/** Another process may get our number after us, but not this mark. */
const PROCESS_MARK = randomBytes(4).toString("hex");
const NAME = /^(?:cli|serve|worker) (\d+)@\S* \(([0-9a-f]{10})-([0-9a-f]{8})\)$/;
let machine: string | null = null;

/** This process as the holder of reviews: for people, and so that others on this machine can tell when it has died. */
export const workerName = (kind: "cli" | "serve" | "worker"): string =>
  `${kind} ${process.pid}@${hostname().replace(/\s/g, "-")} (${machineMark()}-${PROCESS_MARK})`;

/**
 * True for a holder whose process is certainly gone: it ran on this machine, since this start of it, among the same
 * numbered processes, and its number is nobody's now, or ours. Where that is not certain the holder's lease decides.
 */
export function isGone(worker: string): boolean {
  const [, pid, where, mark] = NAME.exec(worker) ?? [];
  if (pid === undefined || where !== machineMark()) return false;
  if (Number(pid) === process.pid) return mark !== PROCESS_MARK;
  try {
    process.kill(Number(pid), 0);
    return isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** The name as people read it. */
export const shownWorker = (worker: string): string => worker.replace(/ \([0-9a-f]{10}-[0-9a-f]{8}\)$/, "");

/** It has ended, but its parent has not yet asked how: Linux keeps its number. */
function isZombie(pid: string): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

/** Two containers may have one name, and the same numbers for other processes: the mark tells them apart. */
function machineMark(): string {
  if (machine !== null) return machine;
  const sum = createHash("sha256").update(JSON.stringify([hostname(), ...whereWeRun()]));
  machine = sum.digest("hex").slice(0, 10);
  return machine;
}

function whereWeRun(): string[] {
  try {
    if (process.platform === "linux")
      return [readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim(), readlinkSync("/proc/self/ns/pid")];
    const cards = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ mac }) => mac));
    return [...new Set(cards)].sort();
  } catch {
    // Where the system does not say, nobody is taken for one of ours.
    return [PROCESS_MARK];
  }
}
