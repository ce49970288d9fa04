import type { Synthesis } from "../../analysts/synthesis/synthesise.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";
import { printShare } from "./print.ts";

/** The devil's advocate: what the case rests on, and what falls with it. */
export function assumptionBlocks({ synthesis, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  if (synthesis === null) return [text(words.notAvailable, "warning")];
  return list(
    synthesis.assumptions.map(({ status, statement, carries }) => ({
      label: words.assumptionStatus[status],
      text: statement,
      notes: carries.map(({ name, before, after, calculation }) => ({
        label: name,
        text: `${before} → ${after} (${calculation})`,
      })),
    })),
  );
}

/** The model's own drivers varied. */
export function scenarioBlocks({ synthesis, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  if (synthesis === null) return [text(words.notAvailable, "warning")];
  const { outcomes, drivers, spread } = synthesis.scenarios;
  if (outcomes.length === 0) return [];
  const ids = [...new Set(outcomes.map(({ outcome }) => outcome))];
  const rows = ids.map((id) => {
    const at = (which: "low" | "base" | "high") => outcomes.find((one) => one.outcome === id && one.case === which);
    const base = at("base");
    return [
      base?.name ?? id,
      ...(["low", "base", "high"] as const).map((which) => at(which)?.formatted ?? "–"),
      base === undefined ? "–" : base.calculation,
    ];
  });
  return [
    text(words.spread(printShare(spread, locale))),
    ...table(
      [
        [words.outcome, 0.26],
        [words.cases.low, 0.14],
        [words.cases.base, 0.14],
        [words.cases.high, 0.14],
        [words.sum, 0.32],
      ],
      rows,
    ),
    ...list(
      drivers.map(({ name, formatted, period, evidence }) => {
        const places = [period, evidence[0]?.source].filter((one) => one !== undefined);
        return `${name}${words.colon}${formatted}${places.length === 0 ? "" : ` (${places.join("; ")})`}`;
      }),
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
  return synthesis.memo.sections
    .filter(({ id }) => !SHOWN_ELSEWHERE.includes(id))
    .flatMap(({ title, sentences }): Block[] => [
      { kind: "heading", text: title },
      ...list(
        sentences.map(({ text: said, sources }) => (sources.length === 0 ? said : `${said} (${sources.join("; ")})`)),
      ),
    ]);
}
