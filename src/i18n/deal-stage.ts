import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const STAGES: Catalogue<{ "pre seed": string; seed: string; series: (letter: string) => string }> = {
  en: { "pre seed": "pre-seed", seed: "seed", series: (letter) => `Series ${letter}` },
  fr: { "pre seed": "pré-amorçage", seed: "amorçage", series: (letter) => `série ${letter}` },
  pt: { "pre seed": "pre-seed", seed: "seed", series: (letter) => `Série ${letter}` },
};

/** A deal's stage or sector as people write it: "series_a" is "Series A". What we do not know keeps its words. */
export function sayStage(stage: string, locale: Locale): string {
  const words = stage.trim().replace(/[_-]+/g, " ");
  const known = words.toLowerCase();
  if (known === "pre seed" || known === "preseed") return STAGES[locale]["pre seed"];
  if (known === "seed") return STAGES[locale].seed;
  const letter = /^s[eé]rie?s? ([a-h])$/.exec(known)?.[1];
  return letter === undefined ? words : STAGES[locale].series(letter.toUpperCase());
}

/** Sector and stage, one after the other; nothing where neither is known. */
export const aboutDeal = (deal: { sector: string | null; stage: string | null }, locale: Locale): string[] =>
  [deal.sector?.replace(/_+/g, " "), deal.stage === null ? null : sayStage(deal.stage, locale)].filter(
    (one) => one != null && one !== "",
  ) as string[];
