import { addressedPart } from "../../dossier/quarantine/addressed.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import type { AnalysisBrief } from "../prompts/critic.ts";
import type { Reading } from "../reading/read-output.ts";
import { describeBenchmark } from "../standing.ts";

type Row = AnalysisBrief["passages"][number];

/** A part of an analysis that fits into one question. */
export interface Part {
  facts: AnalysisBrief["facts"];
  passages: Row[];
  known: AnalysisBrief["known"];
  characters: number;
}

/** Longer texts are shown in pieces, all under one number. */
const PIECE = 4_000;
const MOST_FACTS = 40;
const FACTS_TEXT = 4_000;
/** What a fact counts for: flat, so that no word of the reader's language decides how an analysis is divided. */
const FACT = FACTS_TEXT / MOST_FACTS;
/** Roughly what brackets, quotes and commas add to a row. */
const FRAME = 8;
/** Questions about one analysis. What is longer is not read by the model, and that is said. */
const MOST_PARTS = 6;
const WITHHELD = "(text addressed to a machine, withheld)";

/**
 * An analysis as the critic sees it, in parts of at most `most` characters. `cut` where it is too long for that; what
 * code itself could not read is said elsewhere.
 */
export function partsOf(
  reading: Reading,
  objections: readonly Objection[],
  desk: Desk,
  most: number,
): { parts: Part[]; cut: boolean } {
  const found = factsOn(reading, desk);
  const facts = withinText(found, MOST_FACTS, FACTS_TEXT);
  const factsSize = FACT * Math.min(found.length, MOST_FACTS);
  const room = Math.max(most - factsSize, PIECE);
  const numbers = new Map(reading.tree.leaves.map((leaf, at) => [leaf.path, at + 1]));
  const known = Map.groupBy(objections, ({ span }) => numbers.get(span.path));
  const parts: Part[] = [];
  let part: Part | undefined;
  for (const row of rowsOf(reading)) {
    const size = sizeOf([row]);
    if (part === undefined || part.characters + size > room) {
      if (parts.length === MOST_PARTS) return { parts, cut: true };
      part = { facts, passages: [], known: [], characters: 0 };
      parts.push(part);
    }
    part.passages.push(row);
    for (const { critique } of known.get(row[0]) ?? []) part.known.push([row[0], critique.type]);
    part.characters += size;
  }
  return {
    parts: parts.map((one) => ({ ...one, characters: one.characters + factsSize })),
    cut: false,
  };
}

function rowsOf(reading: Reading): Row[] {
  return reading.tree.leaves.flatMap(({ path, value }, at): Row[] => {
    if (typeof value === "number") return [[at + 1, path, value]];
    if (typeof value !== "string" || value.trim() === "") return [];
    if (addressedPart(value) !== null) return [[at + 1, path, WITHHELD]];
    const pieces = Math.ceil(value.length / PIECE);
    return Array.from({ length: pieces }, (_, piece) => [
      at + 1,
      path,
      value.slice(piece * PIECE, (piece + 1) * PIECE),
    ]);
  });
}

/** What the documents prove on the metrics an analysis speaks of, and the benchmarks for them. */
function factsOn(reading: Reading, desk: Desk): AnalysisBrief["facts"] {
  const topics = new Set([
    ...reading.figures.map(({ topic }) => topic.id),
    ...reading.passages.slice(0, 400).flatMap(({ text }) => topicsMentioned(text).map(({ id }) => id)),
  ]);
  const found = [...topics].flatMap((topic): AnalysisBrief["facts"] => [
    ...lookUp(desk, { topic }).map(({ reference, passage, calculation }): [string, string] => [
      reference,
      calculation ?? passage,
    ]),
    ...desk
      .benchmarks()
      .filter((one) => one.topic === topic)
      .map((one): [string, string] => [desk.reference(one.address), describeBenchmark(one, desk)]),
  ]);
  return unique(found);
}

/** As many as fit, in order. */
export function withinText<Entry extends readonly unknown[]>(
  rows: readonly Entry[],
  most: number,
  text: number,
): Entry[] {
  let left = text;
  return rows.slice(0, most).filter((row) => {
    left -= sizeOf([row]);
    return left >= 0;
  });
}

export function unique(rows: readonly [string, string][]): [string, string][] {
  return [...new Map(rows.map((row) => [row.join("\n"), row])).values()];
}

function sizeOf(rows: readonly (readonly unknown[])[]): number {
  return rows.reduce((sum, row) => sum + FRAME + row.reduce<number>((size, one) => size + String(one).length, 0), 0);
}
