import type { Address } from "../domain/address.ts";
import { placeKey } from "../domain/place-key.ts";
import { numericGap } from "../quantities/compare.ts";

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
}

const figureKey = ({ address, value, printed }: StandingFigure): string =>
  `${placeKey(address, "row")} ${value ?? printed}`;

/** Two figures at the same places in common. */
export function sameTwoFigures(one: RestsOn, other: RestsOn): boolean {
  const theirs = new Set(other.figures.map(figureKey));
  return new Set(one.figures.map(figureKey).filter((key) => theirs.has(key))).size >= 2;
}

/**
 * One rests on the figure that the other denies, and on another of it or on nothing else. Two of the figures a sum was
 * made of tell something else: what a plan grows by is not what a customer's value comes to.
 */
export function deniesSame(one: RestsOn, { figures: [denied, ...others] }: RestsOn): boolean {
  const ours = new Set(one.figures.map(figureKey));
  if (denied === undefined || !ours.has(figureKey(denied))) return false;
  return ours.size === 1 || others.some((other) => ours.has(figureKey(other)));
}

/** Sums are rounded apart by far less; two of different figures by far more. */
const SAME_SUM = 1e-6;

/** The same stated figure, held against the same sum. */
export function sameSum(one: RestsOn, other: RestsOn): boolean {
  const [[stated], [theirs]] = [one.figures, other.figures];
  if (stated === undefined || theirs === undefined) return false;
  if (one.computed === undefined || other.computed === undefined) return false;
  return figureKey(stated) === figureKey(theirs) && numericGap(one.computed, other.computed) < SAME_SUM;
}
