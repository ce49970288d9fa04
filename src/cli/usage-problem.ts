/** A problem that is already in words for the person at the terminal. */
export class UsageProblem extends Error {}
