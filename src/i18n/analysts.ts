import { ANALYSTS_EN, type AnalystSentences } from "./analysts.en.ts";
import { ANALYSTS_FR } from "./analysts.fr.ts";
import { ANALYSTS_PT } from "./analysts.pt.ts";
import type { Catalogue } from "./catalogue.ts";

/** Why something could not be said. */
export type GapCode = keyof AnalystSentences["gap"];

/** Faults in the formulas of a model. */
export type HygieneCode = keyof AnalystSentences["hygiene"];

/** What the built-in analysts say, in each language. */
export const ANALYST_SENTENCES: Catalogue<AnalystSentences> = { en: ANALYSTS_EN, fr: ANALYSTS_FR, pt: ANALYSTS_PT };
