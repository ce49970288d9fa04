import type { FormulaToken } from "./formula.ts";

/**
 * Where the engine and Excel differ on the same formula, the formula is put in words on which they agree:
 * - "--x" makes a number of a truth or a text in Excel and does nothing in the engine: it becomes "1*x";
 * - Excel rounds the decimal number a person sees, the engine its binary neighbour (ROUND(1.005,2) is 1.01 and 1):
 *   the argument is lifted by one in its fourteenth digit, which the engine needs to notice it.
 */
export function toEngineDialect(tokens: FormulaToken[]): FormulaToken[] {
  const result: FormulaToken[] = [];
  const lifted = liftedArguments(tokens);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as FormulaToken;
    if (lifted.ends.has(index)) result.push({ kind: "other", text: ")" });
    if (isDoubleMinus(tokens, index)) {
      result.push({ kind: "other", text: "1*" });
      index = nextIndex(tokens, index);
      continue;
    }
    result.push(token);
    if (lifted.starts.has(index)) result.push({ kind: "other", text: "(1+1E-14)*(" });
  }
  return result;
}

/** A double minus after another operator cannot be written as a product without changing what is calculated. */
export function hasStrayDoubleMinus(tokens: FormulaToken[]): boolean {
  return tokens.some((_, index) => {
    const next = nextIndex(tokens, index);
    if (!isMinus(tokens[index]) || !isMinus(tokens[next])) return false;
    const before = tokens[previousIndex(tokens, index)];
    return before?.kind === "other" && !opensOperand(before) && !/^[)}%]$/.test(before.text);
  });
}

/**
 * Whether whole ranges are calculated with, element by element, or several criteria given at once. The engine gets
 * most of these right and some wrong without saying so.
 */
export function isArrayArithmetic(tokens: FormulaToken[]): boolean {
  const functions = tokens.filter(({ kind }) => kind === "function").length;
  return tokens.some(({ kind, text, area }, index) => {
    if (kind === "other" && text === "{") return true;
    if (kind === "function" && text.toUpperCase() === "SUMPRODUCT" && functions > 1) return true;
    if (area === undefined || area.kind === "cell") return false;
    return isOperator(tokens[previousIndex(tokens, index)]) || isOperator(tokens[nextIndex(tokens, index)]);
  });
}

function isDoubleMinus(tokens: FormulaToken[], index: number): boolean {
  if (!isMinus(tokens[index]) || !isMinus(tokens[nextIndex(tokens, index)])) return false;
  const before = tokens[previousIndex(tokens, index)];
  return before === undefined || opensOperand(before);
}

const isMinus = (token: FormulaToken | undefined) => token?.kind === "other" && token.text === "-";
const isSpace = (token: FormulaToken | undefined) => token?.kind === "other" && token.text.trim() === "";
const isOperator = (token: FormulaToken | undefined) => token?.kind === "other" && /^[-+*/^&=<>]$/.test(token.text);
const opensOperand = (token: FormulaToken) => token.kind === "other" && /^[(,;{]$/.test(token.text);

function nextIndex(tokens: FormulaToken[], index: number): number {
  let next = index + 1;
  while (isSpace(tokens[next])) next++;
  return next;
}

function previousIndex(tokens: FormulaToken[], index: number): number {
  let previous = index - 1;
  while (isSpace(tokens[previous])) previous--;
  return previous;
}

/** After which tokens the first argument of a ROUND starts, and before which it ends. */
function liftedArguments(tokens: FormulaToken[]): { starts: Set<number>; ends: Set<number> } {
  const starts = new Set<number>();
  const ends = new Set<number>();
  const open: ("round" | "other")[] = [];
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== "other") return;
    if (text === "(" || text === "{") {
      const call = tokens[index - 1];
      const isRound = text === "(" && call?.kind === "function" && call.text.toUpperCase() === "ROUND";
      open.push(isRound ? "round" : "other");
      if (isRound) starts.add(index);
    } else if (text === ")" || text === "}") open.pop();
    else if (text === "," && open[open.length - 1] === "round") {
      ends.add(index);
      open[open.length - 1] = "other";
    }
  });
  return starts.size === ends.size ? { starts, ends } : { starts: new Set(), ends: new Set() };
}
