import type { Cell } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { isTestimony, speaksOfOthers } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { isSupposed, liesAhead } from "../../../lexicon/plans.ts";
import {
  IS_BEHIND,
  MORE_THAN_IS_THERE,
  NOT_A_SUBJECT,
  OF_ANY_CERTIFICATE,
  OF_ANY_FEATURE,
  OF_PRODUCT,
  ONCE,
  PLAN_MONTHS,
  STATUS_KINDS,
  TICKED,
  TICKED_LAST,
  TO_COME,
  UNTICKED,
  UNTICKED_LAST,
} from "../../../lexicon/statuses.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { headingDateOf } from "../heading-dates.ts";
import type { Statement } from "../statement.ts";
import { dateLineOver } from "./date-lines.ts";
import { inheritedDate } from "./dated.ts";
import { type Outlined, outlineOf } from "./outline.ts";
import { type Passage, passagesOf, plainQuantities, saidIn, subjectsOf } from "./passage.ts";

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
  const things = outlineOf(passagesOf(dossier)).flatMap((line, nth) => thingsIn(line, nth, dossier));
  const done = new Map<string, Thing[]>();
  for (const one of things.filter(({ rung }) => rung === "done"))
    for (const key of new Set([...one.words].map(beginningOf))) push(done, key, one);
  return things
    .filter(({ rung }) => rung === "open")
    .flatMap((two) => {
      const [word = ""] = two.words;
      const one = (done.get(beginningOf(word)) ?? []).find((candidate) => isSame(candidate, two));
      return one === undefined ? [] : [clash(one.statement, two.statement)];
    });
}

function push(map: Map<string, Thing[]>, key: string, one: Thing): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [one]);
  else known.push(one);
}

/** Two forms of one word begin alike. */
const beginningOf = (word: string): string => word.slice(0, SHORTEST_STEM - 1);

/** What stands beside each other in a row are cards of their own, and a line of a roadmap may name several things. */
function thingsIn(line: Outlined, nth: number, dossier: Dossier): Thing[] {
  const { passage } = line;
  const { cells, table } = passage.row;
  const parts = table === true && cells.length > 1 ? cells : [cells[0]];
  return parts.flatMap((cell, column) => {
    const text = parts.length > 1 ? (cell?.text ?? "") : passage.text;
    const own = parts.length > 1 ? { ...line, passage: { ...passage, text } } : line;
    const rung = rungOf(own, cell, dossier);
    if (rung === null) return [];
    const named = text.split(rung === "open" ? SEVERAL : CLAUSES);
    return named.flatMap((part, at) => thingIn(own, part, rung, 1000 * nth + 20 * column + at) ?? []);
  });
}

const CERTIFICATE = STATUS_KINDS.find(({ id }) => id === "certification")?.thing ?? /$^/u;
const CLAUSES = /;|\.\s/u;
const SEVERAL = /[,;+&•]|\s(?:and|et|e|y)\s/u;

