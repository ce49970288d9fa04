import { z } from "zod";
import { Address } from "./address.ts";
import { ContradictionSeverity } from "./contradiction.ts";
import { SourceType } from "./source.ts";

/** What a contradiction of the documents bears on: the price, how long the money lasts, how fast it grows, and so on. */
const Touch = z.enum(["price", "runway", "growth", "market", "unit_economics", "control", "trust"]);
export type Touch = z.infer<typeof Touch>;

/** Definitions that may explain two figures that do not meet: named as the question to ask, never as an excuse. */
const Explanation = z.enum([
  "monthly_annual",
  "scale",
  "gross_net",
  "contracted_live",
  "other_date",
  "other_scope",
  "average",
  "after_round",
  "fully_diluted",
  "with_margin",
  "other_income",
  "other_version",
]);
export type Explanation = z.infer<typeof Explanation>;

/**
 * `formula`: a figure against what others make of it. `bound`: a part larger than its whole, a fall that cannot be.
 * `two_values`: two answers to one question. `sum`: lines against their total. `concentration`: a few customers carry
 * much of it. `hidden`: said where a reader does not look.
 */
const InconsistencyKind = z.enum(["formula", "bound", "two_values", "sum", "concentration", "hidden"]);
export type InconsistencyKind = z.infer<typeof InconsistencyKind>;

/** A customer who stays longer than this is nobody's experience: the bound we put to what one may be worth. */
export const LONGEST_LIFE_IN_YEARS = 15;

/** One of the statements, with where it stands. */
export const InconsistentStatement = z.object({
  /** The fact of the sheet; null for a line of a table that is none. */
  factId: z.string().nullable(),
  label: z.string(),
  /** The figure as printed. */
  printed: z.string(),
  /** The same in base units. */
  value: z.number().exactOptional(),
  passage: z.string(),
  document: z.string(),
  source: SourceType,
  address: Address,
  /** "Deck, page 8". */
  reference: z.string(),
});
export type InconsistentStatement = z.infer<typeof InconsistentStatement>;

/** Statements of the company's own documents that cannot all be true, in the smallest number that shows it. */
export const Inconsistency = z.object({
  /** Stable for the same statements of the same deal, in every language. */
  id: z.string(),
  kind: InconsistencyKind,
  /** The relation that is broken: "arr=mrr". */
  relation: z.string(),
  /** A topic's id; null where it is a table's total or a hidden passage. */
  topic: z.string().nullable(),
  /** In the reader's language. */
  name: z.string(),
  severity: ContradictionSeverity,
  /** `sure`: as printed it cannot be true, a red flag. `question`: the reading or a definition leaves room. */
  certainty: z.enum(["sure", "question"]),
  touches: Touch,
  /** How far the figures miss each other beyond their rounding, as a share; null where nothing is measured. */
  gap: z.number().nullable(),
  /** The smallest set, the stated figure first. */
  statements: z.array(InconsistentStatement),
  /** The sum that shows it: "62 000 × 12 = 744 000 €". */
  sum: z.string().nullable(),
  /** What the sum comes to, in base units; absent where nothing was computed. */
  computed: z.number().exactOptional(),
  /** The one that the others speak against, where they do. */
  suspect: z.string().nullable(),
  mayBe: z.array(Explanation),
  /** One sentence with every figure as printed and its place. */
  explanation: z.string(),
  /** What else the same figure breaks, a sentence each. */
  also: z.array(z.string()),
  /** What it does to price, runway or growth. */
  impact: z.string(),
  question: z.string(),
  /** Set where an analyst or a model pointed to the passages, with its name: code found them there and did the sum, and it is never `sure`. */
  proposedBy: z.string().exactOptional(),
});
export type Inconsistency = z.infer<typeof Inconsistency>;

/**
 * As printed its statements cannot all hold. What is hidden, what hangs on few customers and what may have a reason
 * need not be false: it is to be explained.
 */
export const cannotBeTrue = ({ kind, certainty }: Pick<Inconsistency, "kind" | "certainty">): boolean =>
  certainty === "sure" && kind !== "hidden" && kind !== "concentration";

/** What cannot be true, and what is to be explained: told apart wherever they are shown. */
export const apart = <One extends Pick<Inconsistency, "kind" | "certainty">>(all: readonly One[]) => ({
  impossible: all.filter(cannotBeTrue),
  toExplain: all.filter((one) => !cannotBeTrue(one)),
});

/** Of two as grave, the one that bears on more money comes first. */
const COSTLY: readonly Touch[] = ["price", "runway", "growth", "unit_economics", "control", "market", "trust"];

/** What is certain before what is a question, gravest first, and of those what bears on the price. */
export function byGravity(found: readonly Inconsistency[]): Inconsistency[] {
  const rank = ({ certainty, severity, touches }: Inconsistency) =>
    (certainty === "sure" ? 0 : 100) + 10 * ContradictionSeverity.options.indexOf(severity) + COSTLY.indexOf(touches);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
