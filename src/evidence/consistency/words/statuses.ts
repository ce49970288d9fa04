import { fold } from "../../../lexicon/fold.ts";
import { denies } from "../../../lexicon/negations.ts";
import { liesAhead } from "../../../lexicon/plans.ts";
import {
  FIRST_VERSION,
  MORE_THAN_IS_THERE,
  NOT_A_SUBJECT,
  OF_A_FIRST_ONE,
  OF_ANY_FEATURE,
  PRODUCT_DOES,
  PROTOTYPE,
  PROTOTYPE_OF,
  ROUND_NAMES,
  STATUS_KINDS,
  type StatusKind,
} from "../../../lexicon/statuses.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { cardsOf } from "./cards.ts";
import { type Passage, saidIn, subjectsOf } from "./passage.ts";
import { thereAndToCome } from "./to-come.ts";

/** How far a thing is: there, or on its way. */
const RUNGS = { open: 1, done: 2 } as const;

/** How far one thing is, as a line says it. */
export interface Status {
  kind: StatusKind;
  rung: keyof typeof RUNGS;
  words: Set<string>;
  names: Set<string>;
  statement: Statement;
}

/**
 * The same thing told as there and as still on its way: a letter of intent signed and under negotiation, a patent
 * granted and filed. Only where both lines name the same thing, and no other.
 */
export function statusClashes({ dossier }: Documents): Constraint[] {
  const found = cardsOf(dossier).flatMap(statusesIn);
  const clashes: Constraint[] = [];
  for (const kind of STATUS_KINDS) {
    const [done, open] = (["done", "open"] as const).map((rung) =>
      found.filter((one) => one.kind === kind && one.rung === rung),
    ) as [Status[], Status[]];
    for (const one of done) {
      const other = open.find((candidate) => isSameThing(one, candidate));
      if (other !== undefined) clashes.push(clash(one.statement, other.statement, kind));
    }
  }
  return onePerThing([...clashes, ...thereAndToCome(dossier)]);
}

/** How far the things are that a line names. */
export function statusesIn(passage: Passage): Status[] {
  const parts = clausesOf(passage.text);
  return parts.flatMap((text, nth) => {
    const folded = fold(text);
    const kind = STATUS_KINDS.find(
      (one) =>
        one.thing.test(folded) &&
        (isToCome(folded, one) ||
          (doneIn(folded, one) !== null) !==
            (one.open.test(folded) || isActAhead(passage, text, one) || isStepAhead(passage, text, one))),
    );
    // Several of a kind are in several states: "5 patents filed, 2 granted".
    if (
      kind === undefined ||
      /(?<![\p{L}\d])(?:[2-9]|\d\d+)\s+(?:\p{L}+\s+){0,2}(?:patents|brevets|patentes|contracts?|contrats|contratos|lois?|letters|lettres|cartas|partnerships|partenariats|parcerias|pilots|pilotes|pilotos)/u.test(
        folded,
      )
    )
      return [];
    const done = isToCome(folded, kind) ? null : doneIn(folded, kind);
    // What it is said to do is so today, whatever the rest speaks of.
    const ahead = done !== null && isAhead(passage, kind.done.test(folded) ? text : done[0]);
    const rung = done === null || ahead ? "open" : "done";
    if (rung === "open" && done !== null) return [];
    // "No lead investor confirmed yet" confirms none, and a step of the way was once ahead.
    if (kind.id === "lead" && done !== null && denies(text)) return [];
    if (rung === "open" && kind.id === "product" && PROTOTYPE.test(folded) && passage.role === "roadmap") return [];
    const said = (done ?? kind.open.exec(folded) ?? kind.act?.exec(folded) ?? kind.thing.exec(folded))?.[0] ?? "";
    // "Close the contract with Marival" is of Marival, and of no closing.
    const act = kind.act?.exec(folded);
    const named = act == null ? text : text.slice(0, act.index) + text.slice(act.index + act[0].length);
    const timeless = findPeriods(named).reduce((rest, { text: period }) => rest.replace(period, " "), named);
    const { words, names } = subjectsOf(inOneWord(timeless), (word) => isNone(word, kind));
    const printed = text.slice(folded.indexOf(said), folded.indexOf(said) + said.length).trim() || said;
    const label = labelOf(text, kind);
    const value = RUNGS[rung];
    const statement = saidIn(passage, { label, printed, interval: { min: value, max: value }, nth });
    return [{ kind, rung, words, names, statement }];
  });
}

const doneIn = (folded: string, { id, done }: StatusKind): RegExpExecArray | null =>
  done.exec(folded) ?? (id === "product" ? PRODUCT_DOES.exec(folded) : null);

const isAhead = ({ role }: Passage, text: string): boolean =>
  liesAhead(text) || (role === "roadmap" && findPeriods(text).length > 0);

/** "Q3 2025: signature of the contract": the act itself, at a time ahead. */
const isActAhead = (passage: Passage, text: string, { id, act }: StatusKind): boolean =>
  act?.test(fold(text)) === true && (id === "product" ? isToBeMade(passage, text) : isAhead(passage, text));

/** What the round pays for, or what comes next. */
const isToBeMade = ({ role }: Passage, text: string): boolean =>
  liesAhead(text) || role === "use_of_funds" || role === "ask" || role === "roadmap";

/** What a roadmap brings about by a date, and names without a word for how far it is: "Q4: ISO 14001 certification". */
const STEPS = new Set<StatusKind["id"]>(["certification", "agreement"]);
const isStepAhead = ({ role }: Passage, text: string, { id, done }: StatusKind): boolean =>
  STEPS.has(id) && role === "roadmap" && !done.test(fold(text)) && findPeriods(text).length > 0;

