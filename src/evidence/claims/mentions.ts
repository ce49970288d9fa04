import type { Address } from "../../domain/address.ts";
import type { Section, SourceDocument } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { isLight, keysOf, stemsIn, wordsIn } from "./keys.ts";
import type { Series } from "./series.ts";
import { type Time, timeIn, timeOfPeriod } from "./time-of.ts";

/** A figure as it stands somewhere, with the words around it. */
export interface Mention {
  quantity: Quantity;
  /** Stems and meanings of the row or sentence it stands in, and of its neighbours where that is short. */
  words: ReadonlySet<string>;
  time: Time | null;
  /** The words that name it there and nothing else, each with its stem and meaning; none where nobody read it. */
  own?: readonly (readonly string[])[];
  /** It is told as what may become. */
  plan?: true;
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
    const short = passage.length < SHORT_ROW;
    const around = short ? texts.slice(Math.max(0, at - 2), at + 3).join(" ") : "";
    const time = timeIn(passage) ?? null;
    const beside = wordsOf(`${around} ${section.kind === "text" ? "" : title}`);
    for (const cell of row.cells) {
      const quantities = findQuantities(cell.text, options);
      for (const [place, quantity] of quantities.entries()) {
        if ("ambiguous" in quantity) continue;
        const own = short ? null : quantities.length === 1 ? passage : wordsBeside(cell.text, quantities, place);
        found.push({
          quantity,
          words: own === null ? beside : new Set([...beside, ...wordsOf(own)]),
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

/** The words of a sentence of several figures that may name one of them: from the last named one before it to the next. */
function wordsBeside(text: string, all: readonly { start: number; end: number }[], at: number): string {
  let from = at;
  while (from > 0 && namesIn(text.slice(all[from - 1]?.end, all[from]?.start)).length === 0) from--;
  return text.slice(all[from - 1]?.end ?? 0, all[at + 1]?.start ?? text.length);
}

/** The points of a series as mentions: under the scale of their table, with their time. */
export function mentionsInSeries({ points, label, passage }: Series): Mention[] {
  const words = wordsOf(`${label} ${passage}`);
  return points.map(({ quantity, time, address, column }) => ({
    quantity,
    words: column.size === 0 ? words : new Set([...words, ...column]),
    own: namesIn(label),
    time,
    passage,
    address,
  }));
}

/** The facts that were read of the documents, under their topic. */
export function mentionsInFacts(facts: readonly Fact[], isPlan: (fact: Fact) => boolean): Mention[] {
  const times = timesByPassage(facts);
  return facts
    .filter(({ sureness, subject }) => sureness >= SURE_ENOUGH && (subject === "company" || subject === "market"))
    .map((fact) => {
      const { topic, label, passage, quantity, period, address } = fact;
      return {
        quantity,
        words: new Set([...wordsOf(`${label} ${passage}`), ...(topic === null ? [] : [topicWord(topic)])]),
        time: period === undefined || !namesItsTime(fact, times) ? null : timeOfPeriod(period),
        own: namesIn(label),
        ...(isPlan(fact) ? { plan: true as const } : {}),
        passage,
        address,
      };
    });
}

/** Its own words say when, or its row gives several times: a date read off a heading is not what the line says. */
export function namesItsTime({ passage, period }: Fact, times: TimesByPassage): boolean {
  return (times.get(passage)?.size ?? 0) > 1 || findPeriods(passage).some((one) => one.period === period);
}

export type TimesByPassage = ReadonlyMap<string, ReadonlySet<string>>;

/** The times that the facts of one line speak of. */
export function timesByPassage(facts: readonly Fact[]): TimesByPassage {
  const times = new Map<string, Set<string>>();
  for (const { passage, period } of facts) {
    if (period !== undefined) times.set(passage, (times.get(passage) ?? new Set()).add(period));
  }
  return times;
}

/** The words of a label that name something, each with its stem and its meaning. */
export function namesIn(label: string): string[][] {
  return wordsIn(label)
    .filter((word) => !isReporting(word) && !/^\d+$/.test(word))
    .map((word) => [...wordsOf(word)])
    .filter((keys) => !keys.every(isLight));
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
