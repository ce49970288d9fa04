import { type Expression, functionNamed } from "./expression.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import type { Operator, Token } from "./token.ts";

const POWER: Record<Operator, number> = { vs: 1, to: 1, "+": 2, "-": 2, "*": 3, "/": 3, "^": 5 };
const SIGN_POWER = 4;
const STARTS = new Set<Token["type"]>(["number", "input", "word", "open"]);
/** Between two sums these mean that the first was not understood to its end. */
const SPOILS = new Set<Token["type"]>(["operator", "close", "junk", "percent"]);
/** Words that take a number as part of a name: "Year 1", "étape 2", "slide 8". */
const NUMBERED =
  /^(?:years?|année|an|ano|months?|mois|mês|steps?|étape|etape|passo|phase|fase|slides?|pages?|página|tier|round|tour|série|series|scenario|scénario|cenário|option|opção|case|cas|caso|cohort[es]?|coorte|top|level|niveau|calcul|calculation|cálculo|équation|equation)$/i;
const ARTICLES = new Set("the our its a of le la les l de des du notre o os as do da dos das el".split(" "));

/** A sum and where it stands in the text, remarks after it left out. */
export interface ParsedSide {
  expression: Expression;
  start: number;
  end: number;
}

/**
 * Reads the sum that stands in one side of an equality, with the words around it. On the left-hand side the last sum
 * counts ("the margin of 2024 is (a − b) / a"), on the others the first ("504K€ in 2024"). Null where there is none.
 */
export function parseSide(tokens: Token[], which: "left" | "right"): ParsedSide | null {
  const parser = new Parser(tokens);
  let kept: ParsedSide | null = null;
  while (parser.toNextOperand()) {
    const start = tokens[parser.position]?.start ?? 0;
    const expression = parser.expression(0, 0);
    if (parser.strayClose()) throw new CalculationFailure("unreadable");
    const found = { expression, start, end: parser.lastEnd };
    if (which === "right" && expression.kind !== "missing") return found;
    if (expression.kind !== "missing" || kept === null) kept = found;
  }
  return kept;
}

class Parser {
  readonly tokens: Token[];
  position = 0;
  /** Where the last token that belongs to the sum ends. */
  lastEnd = 0;

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  /** Skips what may stand before a sum. False at the end. */
  toNextOperand(): boolean {
    const started = this.position > 0;
    for (; this.position < this.tokens.length; this.position++) {
      const token = this.peek();
      if (!token || STARTS.has(token.type)) return token !== undefined;
      if (token.type === "operator" && (token.operator === "-" || token.operator === "+")) return true;
      if (started && SPOILS.has(token.type)) throw new CalculationFailure("unreadable");
    }
    return false;
  }

  /** A parenthesis that was never opened follows. */
  strayClose(): boolean {
    return this.peek()?.type === "close";
  }

  /** Pratt's loop: an operand, then operators that bind more strongly than `minimum`. */
  expression(minimum: number, depth: number): Expression {
    if (depth > LIMITS.depth) throw new CalculationFailure("too_large");
    let left = this.operand(depth);
    for (;;) {
      const remarked = this.skipRemarks(left);
      const operator = this.operatorAfter(left, remarked);
      if (!operator) return left;
      const power = POWER[operator.operator];
      if (power <= minimum) return left;
      this.position += operator.width;
      const right = this.expression(operator.operator === "^" ? power - 1 : power, depth + 1);
      left = { kind: "operation", operator: operator.operator, left, right };
    }
  }

  private operatorAfter(left: Expression, remarked: boolean): { operator: Operator; width: number } | null {
    const token = this.peek();
    if (token?.type === "operator") return { operator: token.operator, width: 1 };
    const next = this.tokens[this.position + 1];
    const divides = token?.type === "colon" && left.kind !== "missing" && !this.isYear(this.position - 1);
    if (divides && next?.type === "number") return { operator: "/", width: 1 };
    if (remarked) return null;
    if (token?.type === "open" && left.kind !== "missing") return { operator: "*", width: 0 };
    const bare = left.kind === "number" && !left.token.marked;
    return token?.type === "input" && bare ? { operator: "*", width: 0 } : null;
  }

  private operand(depth: number): Expression {
    const token = this.peek();
    if (!token) throw new CalculationFailure("unreadable");
    this.position++;
    this.lastEnd = token.end;
    if (token.type === "number") return this.withPercent({ kind: "number", token });
    if (token.type === "input") return this.withPercent({ kind: "input", token });
    if (token.type === "word") return this.wordOperand(token.text, depth);
    if (token.type === "open") return this.group(depth);
    if (token.type === "operator" && (token.operator === "-" || token.operator === "+")) {
      const inside = this.expression(SIGN_POWER, depth + 1);
      return token.operator === "-" ? { kind: "negative", inside } : inside;
    }
    throw new CalculationFailure("unreadable");
  }

