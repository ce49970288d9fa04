import type { Quantity } from "../src/domain/quantity.ts";
import { findQuantities } from "../src/quantities/find.ts";

/** What a question asks for, by its own words. */
export interface Asked {
  unit: "money" | "percent" | "number";
  /** What a figure without a scale word is counted in. */
  scale: number;
}

/** Words of an answer that gives no figure of its own. */
const REFUSES =
  /\b(?:sorry|unable|can(?:not|'t) (?:provide|determine|answer|calculate)|do(?:es)?(?: not|n't) (?:include|contain|provide|have|specify|mention)|not (?:provided|possible|available|mentioned|disclosed)|without (?:further|more|this|access)|please (?:provide|find)|(?:you|we) (?:would|will) need|once you have)/i;
/** What a sentence that gives the result says just before it. */
const LEADS_IN =
  /(?:=|≈|~|\b(?:is|was|are|were|of|at|about|approximately|gives us|to be|therefore|had|equivalent to))[\s:*]*$/i;

export function readQuestion(question: string): Asked {
  const scale = /\b(billion|million|thousand)s?\b/i.exec(question)?.[1]?.toLowerCase();
  if (scale !== undefined) return { unit: "money", scale: { billion: 1e9, million: 1e6, thousand: 1e3 }[scale] ?? 1 };
  return { unit: /%|\bpercents?\b|\bpercentage\b/i.test(question) ? "percent" : "number", scale: 1 };
}

/**
 * The figure an answer ends on: the last sentence that leads in to a figure of the asked kind gives it. Null where
 * there is none, or where the answer says it cannot give one and ends on no result.
 */
export function readAnswer(answer: string, asked: Asked): number | null {
  const sentences = answer.split(/(?<=[.!?:])\s+(?=[A-Z"(*])|\n+/);
  const refuses = REFUSES.test(answer);
  let fallback: number | null = null;
  for (const sentence of sentences.toReversed()) {
    const figures = findQuantities(sentence, { locale: "en" })
      .map((found) => ("ambiguous" in found ? (found.readings[0] as Quantity) : found))
      .flatMap((quantity) => {
        const value = inTermsOf(asked, quantity);
        return value === null ? [] : [{ value, led: LEADS_IN.test(sentence.slice(0, quantity.start)) }];
      });
    const result = figures.findLast(({ led }) => led);
    if (result !== undefined) return refuses && !concludes(sentence) ? null : result.value;
    fallback ??= figures.at(-1)?.value ?? null;
  }
  return refuses ? null : fallback;
}

function concludes(sentence: string): boolean {
  return /\b(?:therefore|so|thus|hence|based on|according to)\b/i.test(sentence);
}

/** The figure in base units of what was asked; null for one of another kind. */
function inTermsOf(asked: Asked, { value, unit, scale, currency }: Quantity): number | null {
  switch (asked.unit) {
    case "money":
      if (unit !== "money" && !(unit === "number" && scale > 1)) return null;
      return scale === 1 && Math.abs(value) < 1e6 && (currency !== undefined || unit === "number")
        ? value * asked.scale
        : value;
    case "percent":
      return unit === "percent" || unit === "points" ? value : null;
    case "number":
      if (unit === "percent") return value / 100;
      return unit === "money" ? null : value;
  }
}

/** The gold figure in the same terms, with how far off an answer may be: the print's own rounding, or 2 %. */
export function readGold(gold: string, asked: Asked): { value: number; within: number } | null {
  const printed = /-?[\d,]*\.?\d+/.exec(gold)?.[0].replaceAll(",", "");
  if (printed === undefined) return null;
  const value = Number(printed) * asked.scale;
  const decimals = asked.unit === "money" ? 0 : (printed.split(".")[1]?.length ?? 0);
  const step = asked.unit === "money" && asked.scale < 1e9 ? asked.scale : asked.unit === "money" ? 0 : 10 ** -decimals;
  return { value, within: Math.max(step / 2, 0.02 * Math.abs(value)) };
}
