import type { Section } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import { rolesIn } from "../../lexicon/page-roles.ts";

type Unplaced = Omit<Fact, "id">;

/** As many years ahead make a table of a plan. */
const FEWEST_AHEAD = 3;
/** A title has no more words. */
const LONGEST_TITLE = 40;
/** What marks a year as one that was. */
const AS_IT_WAS =
  /(?<!\p{L})(?:actuals?|r[ée]el(?:le)?s?|r[ée]alis[ée]e?s?|real(?:izado)?s?|audited|unaudited)(?!\p{L})|\d{2}A(?!\p{L})/iu;

/**
 * The first year of a plan's table on a page that calls itself projections, wherever the title stands: the years after it
 * are ahead, nothing before it was, and nothing says that it has happened.
 */
export function firstOfPlan(facts: readonly Unplaced[], { rows }: Section): Unplaced[] {
  const titles = rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  const calledPlan = titles.some((text) => text.length <= LONGEST_TITLE && rolesIn(text).includes("projections"));
  if (!calledPlan || titles.some((text) => AS_IT_WAS.test(text))) return [];
  const yearly = facts.filter(({ topic, period }) => topic !== null && /^\d{4}$/.test(period ?? ""));
  return [...Map.groupBy(yearly, ({ topic }) => topic).values()].flatMap((series) => {
    const happened = series.filter(({ nature }) => nature === "actual");
    const ahead = new Set(series.filter(({ nature }) => nature === "projection").map(({ period }) => period));
    const years = new Set(happened.map(({ period }) => period));
    return years.size === 1 && ahead.size >= FEWEST_AHEAD ? happened : [];
  });
}