  private group(depth: number): Expression {
    const inside = this.expression(0, depth + 1);
    if (this.peek()?.type !== "close") throw new CalculationFailure("unreadable");
    this.position++;
    return this.withPercent({ kind: "group", inside });
  }

  private withPercent(inside: Expression): Expression {
    this.lastEnd = this.tokens[this.position - 1]?.end ?? 0;
    if (this.peek()?.type !== "percent") return inside;
    this.lastEnd = this.peek()?.end ?? 0;
    this.position++;
    return { kind: "percent", inside };
  }

  /** A function, a label before its value ("MRR 42K€", "Revenue (507 000)"), or a name nobody gave a value for. */
  private wordOperand(first: string, depth: number): Expression {
    const name = functionNamed(first);
    if (name && this.peek()?.type === "open") return this.call(name, depth);
    const words = [first];
    for (let token = this.peek(); token; token = this.peek()) {
      const numbered = this.isYear(this.position) || (NUMBERED.test(words.at(-1) ?? "") && this.isBare(this.position));
      if (token.type !== "word" && !numbered) break;
      if (this.startsCall()) break;
      words.push(token.type === "word" || token.type === "number" ? token.text : "");
      this.position++;
    }
    while (this.peek()?.type === "colon" || this.peek()?.type === "percent") this.position++;
    const next = this.peek();
    const label = { kind: "missing", name: words.join(" ") } as const;
    if (next?.type === "open" && this.opensRemark()) {
      this.skipGroup();
      return label;
    }
    if (next?.type === "input" && !words.every((word) => ARTICLES.has(word.toLowerCase()))) {
      this.position++;
      return { kind: "missing", name: `${label.name} ${next.name}` };
    }
    return next && STARTS.has(next.type) ? this.operand(depth + 1) : label;
  }

  private call(name: NonNullable<ReturnType<typeof functionNamed>>, depth: number): Expression {
    this.position++;
    const values = [this.expression(0, depth + 1)];
    while (this.peek()?.type === "separator") {
      this.position++;
      values.push(this.expression(0, depth + 1));
    }
    if (this.peek()?.type !== "close") throw new CalculationFailure("unreadable");
    this.position++;
    return this.withPercent({ kind: "call", name, values });
  }

  /** Words after an operand are its unit or a remark: "12 months", "42K€ (slide 8)". True where there were any. */
  private skipRemarks(left: Expression): boolean {
    const from = this.position;
    for (; left.kind !== "missing"; ) {
      const token = this.peek();
      if (token?.type === "word" && !this.startsCall()) this.position++;
      else if (token?.type === "input" && left.kind === "number" && left.token.marked) this.position++;
      else if (token?.type === "open" && (this.opensRemark() || this.repeatsInput(left))) this.skipGroup();
      else break;
    }
    return this.position > from;
  }

  private startsCall(): boolean {
    const token = this.peek();
    const next = this.tokens[this.position + 1];
    return token?.type === "word" && functionNamed(token.text) !== undefined && next?.type === "open";
  }

  /** "(slide 8)", "(2024)", "(months)": parentheses that explain and do not compute. */
  private opensRemark(): boolean {
    const inside = this.tokens[this.position + 1];
    if (inside?.type === "word") return functionNamed(inside.text) === undefined;
    if (inside?.type === "operator") return this.isChange(this.position + 2);
    if (!this.isYear(this.position + 1)) return false;
    const close = this.tokens[this.position + 2]?.type === "operator" && this.isYear(this.position + 3) ? 4 : 2;
    return this.tokens[this.position + close]?.type === "close";
  }

  /** "3x (+200 %)": a percentage with its sign says the number before it in other terms. */
  private isChange(position: number): boolean {
    const [number, close] = this.tokens.slice(position, position + 2);
    return number?.type === "number" && number.fraction < 1 && close?.type === "close";
  }

  /** "MRR (42K€) × 12" where MRR is an input: its value is only repeated. */
  private repeatsInput(left: Expression): boolean {
    const [, inside, close] = this.tokens.slice(this.position, this.position + 3);
    return left.kind === "input" && inside?.type === "number" && close?.type === "close";
  }

  private skipGroup(): void {
    let depth = 0;
    for (; this.position < this.tokens.length; this.position++) {
      const type = this.peek()?.type;
      if (type === "open") depth++;
      if (type === "close" && --depth === 0) {
        this.position++;
        return;
      }
    }
  }

  private isBare(position: number): boolean {
    const token = this.tokens[position];
    return token?.type === "number" && !token.marked;
  }

  private isYear(position: number): boolean {
    const token = this.tokens[position];
    return token?.type === "number" && this.isBare(position) && /^(?:19|20)\d\d$/.test(token.text);
  }

  private peek(): Token | undefined {
    return this.tokens[this.position];
  }
}
