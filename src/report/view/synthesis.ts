import type { Assumption } from "../../analysts/synthesis/devils-advocate.ts";
import { movedSentences } from "../../analysts/synthesis/memo.ts";
import type { Outcome } from "../../analysts/synthesis/scenarios.ts";
import type { Synthesis } from "../../analysts/synthesis/synthesise.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, type Note, table, text } from "./block.ts";
import { printShare } from "./print.ts";
import { unsaidPlaces } from "./unsaid-places.ts";

/** The devil's advocate: what the case rests on, and what falls with it. */
export function assumptionBlocks({ synthesis, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  if (synthesis === null) return [text(words.notAvailable, "warning")];
  return list(
    synthesis.assumptions.map((one) => ({
      label: words.assumptionStatus[one.status],
      text: one.statement,
      notes: fallsWith(one),
    })),
  );
}

/** What moves with a value, from what to what. */
export const fallsWith = ({ carries }: Assumption): Note[] =>
  carries.map(({ name, before, after, calculation }) => ({
    label: name,
    text: `${before} → ${after} (${calculation})`,
  }));

/** The cases of a scenario, in the order they are shown. */
export const CASES = ["low", "base", "high"] as const;

/** The model's own drivers varied, in words. */
export interface ScenarioView {
  spread: string;
  /** Drivers that move otherwise, as a model proposed. */
  moved: string[];
  /** `cases` in the order of `CASES`; undefined where one could not be computed. */
  rows: { name: string; formula: string; cases: (Outcome | undefined)[] }[];
  /** `place`: the period it is of, and where it stands. */
  drivers: { name: string; formatted: string; place: string }[];
  gaps: string[];
}

/** What the scenarios came to; null where they were not made. */
export function scenariosOf({ synthesis, locale }: Review): ScenarioView | null {
  if (synthesis === null) return null;
  const { outcomes, drivers, spread, gaps } = synthesis.scenarios;
  return {
    spread: REPORT_WORDS[locale].spread(printShare(spread, locale)),
    moved: movedSentences(synthesis.scenarios, locale),
    rows: [...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([id, all]) => ({
      name: all[0]?.name ?? id,
      formula: all[0]?.formula ?? "",
      cases: CASES.map((which) => all.find((one) => one.case === which)),
    })),
    drivers: drivers.map(({ name, formatted, period, evidence }) => {
      const when = period === undefined ? [] : [sayPeriod(period, locale)];
      // What is worked out names its inputs together, and each of them by itself.
      const places = new Set(evidence.flatMap(({ source }) => source.split(" + ")));
      return { name, formatted, place: [...when, ...places].join("; ") };
    }),
    gaps: gaps.map(({ message }) => message),
  };
}

/** The model's own drivers varied. */
export function scenarioBlocks(review: Review): Block[] {
  const words = REPORT_WORDS[review.locale];
  const found = scenariosOf(review);
  if (found === null) return [text(words.notAvailable, "warning")];
  if (found.rows.length === 0) return [];
  return [
    text(found.spread),
    ...found.moved.map((said) => text(said)),
    ...table(
      [[words.outcome, 0.26], ...CASES.map((which): [string, number] => [words.cases[which], 0.14]), [words.sum, 0.32]],
      found.rows.map(({ name, cases }) => [
        name,
        ...cases.map((one) => one?.formatted ?? "–"),
        cases[CASES.indexOf("base")]?.calculation ?? "–",
      ]),
    ),
    ...list(
      found.drivers.map(
        ({ name, formatted, place }) => `${name}${words.colon}${formatted}${place === "" ? "" : ` (${place})`}`,
      ),
      words.drivers,
    ),
  ];
}

/** Parts of the memo that the report has already shown whole. */
const SHOWN_ELSEWHERE: readonly Synthesis["memo"]["sections"][number]["id"][] = [
  "reconciliation",
  "against",
  "scenarios",
  "missing",
];

/** The memo, every sentence with its sources. */
export function memoBlocks({ synthesis, locale }: Review): Block[] {
  if (synthesis === null) return [text(REPORT_WORDS[locale].notAvailable, "warning")];
  return partsOfMemo(synthesis.memo.sections.filter(({ id }) => !SHOWN_ELSEWHERE.includes(id)));
}

/** Some parts of the memo, or all. */
export function partsOfMemo(parts: Synthesis["memo"]["sections"]): Block[] {
  return parts.flatMap(({ title, sentences }): Block[] => [
    { kind: "heading", text: title },
    ...list(
      sentences.map(({ text: said, sources }) => {
        const places = unsaidPlaces(sources, said);
        return places.length === 0 ? said : `${said} (${places.join("; ")})`;
      }),
    ),
  ]);
}
