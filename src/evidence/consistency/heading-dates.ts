import type { Cell, Section } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { monthsOfHeading } from "../../lexicon/plans.ts";

type Box = NonNullable<Cell["box"]>;

const LONGEST_HEADING = 40;
/** How far above a figure its heading may stand, as a part of the page. */
const FARTHEST = 0.85;

/** How far ahead a heading puts what stands under it, and its words. */
export interface HeadingDate {
  words: string;
  period: Period;
}

/** Whole years are years: what adds up is told of them, and what is counted holds at their end. */
export const endOfPlan = (months: number): Period => (months % 12 === 0 ? `Y${months / 12}` : `M${months}`);

/**
 * The heading that dates a figure by where both stand on the page: the nearest one above it, over its own column or alone
 * on its line ("12-Month Vision" over a card, "18-Month Milestones" over a row of them).
 */
export function headingDateOf(fact: Pick<Fact, "address" | "document">, { documents }: Dossier): HeadingDate | null {
  const { address } = fact;
  if (address.kind !== "page" && address.kind !== "slide") return null;
  const sections = documents.find(({ id }) => id === fact.document)?.sections ?? [];
  const section = sections.find(({ number }) => number === address.page);
  const [box] = address.boxes ?? [];
  if (section === undefined || box === undefined) return null;
  const over = headingsIn(section)
    .filter((one) => isOver(one.box, box, section) && (one.alone || overlaps(one.box, box)))
    .toSorted((a, b) => b.box.y - a.box.y);
  return over[0]?.date ?? null;
}

interface Heading {
  date: HeadingDate;
  box: Box;
  alone: boolean;
}

/** Read once: every figure of the page asks for them. */
const headingsIn = rememberedFor(({ rows }: Section): readonly Heading[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => headingIn(cell, cells.length === 1) ?? [])),
);

function headingIn({ text, box }: Cell, alone: boolean): Heading | null {
  const months = text.length <= LONGEST_HEADING ? monthsOfHeading(text) : null;
  return months === null || box === undefined
    ? null
    : { date: { words: text.trim(), period: endOfPlan(months) }, box, alone };
}

const isOver = (heading: Box, figure: Box, { height }: Section): boolean =>
  heading.y + heading.height <= figure.y + 1 && figure.y - heading.y <= FARTHEST * (height ?? Number.POSITIVE_INFINITY);

/** A column begins where its heading does, and reaches no farther to the left. */
const overlaps = (heading: Box, figure: Box): boolean =>
  figure.x < heading.x + heading.width && figure.x + figure.width > heading.x;
