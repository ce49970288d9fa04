import type { Section, SourceDocument } from "../src/domain/document.ts";

/** A row of a filing under the label of another that is nearly the same. */
export interface NearLabel {
  reference: string;
  quote: string;
  label: string;
  value: string;
}

interface Labelled {
  label: string;
  words: Set<string>;
  values: string;
  first: string;
}

const FEWEST_VALUES = 2;
const MOST_PER_DOCUMENT = 40;

/** Every pair of rows of one page whose labels differ by a word or two ("Total assets", "Total current assets"), values exchanged. */
export function nearLabels({ sections }: SourceDocument): NearLabel[] {
  return sections.flatMap(pairsOf).slice(0, MOST_PER_DOCUMENT);
}

function pairsOf(section: Section): NearLabel[] {
  const rows = section.rows.flatMap(({ cells }) => labelled(cells.map(({ text }) => text).join(" ")));
  const values = Map.groupBy(rows, ({ label }) => label.toLowerCase());
  // What stands there word by word is no exchange, whatever the row is called.
  const page = squeezed(section.rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")).join(" "));
  return rows.flatMap((one) =>
    rows
      .filter(
        (two) =>
          isNear(one, two) &&
          values.get(one.label.toLowerCase())?.every((row) => squeezed(row.values) !== squeezed(two.values)) &&
          !page.includes(squeezed(`${one.label}${two.values}`)),
      )
      .map((two) => ({
        reference: `page ${section.number}`,
        quote: `${one.label} ${two.values}`,
        label: one.label,
        value: two.first,
      })),
  );
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

function labelled(text: string): Labelled[] {
  const [, label = "", values = ""] =
    /^(\p{L}[^\d$€£]*?)[\s:]+((?:[$€£(]|\d).*)$/u.exec(text.replace(/\s+/gu, " ").trim()) ?? [];
  const words = new Set(label.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const numbers = values.match(/\d[\d.,]*/gu) ?? [];
  return words.size >= 1 && numbers.length >= FEWEST_VALUES && /^[\d.,$€£()%\s—–-]+$/u.test(values)
    ? [{ label, words, values, first: /^[$€£(\s]*\d[\d.,]*\)?/u.exec(values)?.[0] ?? values }]
    : [];
}

/** One label is the other with a word or two more. */
function isNear(one: Labelled, two: Labelled): boolean {
  const [small, large] = one.words.size < two.words.size ? [one, two] : [two, one];
  const more = large.words.size - small.words.size;
  return more >= 1 && more <= 2 && small.words.isSubsetOf(large.words) && one.values !== two.values;
}
