import type { SourceDocument } from "../../domain/document.ts";
import type { Period } from "../../domain/quantity.ts";
import { findPeriods } from "../../quantities/periods.ts";

/** A line that dates the document is short, or says so. */
const LONGEST_DATE_LINE = 60;
const DATES_IT =
  /\bdeck\b|\bpitch\b|presentation|pr[ée]sentation|apresenta[çc][ãa]o|version|vers[ãa]o|\bdate|\bdata\b|confiden|updated|mise à jour|atualizad|business plan|investor|investisseur|investidor|©/iu;

/** "Live since March 2025": when something began, long before the deck. */
const BEGAN =
  /(?<!\p{L})(?:since|depuis|desde|founded|fond[ée]e?|fundad[ao]|launched|lanc[ée]e?|lan[çc]ad[ao]|started|established|est\.|cr[ée][ée]e?)(?!\p{L})/iu;

/** True for a line that names or dates the document itself: "Pitch deck 2026". */
export function isAboutDocument(text: string): boolean {
  return DATES_IT.test(text);
}

const BUSINESS_PLAN = /business plan(?!ning)|plan d['’]affaires|plano? de neg[óo]cios?(?!\p{L})/iu;

/** True where the first lines of a document call it a business plan. */
export function isBusinessPlan({ sections }: SourceDocument): boolean {
  const first = sections.find(({ rows }) => rows.length > 0)?.rows.slice(0, LONGEST_TITLE) ?? [];
  return first.some(({ cells }) =>
    cells.some(({ text }) => text.length <= 2 * LONGEST_DATE_LINE && BUSINESS_PLAN.test(text)),
  );
}
const LONGEST_TITLE = 4;

/**
 * The document's own date, as its cover or its last page prints it: a month where one is given, else a year. Null where
 * none is printed or several are.
 */
export function dateOf(document: SourceDocument): Period | null {
  const seen = document.sections.filter(({ rows }) => rows.length > 0);
  const covers = [...new Set([...seen.slice(0, 2), ...seen.slice(-1)])];
  const found: { period: Period; sure: boolean }[] = [];
  for (const section of covers) {
    const lines = section.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
    const edges = lines.length > 40 ? [...lines.slice(0, 20), ...lines.slice(-8)] : lines;
    for (const text of edges) {
      if (!/\d{4}|\d\d\/\d\d/.test(text) || text.length > 3 * LONGEST_DATE_LINE) continue;
      const said = DATES_IT.test(text);
      if (!said && BEGAN.test(text)) continue;
      if (!said && text.length > LONGEST_DATE_LINE) continue;
      const [only, ...more] = findPeriods(text).filter(({ period }) => /^\d{4}/.test(period));
      if (only === undefined || (more.length > 0 && !said)) continue;
      const beside = text.replace(only.text, "");
      // "ARR: $400,000 (December 2024)", "Pilot signed: May 2025": what a date is told of is not the document.
      const alone = beside.replace(/[^\p{L}]/gu, "").length <= 24 && !/\d|\p{L}\s?:/u.test(beside);
      if (said || alone) found.push({ period: only.period.slice(0, 7), sure: said });
    }
  }
  const months = found.filter(({ period }) => /^\d{4}-\d\d$/.test(period));
  const best = months.length > 0 ? months : found.filter(({ period, sure }) => sure && /^\d{4}$/.test(period));
  return (
    best
      .map(({ period }) => period)
      .sort()
      .at(0) ?? null
  );
}
