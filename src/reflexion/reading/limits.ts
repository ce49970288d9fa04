/** Characters of one text that are read; the rest is kept and named as not reviewed. */
export const LONGEST_TEXT = 500_000;
