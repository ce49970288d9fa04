import type { Contradiction } from "../domain/contradiction.ts";
import { type Inconsistency, LONGEST_LIFE_IN_YEARS } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import { quotedLine } from "../domain/quoted-line.ts";
import type { EvidenceItem, Resolution } from "../domain/resolution.ts";
import { shorten } from "../domain/shorten.ts";
import { FOUNDER_LETTER } from "../i18n/founder-letter.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { type Figure, sameFigure } from "../quantities/compare.ts";
import type { FounderQuestion } from "../review/answer-shape.ts";
import { rowId } from "../review/asked-once.ts";
import type { Review } from "../review/result.ts";
import { stageOf } from "./stage.ts";

/** A question of the review as one would ask a founder: what was read and where, no analyst's name, nobody accused. */
export function askedKindly(question: FounderQuestion, review: Review): string {
  const { from } = question;
  if (from.kind === "inconsistency") {
    const found = review.inconsistencies.find(({ id }) => id === from.id);
    return (found === undefined ? null : askInconsistency(found, review.locale)) ?? question.question;
  }
  if (from.kind === "contradiction") {
    const found = review.settled.find(({ contradiction }) => contradiction.id === from.id);
    return (found === undefined ? null : askContradiction(found, review.locale)) ?? question.question;
  }
  if (from.kind === "gap") return askEarly(from.id, review) ?? askDiffering(from.id, review) ?? question.question;
  return question.question;
}

function askInconsistency(found: Inconsistency, locale: Locale): string | null {
  const words = FOUNDER_LETTER[locale];
  const [stated, other] = found.statements;
  if (stated === undefined) return null;
  const { name, sum, kind } = found;
  const [first] = found.mayBe;
  const reasons = first === undefined ? "" : ` (${words.mayBe[first]})`;
  const said = { name, stated: stated.printed, place: stated.reference, reasons };
  switch (kind) {
    case "two_values": {
      if (other === undefined) return null;
      // A figure speaks for itself; of "signed" against "in progress" the line must be read, too.
      const read = ({ printed, passage, reference }: typeof stated) => {
        return { name, said: /\d/.test(printed) ? quotedLine(printed) : quote(passage), place: reference };
      };
      return words.twoPlaces({ name, one: read(stated), other: read(other), reasons });
    }
    case "bound": {
      const longest = found.relation.startsWith("ltv≤life") ? LONGEST_LIFE_IN_YEARS : null;
      return sum === null ? null : words.beyond({ ...said, sum, longest });
    }
    case "formula":
      return sum === null ? null : words.sumOff({ ...said, sum });
    case "sum":
      return sum === null ? null : words.linesOff({ ...said, sum });
    case "concentration":
      return words.carried({ explanation: found.explanation });
    case "hidden":
      return words.noted({ words: stated.passage, place: stated.reference });
  }
}

function askContradiction(
  { contradiction, resolution }: { contradiction: Contradiction; resolution: Resolution },
  locale: Locale,
): string | null {
  const words = FOUNDER_LETTER[locale];
  const name = contradiction.topic;
  if (contradiction.contradictionType === "existence") return words.existence({ name });
  if (contradiction.contradictionType !== "numeric_value") return words.judgement({ name });
  const [first, ...further] = statedIn(resolution);
  if (first === undefined) return words.value({ name });
  const another = further.find((one) => !isSame(first, one));
  const quoted = ({ passage, reference }: EvidenceItem) => ({ name, said: quote(passage), place: reference });
  if (another !== undefined) return words.twoPlaces({ name, one: quoted(first), other: quoted(another), reasons: "" });
  return words.whole(quoted(first));
}

/** What the company's own documents say of the company, each passage once. */
function statedIn({ evidence }: Resolution): EvidenceItem[] {
  const all = evidence
    .flatMap(({ support, against }) => [...support, ...against])
    .filter(
      ({ rank, subject, calculation }) => rank === "primary" && subject === undefined && calculation === undefined,
    );
  return [...new Map(all.map((one) => [`${one.reference} ${one.passage}`, one])).values()];
}

function isSame(one: EvidenceItem, other: EvidenceItem): boolean {
  const [a, b] = [figureOf(one), figureOf(other)];
  return a === null || b === null || sameFigure(a, b);
}

const figureOf = ({ value, step, currency, range }: EvidenceItem): Figure | null =>
  typeof value === "number" ? { value, step, currency, range } : null;

const LONGEST_QUOTE = 140;

const quote = (passage: string): string => shorten(quotedLine(passage), LONGEST_QUOTE);

/** Deck and model, where they differ on a figure. */
function askDiffering(id: string, { synthesis, locale }: Review): string | null {
  const row = synthesis?.reconciliation.find(({ topic, period }) => id === rowId(topic, period));
  if (row?.deck === undefined || row.model === undefined) return null;
  const words = FOUNDER_LETTER[locale];
  const name = row.period === undefined ? row.name : `${row.name} (${sayPeriod(row.period, locale)})`;
  const read = (side: { formatted: string; reference: string }) => ({
    name,
    said: side.formatted,
    place: side.reference,
  });
  return words.twoPlaces({ name, one: read(row.deck), other: read(row.model), reasons: "" });
}

/** Where no document says that there is revenue, nobody is asked how it grew. */
function askEarly(id: string, { locale, ...review }: Review): string | null {
  if (stageOf(review) !== "idea") return null;
  const { early } = FOUNDER_LETTER[locale];
  return id === "missing revenue" ? early.revenue : id === "missing customers" ? early.customers : null;
}
