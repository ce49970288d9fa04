import type { Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Inconsistency } from "../../domain/inconsistency.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Quantity, UnitKind } from "../../domain/quantity.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { hiddenWords } from "../../i18n/extraction.ts";
import { INCONSISTENCY_SENTENCES } from "../../i18n/inconsistencies.ts";
import { inReadersForm } from "../../i18n/readers-form.ts";
import { speaksAtLarge, speaksOfOthers, speaksOfUs } from "../../lexicon/others.ts";
import { NOT_TO_BE_TOLD } from "../../lexicon/reporting.ts";
import { findQuantities } from "../../quantities/find.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { inconsistencyId, referenceOf } from "./describe.ts";

const MOST_PER_DOCUMENT = 6;
const LONGEST = 300;
const MOST_WORDS = 200;

/**
 * What the company's documents say with a figure where a reader does not look: notes, hidden sheets, white text. A
 * sentence is told as it stands, and so is what is not to be mentioned, with a figure or without; of labels and tables one row that names a metric is told for each way of hiding on a
 * page or sheet. Other words are named among the document's reservations only.
 */
export function hiddenPassages(dossier: Dossier, locale: Locale): Inconsistency[] {
  return dossier.documents
    .filter(({ source }) => source === "deck" || source === "financial_model")
    .flatMap((document) =>
      document.sections
        .flatMap((section) => {
          const seen = section.hiddenRows.filter(({ hidden }) => hidden !== "machine_directed");
          const rows = seen.filter(({ cells }) => hasFigure(cells));
          const named = rows.filter((row) => !isSentence(row) && namesMetric(row));
          const told = [
            ...named.filter(isFirstOfItsKind),
            ...seen
              .filter((row) => isSentence(row) || isKeptQuiet(row))
              .flatMap((row) => (isSpoken(row) && !isKeptQuiet(row) ? ofTheTalk(row, printedIn(document)) : [row])),
          ];
          return told.map((row) => passageOf(document, section, row, dossier, locale));
        })
        .slice(0, MOST_PER_DOCUMENT),
    );
}

const isFirstOfItsKind = ({ hidden }: Row, at: number, rows: Row[]): boolean =>
  rows.findIndex((row) => row.hidden === hidden) === at;

const hasFigure = (cells: Row["cells"]): boolean =>
  findQuantities(textOf(cells)).length > 0 && /\p{L}{3}/u.test(textOf(cells));

/** Words and a figure in one cell. */
const isSentence = ({ cells }: Row): boolean =>
  cells.some(({ text }) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4 && findQuantities(text).length > 0);

/** "Do not mention: our largest client leaves": whoever writes so knows what it is worth. */
const isKeptQuiet = ({ cells }: Row): boolean => NOT_TO_BE_TOLD.test(textOf(cells));

/** What a speaker says beside the slide was not hidden to deceive: it is asked about, never an accusation. */
const isSpoken = ({ hidden }: Row): boolean => hidden === "notes";

/**
 * Of a speaker's notes the sentences a decision may rest on: with an amount, or a figure beside the name of a metric, of
 * the company and not of its market, that no page of the document prints. The rest is the talk.
 */
function ofTheTalk(row: Row, printed: ReadonlySet<string>): Row[] {
  const kept = textOf(row.cells)
    .split(SENTENCE_ENDS)
    .filter((sentence) => weighs(sentence, printed));
  return kept.length === 0 ? [] : [{ ...row, cells: [{ text: kept.join(" ") }] }];
}

const SENTENCE_ENDS = /(?<=[.!?])\s+(?=\p{Lu})|\n+/u;

function weighs(sentence: string, printed: ReadonlySet<string>): boolean {
  const figures = findQuantities(sentence).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  if (figures.every((one) => printed.has(figureKey(one)))) return false;
  if (speaksAtLarge(sentence) || speaksOfOthers(sentence)) return false;
  if (OF_A_MARKET.test(sentence) && !speaksOfUs(sentence)) return false;
  const words = (sentence.match(/\p{L}{2,}/gu) ?? []).slice(0, MOST_WORDS);
  const names = words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(" ")));
  return figures.some(({ unit }) => unit === "money") || names.some((name) => matchTopic(name) !== null);
}

const OF_A_MARKET = /\b(?:industr(?:y|ie|ia)|markets?|marchés?|mercados?|sectors?|secteurs?|setor(?:es)?)(?!\p{L})/iu;

/** The figures a reader of the pages sees. */
const printedIn = ({ sections }: SourceDocument): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ rows }) => rows)
      .flatMap(({ cells }) => findQuantities(textOf(cells)))
      .flatMap((one) => ("ambiguous" in one ? [] : [figureKey(one)])),
  );

const figureKey = ({ unit, value }: Pick<Quantity, "unit" | "value">): string => `${unit} ${value}`;

const namesMetric = ({ cells }: Row): boolean =>
  cells.some(({ text }) => matchTopic(text.replace(/[\d%€$£]+/g, " ")) !== null);

const textOf = (cells: Row["cells"]): string =>
  cells
    .map(({ text }) => text)
    .join(" ")
    .trim();

const numberIn = ({ value }: Row["cells"][number]): number | undefined =>
  typeof value === "number" ? value : undefined;

/** The figure that weighs: an amount before a rate, a rate before a count, and of those the largest. */
function figureOf(passage: string): string | undefined {
  const plain = findQuantities(passage).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  const [heaviest] = plain.toSorted(
    (a, b) => weightOf(b.unit) - weightOf(a.unit) || Math.abs(b.value) - Math.abs(a.value),
  );
  return (heaviest ?? findQuantities(passage)[0])?.text.trim();
}

const weightOf = (unit: UnitKind): number => (unit === "money" ? 2 : unit === "percent" || unit === "multiple" ? 1 : 0);

function passageOf(
  document: SourceDocument,
  section: Section,
  row: Row,
  dossier: Dossier,
  locale: Locale,
): Inconsistency {
  const words = INCONSISTENCY_SENTENCES[locale];
  const text = textOf(row.cells);
  const address = addressOfRow(document, section, row);
  const read = textOf(
    row.cells.map((cell) => ({
      ...cell,
      text: inReadersForm({ address, printed: cell.text, value: numberIn(cell) }, locale),
    })),
  );
  const passage = read.length > LONGEST ? `${read.slice(0, LONGEST)}…` : read;
  const reference = referenceOf({ address, source: document.source }, dossier, locale);
  const how = hiddenWords(row.hidden ?? "hidden_text", locale);
  const spoken = isSpoken(row);
  const inWords = isSentence(row) || isKeptQuiet(row);
  const explanation = spoken
    ? words.noted({ place: reference, words: passage })
    : words.hidden({ how, place: reference, words: passage });
  return {
    id: inconsistencyId("hidden", [document.id, String(section.number), text]),
    kind: "hidden",
    relation: "hidden",
    topic: null,
    name: spoken ? words.names.noted : words.names.hidden,
    severity: !inWords ? "MINOR" : spoken ? "MODERATE" : "MAJOR",
    certainty: inWords && !spoken ? "sure" : "question",
    touches: "trust",
    gap: null,
    statements: [
      {
        factId: null,
        label: how,
        printed: figureOf(passage) ?? how,
        passage,
        document: document.id,
        source: document.source,
        address,
        reference,
      },
    ],
    sum: null,
    suspect: null,
    mayBe: [],
    explanation,
    also: [],
    impact: words.impact.trust,
    question: spoken ? words.askNoted({ explanation }) : words.askHidden({ explanation }),
  };
}
