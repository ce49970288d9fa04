import type { Address } from "../domain/address.ts";
import { placeKey } from "../domain/place-key.ts";
import { numericGap, sameFigure } from "../quantities/compare.ts";

/** A figure where it stands. */
interface StandingFigure {
  address: Address;
  value?: number | undefined;
  printed?: string | undefined;
}

/** What a sentence about the documents rests on: its figures, the stated one first, and what its sum comes to. */
export interface RestsOn {
  figures: readonly StandingFigure[];
  computed?: number | undefined;
  /** Null where it holds the figure against no sum, but asks how it is meant. */
  sum?: string | null;
}

/** A cell's stored figure against its printed one. */
const SAME_PRINT = 0.005;

/** The same figure at the same place. */
const isSame = (one: StandingFigure, other: StandingFigure): boolean =>
  placeKey(one.address, "row") === placeKey(other.address, "row") &&
  (one.value === undefined || other.value === undefined
    ? one.printed === other.printed
    : sameFigure({ value: one.value }, { value: other.value }, SAME_PRINT));

const isAmong = (one: StandingFigure, figures: readonly StandingFigure[]): boolean =>
  figures.some((other) => isSame(one, other));

const unique = (figures: readonly StandingFigure[]): StandingFigure[] =>
  figures.filter((one, at) => !isAmong(one, figures.slice(0, at)));

/** Two figures at the same places in common. */
export const sameTwoFigures = (one: RestsOn, other: RestsOn): boolean =>
  unique(one.figures).filter((figure) => isAmong(figure, other.figures)).length >= 2;

/**
 * One rests on the figure that the other denies, and on another of it or on a sum of its own: how that
 * figure is counted is another question. Two of the figures a sum was made of tell something else, too: what a plan
 * grows by is not what a customer's value comes to.
 */
export function deniesSame(one: RestsOn, { figures: [denied, ...others] }: RestsOn): boolean {
  if (denied === undefined || !isAmong(denied, one.figures)) return false;
  if (unique(one.figures).length === 1) return one.sum !== null;
  return others.some((other) => !isSame(other, denied) && isAmong(other, one.figures));
}

/** Sums are rounded apart by far less; two of different figures by far more. */
const SAME_SUM = 1e-6;

/** The same stated figure, held against the same sum. */
export function sameSum(one: RestsOn, other: RestsOn): boolean {
  const [[stated], [theirs]] = [one.figures, other.figures];
  if (stated === undefined || theirs === undefined) return false;
  if (one.computed === undefined || other.computed === undefined) return false;
  return isSame(stated, theirs) && numericGap(one.computed, other.computed) < SAME_SUM;
}