function thingIn(line: Outlined, named: string, rung: Thing["rung"], nth: number): Thing | null {
  const { passage, over } = line;
  const sign =
    [TICKED, UNTICKED, TICKED_LAST, UNTICKED_LAST].flatMap((one) => one.exec(passage.text)?.[0] ?? [])[0] ?? "";
  const text = named.replace(sign, " ").trim();
  const bare = findPeriods(text).reduce((rest, { text: period }) => rest.replace(period, " "), text);
  const { words, names } = subjectsOf(
    bare.replaceAll("-", " "),
    (word) => NOT_A_SUBJECT.has(word) || OF_ANY_FEATURE.has(word) || OF_ANY_CERTIFICATE.test(word),
  );
  // What is launched or opened is so once: one word names it.
  const fewest = rung === "open" && !ONCE.test(fold(named)) ? FEWEST_WORDS : 1;
  if (words.size < fewest || words.size > MOST_WORDS) return null;
  // What is to come with somebody is not the somebody.
  if (rung === "open" && words.isSubsetOf(names) && !CERTIFICATE.test(fold(named))) return null;
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

/** By its sign, by what it is listed under; else a step of a roadmap is to come, and what the product is said to be is there. */
function rungOf(line: Outlined, cell: Cell | undefined, dossier: Dossier): Thing["rung"] | null {
  const { text } = line.passage;
  if (TICKED.test(text) || TICKED_LAST.test(text))
    return line.over.some(isAhead) && !line.over.some(isBehind) ? null : "done";
  if (UNTICKED.test(text) || UNTICKED_LAST.test(text)) return "open";
  // What the round pays for is not held yet.
  if ([line.role, line.passage.role].includes("use_of_funds")) return CERTIFICATE.test(fold(text)) ? "open" : null;
  const listed = listedRung(line);
  if (listed !== null) return listed;
  if (isOfRoadmap(line)) return isDatedAhead(line, cell) ? "open" : null;
  return isDescription(line, cell, dossier) ? "done" : null;
}

/** What is listed under a price is sold, under the product it is described; under a time ahead it is not there yet. */
function listedRung({ passage: { text, row }, over, role }: Outlined): Thing["rung"] | null {
  if (row.item === undefined || over.length === 0 || (role !== null && ELSEWHERE.has(role))) return null;
  const under = over.at(-1) ?? "";
  if (plainQuantities(under).some(({ unit, per }) => unit === "money" && per === "month")) return "done";
  if (over.some(isBehind)) return "done";
  if (over.some(isAhead)) return "open";
  if (role === "roadmap" || liesAhead(text) || findPeriods(text).length > 0 || speaksOfOthers(text)) return null;
  return over.some((one) => OF_PRODUCT.test(fold(one))) ? "done" : null;
}

const isOfRoadmap = ({ passage, role }: Outlined): boolean => passage.role === "roadmap" || role === "roadmap";

/** A step of a roadmap, at a time of its own or under one. */
const isDatedAhead = ({ passage, over }: Outlined, cell: Cell | undefined): boolean =>
  !IS_BEHIND.test(fold(passage.text)) &&
  (findPeriods(passage.text).length === 1 ||
    inheritedDate(passage.text, over) !== null ||
    dateLineOver(passage, cell) !== null);

const DESCRIBES = new Set<PageRole>(["product", "pricing", "traction", "unit_economics"]);
const FEWEST_DESCRIBING = 4;

/** A line that says how the product is, on a page that is about nothing else. */
function isDescription({ passage, over, role }: Outlined, cell: Cell | undefined, dossier: Dossier): boolean {
  const { text, row } = passage;
  const about = role ?? passage.role;
  const isOfProduct = over.some((one) => OF_PRODUCT.test(fold(one)));
  if (row.heading !== undefined || (about !== null && !DESCRIBES.has(about) && !isOfProduct)) return false;
  if (over.some(isAhead) || liesAhead(text) || isSupposed(text) || speaksOfOthers(text) || isTestimony(text))
    return false;
  if (findPeriods(text).length > 0 || text.split(/\s+/u).length < FEWEST_DESCRIBING) return false;
  return dateLineOver(passage, cell) === null && headingOver(passage, cell, dossier) === null;
}

/** A heading of a plan over it on the page. */
function headingOver({ document, section }: Passage, cell: Cell | undefined, dossier: Dossier) {
  const kind = section.kind === "slide" ? ("slide" as const) : ("page" as const);
  if (cell?.box === undefined) return null;
  const address = { kind, document: document.id, page: section.number, boxes: [cell.box] };
  return headingDateOf({ document: document.id, address }, dossier);
}

const isBehind = (heading: string): boolean => IS_BEHIND.test(fold(heading)) || TICKED.test(heading);
const isAhead = (heading: string): boolean => TO_COME.test(fold(heading)) || PLAN_MONTHS.test(fold(heading));

function isSame(one: Thing, two: Thing): boolean {
  if (one.under === two.under || one.statement.document !== two.statement.document) return false;
  // "Advanced analytics" to come says that analytics are there.
  const more = fold(two.statement.label).match(MORE_THAN_IS_THERE) ?? [];
  if (more.some((word) => !fold(one.statement.passage).includes(word))) return false;
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
  const id = CERTIFICATE.test(fold(other.passage)) ? "status:certification" : "status:product";
  return twoAnswers(id, stated, other, { ...tie, mayBe: ["other_date", "other_scope"] });
}
