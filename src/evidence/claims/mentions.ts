import type { Address } from "../../domain/address.ts";
import type { Section, SourceDocument } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { keysOf, stemsIn } from "./keys.ts";
import type { Series } from "./series.ts";
import { type Time, timeIn, timeOfPeriod } from "./time-of.ts";

/** A figure as it stands somewhere, with the words around it. */
export interface Mention {
  quantity: Quantity;
  /** Stems and meanings of the row or sentence it stands in, and of its neighbours where that is short. */
  words: ReadonlySet<string>;
  time: Time | null;
  /** The language of its document, where it is known. */
  language?: string;
  passage: string;
  address: Address;
}

/** A row shorter than this is a card, a caption or a label: what it means stands beside it. */
const SHORT_ROW = 70;

/** Every figure of a section's rows, read where it stands. */
export function mentionsOf(document: SourceDocument, section: Section, options: QuantityOptions): Mention[] {
  const texts = section.rows.map(({ cells }) => cells.map(({ text }) => text.trim()).join(" "));
  const title = section.name ?? texts[0] ?? "";
  const language = document.language === null ? {} : { language: document.language };
  const found: Mention[] = [];
  for (const [at, row] of section.rows.entries()) {
    const passage = texts[at] as string;
    if (!/\d/.test(passage) || row.path !== undefined) continue;
    const around = passage.length < SHORT_ROW ? texts.slice(Math.max(0, at - 2), at + 3).join(" ") : passage;
    const time = timeIn(passage) ?? null;
    const words = wordsOf(`${around} ${section.kind === "text" ? "" : title}`);
    for (const cell of row.cells) {
      for (const quantity of findQuantities(cell.text, options)) {
        if ("ambiguous" in quantity) continue;
        found.push({
          quantity,
          words,
          time,
          ...language,
          passage,
          address: addressOfRow(document, section, row, [cell]),
        });
      }
    }
  }
  return found;
}

/** The points of a series as mentions: under the scale of their table, with their time. */
export function mentionsInSeries({ points, label, passage }: Series): Mention[] {
  const words = wordsOf(`${label} ${passage}`);
  return points.map(({ quantity, time, address, column }) => ({
    quantity,
    words: column.size === 0 ? words : new Set([...words, ...column]),
    time,
    passage,
    address,
  }));
}

/** The facts that were read of the documents, under their topic. */
export function mentionsInFacts(facts: readonly Fact[]): Mention[] {
  return facts
    .filter(({ sureness, subject }) => sureness >= SURE_ENOUGH && (subject === "company" || subject === "market"))
    .map(({ topic, label, passage, quantity, period, address }) => ({
      quantity,
      words: new Set([...wordsOf(`${label} ${passage}`), ...(topic === null ? [] : [topicWord(topic)])]),
      time: period === undefined ? null : timeOfPeriod(period),
      passage,
      address,
    }));
}

/** How a topic stands among words. */
export function topicWord(topic: string): string {
  return `topic:${topic}`;
}

/** Stems and meanings together: either is a word in common. */
export function wordsOf(text: string): Set<string> {
  return new Set([...stemsIn(text), ...keysOf(text.slice(0, 400)).meanings]);
}

/** Mentions in the order of their values, so that one value is found without looking at all of them. */
export class MentionsByValue {
  readonly #sorted: Mention[];

  constructor(mentions: Mention[]) {
    this.#sorted = mentions
      .filter(({ quantity }) => Number.isFinite(quantity.value))
      .sort((a, b) => a.quantity.value - b.quantity.value);
  }

  /** Those within a tenth of a value. */
  near(value: number): Mention[] {
    const [low, high] = [value - Math.abs(value) * 0.1, value + Math.abs(value) * 0.1];
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] as Mention).quantity.value < low) from = middle + 1;
      else to = middle;
    }
    const found: Mention[] = [];
    for (let at = from; at < this.#sorted.length && found.length < MOST; at++) {
      const mention = this.#sorted[at] as Mention;
      if (mention.quantity.value > high) break;
      found.push(mention);
    }
    return found;
  }
}

/** A value that stands in more places than this says nothing by standing somewhere. */
const MOST = 2_000;
