import { z } from "zod";
import { ContradictionSeverity } from "./contradiction.ts";
import { InconsistentStatement } from "./inconsistency.ts";

/** What a professional looks at by hand on every seed and series A deal, in reading order. */
export const CheckId = z.enum([
  "cap_table",
  "instruments",
  "exit_waterfall",
  "term_sheet",
  "use_of_funds",
  "definitions",
  "customers",
  "money_trail",
  "workbook",
  "plan_realism",
  "market",
  "company",
  "data_room",
]);
export type CheckId = z.infer<typeof CheckId>;

/** A figure or a passage of the documents that a check rests on, with where it stands. */
export const CheckPlace = InconsistentStatement.omit({ factId: true });
export type CheckPlace = z.infer<typeof CheckPlace>;

/** Something a check needs: the place it was found at, or null and what to ask for. */
export const CheckInput = z.object({
  name: z.string(),
  place: CheckPlace.nullable(),
  /** Only where it is missing. */
  ask: z.string().exactOptional(),
});
export type CheckInput = z.infer<typeof CheckInput>;

/**
 * `flag`: as printed it cannot be so, or it is a term that costs the investor. `question`: a definition or a reading
 * leaves room. `holds`: it was recomputed and comes out. `computed`: what the documents' figures give, with nothing
 * stated to hold it against.
 */
export const CheckVerdict = z.enum(["flag", "question", "holds", "computed"]);
export type CheckVerdict = z.infer<typeof CheckVerdict>;

/** One thing a check came to. */
export const CheckFinding = z.object({
  /** Stable for the same finding of the same deal, in every language. */
  id: z.string(),
  /** Which rule of the check, the same in every language: "shares_sum". */
  rule: z.string(),
  /** Which of several findings of the rule, in the documents' own words: a holder, a year, the name of a row. */
  about: z.string().exactOptional(),
  verdict: CheckVerdict,
  /** How much it weighs; null where nothing is wrong. */
  severity: ContradictionSeverity.nullable(),
  /** One sentence with every figure as printed. */
  text: z.string(),
  /** The sum that shows it. */
  sum: z.string().nullable(),
  /** What the sum comes to, in base units. */
  computed: z.number().exactOptional(),
  places: z.array(CheckPlace),
  /** What it does to the price, the share or the return. */
  impact: z.string().nullable(),
  /** For the founder; null where nothing is open. */
  question: z.string().nullable(),
  /** The contradiction of the documents that says the same: it is told there. */
  shownBy: z.string().exactOptional(),
});
export type CheckFinding = z.infer<typeof CheckFinding>;

/** A computation as people read it, step by step. */
export const CheckTable = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** What it assumes, in one sentence. */
  note: z.string().exactOptional(),
});
export type CheckTable = z.infer<typeof CheckTable>;

/**
 * How a check ended: by its gravest finding; `missing` where the documents lack what it needs, `failed` where it could
 * not run. Neither of these is a pass.
 */
export const CheckStatus = z.enum([...CheckVerdict.options, "missing", "failed"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** One check of a deal: what it needs and where that stands, what came out of it. */
export const Check = z.object({
  id: CheckId,
  title: z.string(),
  status: CheckStatus,
  /** Why it could not run; only where it failed. */
  reason: z.string().exactOptional(),
  inputs: z.array(CheckInput),
  findings: z.array(CheckFinding),
  tables: z.array(CheckTable),
});
export type Check = z.infer<typeof Check>;
