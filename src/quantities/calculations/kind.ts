import { type Expression, partsOf } from "./expression.ts";
import type { NumberToken } from "./token.ts";

/**
 * What a sum measures, as far as its writing shows. It decides how a result "in %" compares:
 * `ratio`: one quantity over another, so 0.72 is 72 %; `percent`: made of numbers with a percent sign;
 * `hundredfold`: already multiplied by 100; `plain`: in the unit of its numbers, whatever that is (rates without
 * their sign: 4.00 − 1.90 = 2.1 %); `either`: the writing allows both.
 */
export type Kind = "plain" | "ratio" | "percent" | "hundredfold" | "either";

export function kindOf(expression: Expression): Kind {
  switch (expression.kind) {
    case "number":
      return expression.token.fraction < 1 ? "percent" : "plain";
    case "input":
      return expression.token.value.fraction < 1 ? "percent" : "plain";
    case "missing":
      return "plain";
    case "percent":
      return "percent";
    case "group":
    case "negative":
      return kindOf(expression.inside);
    case "call": {
      const kinds = new Set(expression.values.slice(0, expression.name === "round" ? 1 : undefined).map(kindOf));
      const [only] = kinds;
      return kinds.size === 1 && only ? only : "either";
    }
    case "operation":
      return operationKind(expression);
  }
}

function operationKind(expression: Extract<Expression, { kind: "operation" }>): Kind {
  const { operator, left, right } = expression;
  const [a, b] = [kindOf(left), kindOf(right)];
  switch (operator) {
    case "+":
    case "-":
      return additive(expression, a, b);
    case "*":
      if (isNumber(left, 100) || isNumber(right, 100)) return "hundredfold";
      if (a === "hundredfold" || b === "hundredfold") return "hundredfold";
      if (a === "plain" && b === "plain") return "plain";
      return a !== "plain" && b !== "plain" ? "ratio" : "either";
    case "/":
      if (a === "hundredfold") return "hundredfold";
      if (a === "percent") return b === "percent" ? "ratio" : "percent";
      if (b === "percent") return "plain";
      return a === "plain" ? quotient(left, right) : "ratio";
    case "^":
      return a;
    case "vs":
    case "to":
      return "ratio";
  }
}

function additive({ left, right }: { left: Expression; right: Expression }, a: Kind, b: Kind): Kind {
  if (a === "hundredfold" || b === "hundredfold") return "hundredfold";
  if (a === "percent" && b === "percent") return "percent";
  if (a === "ratio" || b === "ratio" || a === "percent" || b === "percent") return "ratio";
  if (a === "either" || b === "either") return "either";
  if (!isNumber(left, 1) && !isNumber(right, 1)) return "plain";
  return isShare(left) && isShare(right) ? "ratio" : "either";
}

/** An average keeps the unit of its terms; any other quotient of bare numbers is a ratio. */
function quotient(left: Expression, right: Expression): Kind {
  const terms = termsOf(left);
  if (terms.length < 2) return "ratio";
  const count = countOf(right);
  if (count === null || count > terms.length) return "ratio";
  const subtracts = partsOf(left).some((part) => part.kind === "operation" && part.operator === "-");
  return subtracts ? (terms.some((term) => isNumber(term, count)) ? "ratio" : "either") : "plain";
}

/** 3 for "3" and for "(2019 − 2017 + 1)": how many terms an average says it has. */
function countOf(divisor: Expression): number | null {
  const inside = unwrapped(divisor);
  if (inside.kind === "number") {
    const value = numberOf(inside.token);
    return !inside.token.marked && Number.isInteger(value) && value >= 2 && value <= 100 ? value : null;
  }
  const years = termsOf(inside).filter((term) => {
    const value = term.kind === "number" ? numberOf(term.token) : 0;
    return value >= 1900 && value <= 2100;
  });
  return years.length === 2 ? 2 : null;
}

function termsOf(expression: Expression): Expression[] {
  const inside = unwrapped(expression);
  if (inside.kind === "negative") return termsOf(inside.inside);
  if (inside.kind !== "operation" || (inside.operator !== "+" && inside.operator !== "-")) return [inside];
  return [...termsOf(inside.left), ...termsOf(inside.right)];
}

function unwrapped(expression: Expression): Expression {
  return expression.kind === "group" ? unwrapped(expression.inside) : expression;
}

function isNumber(expression: Expression, value: number): boolean {
  const inside = unwrapped(expression);
  return inside.kind === "number" && !inside.token.marked && numberOf(inside.token) === value;
}

function isShare(expression: Expression): boolean {
  return partsOf(expression).every((part) => {
    const token = part.kind === "number" ? part.token : part.kind === "input" ? part.token.value : null;
    return token === null || (!token.marked && Math.abs(numberOf(token)) <= 1);
  });
}

/** The sizes that matter here (1, 2, 100, a year) read the same under every habit. */
function numberOf(token: NumberToken): number {
  return (token.readings.dot ?? token.readings.comma)?.value ?? Number.NaN;
}
