import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

/** Of a review told in another language than the one its models were asked in: whose words are not in it, and why. */
export const SPOKEN_IN: Catalogue<Record<Locale, string>> = {
  en: {
    en: "What models said is quoted in English, the language they were asked in.",
    fr: "What models said is quoted in French, the language they were asked in.",
    pt: "What models said is quoted in Portuguese, the language they were asked in.",
  },
  fr: {
    en: "Ce que les modèles ont dit est cité en anglais, la langue dans laquelle on les a interrogés.",
    fr: "Ce que les modèles ont dit est cité en français, la langue dans laquelle on les a interrogés.",
    pt: "Ce que les modèles ont dit est cité en portugais, la langue dans laquelle on les a interrogés.",
  },
  pt: {
    en: "O que os modelos disseram é citado em inglês, a língua em que foram interrogados.",
    fr: "O que os modelos disseram é citado em francês, a língua em que foram interrogados.",
    pt: "O que os modelos disseram é citado em português, a língua em que foram interrogados.",
  },
};
