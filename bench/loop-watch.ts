import { monitorEventLoopDelay } from "node:perf_hooks";

/** How long this thread's loop was kept from turning. */
export interface LoopFigures {
  /** Milliseconds by the clock, which also runs while other programs have the processor. */
  delayP99: number;
  delayWorst: number;
  /** Milliseconds of this thread's own processor time between two turns: what it computed without looking up. */
  stretchP99: number;
  stretchWorst: number;
}

const EVERY_MS = 5;

/** Watches the loop until told to stop. */
export function watchLoop(): () => LoopFigures {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  delay.enable();
  const stretches: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    stretches.push((now.user - last.user + now.system - last.system) / 1_000);
    last = now;
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    delay.disable();
    stretches.sort((a, b) => a - b);
    const at = (share: number) => stretches[Math.min(stretches.length - 1, Math.floor(stretches.length * share))] ?? 0;
    return {
      delayP99: round(delay.percentile(99) / 1e6),
      delayWorst: round(delay.max / 1e6),
      stretchP99: round(at(0.99)),
      stretchWorst: round(at(1)),
    };
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
