import { type Expression, type FunctionName, isLoneGroup, partsOf } from "./expression.ts";
import { kindOf } from "./kind.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import { type Habit, readingOf } from "./numeral.ts";
import type { NumberToken, Operator } from "./token.ts";

/** The choices a formula leaves open: made once for all of it. */
export interface Reading {
  habit: Habit;
  /** "(71)" is −71. */
  parenthesesNegative: boolean;
  /** Moves one printed numeral, to see how far its rounding reaches. */
  nudge?: { token: NumberToken; by: number };
}

/** The value in base units: 42K€ is 42000, 12 % is 0.12. Throws a `CalculationFailure` where there is none. */
export function evaluate(expression: Expression, reading: Reading): number {
  const value = compute(expression, reading);
  if (Number.isNaN(value)) throw new CalculationFailure("not_finite");
  if (Math.abs(value) > LIMITS.magnitude) throw new CalculationFailure("too_large");
  return value;
}

/** The names without a value, each once. */
export function missingNames(expression: Expression): string[] {
  const names = partsOf(expression).flatMap((part) => (part.kind === "missing" ? [part.name] : []));
  return [...new Set(names)];
}

/** A printed numeral in base units. */
export function numeralValue(token: NumberToken, { habit, nudge }: Reading): number {
  const { value } = readingOf(token.readings, habit);
  return (value + (nudge?.token === token ? nudge.by : 0)) * token.scale * token.fraction;
}

function compute(expression: Expression, reading: Reading): number {
  switch (expression.kind) {
    case "number":
      return numeralValue(expression.token, reading);
    case "input": {
      const { value } = expression.token;
      return numeralValue(value, reading) * (value.negative ? -1 : 1);
    }
    case "missing":
      throw new CalculationFailure("missing_input", [expression.name]);
    case "group": {
      const inside = evaluate(expression.inside, reading);
      return reading.parenthesesNegative && isLoneGroup(expression) ? -inside : inside;
    }
    case "percent":
      return evaluate(expression.inside, reading) / 100;
    case "negative":
      return -evaluate(expression.inside, reading);
    case "call":
      return call(
        expression.name,
        expression.values.map((value) => evaluate(value, reading)),
      );
    case "operation":
      return operation(expression, reading);
  }
}

function operation(expression: Extract<Expression, { kind: "operation" }>, reading: Reading): number {
  const { operator } = expression;
  const left = evaluate(expression.left, reading);
  const right = evaluate(expression.right, reading);
  if ((operator === "+" || operator === "-") && isRise(expression, left, right)) {
    return left * (operator === "+" ? 1 + right : 1 - right);
  }
  return apply(operator, left, right);
}

/** "500K€ + 20 %" raises an amount by a share of itself; "100 % − 46 %" and "1 − 15 %" do not. */
function isRise({ left, right }: { left: Expression; right: Expression }, value: number, share: number): boolean {
  const percent = right.kind === "number" ? right.token.fraction < 1 : right.kind === "percent";
  return percent && Math.abs(value) > 1 && Math.abs(share) !== 1 && kindOf(left) === "plain";
}

function apply(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      if (right === 0) throw new CalculationFailure("division_by_zero");
      return left / right;
    case "vs":
      return change(right, left);
    case "to":
      return change(left, right);
    case "^":
      if (Math.abs(right) > LIMITS.exponent) throw new CalculationFailure("too_large");
      if (left === 0 && right < 0) throw new CalculationFailure("division_by_zero");
      return left ** right;
  }
}

function change(from: number, to: number): number {
  if (from === 0) throw new CalculationFailure("division_by_zero");
  return (to - from) / Math.abs(from);
}

function call(name: FunctionName, values: number[]): number {
  const [first = Number.NaN, second] = values;
  const total = values.reduce((sum, value) => sum + value, 0);
  switch (name) {
    case "sum":
      return total;
    case "average":
      return total / values.length;
    case "min":
      return Math.min(...values);
    case "max":
      return Math.max(...values);
    case "abs":
      return Math.abs(first);
    case "sqrt":
      return Math.sqrt(first);
    case "round": {
      const factor = 10 ** Math.max(-15, Math.min(15, Math.trunc(second ?? 0)));
      return (Math.sign(first) * Math.round(Math.abs(first) * factor)) / factor;
    }
  }
}
