import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import { NOT_A_SUBJECT, STATUS_KINDS } from "../../../lexicon/statuses.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { type Passage, passagesOf, saidIn, subjectsOf } from "./passage.ts";
import { type Status, statusesIn } from "./statuses.ts";

const LEAST = 2;
const LONGEST_NAME = 3;

/**
 * So many that are all said to be signed, beside the names of just so many of which one is still in talks: "3 makers, all
 * signed", "makers (A, B, C)" and "B: in negotiation". That the names are those that were counted is our reading.
 */
export function allOfThem(dossier: Dossier): Constraint[] {
  const passages = passagesOf(dossier);
  const counts = passages.flatMap((passage) => countIn(passage) ?? []);
  if (counts.length === 0) return [];
  const open = passages.flatMap(statusesIn).filter(({ kind, rung }) => kind.id === "agreement" && rung === "open");
  return counts
    .flatMap(({ passage, size, printed }): Constraint[] => {
      const names = passages.flatMap((other) => namesIn(other, passage, size));
      const clash = open.find((one) => one.statement.document === passage.document.id && isOneOf(one, names));
      if (clash === undefined) return [];
      const said = saidIn(passage, { label: printed, printed: passage.text.trim(), interval: DONE, nth: 9400 });
      const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "growth" as const };
      return [twoAnswers("status:agreement", said, clash.statement, { ...tie, mayBe: ["other_date", "other_scope"] })];
    })
    .slice(0, 1);
}

const DONE = { min: 2, max: 2 };
const AGREEMENT = STATUS_KINDS.find(({ id }) => id === "agreement");
const SO_MANY = /(?<![\p{L}\d.,])(\d{1,2})\s+(\p{L}{4,}(?:\s\p{L}+){0,3})/u;

/** "3 partnerships with makers (letters signed)". */
function countIn(passage: Passage): { passage: Passage; size: number; printed: string } | null {
  const folded = fold(passage.text);
  const [, number = "", things = ""] = SO_MANY.exec(folded) ?? [];
  if (Number(number) < LEAST || passage.role === "roadmap" || liesAhead(passage.text)) return null;
  if (AGREEMENT?.thing.test(folded) !== true || !AGREEMENT.done.test(folded) || AGREEMENT.open.test(folded))
    return null;
  return { passage, size: Number(number), printed: `${number} ${things}` };
}

/** The names that another line lists in brackets, where they are just as many and of the same things. */
function namesIn(other: Passage, count: Passage, size: number): string[] {
  const [, before = "", inside = ""] = /^([^()]*)[(]([^()]+)[)]/u.exec(other.text) ?? [];
  const names = inside.split(/,\s*|\s+(?:and|et|e|y|&)\s+/u).map((name) => name.trim());
  const isName = (name: string) => /^\p{Lu}/u.test(name) && name.split(/\s+/u).length <= LONGEST_NAME;
  if (names.length !== size || !names.every(isName) || other.document !== count.document) return [];
  const things = (text: string) =>
    new Set([...subjectsOf(text, (word) => NOT_A_SUBJECT.has(word)).words].map((word) => singular(word)));
  return things(before).isDisjointFrom(things(count.text)) ? [] : names.map((name) => fold(name));
}

const isOneOf = ({ words }: Status, listed: readonly string[]): boolean =>
  listed.some((name) => name.split(/\s+/u).some((word) => words.has(word)));
