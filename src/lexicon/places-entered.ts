/** Words by which a company says that it begins somewhere; folded (no accents, lower case). */

/** It begins there. */
export const ENTERS =
  /\b(?:launch(?:es|ing)?|expand(?:s|ing)?|expansion|enter(?:s|ing)?|entry|open(?:s|ing)?|rolls? ?out|rollout|go(?:es)? live|lance(?:r|ment)|ouvre|ouverture|entree|deploiement|lancamento|abertura|abre|expansao|entrada)\b/u;

/** It is there. */
export const IS_THERE =
  /\b(?:we (?:operate|are (?:active|present|live))|(?:operating|active|present|live|available) (?:today |already )?in|nous (?:operons|sommes (?:presents|actifs))|(?:presents?|actifs?) en|operamos|estamos (?:presentes|ativos)|presente em)\b/u;

/** Words that say nothing of what begins there. */
export const OF_ANY_ENTRY = new Set(
  "market markets marche marches mercado mercados country countries pays pais team equipe office bureau escritorio launch launches launching expand expands expanding expansion enter enters entering entry open opens opening rollout live lance lancer lancement ouvre ouverture entree deploiement lancamento abertura abre expansao entrada into geographic first initial".split(
    " ",
  ),
);

/** More than a country: one is entered many times. */
export const LARGE_REGIONS = new Set(["world", "europe", "states", "nordics", "latam", "africa", "asia"]);
