import { processorMs } from "../isolation/processor-budget.ts";

/** Readers of pages that are watched: the process itself, and its helper thread. */
const READERS = 2;
/**
 * Four numbers a reader: the page it is at (0 for none); until when it may be, by the clock, and by the processor's time;
 * and when it must be done at the latest. On a busy machine the clock runs on while a page waits for its turn.
 */
const FIELDS = 4;
const AT_THE_LATEST = 3;

let watched: Float64Array | undefined;
let slot = 0;

/** Memory in which readers say which page they are at, and a watchdog of another thread sees it. */
export function newPageClock(): SharedArrayBuffer {
  return new SharedArrayBuffer(READERS * FIELDS * Float64Array.BYTES_PER_ELEMENT);
}

/** From now on this thread says which page it is at. */
export function tellPages(clock: SharedArrayBuffer, reader: 0 | 1): void {
  watched = new Float64Array(clock);
  slot = reader * FIELDS;
}

/** The clock this thread tells, to hand it on. */
export function pageClock(): SharedArrayBuffer | undefined {
  return watched?.buffer as SharedArrayBuffer | undefined;
}

/** Does something for a page, numbered from 1, while a watchdog counts the time. */
export function onPage<T>(page: number, limitMs: number, read: () => T): T {
  if (watched === undefined) return read();
  const now = Date.now();
  watched.set([now + limitMs, processorMs() + limitMs, now + AT_THE_LATEST * limitMs], slot + 1);
  watched[slot] = page;
  try {
    return read();
  } finally {
    watched[slot] = 0;
  }
}

/** The page at which a reader has been for too long; null where none has. */
export function slowPage(clock: SharedArrayBuffer): number | null {
  const state = new Float64Array(clock);
  for (let at = 0; at < state.length; at += FIELDS) {
    const [page = 0, until = 0, untilBusy = 0, latest = 0] = state.subarray(at, at + FIELDS);
    const now = Date.now();
    if (page > 0 && now > until && (now > latest || processorMs() > untilBusy)) return page;
  }
  return null;
}
