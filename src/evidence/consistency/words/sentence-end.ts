/** Where another sentence begins. */
export const SENTENCE_END = /(?<=[.;!?…])\s+/u;
