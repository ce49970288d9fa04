import { apart, type Inconsistency } from "../../domain/inconsistency.ts";
import type { Locale } from "../../domain/locale.ts";
import { sumOfDistance } from "../../i18n/distance.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_INCONSISTENCIES } from "../../i18n/report-inconsistencies.ts";
import type { Review } from "../../review/result.ts";
import type { Sheet } from "./sheet.ts";

/** What cannot be true in the documents: a row for each statement of each contradiction. */
export function inconsistenciesSheet({ inconsistencies, locale }: Review): Sheet {
  return sheet(apart(inconsistencies).impossible, REPORT_INCONSISTENCIES[locale].title, locale);
}

/** What need not be false and has to be asked about, in the same columns. */
export function toExplainSheet({ inconsistencies, locale }: Review): Sheet {
  return sheet(apart(inconsistencies).toExplain, REPORT_INCONSISTENCIES[locale].toExplain.title, locale);
}

function sheet(told: readonly Inconsistency[], name: string, locale: Locale): Sheet {
  const words = REPORT_INCONSISTENCIES[locale];
  return {
    name,
    columns: [
      { head: words.relation, width: 60 },
      { head: REPORT_WORDS[locale].metric, width: 24 },
      { head: words.figure, width: 18 },
      { head: words.saysHere, width: 50 },
      { head: words.place, width: 30 },
      { head: words.sum, width: 36 },
      { head: words.gap, width: 34 },
      { head: words.ask, width: 60 },
    ],
    rows: told.flatMap((one) =>
      one.statements.map(({ printed, passage, reference }) => [
        one.explanation,
        one.name,
        printed,
        passage,
        reference,
        one.sum,
        sumOfDistance(one, locale),
        one.question,
      ]),
    ),
  };
}
