import { fold } from "../../lexicon/fold.ts";
import { isOneCase } from "../../lexicon/plans.ts";
import type { Constraint } from "./constraint.ts";
import { missing } from "./interval.ts";
import type { Statement } from "./statement.ts";
import { endOf } from "./when.ts";

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
  const asked = Map.groupBy(plans, ({ topic, segment, subject, document, basis, quantity, when }) =>
    [topic, segment, subject, document, basis.customers === "registered", quantity.currency, endOf(when)?.axis].join(
      "|",
    ),
  );
  return [...asked.values()].flatMap((group) => farthestFall(group) ?? []);
}

const monthOf = ({ when }: Statement): number => endOf(when)?.month ?? 0;

/** Going through time, what the plan had most of before on another page against what it has now. */
function farthestFall(group: readonly Statement[]): Constraint | null {
  const months = [...Map.groupBy(group, monthOf)].toSorted(([a], [b]) => a - b);
  let [most, elsewhere]: (Statement | undefined)[] = [];
  let farthest: Constraint | null = null;
  for (const [, now] of months) {
    for (const late of now) {
      const early = most?.place === late.place ? elsewhere : most;
      if (early === undefined || early.interval.min <= late.interval.max) continue;
      const fall = fallOf(late, early);
      if (farthest === null || gap(fall) > gap(farthest)) farthest = fall;
    }
    for (const one of now) {
      if (most !== undefined && one.interval.min <= most.interval.min) {
        if (one.place !== most.place && one.interval.min > (elsewhere?.interval.min ?? 0)) elsewhere = one;
      } else {
        if (most !== undefined && most.place !== one.place) elsewhere = most;
        most = one;
      }
    }
  }
  return farthest;
}

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
