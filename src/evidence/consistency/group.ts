import type { Touch } from "../../domain/inconsistency.ts";
import type { Amount } from "./lines.ts";
import type { Statement } from "./statement.ts";

/** Lines that are parts of one whole, and what the whole is said to be. */
export interface Group {
  id: string;
  parts: readonly Statement[];
  total: Statement;
  touches: Touch;
  /** True where nothing but their form says that the lines are parts of one whole. */
  assumed?: true;
}

/** What the shares of a whole come to, whatever is printed below them. */
export function hundred({ statement }: Amount): Statement {
  const quantity = { ...statement.quantity, value: 100, text: "100 %", step: 1, decimals: 0 };
  return { ...statement, id: `${statement.id}%`, quantity, printed: "100 %", interval: { min: 99.5, max: 100.5 } };
}
