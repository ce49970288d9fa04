import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { dateOf } from "./deck-date.ts";
import { liesAfter } from "./period-order.ts";
import { reportedYearOf } from "./reported-year.ts";

/** Years on one page from which on they are a series that may run ahead. */
const SERIES = 3;
const HINT = 0.5;

/**
 * Where a document has no date, a year on its pages does not say whether it is over. What lies after the last year that
 * the documents report on is a plan; where they do not show that year either, a series of years is a hint: what it says
 * of each is read, whether it happened is not.
 */
export function withYearsSettled(dossier: Dossier, all: readonly Fact[]): Fact[] {
  const undated = new Set(dossier.documents.filter((one) => dateOf(one) === null).map(({ id }) => id));
  const open = all.filter((fact) => undated.has(fact.document) && isOpen(fact));
  if (open.length === 0) return [...all];
  const reported = reportedYearOf(dossier);
  const series = new Set(
    [...Map.groupBy(open, pageOf).values()]
      .filter((facts) => new Set(facts.map(({ period }) => period?.slice(0, 4))).size >= SERIES)
      .flat(),
  );
  const asked = new Set(open);
  return all.map((fact) => {
    if (!asked.has(fact)) return fact;
    if (reported !== null) return liesAfter(fact.period ?? "", reported) ? { ...fact, nature: "projection" } : fact;
    return series.has(fact) ? { ...fact, sureness: Math.min(fact.sureness, HINT) } : fact;
  });
}

/** A year of the company's on a page, of which nobody said that it happened. */
function isOpen({ nature, subject, period = "", basis, address }: Fact): boolean {
  if (nature !== "actual" || subject !== "company" || basis.nature === "actual") return false;
  return /^\d{4}/.test(period) && (address.kind === "page" || address.kind === "slide");
}

function pageOf({ address, document }: Fact): string {
  return `${document}#${address.kind === "page" || address.kind === "slide" ? address.page : ""}`;
}
