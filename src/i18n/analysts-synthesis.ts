import { SYNTHESIS_EN } from "./analysts-synthesis.en.ts";
import { SYNTHESIS_FR } from "./analysts-synthesis.fr.ts";
import { SYNTHESIS_PT } from "./analysts-synthesis.pt.ts";
import type { SynthesisSentences } from "./analysts-synthesis-sentences.ts";
import type { Catalogue } from "./catalogue.ts";

export type { Dimension, MemoSection, OutcomeId } from "./analysts-synthesis-sentences.ts";

/** What tier 3 says without a model, in each language. */
export const SYNTHESIS_SENTENCES: Catalogue<SynthesisSentences> = {
  en: SYNTHESIS_EN,
  fr: SYNTHESIS_FR,
  pt: SYNTHESIS_PT,
};
