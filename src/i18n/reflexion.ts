import type { Catalogue } from "./catalogue.ts";
import { critiquesEn, type CritiqueSentences } from "./reflexion-critiques.en.ts";
import { critiquesFr } from "./reflexion-critiques.fr.ts";
import { critiquesPt } from "./reflexion-critiques.pt.ts";

export type { CritiqueSentences, CritiqueWords, ImpactGroup } from "./reflexion-critiques.en.ts";

/** What a critique says. */
export const critiqueSentences: Catalogue<CritiqueSentences> = { en: critiquesEn, fr: critiquesFr, pt: critiquesPt };
