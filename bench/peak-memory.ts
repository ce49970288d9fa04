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
