import { shorten } from "../consensus/say.ts";
import type { ExtractionIssue, Row, SourceDocument } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import { isGap, isKeptFromReaders } from "../dossier/coverage.ts";
import { issuesOf, textOf } from "../evidence/passages.ts";
import { ADDRESS_WORDS } from "../i18n/addresses.ts";
import { describeIssue, hiddenWords } from "../i18n/extraction.ts";
import { INSPECT_WORDS } from "../i18n/inspect.ts";
import { recommendationSentences } from "../i18n/recommendations.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";

const MOST = 12;
const RANK = { blocking: 0, warning: 1, info: 2 } as const;

/**
 * With what care a document was read, as sentences: pages that cannot be cited, hidden text, cells with errors, sums
 * that do not recompute. Gravest first; what is merely good to know is left to an inspection.
 */
export function reservationsOf(document: SourceDocument, locale: Locale): string[] {
  const issues = issuesOf(document)
    .map(({ issue }) => issue)
    .filter(({ level, code }) => level !== "info" && code !== "hidden_text")
    .sort((a, b) => RANK[a.level] - RANK[b.level]);
  const said = [
    ...new Set([...issues.map((issue) => sentence(issue, document, locale)), ...hiddenIn(document, locale)]),
  ];
  const { moreReservations } = REVIEW_SENTENCES[locale];
  return said.length <= MOST ? said : [...said.slice(0, MOST), moreReservations({ count: said.length - MOST })];
}

/** The first thing of these documents that could not be read or that a reader does not see, and where; null for none. */
export function firstGapIn(documents: readonly SourceDocument[], locale: Locale): string | null {
  for (const document of documents) {
    const issue = issuesOf(document).find((one) => isGap(one.issue))?.issue;
    const [hidden] = hiddenIn(document, locale, isKeptFromReaders);
    const first = issue === undefined ? hidden : sentence(issue, document, locale);
    if (first !== undefined) return `${document.name}, ${first}`;
  }
  return null;
}

/** Text a reader does not see, page by page; orders to a machine have a sentence of their own. */
function hiddenIn(
  document: SourceDocument,
  locale: Locale,
  counts: (row: Row) => boolean = ({ hidden }) => hidden !== "machine_directed",
): string[] {
  return document.sections.flatMap(({ number, hiddenRows }) => {
    const rows = hiddenRows.filter(counts);
    if (rows.length === 0) return [];
    const how = hiddenWords([...new Set(rows.flatMap(({ hidden }) => hidden ?? []))].join(","), locale);
    const said = at(placeOf(number, document, locale), INSPECT_WORDS[locale].hidden(rows.length, how), locale);
    return `${said}${locale === "fr" ? "\u00a0: " : ": "}${wordsOf(rows, locale)}`;
  });
}

const MOST_QUOTED = 2;
const LONGEST_QUOTE = 90;

/** What stands there, so that nobody has to open the file to know whether it matters. */
function wordsOf(rows: readonly Row[], locale: Locale): string {
  const { quote } = recommendationSentences[locale];
  return rows
    .slice(0, MOST_QUOTED)
    .map((row) => quote(shorten(textOf(row), LONGEST_QUOTE)))
    .join(", ");
}

function sentence(issue: ExtractionIssue, document: SourceDocument, locale: Locale): string {
  const place = issue.section === undefined ? "" : placeOf(issue.section, document, locale);
  return at(place, describeIssue(issue, locale), locale);
}

const at = (place: string, what: string, locale: Locale): string =>
  place === "" ? what : `${place}${locale === "fr" ? "\u00a0: " : ": "}${what}`;

function placeOf(number: number, { format, sections }: SourceDocument, locale: Locale): string {
  const words = ADDRESS_WORDS[locale];
  if (format === "pdf") return words.page(number);
  if (format === "pptx") return words.slide(number);
  return format === "xlsx" ? (sections.find((section) => section.number === number)?.name ?? "") : "";
}
