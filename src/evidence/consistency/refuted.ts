import type { Dossier } from "../../domain/dossier.ts";
import { certaintyOf } from "./certainty.ts";
import type { Constraint } from "./constraint.ts";
import { solutionOf } from "./find.ts";
import type { Statement } from "./statement.ts";

/** A figure of the documents that other figures of the documents speak against. */
export interface Refutation {
  /** What is stated. */
  stated: Statement;
  /** What the others make of it; null where they are other answers to the same question. */
  computed: { value: number; constraint: Constraint } | null;
  /** Other answers to the same question. */
  others: Statement[];
  /** True where no reading and no definition leaves room: neither value can be trusted then. */
  sure: boolean;
}

/** The refuted statements on a topic, with what speaks against each (SPEC, "Stated and computed"). */
export function refutationsOf(dossier: Dossier, topic: string): Refutation[] {
  return solutionOf(dossier)
    .conflicts.flatMap(({ main, also }) => [main, ...also])
    .filter(
      ({ stated, kind, bound }) =>
        stated.topic === topic && (kind === "two_values" || (kind === "formula" && bound === "equal")),
    )
    .map((constraint) => ({
      stated: constraint.stated,
      computed: constraint.kind === "formula" ? { value: constraint.value, constraint } : null,
      others: constraint.kind === "two_values" ? [...constraint.inputs] : [],
      sure: certaintyOf(constraint) === "sure",
    }));
}
