import type { Catalogue } from "./catalogue.ts";
import { type RecommendationSentences, recommendationsEn } from "./recommendations.en.ts";
import { recommendationsFr } from "./recommendations.fr.ts";
import { recommendationsPt } from "./recommendations.pt.ts";

/** Sentences about opposed recommendations. */
export const recommendationSentences: Catalogue<RecommendationSentences> = {
  fr: recommendationsFr,
  en: recommendationsEn,
  pt: recommendationsPt,
};
