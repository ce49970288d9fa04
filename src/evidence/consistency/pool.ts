import { compatibleBasis } from "../../quantities/basis.ts";
import type { Statement } from "./statement.ts";
import { NOW, timesFor } from "./when.ts";

/** Statements by topic and time, so that a relation finds its terms without going through all of them. */
export class Pool {
  readonly #byKey = new Map<string, Statement[]>();
  readonly #byTopic = new Map<string, Statement[]>();
  readonly #bySubject = new Map<string, Statement[]>();
  readonly #order = new Map<Statement, number>();
  readonly #listed = new Map<string, Statement[]>();

  constructor(statements: readonly Statement[]) {
    for (const [at, statement] of statements.entries()) {
      this.#order.set(statement, at);
      const topic = statement.topic ?? "";
      if (statement.listed === true) {
        push(this.#listed, topic, statement);
        continue;
      }
      push(this.#byTopic, topic, statement);
      push(this.#bySubject, `${topic}|${statement.subject}`, statement);
      push(this.#byKey, `${topic}|${statement.when}|${statement.subject}`, statement);
    }
    this.severalDeals = PRICES.some(
      (topic) =>
        new Set([...this.about(topic), ...this.inLists(topic)].map(({ quantity }) => quantity.value)).size >
        MOST_PRICES,
    );
  }

  /** True where the round is told in several versions (a table of tickets, options to choose from). */
  readonly severalDeals: boolean;

  /** All statements on a topic. */
  about(topic: string): readonly Statement[] {
    return this.#byTopic.get(topic) ?? [];
  }

  /** Those of a topic that stand in a list: none of them is the figure, and each is bound like it. */
  inLists(topic: string): readonly Statement[] {
    return this.#listed.get(topic) ?? [];
  }

  /** Those on a topic that speak of this subject. */
  of(topic: string, subject: string): readonly Statement[] {
    return this.#bySubject.get(`${topic}|${subject}`) ?? [];
  }

  /** Those that go with a figure of this topic, time and subject. */
  at(topic: string, anchor: Pick<Statement, "topic" | "when" | "subject">): readonly Statement[] {
    const found = timesFor(topic, anchor).map((time) => this.#byKey.get(`${topic}|${time}|${anchor.subject}`));
    const [only, ...more] = found.filter((group) => group !== undefined);
    return more.length === 0 ? (only ?? []) : [...(only ?? []), ...more.flat()];
  }

  /**
   * Of the candidates those that stand nearest: on the same page or sheet, else in the same document, else elsewhere.
   * Where one page gives several values (a block per product), the one right beside is meant, and none where that is open.
   */
  nearest(anchor: Statement, candidates: readonly Statement[]): readonly Statement[] {
    const here = candidates.filter(({ place }) => place === anchor.place);
    if (here.length > 1 && severalValues(here)) return this.#beside(anchor, here);
    if (here.length > 0) return here;
    const same = candidates.filter(({ document }) => document === anchor.document);
    return same.length > 0 ? same : candidates;
  }

  #beside(anchor: Statement, here: readonly Statement[]): readonly Statement[] {
    const home = this.#order.get(anchor) ?? 0;
    const away = (one: Statement) => Math.abs((this.#order.get(one) ?? 0) - home);
    const [first, second] = here.toSorted((a, b) => away(a) - away(b));
    if (first === undefined || second === undefined) return here;
    return away(first) <= FARTHEST_BESIDE && away(first) < away(second) ? [first] : here;
  }
}

const FARTHEST_BESIDE = 4;

const PRICES = ["valuation_pre_money", "valuation_post_money", "dilution"];
/** More prices than this are no slip of the pen. */
const MOST_PRICES = 2;

function push(map: Map<string, Statement[]>, key: string, statement: Statement): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [statement]);
  else list.push(statement);
}

const severalValues = (statements: readonly Statement[]): boolean =>
  new Set(statements.map(({ quantity }) => quantity.value)).size > 1;

/** True where two figures may stand in one sum: the same part of the same subject, one currency, no other definition. */
export function combinable(anchor: Statement, other: Statement): boolean {
  const { nature: _a, rhythm: _r, ...left } = anchor.basis;
  const { nature: _b, rhythm: _s, ...right } = other.basis;
  const [one, two] = [anchor.quantity.currency, other.quantity.currency];
  return (
    other !== anchor &&
    anchor.subject === other.subject &&
    wholePart(anchor) === wholePart(other) &&
    compatibleBasis(left, right) &&
    (!(isOpenPlan(anchor) && isOpenPlan(other)) || anchor.passage === other.passage || isOneReckoning(anchor, other)) &&
    (one === undefined || two === undefined || one === two)
  );
}

/** What one customer brings and costs is reckoned on one page, for one time, dated or not. */
const isOneReckoning = (one: Statement, other: Statement): boolean =>
  one.place === other.place && [one, other].every(({ topic }) => OF_ONE_CUSTOMER.has(topic ?? ""));
const OF_ONE_CUSTOMER = new Set(
  "ltv cac ltv_cac cac_payback arpa churn customer_churn customer_lifetime customer_retention gross_margin".split(" "),
);

/** The mean over a year stands for the year in a sum. */
const wholePart = ({ segment }: Statement): string => segment.replace(MEAN, "").trim();
const MEAN = /(?<!\S)(?:moyen|moyenne|average|avg|mean|medio|media)(?!\S)/gu;

/** A milestone nobody dates: two of them may lie years apart. */
export const isOpenPlan = ({ planned, undated }: Statement): boolean => planned && undated;

/** Terms of the deal and sizes of a market have no date of their own; what is dated elsewhere belongs to another round. */
export const isUndated = ({ when }: Statement): boolean => when === NOW;
