import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import { refuseUnknown, requireText } from "../../domain/known-options.ts";
import { answersBetween } from "./alternatives.ts";
import { type Call, callOf, clashOfCalls } from "./calls.ts";
import { costAgainstReturn } from "./cost-return.ts";
import { dangersBetween } from "./dangers.ts";
import type { Axis } from "./families.ts";
import { agreeUnlikeWorded } from "./holding-back.ts";
import { pullsBetween } from "./leanings.ts";
import { limitsBetween } from "./limits.ts";
import { offersBetween } from "./offers.ts";
import { type Clash, clashesOf } from "./oppose-stances.ts";
import { isReversed, ordersOf, sameOrder } from "./order.ts";
import { areRivals, prioritiesOf } from "./priorities.ts";
import { type Reading, readText } from "./stances.ts";
import { statementDifferences } from "./stated.ts";
import type { TextSimilarity } from "./text-similarity.ts";
import { wishesBetween } from "./wanted.ts";

const BOLDNESS: Call["what"][] = ["go", "renegotiate", "wait", "pass"];

/** On what two texts oppose each other. */
type Ground = Axis | "ticket" | "level" | "return" | "priority" | "order" | "denial";

/** One point on which two texts differ, with the words of each. */
export interface Difference {
  ground: Ground;
  a: string;
  b: string;
  /** The words that gave it away, where single words did. */
  words?: [string, string];
  /** What it is about, for people to recognise: stems of the shared or named subject. */
  subject: string[];
  /** Both speak of the whole company or deal. */
  overall: boolean;
  /** One denies exactly what the other asks for. */
  denied: boolean;
  /** The side that wants more, sooner or faster; null where neither does. */
  bold: "a" | "b" | null;
  /** No word says it: it shows in what each would do to cash, prices, time, risk or scope. */
  implied?: true;
}

/** How two texts oppose each other. */
export interface Opposition {
  /** Enough for an opposition each. */
  differences: Difference[];
  /** What they also see differently, too weak alone. */
  alsoDiffer: Difference[];
}

/** How two texts are compared. */
export interface OpposesOptions {
  /** Tells what speaks of the same in other words (`similarityByEmbedding`). Default: words alone. */
  similarity?: TextSimilarity;
}

const KNOWN: Readonly<Record<keyof OpposesOptions, true>> = { similarity: true };

/**
 * Compares two plain texts; null where neither asks for what the other refuses. Symmetric in its answer.
 *
 * ```ts
 * opposes("Invest now", "Do not invest before the audit");
 * ```
 */
export function opposes(a: string, b: string, options: OpposesOptions = {}): Opposition | null {
  for (const text of [a, b]) requireText("A recommendation", text);
  refuseUnknown("opposes", options, KNOWN);
  return opposition(readText(a), readText(b), QUALITY_ENGINE_CONFIG.consensus.numericGap, true, options.similarity);
}

/**
 * The same on texts already read. Sums further apart than `numericGap` are not the same sum; `statements` also compares
 * what they say without recommending anything.
 */
export function opposition(
  a: Reading,
  b: Reading,
  numericGap: number,
  statements = true,
  similarity?: TextSimilarity,
): Opposition | null {
  const order = orderDifference(a, b);
  const sums = offersBetween(a, b, numericGap);
  const agreed = sameOrder(ordersOf(a), ordersOf(b));
  const clashes = clashesOf(a, b).filter(
    ({ a: one, b: other }) =>
      !(agreed.a.has(one.sentence) && agreed.b.has(other.sentence)) &&
      (order === null || one.sentence !== order.sentences[0] || other.sentence !== order.sentences[1]) &&
      // "Limit it to 400" and "commit 100": the sums tell, not the verbs.
      (sums === null || one.refused || other.refused || one.text !== sums.a || other.text !== sums.b),
  );
  const differences: Difference[] = [
    ...clashes
      .filter(({ primary }) => primary)
      .map(fromClash)
      .sort(byWeightOfGround),
    ...returnDifferences(a, b),
    ...priorityDifferences(a, b),
  ];
  differences.push(
    ...callDifferences(a, b, numericGap).filter(({ ground }) => differences.every((one) => one.ground !== ground)),
  );
  if (sums?.apart === true && differences.every(({ ground }) => ground !== sums.what))
    differences.push({ ...plain(sums), ground: sums.what, overall: true });
  // Where both say what to do with the deal, that is what is held against each other: their reasons need not agree.
  const bothCall = callOf(a) !== null && callOf(b) !== null;
  if (differences.length === 0 && order === null && !bothCall && sums === null && agreed.a.size === 0)
    differences.push(...statementDifferences(a, b, statements, similarity));
  if (differences.length === 0 && order === null && agreed.a.size === 0)
    differences.push(
      ...[
        ...wishDifferences(a, b),
        ...pullDifferences(a, b),
        ...answerDifferences(a, b),
        ...dangerDifferences(a, b),
      ].filter((one) => !agreeUnlikeWorded(one.a, one.b)),
      ...limitsBetween(a, b, numericGap).map(
        (one): Difference => ({ ...plain(one), ground: "denial", subject: one.subject, denied: true }),
      ),
    );
  if (differences.length === 0 && order !== null) differences.push(order.difference);
  if (differences.length === 0) return null;
  return {
    differences: distinct(differences),
    alsoDiffer: distinct(clashes.filter(({ primary }) => !primary).map(fromClash)),
  };
}

