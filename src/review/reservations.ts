import type { DocumentCard, Row, SectionCard } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import { shorten } from "../domain/shorten.ts";
import { isGap, isKeptFromReaders } from "../dossier/coverage.ts";
import { type Noticed, textOf } from "../evidence/passages.ts";
import type { Witness } from "../evidence/witness.ts";
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
export function reservationsOf(document: DocumentCard, witness: Witness, locale: Locale): string[] {
  const noticed = witness
    .issuesIn(document)
    .filter(({ issue: { level, code } }) => level !== "info" && code !== "hidden_text")
    .sort((a, b) => RANK[a.issue.level] - RANK[b.issue.level]);
  const said = [...new Set([...noticed.map((one) => sentence(one, locale)), ...hiddenIn(document, witness, locale)])];
  const { moreReservations } = REVIEW_SENTENCES[locale];
  return said.length <= MOST ? said : [...said.slice(0, MOST), moreReservations({ count: said.length - MOST })];
}

/** The first thing of these documents that could not be read or that a reader does not see, and where; null for none. */
export function firstGapIn(documents: readonly DocumentCard[], witness: Witness, locale: Locale): string | null {
  for (const document of documents) {
    const noticed = witness.issuesIn(document).find(({ issue }) => isGap(issue));
    const [hidden] = hiddenIn(document, witness, locale, isKeptFromReaders);
    const first = noticed === undefined ? hidden : sentence(noticed, locale);
    if (first !== undefined) return `${document.name}, ${first}`;
  }
  return null;
}

/** Text a reader does not see, page by page; orders to a machine have a sentence of their own. */
function hiddenIn(
  document: DocumentCard,
  witness: Witness,
  locale: Locale,
  counts: (row: Row) => boolean = ({ hidden }) => hidden !== "machine_directed",
): string[] {
  return witness.hiddenIn(document, counts).map(({ section, rows }) => {
    const how = hiddenWords([...new Set(rows.flatMap(({ hidden }) => hidden ?? []))].join(","), locale);
    const said = at(placeOf(section, document, locale), INSPECT_WORDS[locale].hidden(rows.length, how), locale);
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

function sentence({ issue, section, document }: Noticed, locale: Locale): string {
  return at(section === undefined ? "" : placeOf(section, document, locale), describeIssue(issue, locale), locale);
}

const at = (place: string, what: string, locale: Locale): string =>
  place === "" ? what : `${place}${locale === "fr" ? "\u00a0: " : ": "}${what}`;

function placeOf({ number, name = "" }: SectionCard, { format }: DocumentCard, locale: Locale): string {
  const words = ADDRESS_WORDS[locale];
  if (format === "pdf") return words.page(number);
  if (format === "pptx") return words.slide(number);
  return format === "xlsx" ? name : "";
}
