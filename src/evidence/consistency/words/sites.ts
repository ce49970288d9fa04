import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Statement } from "../statement.ts";
import { passagesOf, saidIn } from "./passage.ts";

/** A site as it is printed: its name, and what the name ends in ("com", "co.uk"). */
const SITE =
  /(?<![@\p{L}\d.-])(?:https?:\/\/)?www\.(?:[a-z\d-]+\.)*?([a-z\d-]{3,})\.((?:co|com|org|net)\.[a-z]{2}|[a-z]{2,6})(?![\p{L}\d.-]*@|[\p{L}\d])/gu;

/** One name with two endings: a reader who opens the wrong one meets somebody else. */
export function twoSites(dossier: Dossier): Constraint[] {
  const sites = passagesOf(dossier).flatMap((passage) =>
    [...fold(passage.text).matchAll(SITE)].map(([printed, name = "", ending = ""], nth) => ({
      passage,
      printed,
      name,
      ending,
      nth,
    })),
  );
  return [...Map.groupBy(sites, ({ name, passage }) => `${passage.document.id} ${name}`).values()].flatMap(
    (told): Constraint[] => {
      const [first] = told;
      const other = told.find(
        ({ ending, passage }) => ending !== first?.ending && passage.place !== first?.passage.place,
      );
      if (first === undefined || other === undefined || new Set(told.map(({ ending }) => ending)).size > 2) return [];
      const [one, two] = [first, other].map(({ passage, printed, nth }, at) => {
        // A slip of the pen, and no more: two values that hardly differ.
        const interval = { min: 1 + at / 50, max: 1 + at / 50 };
        return saidIn(passage, { label: first.name, printed, interval, nth: 8000 + nth });
      }) as [Statement, Statement];
      const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, touches: "trust" as const };
      return [twoAnswers("same:site", one, two, { ...tie, mayBe: ["other_scope"] })];
    },
  );
}
