import type { InputToken, NumberToken, Operator } from "./token.ts";

export type FunctionName = "sum" | "average" | "min" | "max" | "round" | "abs" | "sqrt";

export type Expression =
  | { kind: "number"; token: NumberToken }
  | { kind: "input"; token: InputToken }
  | { kind: "missing"; name: string }
  | { kind: "group"; inside: Expression }
  | { kind: "percent"; inside: Expression }
  | { kind: "negative"; inside: Expression }
  | { kind: "operation"; operator: Operator; left: Expression; right: Expression }
  | { kind: "call"; name: FunctionName; values: Expression[] };

const FUNCTIONS: Record<string, FunctionName> = {
  sum: "sum",
  somme: "sum",
  soma: "sum",
  avg: "average",
  average: "average",
  mean: "average",
  moyenne: "average",
  moy: "average",
  media: "average",
  média: "average",
  min: "min",
  max: "max",
  round: "round",
  arrondi: "round",
  abs: "abs",
  sqrt: "sqrt",
  racine: "sqrt",
};

/** The function a word names, if any: "AVG", "moyenne". */
export function functionNamed(word: string): FunctionName | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(FUNCTIONS, key) ? FUNCTIONS[key] : undefined;
}

/** All the leaves and inner parts, outermost first. */
export function partsOf(expression: Expression, found: Expression[] = []): Expression[] {
  found.push(expression);
  if (expression.kind === "operation") {
    partsOf(expression.left, found);
    partsOf(expression.right, found);
  } else if (expression.kind === "call") {
    for (const value of expression.values) partsOf(value, found);
  } else if ("inside" in expression) partsOf(expression.inside, found);
  return found;
}

/** The printed numeral an expression consists of, with its sign: "504K€", "−12,6", "(71)". */
export function soleNumeral(expression: Expression): NumberToken | null {
  if (expression.kind === "number") return expression.token;
  if (expression.kind === "negative" || expression.kind === "group") return soleNumeral(expression.inside);
  return null;
}

/** Parentheses around one bare number: an accountant's negative, or just parentheses. */
export function isLoneGroup(expression: Expression): boolean {
  return expression.kind === "group" && expression.inside.kind === "number";
}
