import type { Dossier } from "../../domain/dossier.ts";
import type { Conflict } from "./conflicts.ts";
import { type Constraint, members } from "./constraint.ts";
import { missing } from "./interval.ts";
import type { Statement } from "./statement.ts";
import { type Passage, passagesOf, plainQuantities } from "./words/passage.ts";

const TERMS = /^(?:valuation_post_money|dilution|valuation_pre_money)=/u;
const ROUNDED = 0.03;

/**
 * Without terms of a deal held against the amount of another one: where the page that tells them prints an amount of its
 * own with which they come out, that is the one they were reckoned with.
 */
export function withoutOtherDeals(conflicts: readonly Conflict[], dossier: Dossier): Conflict[] {
  if (!conflicts.some(({ main }) => TERMS.test(main.id))) return [...conflicts];
  const pages = Map.groupBy(passagesOf(dossier), ({ place }) => place);
  return conflicts.filter(({ main }) => !TERMS.test(main.id) || !isReckonedHere(main, pages));
}

function isReckonedHere(main: Constraint, pages: ReadonlyMap<string, Passage[]>): boolean {
  const { stated } = main;
  const round = members(main).find(({ topic }) => topic === "round_size");
  if (round === undefined || round.place === stated.place) return false;
  const needed = roundFor(stated, main.inputs);
  if (needed === null) return false;
  const printed = (pages.get(stated.place) ?? []).flatMap(({ text, document }) => plainQuantities(text, document));
  return printed.some(({ unit, value }) => {
    const room = Math.abs(value) * ROUNDED;
    return unit === "money" && missing({ min: value - room, max: value + room }, { min: needed, max: needed }) === 0;
  });
}

/** The amount with which the stated term comes out beside the others. */
function roundFor({ topic, quantity: { value } }: Statement, inputs: readonly Statement[]): number | null {
  const of = (name: string) => inputs.find((one) => one.topic === name)?.quantity.value;
  const [pre, post] = [of("valuation_pre_money"), of("valuation_post_money")];
  if (topic === "valuation_post_money" && pre !== undefined) return value - pre;
  if (topic === "valuation_pre_money" && post !== undefined) return post - value;
  if (topic !== "dilution" || value >= 100) return null;
  if (pre !== undefined) return (pre * value) / (100 - value);
  return post === undefined ? null : (post * value) / 100;
}
