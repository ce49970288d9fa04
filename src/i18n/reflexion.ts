import type { Catalogue } from "./catalogue.ts";
import { type CritiqueSentences, critiquesEn } from "./reflexion-critiques.en.ts";
import { critiquesFr } from "./reflexion-critiques.fr.ts";
import { critiquesPt } from "./reflexion-critiques.pt.ts";
import { type FixSentences, fixesEn } from "./reflexion-fixes.en.ts";
import { fixesFr } from "./reflexion-fixes.fr.ts";
import { fixesPt } from "./reflexion-fixes.pt.ts";

export type { CritiqueWords, ImpactGroup } from "./reflexion-critiques.en.ts";

/** What a critique says. */
export const critiqueSentences: Catalogue<CritiqueSentences> = { en: critiquesEn, fr: critiquesFr, pt: critiquesPt };

/** What a correction writes into the analysis, and what is said about the input. */
export const fixSentences: Catalogue<FixSentences> = { en: fixesEn, fr: fixesFr, pt: fixesPt };
