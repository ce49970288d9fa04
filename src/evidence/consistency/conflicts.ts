import { breach, type Constraint, members } from "./constraint.ts";
import type { Statement } from "./statement.ts";

const TERMS = new Set(["round_size", "valuation_pre_money", "valuation_post_money"]);

/** Figures that cannot all be true, the smallest set that shows it, and what else shows it. */
export interface Conflict {
  main: Constraint;
  /** Other sums that the same figure breaks. */
  also: Constraint[];
  /** The figure that, taken back, would leave the others in peace; null where any of them may be it. */
  suspect: Statement | null;
  gap: number;
}

/**
 * From broken constraints to as few conflicts as explain them all. A constraint whose figures include those of a smaller
 * one adds nothing. A figure in several broken ones is taken to be what they have in common, most of them first.
 */
export function conflictsOf(broken: readonly Constraint[], holding: readonly Constraint[]): Conflict[] {
  const borneOut = new Map<string, number>();
  for (const constraint of holding)
    for (const { id } of members(constraint)) borneOut.set(id, (borneOut.get(id) ?? 0) + 1);
  const open = new Set(withoutLarger(broken));
  const byMember = new Map<string, Constraint[]>();
  const statements = new Map<string, Statement>();
  for (const constraint of open) {
    // A bound is broken by any of its figures: it points to none.
    if (constraint.kind === "bound") continue;
    for (const member of members(constraint)) {
      statements.set(member.id, member);
      byMember.set(member.id, [...(byMember.get(member.id) ?? []), constraint]);
    }
  }
  const order = [...byMember]
    .filter(([, constraints]) => constraints.length > 1)
    .sort(([a, x], [b, y]) => y.length - x.length || (borneOut.get(a) ?? 0) - (borneOut.get(b) ?? 0));
  const conflicts: Conflict[] = [];
  for (const [id] of order) {
    const left = (byMember.get(id) ?? []).filter((constraint) => open.has(constraint));
    // What the round is asked for stands in sums on many things: two of them are one contradiction where they bear on one.
    const shared = TERMS.has(statements.get(id)?.topic ?? "")
      ? left.filter((one) => one.touches === left[0]?.touches)
      : left;
    if (shared.length < 2) continue;
    for (const constraint of shared) open.delete(constraint);
    conflicts.push(conflictOf(shared, statements.get(id) ?? null));
  }
  for (const constraint of open) conflicts.push(conflictOf([constraint], lessBorneOut(constraint, borneOut)));
  return onePerBound(onePerSeries(conflicts));
}

/** Two series that differ year after year are one contradiction, told at its widest. */
function onePerSeries(conflicts: readonly Conflict[]): Conflict[] {
  const series = Map.groupBy(conflicts, ({ main }) =>
    main.kind === "sum"
      ? members(main)
          .map(({ id }) => id)
          .join(" ")
      : `${main.id}|${main.stated.segment}|${members(main)
          .map(({ place }) => place)
          .join("|")}`,
  );
  return [...series.values()].map(together);
}

/** The same figures exceeded, or fallen below, on several pages: told once. */
function onePerBound(conflicts: readonly Conflict[]): Conflict[] {
  const groups = Map.groupBy(conflicts, ({ main }) =>
    main.kind === "bound" ? `${main.id}|${main.inputs.map(({ id }) => id).join(" ")}` : main,
  );
  return [...groups.values()].map(together);
}

function together(group: readonly Conflict[]): Conflict {
  const [widest, ...others] = group.toSorted((a, b) => b.gap - a.gap);
  const first = widest as Conflict;
  return { ...first, also: [...first.also, ...others.flatMap(({ main, also }) => [main, ...also])] };
}

function conflictOf(shared: readonly Constraint[], suspect: Statement | null): Conflict {
  const [main, ...also] = shared.toSorted(
    (a, b) =>
      members(a).length - members(b).length ||
      Number(b.exact) - Number(a.exact) ||
      breach(b) - breach(a) ||
      (a.id < b.id ? -1 : 1),
  );
  const first = main as Constraint;
  return { main: first, also, suspect, gap: breach(first) };
}

/** The one figure that nothing else bears out, where something bears out all the others. */
function lessBorneOut(constraint: Constraint, borneOut: ReadonlyMap<string, number>): Statement | null {
  const alone = members(constraint).filter(({ id }) => (borneOut.get(id) ?? 0) === 0);
  return alone.length === 1 ? (alone[0] ?? null) : null;
}

function withoutLarger(broken: readonly Constraint[]): Constraint[] {
  const sets = broken.map((constraint) => ({ constraint, ids: new Set(members(constraint).map(({ id }) => id)) }));
  const bySize = sets.toSorted((a, b) => a.ids.size - b.ids.size);
  const kept: typeof sets = [];
  const keptOf = new Map<string, typeof sets>();
  for (const one of bySize) {
    const rivals = new Set([...one.ids].flatMap((id) => keptOf.get(id) ?? []));
    if ([...rivals].some(({ ids }) => ids.isSubsetOf(one.ids))) continue;
    kept.push(one);
    for (const id of one.ids) keptOf.set(id, [...(keptOf.get(id) ?? []), one]);
  }
  return kept.map(({ constraint }) => constraint);
}
