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
  "ARR|RRA|annual|annually|annuali[sz]ed|annualisée?s?|anualizad[oa]s?|yearly|(?:a|per|each|every|\\/\\s?) ?year|annuel(?:le)?s?|(?:par|chaque|\\/\\s?) ?an|anua(?:l|is)|(?:por|ao|a cada|\\/\\s?) ?ano",
);

/** Right before the sum or its name: what came in or went out of it, or one customer's. */
export const PART_OF_IT =
  /(?<!\p{L})(?:net new|new|expansion|churned|lost|added|additional|incremental|nouveaux?|nouvel|additionnel|perdu|net|novo|adicional|perdido)\s(?:\p{L}+\s){0,3}$|(?:increas|grew|grow|rose|fell|drop|declin|aument|subi|cresc|ca[ií])\p{L}*\s(?:by|em)\s$/iu;
export const OF_ONE_OF_THEM =
  /(?<!\p{L})(?:per|par|por)\s(?:new\s)?(?:customer|client|user|account|site|employee|seat|utilisateur|compte|salarié|cliente|usuário|conta|funcionário)/iu;
