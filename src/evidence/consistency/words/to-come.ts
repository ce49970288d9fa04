import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import {
  IS_BEHIND,
  NOT_A_SUBJECT,
  OF_ANY_FEATURE,
  OF_PRODUCT,
  PLAN_MONTHS,
  TICKED,
  TICKED_LAST,
  TO_COME,
  UNTICKED,
  UNTICKED_LAST,
} from "../../../lexicon/statuses.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Statement } from "../statement.ts";
import { type Outlined, outlineOf } from "./outline.ts";
import { passagesOf, plainQuantities, saidIn, subjectsOf } from "./passage.ts";

/** How far a thing is: there, or on its way. */
const RUNGS = { open: 1, done: 2 } as const;

interface Thing {
  rung: keyof typeof RUNGS;
  words: ReadonlySet<string>;
  /** The heading it stands under: one list does not contradict itself. */
  under: string;
  statement: Statement;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 14;

/**
 * One thing that is done, sold or described as the product, and still to come elsewhere: by a sign beside it, or by what
 * it stands under (a price, a roadmap, months ahead). That both lines speak of one thing is our reading of words.
 */
export function thereAndToCome(dossier: Dossier): Constraint[] {
  const things = outlineOf(passagesOf(dossier)).flatMap((line, nth) => thingIn(line, nth) ?? []);
  const open = things.filter(({ rung }) => rung === "open");
  return things
    .filter(({ rung }) => rung === "done")
    .flatMap((one) => {
      const other = open.find((two) => isSame(one, two));
      return other === undefined ? [] : [clash(one.statement, other.statement)];
    });
}

function thingIn(line: Outlined, nth: number): Thing | null {
  const { passage, over } = line;
  const rung = rungOf(line);
  const sign =
    [TICKED, UNTICKED, TICKED_LAST, UNTICKED_LAST].flatMap((one) => one.exec(passage.text)?.[0] ?? [])[0] ?? "";
  const text = passage.text.replace(sign, " ").trim();
  const bare = findPeriods(text).reduce((rest, { text: period }) => rest.replace(period, " "), text);
  const { words } = subjectsOf(
    bare.replaceAll("-", " "),
    (word) => NOT_A_SUBJECT.has(word) || OF_ANY_FEATURE.has(word),
  );
  if (rung === null || words.size < FEWEST_WORDS || words.size > MOST_WORDS) return null;
  // So many of it is another thing than it.
  if (/\d/u.test(bare.replace(/\p{L}+\d+|\d+\p{L}+/gu, ""))) return null;
  const under = over.at(-1) ?? "";
  const label = bare.replace(/[\s(),:–—-]+$/u, "").trim();
  const statement = saidIn(passage, {
    label,
    printed: sign.trim() || under || label,
    interval: { min: RUNGS[rung], max: RUNGS[rung] },
    nth,
  });
  return { rung, words: new Set([...words].map((word) => singular(word))), under, statement };
}

/** Where things are listed that are neither there nor planned by this company. */
const ELSEWHERE = new Set<PageRole>([
  "problem",
  "competition",
  "market",
  "team",
  "risks",
  "example",
  "exit",
  "scenario",
]);

/** What is listed under a price is sold, under the product it is described; under a time ahead it is not there yet. */
function rungOf({ passage: { text, row }, over, role }: Outlined): keyof typeof RUNGS | null {
  if (TICKED.test(text) || TICKED_LAST.test(text)) return over.some(isAhead) && !over.some(isBehind) ? null : "done";
  if (UNTICKED.test(text) || UNTICKED_LAST.test(text)) return "open";
  if (row.item === undefined || over.length === 0 || (role !== null && ELSEWHERE.has(role))) return null;
  const under = over.at(-1) ?? "";
  if (plainQuantities(under).some(({ unit, per }) => unit === "money" && per === "month")) return "done";
  if (over.some(isBehind)) return "done";
  if (over.some(isAhead)) return "open";
  if (role === "roadmap" || liesAhead(text) || findPeriods(text).length > 0 || speaksOfOthers(text)) return null;
  return over.some((one) => OF_PRODUCT.test(fold(one))) ? "done" : null;
}

const isBehind = (heading: string): boolean => IS_BEHIND.test(fold(heading)) || TICKED.test(heading);
const isAhead = (heading: string): boolean => TO_COME.test(fold(heading)) || PLAN_MONTHS.test(fold(heading));

function isSame(one: Thing, two: Thing): boolean {
  if (one.under === two.under || one.statement.document !== two.statement.document) return false;
  return [...two.words].every((word) => [...one.words].some((other) => isOneWord(word, other)));
}

const LONGEST_ENDING = 4;
const SHORTEST_STEM = 5;

/** "Filtering" and "filters". */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let alike = 0;
  while (alike < short.length && short[alike] === long[alike]) alike += 1;
  return alike >= SHORTEST_STEM && long.length - alike <= LONGEST_ENDING && short.length - alike <= LONGEST_ENDING - 1;
}

function clash(stated: Statement, other: Statement): Constraint {
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "trust" as const };
  return twoAnswers("status:product", stated, other, { ...tie, mayBe: ["other_date", "other_scope"] });
}
