import type { Quantity } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { STAKE } from "../../lexicon/sums.ts";
import { normalizeLabel } from "../../quantities/topics/match.ts";
import type { Constraint } from "./constraint.ts";
import { exceeds, sumConstraint } from "./parts.ts";
import type { Statement } from "./statement.ts";
import { figureIn, type Passage, plainQuantities } from "./words/passage.ts";

const FEWEST_LINES = 3;

/** One line a label, or they are no list of parts. */
export const areParts = (lines: readonly Statement[]): boolean =>
  lines.length >= FEWEST_LINES && new Set(lines.map(({ label }) => normalizeLabel(label))).size === lines.length;

/** How far its lines may miss the round and still be meant as it. */
const MEANT = { least: 0.7, most: 1.35 };

/**
 * Amounts that a page lists right under the round it asks for, without a heading that calls them its use: lines, or one
 * sentence with a colon.
 */
export function listUnder(round: Statement, passages: readonly Passage[]): Constraint | null {
  const page = passages.filter(({ place }) => place === round.place);
  const from = page.findIndex(({ text }) => text === round.passage);
  const [head, ...below] = from < 0 ? [] : page.slice(from);
  if (head === undefined) return null;
  const end = below.findIndex(({ row, text }) => row.item === undefined || moneyIn(text, round).length !== 1);
  const items = below.slice(0, end < 0 ? below.length : end);
  const parts = items.map((line, nth) => lineOf(line, moneyIn(line.text, round)[0] as Quantity, nth));
  const told = areParts(parts) ? parts : below.map((line) => sentenceIn(line, round)).find(areParts);
  if (told === undefined || told.some((one) => exceeds(one, round) || STAKE.test(fold(one.passage)))) return null;
  const share = told.reduce((sum, { quantity }) => sum + quantity.value, 0) / round.quantity.value;
  if (!(share >= MEANT.least && share <= MEANT.most)) return null;
  return sumConstraint({ id: "round=uses", parts: told, total: round, touches: "runway", assumed: true });
}

const moneyIn = (text: string, { quantity }: Statement): Quantity[] =>
  plainQuantities(text).filter(
    ({ unit, currency, per, range }) =>
      unit === "money" && currency === quantity.currency && per === undefined && range === undefined,
  );

/** "Distribution: product 320 k€, sales 260 k€, Spain 180 k€". */
function sentenceIn(line: Passage, round: Statement): Statement[] {
  const colon = line.text.indexOf(":");
  const amounts = moneyIn(line.text, round).filter(({ start }) => colon >= 0 && start > colon);
  const isList = amounts
    .slice(1)
    .every(({ start }, at) => /[,;]|\s(?:and|et|e)\s/u.test(line.text.slice(amounts[at]?.end, start)));
  return isList ? amounts.map((one, nth) => lineOf(line, one, nth)) : [];
}

function lineOf(line: Passage, amount: Quantity, nth: number): Statement {
  const label = line.text
    .slice(0, amount.start)
    .split(/[,;:]\s*(?=\S)/u)
    .findLast((part) => /\p{L}/u.test(part));
  return figureIn(line, amount, 5800 + nth, (label ?? "").replace(/^\P{L}+|[\s:–—-]+$/gu, ""));
}
