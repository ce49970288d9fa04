import type { Catalogue } from "./catalogue.ts";
import { type VerdictSentences, verdictsEn } from "./verdicts.en.ts";
import { verdictsFr } from "./verdicts.fr.ts";
import { verdictsPt } from "./verdicts.pt.ts";

/** What verdicts say to their reader. */
export const verdictSentences: Catalogue<VerdictSentences> = { fr: verdictsFr, en: verdictsEn, pt: verdictsPt };
