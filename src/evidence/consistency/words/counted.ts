import type { Quantity } from "../../../domain/quantity.ts";
import {
  HOW_THEY_ARE,
  MAKERS,
  NOT_COUNTED,
  OF_AN_AVERAGE,
  OWN_TEAM,
  PART_AFTER,
  PART_BEFORE,
  PERSONS,
  PLACE_OF_WORK,
  STAFF,
  STAGE,
  TEAM_LABEL,
  WHO_BUY,
} from "../../../lexicon/counted.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksAtLarge, speaksOfOthers } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { isOneCase, isSupposed, liesAhead, monthsAhead } from "../../../lexicon/plans.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, plainQuantities } from "./passage.ts";

/** So many of a thing that the company has today, or had in a year, as a line says it. */
export interface Counted {
  /** What is counted: the first word, and the second where there is one. */
  thing: string;
  kind: string;
  /** The date the line names; empty where it names none. */
  when: string;
  /** The other whole numbers of its line. */
  beside: readonly number[];
  statement: Statement;
}

/** Everybody who works for the company, by whichever word. */
export const TEAM = "team";

/** Pages on which a number of things is not what the company has. */
const ELSEWHERE = new Set<PageRole>(
  "problem market competition projections roadmap scenario exit example risks pricing go_to_market later_round use_of_funds contents tokens".split(
    " ",
  ) as PageRole[],
);

const LEAST = 3;
const LEAST_MAKERS = 2;

/**
 * The things a line counts, sentence by sentence; what stands over it may put it into another time. `atLarge`: people of
 * any kind are counted too, where the company's own price for each says that they are its own.
 */
export function countedIn(passage: Passage, above = "", atLarge = false): Counted[] {
  const elsewhere = passage.role !== null && ELSEWHERE.has(passage.role);
  if (elsewhere || findPeriods(above).length > 0 || liesAhead(above) || isOneCase(above)) return [];
  return passage.text.split(/(?<=[.;!?…])\s+/u).flatMap((sentence, part) => {
    const periods = findPeriods(sentence);
    if (periods.length > 1 || liesAhead(sentence) || monthsAhead(sentence) !== null || isSupposed(sentence)) return [];
    if (speaksOfOthers(sentence) || (!atLarge && speaksAtLarge(sentence)) || OF_AN_AVERAGE.test(fold(sentence)))
      return [];
    const figures = plainQuantities(sentence, passage.document)
      .filter(isWholeNumber)
      // "100 locations = £100K a month" says what so many would bring.
      .filter(({ end }) => !/^[^=\d]{0,24}[=→]/u.test(sentence.slice(end)));
    return figures.flatMap((figure, nth): Counted[] => {
      const beside = figures.filter((one) => one !== figure).map(({ value }) => value);
      const names = namesOf(sentence, figure, passage.role);
      // "150k team" beside other amounts is what the team costs.
      const counts = names.filter(
        ({ thing }) =>
          figure.value >= (MAKERS.test(thing) ? LEAST_MAKERS : LEAST) && (thing !== TEAM || figure.scale === 1),
      );
      return counts.map((named, name) => ({
        ...named,
        when: periods[0]?.period ?? "",
        beside,
        statement: figureIn(passage, figure, 100 * part + 10 * nth + name, named.label),
      }));
    });
  });
}

const isWholeNumber = ({ unit, value, range, per }: Quantity): boolean =>
  (unit === "count" || unit === "number") && Number.isInteger(value) && range === undefined && per === undefined;

interface Named {
  thing: string;
  kind: string;
  label: string;
}

/** What a number counts: what follows it, and what a label before it says. */
function namesOf(sentence: string, figure: Quantity, role: PageRole | null): Named[] {
  const before = fold(sentence.slice(0, figure.start));
  if (PART_BEFORE.test(before)) return [];
  const noun = figure.noun !== undefined && figure.text.toLowerCase().endsWith(figure.noun) ? figure.noun : "";
  const rest = sentence.slice(figure.end - noun.length).replace(/^\+/u, "");
  const label = LABEL.exec(sentence.slice(0, figure.start))?.[1]?.trim() ?? "";
  const isWe =
    /\b(?:nous sommes|we are|somos)\s*$/u.test(before) && /^\s?(?:\P{L}|$|(?:à|in|em|en|dans)\s)/u.test(rest);
  if (isWe || TEAM_LABEL.test(fold(label))) return isPartOfTeam(before, rest) ? [] : [{ thing: TEAM, kind: "", label }];
  const [stage, of] = STAGE.exec(fold(rest)) ?? [];
  if (stage !== undefined && of !== undefined)
    return [{ thing: `${of} stage`, kind: "", label: rest.slice(0, stage.length).trim() }];
  const followed = thingIn(rest, before, fold(sentence), role);
  const labelled = label.split(" ").length === 2 ? thingIn(` ${label}`, "", "", null) : null;
  return [followed, labelled].flatMap((one) => one ?? []);
}

/** A short label and its colon at the start of a line. */
const LABEL = /^\P{L}*(\p{L}[\p{L} ’'-]{2,40}?)\s*:\s*\P{L}*$/u;

function thingIn(given: string, before: string, sentence: string, role: PageRole | null): Named | null {
  const text = asNamed(given);
  const [written = "", first = "", second = ""] = THING.exec(text) ?? [];
  const [one, two] = [fold(first), fold(second)];
  const after = text.slice(written.length - (second === "" ? 0 : second.length + 1));
  if (first === "" || one.length < 4 || NOT_COUNTED.has(one) || PART_AFTER.test(fold(after))) return null;
  if (STAFF.test(one) || (PERSONS.test(one) && (role === "team" || OWN_TEAM.test(sentence))))
    return isPartOfTeam(before, after) ? null : { thing: TEAM, kind: "", label: first };
  if (PERSONS.test(one)) return null;
  const kind = NOT_COUNTED.has(two) || two.length < 4 || MAKERS.test(one) || WHO_BUY.test(two) ? "" : singular(two);
  return { thing: singular(one), kind, label: kind === "" ? first : `${first} ${second}` };
}

/** "38 clients grands comptes" are so many of what they are called, not only customers. */
function asNamed(text: string): string {
  const [word = "", next = ""] = CUSTOMERS_THAT_ARE.exec(text) ?? [];
  const isNone = next === "" || NOT_COUNTED.has(fold(next)) || HOW_THEY_ARE.test(fold(next));
  return isNone ? text : text.slice(word.length - next.length);
}

const CUSTOMERS_THAT_ARE = /^\s?(?:customers?|clients?|clientes?)\s(\p{L}{4,})/iu;

const THING = /^\s?(\p{L}[\p{L}’'-]*)(?:\s(\p{L}[\p{L}’'-]*))?/u;

/** "In Houston" is where all of them are, "in sales" is some of them. */
const isPartOfTeam = (before: string, after: string): boolean =>
  PLACE_OF_WORK.test(before) ||
  /^\s*(?!(?:au|no|in) total)(?:in|at|dans|au|aux|à la|en|na|no|em)\s+\p{Ll}/u.test(after);
