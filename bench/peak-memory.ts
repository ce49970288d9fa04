import { readdirSync, readFileSync } from "node:fs";

const LOOK_EVERY_MS = 50;

/** The most resident memory that one process among this one's descendants has held so far, in bytes. Linux alone tells. */
export function watchMemory(pid: number): { peakBytes: () => number } {
  let peak = 0;
  const look = () => {
    for (const one of withDescendants(pid)) peak = Math.max(peak, highest(one));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    peakBytes: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** What this one's descendants have used so far, those that have ended included, in seconds. Linux alone tells. */
export function processorSeconds(): number {
  const [own, ...others] = withDescendants(process.pid).map(ticks);
  return ((own?.ended ?? 0) + others.reduce((sum, { lived, ended }) => sum + lived + ended, 0)) / 100;
}

/** Hundredths of a second of a process itself, and of those it started that have ended. */
function ticks(pid: number): { lived: number; ended: number } {
  const stat = tried(() => readFileSync(`/proc/${pid}/stat`, "utf8")) ?? "";
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { lived: user + system, ended: endedUser + endedSystem };
}

function withDescendants(pid: number): number[] {
  const tasks = tried(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = tasks.flatMap(
    (task) => tried(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")) ?? "",
  );
  return [pid, ...children.flatMap((line) => line.split(" ").filter(Boolean).map(Number)).flatMap(withDescendants)];
}

function highest(pid: number): number {
  const status = tried(() => readFileSync(`/proc/${pid}/status`, "utf8")) ?? "";
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
}

/** A process may end while it is looked at. */
function tried<Value>(look: () => Value): Value | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}
