/** With FULL_COUNTS=1 a test does as much as `docs/security.md` names; without, enough to see it fail, in seconds. */
export const countOf = (small: number, full: number): number => (process.env.FULL_COUNTS === "1" ? full : small);
