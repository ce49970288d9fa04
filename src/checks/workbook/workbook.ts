import type { DocumentCard, SectionCard } from "../../domain/document.ts";
import type { Noticed } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { ANALYST_SENTENCES, type HygieneCode } from "../../i18n/analysts.ts";
import { WORKBOOK_SENTENCES } from "../../i18n/checks/workbook.ts";
import { describeIssue } from "../../i18n/extraction.ts";
import { type CheckedDeal, type Finding, makeCheck, type Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import type { Teller } from "../teller.ts";

/** Faults that make a figure wrong are asked about; habits are told. */
const ASKED: readonly HygieneCode[] = [
  "cached_value_differs",
  "circular_reference",
  "error_cell",
  "total_differs",
  "inconsistent_formula",
  "implausible_result",
];
const TOLD: readonly HygieneCode[] = ["hard_coded_result", "unused_input", "repeated_sheet"];
const MOST_SHOWN = 5;

interface SeenFault {
  noticed: Noticed;
  place: Place | null;
}

interface SeenWorkbook {
  /** The first sheet that has formulas; null where there is none. */
  place: Place | null;
  faults: Map<HygieneCode, SeenFault[]>;
}

/** The audit of the company's workbooks: formulas against their neighbours, sums against their lines. */
export const workbook = makeCheck<SeenWorkbook>({
  id: "workbook",
  look: lookAtWorkbooks,
  tell: ({ place, faults }, teller) => {
    const words = WORKBOOK_SENTENCES[teller.locale];
    if (place === null) return { inputs: [{ name: words.input, place, ask: words.ask }], findings: [] };
    const findings = [...ASKED, ...TOLD].flatMap((code) => toldFaults(code, faults.get(code) ?? [], teller));
    const clean: Finding = { rule: "clean", verdict: "holds", text: words.clean, places: [place] };
    return { inputs: [{ name: words.input, place }], findings: findings.length === 0 ? [clean] : findings };
  },
});

function lookAtWorkbooks({ witness }: CheckedDeal): SeenWorkbook {
  const calculated = witness
    .passages()
    .find(({ document, row }) => document.format === "xlsx" && row.cells.some(({ formula }) => formula !== undefined));
  const noticed = witness.issues().filter(({ document }) => document.format === "xlsx");
  const faults = Map.groupBy(
    noticed
      .filter(({ issue }) => issue.detail.cell !== undefined)
      .map((one) => ({ noticed: one, place: placeOf(one, witness) })),
    ({ noticed: { issue } }) => issue.code as HygieneCode,
  );
  const label = calculated?.section.name ?? calculated?.document.name ?? "";
  return { place: calculated === undefined ? null : placeOfPassage(calculated, { label, printed: label }), faults };
}

function placeOf({ document, section, issue: { detail } }: Noticed, witness: Witness): Place | null {
  if (section === undefined) return null;
  const passage = witness.lineWith(section, String(detail.cell));
  const cell = passage?.row.cells.find(({ ref }) => ref === detail.cell);
  if (passage === undefined || cell === undefined) return placeByName(document, section, String(detail.cell));
  const label = passage.row.cells[0]?.text ?? String(detail.cell);
  const { value } = detail;
  return placeOfPassage(passage, { label, printed: cell.text, cell, ...(typeof value === "number" && { value }) });
}

/** A cell whose print is no evidence is left out of its sheet's rows; it stands there all the same. */
function placeByName(document: DocumentCard, { name = "" }: SectionCard, cell: string): Place | null {
  const row = Number(/\d+$/.exec(cell)?.[0] ?? Number.NaN);
  if (Number.isNaN(row)) return null;
  const address = { kind: "cell", document: document.id, sheet: name, row, cell } as const;
  return { label: cell, printed: cell, passage: cell, document: document.id, source: document.source, address };
}

function toldFaults(code: HygieneCode, faults: readonly SeenFault[], teller: Teller): Finding[] {
  if (faults.length === 0) return [];
  const words = WORKBOOK_SENTENCES[teller.locale];
  const shown = faults.slice(0, MOST_SHOWN);
  const places = shown
    .map(({ noticed: { section, issue } }) =>
      [section?.name ?? [], describeIssue(issue, teller.locale)].flat().join(words.within),
    )
    .join(" · ");
  // Several have no one sum.
  const sum = faults.length === 1 ? faults[0]?.noticed.issue.detail.sum : undefined;
  const shared = {
    rule: code,
    ...(typeof sum === "number" && { computed: sum }),
    text: words.faults({ fault: ANALYST_SENTENCES[teller.locale].hygiene[code], count: faults.length, places }),
    places: shown.flatMap(({ place }) => place ?? []),
  };
  if (!ASKED.includes(code)) return [{ ...shared, verdict: "computed" }];
  return [
    {
      ...shared,
      verdict: "question",
      severity: "MODERATE",
      question: words.question({ places }),
      impact: words.impact,
    },
  ];
}
