/** A test waits for an event, not for a clock: this only ends what hangs, also on a machine that does other work. */
export const PATIENCE_MS = 240_000;
