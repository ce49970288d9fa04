import { missingNames } from "./evaluate.ts";
import { type Expression, partsOf } from "./expression.ts";
import { bareNumber, inputOf } from "./inputs.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import { parseSide } from "./parse.ts";
import { type Side, sideOf } from "./side.ts";
import { plainSpelling } from "./spelling.ts";
import { statementsOf } from "./statements.ts";
import type { Inputs, NumberToken, Token } from "./token.ts";
import { tokenise } from "./tokenise.ts";

const NAMES = new Set<Token["type"]>(["word", "input", "number", "open", "close"]);
const NAMING = new Set(["of", "de", "des", "dos", "das", "du"]);

/** One chain of equalities: the sides that can be computed, and the names that kept the others from it. */
export interface Statement {
  sides: Side[];
  missing: string[];
}

/** Reads every statement of a formula (in plain spelling). A name one of them defines is an input of the next. */
export function readFormula(formula: string, given: Inputs): Statement[] {
  const statements: Statement[] = [];
  let inputs = given;
  const texts = statementsOf(formula);
  for (const text of texts) {
    const tokens = tokenise(text, inputs);
    if (texts.length > 1 && isProse(tokens)) continue;
    const { statement, label } = readStatement(text, tokens);
    statements.push(statement);
    const value = statement.sides.at(-1)?.numeral;
    if (label !== null && value) {
      inputs = [inputOf(label, { ...value, negative: isNegative(statement), given: "text" }), ...inputs];
    }
  }
  return statements;
}

/** One side on its own: the result a caller gives as text. */
export function readResult(text: string): Expression {
  const expression = parseSide(tokenise(text, []), "right")?.expression;
  if (!expression || missingNames(expression).length > 0) throw new CalculationFailure("unreadable");
  return expression;
}

/** The unit a caller names beside the result, as the marks of a number: "K€", "percent", "million". */
export function readUnitName(unit: string | null | undefined): NumberToken | undefined {
  if (!unit?.trim()) return undefined;
  const name = plainSpelling(unit.slice(0, LIMITS.characters)).trim();
  for (const written of [`1 ${name}`, `1${name}`, `${name} 1`]) {
    const [token] = tokenise(written, []);
    if (token?.type === "number" && token.marked) return token;
  }
  return { ...bareNumber(1, 0), marked: true };
}

function readStatement(text: string, tokens: Token[]): { statement: Statement; label: string | null } {
  const statement: Statement = { sides: [], missing: [] };
  let label: string | null = null;
  const labelled = labelEnd(tokens);
  const parts = partsBetweenRelations(tokens.slice(labelled));
  if (labelled > 0) parts.unshift(tokens.slice(0, labelled));
  if (parts.length > LIMITS.sides) throw new CalculationFailure("too_large");
  for (const [index, part] of parts.entries()) {
    if (index === 0 && parts.length > 2 && isNumberedName(part)) continue;
    const left = index <= (labelled > 0 ? 1 : 0);
    const parsed = parseSide(left ? afterLastSeparator(part) : part, left ? "left" : "right");
    if (!parsed) continue;
    const { expression } = parsed;
    const names = missingNames(expression);
    if (index === 0 && parts.length > 2 && isPeriod(expression)) continue;
    if (names.length === 0) {
      const written = text.slice(parsed.start, parsed.end).replace(/\s+/g, " ").trim();
      statement.sides.push(sideOf(written, expression));
    } else if (expression.kind === "missing" && index < parts.length - 1) label ??= expression.name;
    // A word alone, with nothing that equals it, is no sum that lacks an input.
    else if (expression.kind !== "missing" || parts.length > 1) statement.missing.push(...names);
  }
  if (onlyPoints(text, statement)) statement.sides.length = 1;
  if (statement.sides.length === 0 && statement.missing.length === 0 && label !== null) statement.missing.push(label);
  return { statement, label };
}

/** "MRR 42K€ → ARR 504K€": an arrow between two amounts leads from one to the other and does not call them equal. */
function onlyPoints(text: string, { sides }: Statement): boolean {
  return (
    /->|→|⟶|➔/.test(text) && !/[=≈≃≅≡]/.test(text) && sides.length > 1 && sides.every(({ numeral }) => numeral !== null)
  );
}

/** "ARR: 42K€ × 12", "Step 1: …": how many tokens the name before the colon takes; 0 without one. */
function labelEnd(tokens: Token[]): number {
  const colon = tokens.findIndex(({ type }) => type === "colon");
  if (colon <= 0 || (tokens[0]?.type !== "word" && tokens[0]?.type !== "input")) return 0;
  // "LTV / CAC: 9,400 / 1,850 = 5.1": the name of a ratio has a sign in it, and the sum of it follows.
  const summed = tokens.slice(colon).some(({ type }) => type === "relation");
  const named = tokens
    .slice(0, colon)
    .every(
      (token) =>
        (NAMES.has(token.type) && !(token.type === "number" && token.marked)) || (summed && token.type === "operator"),
    );
  return named ? colon : 0;
}

/** "Revenue 505 K€, growth = …": what stands before the last comma is not what the equality speaks of. */
function afterLastSeparator(tokens: Token[]): Token[] {
  let depth = 0;
  let from = 0;
  for (const [index, { type }] of tokens.entries()) {
    if (type === "open") depth++;
    else if (type === "close") depth--;
    else if (type === "separator" && depth === 0 && index < tokens.length - 1) from = index + 1;
  }
  return tokens.slice(from);
}

/** "Rule of 40 = 60 % − 25 % = 35 %": the number belongs to the name. */
function isNumberedName(tokens: Token[]): boolean {
  const [before, last] = tokens.slice(-2);
  if (tokens.length < 3 || last?.type !== "number" || last.marked) return false;
  return before?.type === "word" && NAMING.has(before.text.toLowerCase());
}

function partsBetweenRelations(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.type === "open") depth++;
    else if (token.type === "close") depth--;
    if (token.type === "relation" && depth <= 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (depth > 0) return splitUnclosed(tokens);
  return parts;
}

/** A parenthesis left open may stand in a remark at the end; anywhere else the sum is unreadable, as the parser says. */
function splitUnclosed(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === "relation") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** "2022–2024 CAGR": two years with a dash are a period. */
function isPeriod(expression: Expression): boolean {
  if (expression.kind !== "operation" || expression.operator !== "-") return false;
  return [expression.left, expression.right].every(
    (year) => year.kind === "number" && /^(?:19|20)\d\d$/.test(year.token.text),
  );
}

/** A sentence without an equality and without a sum. */
function isProse(tokens: Token[]): boolean {
  if (tokens.some(({ type }) => type === "relation") || labelEnd(tokens) > 0) return false;
  return !tokens.some(({ type }) => type === "operator");
}

function isNegative({ sides }: Statement): boolean {
  const last = sides.at(-1)?.expression;
  return last !== undefined && partsOf(last).some(({ kind }) => kind === "negative");
}
