import type { Evidence } from "../../src/domain/finding.ts";
import type { SeededRandom } from "../../src/testing/random.ts";
import type { Deck, DeckPassage } from "./deck.ts";
import { type Kind, metricOf } from "./metrics.ts";
import type { Model, ModelRow } from "./model.ts";
import type { Plan } from "./plan.ts";
import { WORDS } from "./words.ts";
import { now, type Series, type World } from "./world.ts";
import { writeFigure, writeNumber, writeSum } from "./write.ts";

/** Everything an analyst has on the desk. */
export interface Desk {
  world: World;
  plan: Plan;
  deck: Deck;
  model: Model;
  random: SeededRandom;
}

/** Evidence, and whether what it says of the documents is true. */
export interface Cited {
  evidence: Evidence;
  honest: boolean;
}

export const quote = (source: string, content: string, honest: boolean): Cited => ({
  evidence: { type: "quote", source, content },
  honest,
});

/** "Deck Slide 8", "Deck, page 8". */
export function slideReference({ world, random }: Desk, slide: number): string {
  return `${random.pick(WORDS[world.locale].slide)} ${slide}`;
}

/** "Financial Model, Onglet P&L, Ligne 4" or "Model, P&L!C4". */
export function cellReference({ world, random }: Desk, sheet: string, row: number, column: string): string {
  const words = WORDS[world.locale];
  const [tab, line] = words.row;
  const source = random.pick(words.model);
  return random.next() < 0.5 ? `${source} ${tab} ${sheet}, ${line} ${row}` : `${source} ${sheet}!${column}${row}`;
}

/** The figure as an analyst types it out. */
export function figure({ world }: Desk, value: number, kind: Kind): string {
  return writeFigure(value, kind, world.locale, world.currency, "units").text;
}

function fromDeck(desk: Desk, passage: DeckPassage): Cited {
  const { world, random } = desk;
  const words = random.pick(passage.quotes);
  const place = slideReference(desk, passage.slide);
  if (random.next() < 0.15) {
    const quoted = world.locale === "fr" ? `« ${words} »` : `"${words}"`;
    return quote(`${place}${WORDS[world.locale].colon}${quoted}`, words, true);
  }
  return quote(place, words, true);
}

/** A true citation of one of a metric's years, from the deck or the model; null where neither says it. */
export function trueCitation(desk: Desk, id: string, which: "past" | "now" | "plan" = "now"): Cited | null {
  const { world, deck, model, random } = desk;
  const passage = deck[which].get(id);
  const row = model.rows.get(id);
  if (passage !== undefined && (row === undefined || random.next() < 0.5)) return fromDeck(desk, passage);
  if (row === undefined) return null;
  const text = figure(desk, row.values[which], metricOf(id).kind);
  const content = random.next() < 0.5 ? `${row.name} ${text}` : `${row.name}${WORDS[world.locale].colon}${text}`;
  return quote(cellReference(desk, row.sheet, rowOf(row, which), row.column[which]), content, true);
}

/** The row of one of a metric's years: the metric's own, or the year's where years go down. */
export function rowOf({ row, column }: ModelRow, which: keyof Series): number {
  if (column.before !== column.now) return row;
  return row + ["before", "past", "now", "plan"].indexOf(which) - 2;
}

/** Where the documents say a metric, as a reference alone. */
export function placeOf(desk: Desk, id: string, which: keyof Series = "now"): string | null {
  const passage = which === "now" ? desk.deck.now.get(id) : undefined;
  if (passage !== undefined) return slideReference(desk, passage.slide);
  const row = desk.model.rows.get(id);
  return row === undefined ? null : cellReference(desk, row.sheet, rowOf(row, which), row.column[which]);
}

/** The sum that gives a metric, ending in `result`; null where its inputs are not in the documents. */
export function sumFor(desk: Desk, id: string, result: number): Evidence | null {
  const { world } = desk;
  const { from, kind } = metricOf(id);
  if (from === undefined) return null;
  const source = placeOf(desk, from.inputs[0] as string);
  if (source === null || from.inputs.some((input) => placeOf(desk, input) === null)) return null;
  const [a = 0, b = 0] = from.inputs.map((input) => now(world, input));
  const end = kind === "percent" ? `${writeNumber(result, world.locale, 1)} %` : result;
  const parts: (number | string)[] =
    from.sign === "×12"
      ? [a, "×", 12]
      : from.sign === "margin"
        ? [`(${writeNumber(a, world.locale)}`, "−", `${writeNumber(b, world.locale)})`, "/", a]
        : [a, from.sign === "+" ? "+" : "/", b];
  return { type: "calculation", source, content: writeSum([...parts, "=", end], world.locale) };
}