/** "Expected to be signed": the word for what is there stands within what says that it is not. */
function isToCome(folded: string, { done, open }: StatusKind): boolean {
  const [there, ahead] = [done.exec(folded), open.exec(folded)];
  if (there === null || ahead === null) return false;
  const end = ahead.index + ahead[0].length;
  return there.index >= ahead.index && there.index + there[0].length <= end;
}

/** A line with several states is several statements. */
function clausesOf(text: string): string[] {
  // "… of the bank; it is granted" goes on with the same thing.
  const coarse = text
    .split(/[•|·]|[;.]\s+(?!(?:it|this|il|elle|celui-ci|ele|ela|este|esta)\s)|;$/iu)
    .filter((part) => part.trim() !== "");
  return coarse.flatMap((part) => {
    const folded = fold(part);
    const states = STATUS_KINDS.reduce(
      (most, { done, open }) => Math.max(most, count(done, folded) + count(open, folded)),
      0,
    );
    if (states < 2) return [part];
    // "SOC 2: type I received, type II under way": what stands before the colon is said of each.
    const [, named = "", listed = part] = /^([^:,]{2,30}:\s)(.+)$/su.exec(part) ?? [];
    return listed.split(/,\s+/u).map((clause) => named + clause);
  });
}

const count = (pattern: RegExp, text: string): number => [...text.matchAll(new RegExp(pattern.source, "gu"))].length;

/** Names that are written with figures or signs in them. */
const inOneWord = (text: string): string =>
  text
    .replace(/\b(ISO|SOC)\s(?=\d)/gu, "$1")
    .replace(/\b501\s?\(c\)\s?\(3\)/giu, "C501C3")
    .replace(/\b510\s?\(k\)/giu, "F510K");

/** A standard is both what is held and its own name. */
const STANDARD = /^(?:hds|iso\d*|soc\d*|ce|fda|ukca|llc|c501c3|f510k|mvp)$/u;

const FORMS = ["llc", "c501c3"];

const isNone = (word: string, kind: StatusKind): boolean =>
  !STANDARD.test(word) &&
  (NOT_A_SUBJECT.has(word) ||
    kind.done.test(word) ||
    kind.open.test(word) ||
    STATUS_KINDS.some(({ thing }) => thing.test(word)) ||
    findPeriods(`${word} 2025`).some(({ text }) => text.length > 4));

function isSameThing(a: Status, b: Status): boolean {
  if (a.statement.document !== b.statement.document) return false;
  // A round has one lead, and two sentences of one paragraph may each say who.
  if (a.kind.id === "lead") return roundOf(a) === roundOf(b);
  if (a.statement.address === b.statement.address || a.statement.passage === b.statement.passage) return false;
  const [one, two] = a.names.size > 0 && b.names.size > 0 ? [a.names, b.names] : [a.words, b.words];
  // A company that makes its things itself has one place for it, unless it names another.
  if (a.kind.id === "facility") return siteOf(a) === siteOf(b) && !IS_ANOTHER.test(fold(b.statement.passage));
  if (a.kind.id === "product" && isProductAsSuch(a, b)) return true;
  // There is one company, in one legal form.
  if (a.kind.id === "entity") return FORMS.every((form) => a.words.has(form) === b.words.has(form));
  if (one.size === 0 || two.size === 0) return a.kind.id === "patent" && (a.names.size === 0 || b.names.size === 0);
  return one.isSubsetOf(two) || two.isSubsetOf(one);
}

/**
 * "Build the MVP", "a prototype tested": of the company's product, or of the one that both name; a date, a part or more of
 * it makes it another.
 */
function isProductAsSuch(done: Status, { kind, words, statement }: Status): boolean {
  const folded = fold(statement.passage);
  if (folded.replace(FIRST_VERSION, " ").search(MORE_THAN_IS_THERE) >= 0) return false;
  if (findPeriods(statement.passage).length > 0) return false;
  if (kind.act?.test(folded) !== true) return PROTOTYPE.test(folded) && !PROTOTYPE_OF.test(folded);
  return [...words].every((word) => OF_A_FIRST_ONE.test(word) || OF_ANY_FEATURE.has(word) || done.words.has(word));
}

const roundOf = ({ words }: Status): string => [...words].filter((word) => ROUND_NAMES.test(word)).join(" ");

const siteOf = ({ kind, statement }: Status): string => kind.thing.exec(fold(statement.passage))?.[0] ?? "";
const IS_ANOTHER =
  /\b(?:second|new|next|another|third|deuxieme|seconde|nouvelle|nouveau|prochaine?|autre|segund[ao]|nov[ao]|proxim[ao]|outr[ao])\b/u;

/** The words before the status name the thing; where there are none, those behind it. */
function labelOf(text: string, { thing }: StatusKind): string {
  const bare = text.replace(/^[^\p{L}\d]+/u, "");
  const [before = ""] = bare.split(/\s*[:(–—]\s*/u);
  const short = thing.test(fold(before)) || bare.length > 60 ? before : bare;
  return short.length <= 60 ? short.replace(/[\s.,:]+$/u, "") : `${short.slice(0, 57).trim()}…`;
}

function clash(stated: Statement, other: Statement, { id }: Pick<StatusKind, "id">): Constraint {
  // That both speak of one thing is our reading of words.
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const };
  const touches = id === "agreement" || id === "customer" ? "growth" : "trust";
  return twoAnswers(`status:${id}`, stated, other, { ...tie, touches, mayBe: ["other_date", "other_scope"] });
}

/** Said three times here and once there, it is one contradiction. */
function onePerThing(clashes: readonly Constraint[]): Constraint[] {
  const seen = new Set<string>();
  return clashes.filter(({ inputs }) => {
    const key = (inputs[0] as Statement).id;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
