import { greatest, least } from "../../../domain/many.ts";
import { fold } from "../../../lexicon/fold.ts";
import { monthsInSpan } from "../../../lexicon/plans.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { spanOf } from "./dated.ts";
import { type Passage, passagesOf, saidIn } from "./passage.ts";

const FEWEST_DATES = 3;
const LONGEST_HEADING = 60;
/** Dates that cover more of the span than this may be the steps that somebody chose to show. */
const MOST_COVERED = 0.6;

/** A plan over so many months, and dates on its page that cover far fewer: an "18-month roadmap" of three quarters. */
export function planSpans({ dossier }: Documents): Constraint[] {
  const pages = Map.groupBy(passagesOf(dossier), ({ place }) => place);
  return [...pages.values()].flatMap((page) => {
    const heading = page.find(({ text, row }) => text.length <= LONGEST_HEADING && row.table !== true && spanIn(text));
    const said = heading === undefined ? null : spanIn(heading.text);
    return heading === undefined || said === null ? [] : heldAgainst(heading, said, page);
  });
}

const spanIn = (text: string) => (findPeriods(text).length > 0 ? null : monthsInSpan(fold(text)));

function heldAgainst(
  heading: Passage,
  said: { months: number; words: string },
  page: readonly Passage[],
): Constraint[] {
  const below = page.filter(({ at }) => at > heading.at);
  const dates = below.flatMap((passage) =>
    findPeriods(passage.text).flatMap(({ period, text }) => {
      const span = spanOf(period);
      return span === null || !/^20\d\d/u.test(period) ? [] : [{ passage, text, period, span }];
    }),
  );
  const [first, last] = [least(dates.map(({ span }) => span.min)), greatest(dates.map(({ span }) => span.max))];
  const ends = [dates.find(({ span }) => span.min === first), dates.findLast(({ span }) => span.max === last)];
  const [from, to] = ends;
  if (from === undefined || to === undefined || new Set(dates.map(({ period }) => period)).size < FEWEST_DATES)
    return [];
  const months = last - first + 1;
  if (months > MOST_COVERED * said.months) return [];
  const one = (size: number) => ({ min: size, max: size });
  const stated = saidIn(heading, { label: heading.text, printed: said.words, interval: one(said.months), nth: 9700 });
  const printed = `${from.text} – ${to.text}`;
  const shown = saidIn(to.passage, { label: "", printed, interval: one(months), nth: 9701 });
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "trust" as const };
  return [twoAnswers("date:span", stated, shown, { ...tie, mayBe: ["other_date", "other_scope"] })];
}
