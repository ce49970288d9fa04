import type { Catalogue } from "./catalogue.ts";
import { verdictsEn } from "./verdicts.en.ts";
import { verdictsFr } from "./verdicts.fr.ts";
import { verdictsPt } from "./verdicts.pt.ts";
import type { VerdictSentences } from "./verdicts.ts";

/** What verdicts say to their reader. */
export const verdictSentences: Catalogue<VerdictSentences> = { fr: verdictsFr, en: verdictsEn, pt: verdictsPt };
