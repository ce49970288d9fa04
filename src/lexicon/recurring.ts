const alone = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "giu");

/** Words that say of a sum that it comes in again and again. */
export const RECURRING = alone(
  "ARR|MRR|RRA|RRM|recurring|récurrente?s?|recorrentes?|subscriptions?|abonnements?|assinaturas?|subscrições",
);

/** … every month. */
export const EVERY_MONTH = alone(
  "MRR|RRM|monthly|(?:a|per|each|every|\\/\\s?) ?month|mensuel(?:le)?s?|(?:par|chaque|\\/\\s?) ?mois|mensa(?:l|is)|(?:por|ao|a cada|\\/\\s?) ?mês",
);

/** … every year. */
export const EVERY_YEAR = alone(
  "ARR|RRA|annual|annually|annuali[sz]ed|yearly|(?:a|per|each|every|\\/\\s?) ?year|annuel(?:le)?s?|(?:par|chaque|\\/\\s?) ?an|anua(?:l|is)|(?:por|ao|a cada|\\/\\s?) ?ano",
);
