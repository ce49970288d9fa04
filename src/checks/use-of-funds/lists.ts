import type { Fact } from "../../domain/fact.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { TOTAL } from "../../lexicon/sums.ts";
import { findQuantities } from "../../quantities/find.ts";
import { normalizeLabel, SURE_ENOUGH } from "../../quantities/topics/match.ts";

/** Lines of one page that together are the use of a round, in shares or in amounts of one currency. */
export interface UseList {
  unit: "money" | "percent";
  lines: Fact[];
  /** Other figures of the same kind on its page: where there are none, no line was left unread. */
  others: number[];
}

/** Fewer are no list: one large line stands alone on many a page. */
const FEWEST = 3;

/**
 * The lists that the documents give of what a round is spent on. A page with the same line twice is no plain list, nor
 * are lines of a text with others between them: those may be of two rounds.
 */
export function useLists(witness: Witness): UseList[] {
  const lines = witness.everything().facts.filter(isLine);
  const pages = Map.groupBy(lines, ({ address, quantity }) =>
    [witness.pageOf(address), quantity.unit, quantity.currency].join("|"),
  );
  return [...pages.values()].flatMap((page): UseList[] => {
    const [
      {
        quantity: { unit },
      } = { quantity: { unit: "number" } },
    ] = page;
    const names = new Set(page.map(({ label }) => normalizeLabel(label)));
    if (page.length < FEWEST || names.size < page.length || !isUnbroken(page)) return [];
    return unit === "money" || unit === "percent" ? [{ unit, lines: page, others: othersOn(page, unit, witness) }] : [];
  });
}

/** Whether there is a list whose lines are ranges: it is read, and no sum is made of it. */
export const hasRangedLines = (witness: Witness): boolean =>
  witness.everything().facts.filter((fact) => fact.quantity.range !== undefined && isUse(fact)).length >= FEWEST;

function othersOn(lines: readonly Fact[], unit: UseList["unit"], witness: Witness): number[] {
  const [first] = lines;
  const page = first === undefined ? null : witness.pageOf(first.address);
  // What is spent a month is no line left unread.
  const burn = witness.says({ topic: "burn_rate" }).filter(({ address }) => witness.pageOf(address) === page);
  const left = [...lines, ...burn].map(({ quantity }) => quantity.value);
  const section = first === undefined ? undefined : witness.sectionAt(first.address);
  return near(lines, section === undefined ? [] : witness.linesOn(section))
    .flatMap(({ text }) => findQuantities(text))
    .flatMap((one) => ("ambiguous" in one ? one.readings.slice(0, 1) : [one]))
    .filter((one) => one.unit === unit)
    .map(({ value }) => value)
    .filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** A line left unread stands among the others: on a slide anywhere, in a text between its paragraphs or beside them. */
function near(lines: readonly Fact[], passages: readonly Passage[]): readonly Passage[] {
  const at = lines.flatMap(({ address }) => (address.kind === "paragraph" ? address.paragraph : []));
  if (at.length === 0) return passages;
  return passages.filter(({ row: { number = 0 } }) => number >= Math.min(...at) - 1 && number <= Math.max(...at) + 1);
}

/** Paragraphs that follow each other, with an empty or describing one between at most. */
function isUnbroken(lines: readonly Fact[]): boolean {
  const paragraphs = lines.flatMap(({ address }) => (address.kind === "paragraph" ? address.paragraph : []));
  return paragraphs.every((paragraph, at) => at === 0 || Math.abs(paragraph - (paragraphs[at - 1] ?? 0)) <= 2);
}

const isLine = (fact: Fact): boolean => fact.quantity.range === undefined && isUse(fact);

function isUse({ topic, subject, source, sureness, quantity, label, readBy, only }: Fact): boolean {
  const folded = fold(label).replace(/^[^\p{L}\d]+/u, "");
  return (
    topic === "use_of_funds" &&
    subject === "company" &&
    (source === "deck" || source === "financial_model") &&
    sureness >= SURE_ENOUGH &&
    only === undefined &&
    readBy !== "ocr" &&
    quantity.value > 0 &&
    quantity.per === undefined &&
    quantity.bound === undefined &&
    /\p{L}/u.test(folded) &&
    !TOTAL.test(folded)
  );
}
