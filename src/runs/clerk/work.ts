import { extname } from "node:path";
import type { Deal } from "../../deal/load-deal.ts";
import { broken } from "../../domain/errors.ts";
import type { ReviewEvent } from "../../review/events.ts";

/** What work on a deal is given besides its input. */
export interface WorkTools {
  /** Somebody wants it to end. */
  signal: AbortSignal;
  /** Tells how far it has come. */
  tell: (event: ReviewEvent) => void;
  /** Asks whoever ordered the work; rejects as he does. */
  ask: (question: unknown) => Promise<unknown>;
}

/** Work on a deal that was read, or on nothing but its input. Input and result are plain data: they cross processes. */
export type WorkFunction<Subject extends Deal | null, Input, Result> = (
  deal: Subject,
  input: Input,
  tools: WorkTools,
) => Promise<Result> | Result;

/** Work by the module that exports it: a clerk loads it where the deal is open. */
export interface Work<Subject extends Deal | null, Input, Result> {
  module: string;
  name: string;
  /** A function of this process, in place of the module's: a stand-in of tests. Such work is never sent elsewhere. */
  standIn?: WorkFunction<Subject, Input, Result>;
  /** Never set: what input and result are. */
  types?: { subject: Subject; input: Input; result: Result };
}

/**
 * A function of a module beside this one as work: `workOf<typeof makeReports>(import.meta.url, "./make-reports",
 * "makeReports")`. Whoever orders it does not load the module.
 */
export const workOf = <Function extends WorkFunction<never, never, unknown>>(
  from: string,
  module: string,
  name: string,
): Work<Parameters<Function>[0], Parameters<Function>[1], Awaited<ReturnType<Function>>> => ({
  module: new URL(`${module}${extname(from)}`, from).href,
  name,
});

/** The function that a piece of work names. */
export async function functionOf<Subject extends Deal | null, Input, Result>(
  work: Work<Subject, Input, Result>,
): Promise<WorkFunction<Subject, Input, Result>> {
  if (work.standIn !== undefined) return work.standIn;
  const found: unknown = (await import(work.module))[work.name];
  if (typeof found !== "function") throw broken(`${work.module} exports no function ${work.name}`);
  return found as WorkFunction<Subject, Input, Result>;
}
