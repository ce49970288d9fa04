import { fold } from "../../lexicon/fold.ts";
import { isOneCase } from "../../lexicon/plans.ts";
import type { Constraint } from "./constraint.ts";
import { LEAST_GAP } from "./constraint.ts";
import { missing } from "./interval.ts";
import type { Statement } from "./statement.ts";
import { isNotBefore } from "./when.ts";

/** What a plan has more of the later it is. */
const GROWING = new Set(["customers", "users", "mau", "arr", "mrr"]);

/** Those who come in a month, and those who pay among those who use it, are fewer than all. */
const OF_SOME = /\b(?:new|nouve(?:aux|lles?)|nov[oa]s?|nuev[oa]s?|premium)\b/u;

/** A plan that has more at an earlier time on one page than at a later time on another: told where it falls most. */
export function falls(statements: readonly Statement[]): Constraint[] {
  const plans = statements.filter(
    ({ topic, planned, undated, listed, oneOfMany, quantity, passage }) =>
      GROWING.has(topic ?? "") &&
      planned &&
      !undated &&
      !listed &&
      !oneOfMany &&
      quantity.bound !== "max" &&
      !isOneCase(passage) &&
      !OF_SOME.test(fold(passage)),
  );
  const asked = Map.groupBy(plans, ({ topic, segment, subject, document, basis, quantity }) =>
    [topic, segment, subject, document, basis.customers === "registered", quantity.currency].join("|"),
  );
  return [...asked.values()].flatMap((group) => {
    const found = group.flatMap((late) => {
      const early = group.filter(
        (one) =>
          one.place !== late.place && one.when !== late.when && isNotBefore(late.when, one.when) && isMore(one, late),
      );
      const most = early.toSorted((a, b) => b.interval.min - a.interval.min)[0];
      return most === undefined ? [] : [fallOf(late, most)];
    });
    return found.toSorted((a, b) => gap(b) - gap(a)).slice(0, 1);
  });
}

const isMore = (early: Statement, late: Statement): boolean =>
  early.interval.min > late.interval.max && missing(early.interval, late.interval) > LEAST_GAP;

const gap = ({ stated, expected }: Constraint): number => missing(stated.interval, expected);

function fallOf(late: Statement, early: Statement): Constraint {
  return {
    id: `${late.topic}≥earlier`,
    kind: "bound",
    stated: late,
    inputs: [early],
    expression: "{early}",
    keys: ["early"],
    expected: early.interval,
    value: early.quantity.value,
    bound: "at_least",
    slack: 0.05,
    exact: false,
    // That both are of one plan.
    assumed: true,
    touches: "growth",
    mayBe: ["other_version", "other_scope"],
  };
}
