import { applyRelation } from "./apply-relations.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { breach, type Constraint } from "./constraint.ts";
import { falls } from "./falls.ts";
import { Pool } from "./pool.ts";
import type { Relation } from "./relation.ts";
import { RELATIONS } from "./relations.ts";
import { sameQuestions } from "./same-question.ts";
import { seriesGrowths } from "./series-growth.ts";
import type { Statement } from "./statement.ts";

/** What the figures of the documents make of each other. */
export interface Solution {
  /** Everything that was compared and came out. */
  holding: Constraint[];
  conflicts: Conflict[];
}

/** Holds every figure against the others by these relations, and against other answers to its own question. */
export function solve(
  statements: readonly Statement[],
  sums: readonly Constraint[] = [],
  relations: readonly Relation[] = RELATIONS,
): Solution {
  const pool = new Pool(statements);
  const constraints = [
    ...relations.flatMap((relation) => applyRelation(relation, pool)),
    ...seriesGrowths(pool),
    ...sameQuestions(statements),
    ...falls(statements),
    ...sums,
  ];
  const [holding, broken]: [Constraint[], Constraint[]] = [[], []];
  for (const constraint of constraints) (breach(constraint) > 0 ? broken : holding).push(constraint);
  return { holding, conflicts: conflictsOf(broken, holding) };
}
