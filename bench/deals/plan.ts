import type { Locale } from "../../src/domain/locale.ts";
import type { SeededRandom } from "../../src/testing/random.ts";
import { metricOf } from "./metrics.ts";
import type { World } from "./world.ts";
import type { Scale, Style } from "./write.ts";

/**
 * Where a metric is written down. `equal`, `rounded`, `near` (1 % apart) and `conflict` stand in deck and model both;
 * `neither` is known to nobody but the oracle.
 */
export type Presence = "deck" | "model" | "equal" | "rounded" | "near" | "conflict" | "neither";

/** How this company makes its files. */
export interface Plan {
  presence: Map<string, Presence>;
  /** The name each metric has in the documents. */
  name: Map<string, string>;
  deckFormat: "pdf" | "pptx";
  deckScale: Scale;
  deckStyle: Style;
  /** How the model writes money: whole units, a "in thousands" line on the sheet, "(K€)" after the label, or in a column. */
  modelScale: "units" | "header" | "label" | "column";
  /** The model's language: companies write their decks for investors and their models for themselves. */
  modelLocale: Locale;
  /** How the model's columns are headed, and whether the years go down the rows instead. */
  modelHeads: "year" | "fiscal" | "date";
  transposed: boolean;
  /** Comments beside the figures. */
  modelNotes: boolean;
  /** How far apart deck and model are where they contradict each other. */
  conflictFactor: number;
  /** What tells a reader which year is closed: marks on the model's columns, the date on the cover, or both. */
  today: "marks" | "cover" | "both";
  numbered: boolean;
  labelColumn: 0 | 1;
  /** Percentages as numbers with "(%)" in the label instead of percent formats. */
  percentInLabel: boolean;
}

const PRESENCES: readonly Presence[] = [
  "deck",
  "deck",
  "deck",
  "model",
  "model",
  "model",
  "equal",
  "equal",
  "rounded",
  "near",
  "neither",
];
const DECK_ONLY: readonly Presence[] = ["deck", "deck", "deck", "deck", "neither"];

/** Decides, before anything is drawn, what stands where and in which habits. */
export function makePlan(world: World, random: SeededRandom): Plan {
  const presence = new Map<string, Presence>();
  const name = new Map<string, string>();
  for (const id of world.truth.keys()) {
    const metric = metricOf(id);
    presence.set(id, random.pick(metric.once === true ? DECK_ONLY : PRESENCES));
    name.set(
      id,
      random.next() < 0.75 ? (metric.names[world.locale][0] as string) : random.pick(metric.names[world.locale]),
    );
  }
  if (random.next() < 0.12) {
    const candidates = ["paying", "headcount", "cash", "revenue", "sellers"].filter((id) => world.truth.has(id));
    presence.set(random.pick(candidates), "conflict");
  }
  return {
    presence,
    name,
    deckFormat: random.pick(["pdf", "pptx"] as const),
    deckScale: random.pick(["units", "thousands", "millions"] as const),
    deckStyle: random.pick(["usual", "usual", "tight", "words", "code", "fixed"] as const),
    modelScale: random.pick(["units", "units", "header", "label", "column"] as const),
    modelLocale: random.next() < 0.15 ? "en" : world.locale,
    modelHeads: random.pick(["year", "year", "fiscal", "date"] as const),
    transposed: random.next() < 0.12,
    modelNotes: random.next() < 0.2,
    conflictFactor: random.pick([0.3, 0.5, 1.5, 1.8, 3]),
    today: random.pick(["marks", "marks", "cover", "both"] as const),
    numbered: random.next() < 0.6,
    labelColumn: random.next() < 0.7 ? 0 : 1,
    percentInLabel: random.next() < 0.25,
  };
}

export const inDeck = (presence: Presence | undefined) =>
  presence !== undefined && presence !== "model" && presence !== "neither";
export const inModel = (presence: Presence | undefined) =>
  presence !== undefined && presence !== "deck" && presence !== "neither";

/** What the model's cell holds where it is not the deck's figure to the unit. */
export function modelValue(value: number, presence: Presence, kind: string, conflict: number): number {
  const factor = presence === "near" ? 1.01 : presence === "conflict" ? conflict : 1;
  if (factor === 1) return value;
  return kind === "percent" ? Math.round(value * factor * 10) / 10 : Math.round(value * factor);
}
