import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { greatest, least } from "../../domain/many.ts";
import { fold } from "../../lexicon/fold.ts";
import { TOTAL } from "../../lexicon/sums.ts";
import { findQuantities } from "../../quantities/find.ts";
import { normalizeLabel, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { type Constraint, rateOfWhole, twoAnswers } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { image, intervalOf, missing } from "./interval.ts";
import { exceeds, partsAndTotals, sumConstraint } from "./parts.ts";
import { placesOf } from "./places.ts";
import { withShares } from "./share-lists.ts";
import { type Statement, statementOf } from "./statement.ts";
import { areParts, listUnder } from "./uses-listed.ts";
import { passagesOf, plainQuantities } from "./words/passage.ts";

const FEWEST_LINES = 3;

/** Tables, lists and trees against their totals, and what the round is spent on against the round. */
export function partsOfWholes({ dossier, statements }: Documents): Constraint[] {
  const rounds = statements.filter(({ topic, sure, listed }) => topic === "round_size" && sure && listed !== true);
  const tables = partsAndTotals(dossier, rounds);
  return [...tables, ...usesOfRound(dossier, rounds, tables)];
}

/** The lines a round is spent on, wherever they stand: against the round, each share against its amount, page against page. */
function usesOfRound(dossier: Dossier, rounds: readonly Statement[], tables: readonly Constraint[]): Constraint[] {
  const placeOf = placesOf(dossier);
  const lines = readDossier(dossier)
    .all.filter((fact) => isLine(fact))
    .map((fact) => ({ ...statementOf(fact, null), segment: "", place: placeOf(fact.address) }));
  const pages = Map.groupBy(lines, ({ place }) => place);
  // Where a table was added up as it is drawn, its lines are not added up again.
  const summed = new Set(tables.flatMap(({ inputs }) => inputs.map(({ place }) => place as string | undefined)));
  return [
    ...[...pages.values()].filter((page) => !summed.has(page[0]?.place)).flatMap((page) => againstRound(page, rounds)),
    ...[...pages.values()].flatMap((page) => sharesAndAmounts(page, rounds)),
    ...pageAgainstPage([...pages.values()]),
    ...rounds.flatMap((round) =>
      pages.has(round.place) || summed.has(round.place) ? [] : (listUnder(round, passagesOf(dossier)) ?? []),
    ),
  ];
}

function isLine({ topic, quantity, label, sureness, source, readBy }: Fact): boolean {
  const folded = fold(label).replace(/^[^\p{L}\d]+/u, "");
  return (
    topic === "use_of_funds" &&
    source === "deck" &&
    readBy !== "ocr" &&
    sureness >= SURE_ENOUGH &&
    quantity.value > 0 &&
    quantity.per === undefined &&
    /\p{L}/u.test(folded) &&
    !TOTAL.test(folded)
  );
}

const inUnit = (lines: readonly Statement[], unit: "money" | "percent"): Statement[] =>
  lines.filter(({ quantity }) => quantity.unit === unit);

/** What stands on the page of the round under another heading than "use of funds". */
function againstRound(page: readonly Statement[], rounds: readonly Statement[]): Constraint[] {
  const here = rounds.filter(({ place }) => place === inUnit(page, "money")[0]?.place);
  const [round] = here;
  const parts = wholeSentence(shared(page), round);
  if (round === undefined || !areParts(parts) || !oneValue(here) || parts.some((one) => exceeds(one, round))) return [];
  return [sumConstraint({ id: "round=uses", parts, total: round, touches: "runway" })];
}

/** The amounts of a page; none where the amount beside a share was not read: they are then not all of them. */
function shared(page: readonly Statement[]): readonly Statement[] {
  const [amounts, shares] = [inUnit(page, "money"), inUnit(page, "percent")];
  const lines = withShares(
    amounts,
    ({ passage }) => shares.find((share) => share.passage === passage)?.quantity.value ?? null,
  );
  const isUnread = ({ passage }: Statement) =>
    !amounts.some((one) => one.passage === passage) && plainQuantities(passage).some(({ unit }) => unit === "money");
  return shares.some(isUnread) ? [] : lines;
}

/** A sentence that lists them lists all of them, also what was read as something else. */
function wholeSentence(parts: readonly Statement[], round: Statement | undefined): readonly Statement[] {
  const [first, ...more] = parts;
  if (first === undefined || round === undefined || more.some(({ passage }) => passage !== first.passage)) return parts;
  const read = findQuantities(first.passage).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  const all = read.filter(
    ({ unit, currency, value }) =>
      unit === "money" && currency === round.quantity.currency && value !== round.quantity.value,
  );
  const apart = (amounts: readonly { value: number }[]) =>
    Math.abs(amounts.reduce((sum, { value }) => sum + value, 0) - round.quantity.value);
  // What is named once more within one of them is no part of its own.
  if (all.length <= parts.length || apart(all) >= apart(parts.map(({ quantity }) => quantity))) return parts;
  return all.map((quantity) => {
    const known = parts.find((one) => one.quantity.value === quantity.value);
    const label = first.passage.slice(0, quantity.start).split(/[,;:]/u).at(-1)?.trim() ?? "";
    const id = `${first.id}@${quantity.start}`;
    return known ?? { ...first, id, label, printed: quantity.text, quantity, interval: intervalOf(quantity) };
  });
}

/** "Team 40 %: 300 K€" of a round of 1 M€. */
function sharesAndAmounts(page: readonly Statement[], rounds: readonly Statement[]): Constraint[] {
  const own = rounds.filter(({ document }) => document === page[0]?.document);
  const [round] = own.filter(({ place }) => place === page[0]?.place).concat(own);
  if (round === undefined || !oneValue(own) || round.quantity.range !== undefined) return [];
  const shares = Map.groupBy(inUnit(page, "percent"), ({ label }) => normalizeLabel(label));
  const lines = inUnit(page, "money").flatMap((amount) => {
    const [share, ...more] = shares.get(normalizeLabel(amount.label)) ?? [];
    if (share === undefined || more.length > 0 || share.passage !== amount.passage) return [];
    return amount.quantity.currency === round.quantity.currency ? [{ amount, share }] : [];
  });
  const tie = { slack: 0.05, exact: false, touches: "runway" as const, mayBe: ["other_scope"] as const };
  const ofAnother = areOfAnother(lines, round) ? { assumed: true as const } : {};
  return lines.flatMap(
    ({ amount, share }) => rateOfWhole("use=share,round", amount, share, round, { ...tie, ...ofAnother }) ?? [],
  );
}

/** Shares of one and the same whole, all but those of the round, may be of one that is not the round: of what is left after a part of it. */
function areOfAnother(lines: readonly { amount: Statement; share: Statement }[], round: Statement): boolean {
  const wholes = lines
    .flatMap(({ amount, share }) => image((part, rate) => (part / rate) * 100, [amount.interval, share.interval]) ?? [])
    .filter((whole) => missing(whole, round.interval) > 0);
  const [from, to] = [greatest(wholes.map(({ min }) => min)), least(wholes.map(({ max }) => max))];
  return wholes.length >= FEWEST_LINES && from <= to;
}

const oneValue = (statements: readonly Statement[]): boolean =>
  new Set(statements.map(({ quantity }) => quantity.value)).size === 1;

/** The same line with another share or amount on another page. */
function pageAgainstPage(pages: readonly (readonly Statement[])[]): Constraint[] {
  const lists = pages.flatMap((page) =>
    (["money", "percent"] as const).map((unit) => inUnit(page, unit)).filter((lines) => areParts(lines)),
  );
  const asked = Map.groupBy(
    lists.flat(),
    ({ label, quantity, document }) => `${document}|${quantity.unit}|${quantity.currency}|${normalizeLabel(label)}`,
  );
  return [...asked.values()].flatMap((answers): Constraint[] => {
    const [first] = answers;
    const other = answers.find(
      (one) => one.place !== first?.place && missing(one.interval, (first as Statement).interval) > 0.02,
    );
    if (first === undefined || other === undefined) return [];
    // Both may be lists of different rounds.
    const tie = { slack: 0.02, exact: true, assumed: true as const, touches: "runway" as const };
    return [twoAnswers("same:use_of_funds", first, other, { ...tie, mayBe: ["other_scope", "other_version"] })];
  });
}