/** What is asked for tells more than how the world is seen. */
function byWeightOfGround(x: Difference, y: Difference): number {
  return Number(x.ground === "surety") - Number(y.ground === "surety");
}

function fromClash({ axis, a, b, overall }: Clash): Difference {
  const shared = [...a.subject].filter((word) => b.subject.has(word));
  const subject = shared.length > 0 ? shared : [...(a.overall ? b.subject : a.subject)];
  const words: [string, string] = [a.word, b.word];
  const bold: "a" | "b" = (a.end === 0) !== a.refused ? "a" : "b";
  const plain = { ground: axis, a: a.text, b: b.text, subject, overall, denied: a.refused !== b.refused, bold };
  // "Accept" against "renegotiate": the prices tell, not the verbs.
  if (axis === "price" && a.amounts.length + b.amounts.length > 0) return plain;
  return a.implied || b.implied ? { ...plain, implied: true } : { ...plain, words };
}

/** What each tells the investor to do with the deal itself. */
function callDifferences(readingA: Reading, readingB: Reading, numericGap: number): Difference[] {
  const clash = clashOfCalls(readingA, readingB, numericGap);
  if (clash === null) return [];
  const { ground, a, b } = clash;
  const bold = a.what === b.what ? null : BOLDNESS.indexOf(a.what) < BOLDNESS.indexOf(b.what) ? "a" : "b";
  const whole: Difference = { ground, a: a.text, b: b.text, subject: [], overall: true, denied: false, bold };
  // "Invest" against "invest": where the sums differ, the words alone do not tell.
  return [ground === "ticket" || ground === "price" ? whole : { ...whole, words: [a.word, b.word] }];
}

/** A difference with nothing more to tell than the words of each. */
function plain({ a, b, bold }: Pick<Difference, "a" | "b" | "bold">) {
  return { a, b, bold, subject: [], overall: false, denied: false };
}

/** What one wants to have and the other would do without. */
function wishDifferences(a: Reading, b: Reading): Difference[] {
  return wishesBetween(a, b).map((wish) => ({ ...plain(wish), ground: "denial", subject: wish.subject, denied: true }));
}

/** What each answers to a question that has two answers. */
function answerDifferences(a: Reading, b: Reading): Difference[] {
  return answersBetween(a, b).map((answer) => ({
    ...plain(answer),
    ground: "denial",
    subject: answer.subject,
    denied: true,
  }));
}

/** What one calls a danger and the other asks for. */
function dangerDifferences(a: Reading, b: Reading): Difference[] {
  return dangersBetween(a, b).map((one) => ({ ...plain(one), ground: "denial", subject: one.subject, denied: true }));
}

/** What each would do to cash, prices, time, debt or reach, however it is worded. */
function pullDifferences(a: Reading, b: Reading): Difference[] {
  return pullsBetween(a, b).map((pull) => ({ ...plain(pull), ground: pull.axis, implied: true }));
}

function returnDifferences(a: Reading, b: Reading): Difference[] {
  const plain = { ground: "return" as const, overall: false, denied: false };
  const forward = costAgainstReturn(a, b);
  const backward = costAgainstReturn(b, a);
  return [
    ...(forward === null
      ? []
      : [
          {
            ...plain,
            bold: "a" as const,
            a: forward.invest.text,
            b: forward.text,
            subject: [...forward.invest.subject],
          },
        ]),
    ...(backward === null
      ? []
      : [
          {
            ...plain,
            bold: "b" as const,
            a: backward.text,
            b: backward.invest.text,
            subject: [...backward.invest.subject],
          },
        ]),
  ];
}

function priorityDifferences(a: Reading, b: Reading): Difference[] {
  const own = prioritiesOf(a);
  const theirs = prioritiesOf(b);
  // Whoever puts both first takes no side.
  const rivals = own.flatMap((one) =>
    theirs.filter((other) => areRivals(one, other, [a, b])).map((other) => ({ one, other })),
  );
  return rivals.map(({ one, other }) => ({
    ground: "priority",
    a: one.text,
    b: other.text,
    subject: [...one.subject, ...other.subject],
    overall: false,
    denied: false,
    bold: null,
  }));
}

function orderDifference(a: Reading, b: Reading): { difference: Difference; sentences: [number, number] } | null {
  for (const one of ordersOf(a)) {
    for (const other of ordersOf(b)) {
      if (!isReversed(one, other)) continue;
      const subject = [...one.first, ...one.second];
      const difference = {
        ground: "order" as const,
        a: one.text,
        b: other.text,
        subject,
        overall: false,
        denied: false,
        bold: null,
      };
      return { difference, sentences: [one.sentence, other.sentence] };
    }
  }
  return null;
}

function distinct(differences: Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ ground, a, b }) => {
    const key = JSON.stringify([ground, a, b]);
    return !seen.has(key) && seen.add(key);
  });
}
