import type { Interrupts } from "./program.ts";

/** As shells count it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** The first Ctrl-C (or a polite request to end) aborts the signal; the second leaves at once. */
export function catchInterrupts(): Interrupts {
  const controller = new AbortController();
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort();
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
