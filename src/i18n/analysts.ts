import { ANALYSTS_EN } from "./analysts.en.ts";
import { ANALYSTS_FR } from "./analysts.fr.ts";
import { ANALYSTS_PT } from "./analysts.pt.ts";
import type { AnalystSentences } from "./analysts-sentences.ts";
import type { Catalogue } from "./catalogue.ts";

export type { HygieneCode } from "./analysts-sentences.ts";

/** What the built-in analysts say, in each language. */
export const ANALYST_SENTENCES: Catalogue<AnalystSentences> = { en: ANALYSTS_EN, fr: ANALYSTS_FR, pt: ANALYSTS_PT };
