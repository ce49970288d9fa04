import { SYNTHESIS_EN, type SynthesisSentences } from "./analysts-synthesis.en.ts";
import { SYNTHESIS_FR } from "./analysts-synthesis.fr.ts";
import { SYNTHESIS_PT } from "./analysts-synthesis.pt.ts";
import type { Catalogue } from "./catalogue.ts";

/** What a deal score is made of. */
export type Dimension = keyof SynthesisSentences["dimension"];

/** What is computed in each scenario. */
export type OutcomeId = keyof SynthesisSentences["outcome"];

/** The parts of the memo. */
export type MemoSection = keyof SynthesisSentences["section"];

/** What tier 3 says without a model, in each language. */
export const SYNTHESIS_SENTENCES: Catalogue<SynthesisSentences> = {
  en: SYNTHESIS_EN,
  fr: SYNTHESIS_FR,
  pt: SYNTHESIS_PT,
};
