import { applyRelation } from "./apply-relations.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { breach, type Constraint, isCredible, members } from "./constraint.ts";
import { falls } from "./falls.ts";
import { neverGiven } from "./never-given.ts";
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
  doubted: readonly Statement[] = [],
): Solution {
  const pool = new Pool(statements);
  const constraints = [
    ...relations.flatMap((relation) => applyRelation(relation, pool)),
    ...seriesGrowths(pool),
    ...neverGiven(pool),
    ...sameQuestions(statements),
    ...falls(statements),
    ...sums,
  ];
  const [holding, broken]: [Constraint[], Constraint[]] = [[], []];
  for (const constraint of constraints)
    if (breach(constraint) === 0) holding.push(constraint);
    else if (isCredible(constraint)) broken.push(constraint);
  const conflicts = conflictsOf(broken, holding);
  const asked = conflictsOf(brokenByDoubted(statements, doubted, relations, conflicts), holding);
  return { holding, conflicts: [...conflicts, ...asked] };
}

/** What figures that were read with doubt break, beside all others; not what those break by themselves. */
function brokenByDoubted(
  statements: readonly Statement[],
  doubted: readonly Statement[],
  relations: readonly Relation[],
  told: readonly Conflict[],
): Constraint[] {
  if (doubted.length === 0) return [];
  const all = [...statements, ...doubted];
  const pool = new Pool(all);
  const isDoubted = new Set(doubted);
  const known = new Set(told.flatMap(({ main, also }) => [main, ...also].flatMap(members)));
  const questionOf = ({ topic, when }: Statement) => `${topic}|${when}`;
  const questions = new Set([...known].map(questionOf));
  return [...relations.flatMap((relation) => applyRelation(relation, pool)), ...sameQuestions(all)].filter(
    (constraint) =>
      constraint.bound === "equal" &&
      members(constraint).some((one) => isDoubted.has(one)) &&
      !members(constraint).some((one) => known.has(one)) &&
      !questions.has(questionOf(constraint.stated)) &&
      breach(constraint) > 0 &&
      isCredible(constraint),
  );
}
