import type { NextPage } from "./pages.ts";

/** Pages still to be read, in memory that two threads share: each takes the next one when it is free. */
export interface PageQueue {
  shared: SharedArrayBuffer;
  pages: number;
}

const NEXT = 0;
const HELPER = 1;
const NOT_STARTED = 0;
const STARTED = 1;
const CLOSED = 2;

export function newPageQueue(pages: number): PageQueue {
  return { shared: new SharedArrayBuffer(8), pages };
}

/** Takes the next page; none is handed out twice. */
export function takeFrom({ shared, pages }: PageQueue): NextPage {
  const state = new Int32Array(shared);
  return () => {
    const index = Atomics.add(state, NEXT, 1);
    return index >= pages ? null : index;
  };
}

/** Called by the helper before it takes anything: false where nobody waits for it any more. */
export function helperMayStart({ shared }: PageQueue): boolean {
  return Atomics.compareExchange(new Int32Array(shared), HELPER, NOT_STARTED, STARTED) === NOT_STARTED;
}

/** Called when the pages have run out: true where the helper has begun and is worth waiting for. */
export function helperHasStarted({ shared }: PageQueue): boolean {
  return Atomics.compareExchange(new Int32Array(shared), HELPER, NOT_STARTED, CLOSED) === STARTED;
}
