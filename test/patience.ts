import { countOf } from "./full-counts.ts";

/** A test waits for an event, not for a clock: this only ends what hangs, also on a machine that does other work. */
export const PATIENCE_MS = countOf(240_000, 3_600_000);
