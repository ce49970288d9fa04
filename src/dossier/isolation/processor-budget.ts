/** Two numbers that two threads share: the processor time the task under way may reach (0: none is), and what it was granted. */
const UNTIL = 0;
const GRANTED = 1;

/** Memory in which a task's processor time is granted, and a watchdog of another thread counts it. */
export const newProcessorBudget = (): SharedArrayBuffer => new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT);

/** From now on the process may work for so many milliseconds; null: as long as it likes. Time spent waiting is free. */
export function grantProcessorTime(budget: SharedArrayBuffer, ms: number | null): void {
  const state = new Float64Array(budget);
  state[UNTIL] = ms === null ? 0 : processorMs() + ms;
  state[GRANTED] = ms ?? 0;
}

/** The milliseconds that were granted and are used up; null while there are some left. */
export function overdrawn(budget: SharedArrayBuffer): number | null {
  const { [UNTIL]: until = 0, [GRANTED]: granted = 0 } = new Float64Array(budget);
  return until > 0 && processorMs() > until ? granted : null;
}

/** What this process, all of its threads together, has worked so far. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
