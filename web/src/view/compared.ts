import type { ReconciledRow } from "../../../src/server/contract.ts";

/** A figure that both deck and model give: the only kind that is held against another. */
export const inBoth = ({ status }: Pick<ReconciledRow, "status">): boolean => status === "agree" || status === "differ";
