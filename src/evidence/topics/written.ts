import type { Learnt } from "./chances.ts";

/** What was learnt as a text: the topics, then a feature a line with what it gives to which of them, in tenths. */
export function write({ topics, weights }: Learnt): string {
  const lines = [...weights].flatMap(([feature, row]) => {
    const parts = [...row].flatMap((weight, at) => {
      const tenths = Math.round(weight * 10);
      return Math.abs(tenths) < LEAST ? [] : [`${letter(at)}${tenths}`];
    });
    return parts.length === 0 ? [] : [`${feature}\t${parts.join("")}`];
  });
  return [topics.join(" "), ...lines].join("\n");
}

/** Smaller weights say nothing. */
const LEAST = 2;

/** What `write` wrote. */
export function readWritten(text: string): Learnt {
  const [first = "", ...lines] = text.split("\n");
  const topics = first.split(" ");
  const weights = new Map<string, Float64Array>();
  for (const line of lines) {
    const cut = line.indexOf("\t");
    const row = new Float64Array(topics.length);
    for (const [, at = "", tenths] of line.slice(cut + 1).matchAll(/([A-Za-z])(-?\d+)/g))
      row[LETTERS.indexOf(at)] = Number(tenths) / 10;
    weights.set(line.slice(0, cut), row);
  }
  return { topics, weights };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const letter = (at: number): string => LETTERS[at] as string;
