import type { Evidence, ScoredFinding } from "../domain/finding.ts";
import type { Noticed } from "../evidence/passages.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES, type HygieneCode } from "../i18n/analysts.ts";
import { describeIssue } from "../i18n/extraction.ts";
import { sourceName } from "../i18n/sources.ts";
import type { Analyst, AnalystInput, Gap } from "./analyst.ts";
import { cellsOf } from "./doubtful-cells.ts";
import { provenQuote } from "./quote.ts";
import { writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

/** What each fault of a model says about it: a wrong or missing value is suspicious, a bad habit below average. */
const FAULTS: Record<HygieneCode, "suspicious" | "below_average"> = {
  cached_value_differs: "suspicious",
  circular_reference: "suspicious",
  error_cell: "suspicious",
  mixed_currency: "suspicious",
  total_differs: "suspicious",
  inconsistent_formula: "suspicious",
  implausible_result: "suspicious",
  inconsistent_dates: "below_average",
  hard_coded_result: "below_average",
  unused_input: "below_average",
  repeated_sheet: "below_average",
  no_cached_value: "below_average",
};

/** Evidence shows the first few places; the count says how many there are. */
const MOST_PLACES = 5;

/** One finding per kind of fault in the model's formulas, with its cells. */
export function formulaHygiene(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  gaps: Gap[],
): ScoredFinding[] {
  const { context, locale } = input;
  const witness = witnessOf(context);
  const write = gapWriter(locale);
  if (!witness.has("financial_model"))
    gaps.push(write("document_missing", { source: sourceName("financial_model", locale) }));
  const faults = witness.issues("financial_model");
  const unchecked = faults.filter(({ issue }) => issue.code === "not_recomputed");
  if (unchecked.length > 0) gaps.push(write("not_recomputed", { values: String(countOf(unchecked)) }));
  return (Object.keys(FAULTS) as HygieneCode[]).flatMap((code) => {
    const all = faults.filter(({ issue }) => issue.code === code);
    if (all.length === 0) return [];
    const words = ANALYST_SENTENCES[locale];
    const shown = all.filter(({ issue }) => issue.detail.more === undefined).slice(0, MOST_PLACES);
    return writeFinding(analyst, input, {
      key: `formulas/${code}`,
      metric: words.hygiene[code],
      category: "financial",
      value: countOf(all),
      assessment: FAULTS[code],
      claim: words.claim.hygiene({
        fault: words.hygiene[code],
        count: countOf(all),
        places: shown.map((fault) => `${placeOf(fault)}: ${describeIssue(fault.issue, locale)}`).join(" · "),
      }),
      confidence: "primary_exact",
      evidence: shown.flatMap((fault) => evidenceOf(fault, input)),
    });
  });
}

/** Where more were found than listed, the last one of its kind carries the rest. */
function countOf(faults: readonly Noticed[]): number {
  return faults.reduce((sum, { issue }) => sum + (typeof issue.detail.more === "number" ? issue.detail.more : 1), 0);
}

function placeOf({ section, issue: { detail } }: Noticed): string {
  return [section?.name ?? detail.sheet, cellsOf(detail).join(", ")].filter(Boolean).join(" ");
}

/** The row the cell stands in, as it is shown; where it cannot be quoted, the observation itself, marked as ours. */
function evidenceOf({ document, section, issue }: Noticed, { context, locale }: AnalystInput): Evidence[] {
  const witness = witnessOf(context);
  const quotes = cellsOf(issue.detail)
    .slice(0, MOST_PLACES)
    .flatMap((cell) => {
      const line = section && witness.lineWith(section, cell);
      if (section === undefined || line === undefined) return [];
      const { row, text } = line;
      const address = {
        kind: "cell" as const,
        document: document.id,
        sheet: section.name ?? "",
        row: row.number ?? 1,
        cell,
      };
      const texts = [
        [row.cells[0], row.cells.find(({ ref }) => ref === cell)].map((one) => one?.text ?? "").join(" "),
        text,
      ];
      return provenQuote(context, { address, source: document.source }, texts, "quote", locale) ?? [];
    });
  const place = [sourceName(document.source, locale), section?.name].filter(Boolean).join(", ");
  return quotes.length > 0 ? quotes : [{ type: "inference", content: describeIssue(issue, locale), source: place }];
}
