import { phraseBefore, phraseTable } from "./phrases.ts";

/** What the words before a number say about it. */
export interface Hedge {
  start: number;
  /** Where it starts without the word that expects a second number. */
  inner: number;
  approximate?: true;
  bound?: "min" | "max";
  /** "entre", "between", "de", "from": a second number is expected. */
  opens?: "between" | "from";
}

const HEDGES = phraseTable<"approximate" | "min" | "max" | "between" | "from">(
  [
    "environ|env.|près de|presque|autour de|à peu près|approximativement|de l'ordre de|de l’ordre de|quelque",
    "approximate",
  ],
  ["about|around|approx|approx.|approximately|circa|c.|ca.|nearly|almost|roughly|close to|some", "approximate"],
  ["cerca de|aproximadamente|aprox.|quase|por volta de|em torno de|perto de", "approximate"],
  [
    "plus de|plus d'|plus d’|au moins|au-delà de|supérieur à|supérieure à|à partir de|pas moins de|minimum|minimum de|min.",
    "min",
  ],
  ["more than|over|above|at least|greater than|no less than|not less than|no fewer than|starting at|minimum of", "min"],
  ["mais de|acima de|pelo menos|no mínimo|não menos de|superior a|a partir de|mínimo de", "min"],
  [
    "moins de|moins d'|moins d’|jusqu'à|jusqu’à|jusqu'a|au plus|inférieur à|inférieure à|pas plus de|maximum|maximum de|max.",
    "max",
  ],
  ["less than|under|below|up to|at most|fewer than|no more than|not more than|maximum of", "max"],
  ["até|menos de|abaixo de|no máximo|não mais de|inferior a|máximo de", "max"],
  ["entre|between", "between"],
  ["de|from|desde", "from"],
);

const SIGNS = new Map<string, "approximate" | "min" | "max">(
  Object.entries({
    "~": "approximate",
    "≈": "approximate",
    "≃": "approximate",
    ">": "min",
    "≥": "min",
    "<": "max",
    "≤": "max",
  } as const),
);

/** The hedge that ends just before `at`, not reaching left of `floor`; two of them may stand together ("plus de ~"). */
export function hedgeBefore(text: string, at: number, floor: number): Hedge {
  const hedge: Hedge = { start: at, inner: at };
  for (let turns = 0; turns < 2; turns++) {
    const found = signBefore(text, hedge.start, floor) ?? phraseBefore(HEDGES, text, hedge.start, floor);
    if (found === null || (found.meaning === "from" && turns > 0)) break;
    hedge.start = found.start;
    if (found.meaning === "between" || found.meaning === "from") {
      hedge.opens = found.meaning;
      if (found.meaning === "from") break;
      continue;
    }
    hedge.inner = found.start;
    if (found.meaning === "approximate") hedge.approximate = true;
    else hedge.bound = found.meaning;
  }
  return hedge;
}

function signBefore(
  text: string,
  at: number,
  floor: number,
): { meaning: "approximate" | "min" | "max"; start: number } | null {
  let end = at;
  while (end > floor && at - end < 2 && text[end - 1] === " ") end--;
  if (end <= floor) return null;
  if (text[end - 1] === "=" && end - 2 >= floor) {
    const two = text.slice(end - 2, end);
    return two === ">=" ? { meaning: "min", start: end - 2 } : two === "<=" ? { meaning: "max", start: end - 2 } : null;
  }
  const meaning = SIGNS.get(text[end - 1] ?? "");
  if (meaning === undefined || (text[end - 1] === ">" && /[-=]/.test(text[end - 2] ?? ""))) return null;
  return { meaning, start: end - 1 };
}

const CHANGE =
  /(?:pass|gr[eo]w|rose|ris|went|goes|increas|decreas|fell|drop|declin|evol|évolu|progress|augment|baiss|chut|cresc|aument|subi|ca[ií]|saut|bond|jump|improv|amélior|rédui|redu[cz])\p{L}*[ ]+(?:\p{L}+[ ]+)?$/iu;

/** True where the text before "de"/"from" tells a change ("passé de 505 K€ à 4,2 M€"): two numbers, not a range. */
export function tellsChange(text: string, at: number, floor: number): boolean {
  return CHANGE.test(text.slice(Math.max(floor, at - 40), at));
}
