/** "per arm", "par abonné", "por apartamento": what one price is for; folded. Times and people of a team are none. */
export const PER_THING =
  /(?:\b(?:per|par|por|each|chaque|cada)|\/)\s?(?!month|mois|mes\b|year|an\b|annee|ano\b|day|jour|dia\b|week|semaine|semana|quarter|trimestre|hour|heure|hora|unit\b|unite|unidade|person|personne|pessoa|employee|salarie)(\p{L}{3,})/u;

/** Words by which an amount is what customers pay; folded. */
export const PAID_FOR =
  /\b(?:prices?|priced|sold|sell|selling|fees?|charges?|charged|pays?|paying|billed|tariff|prix|vendue?s?|vendons|facturee?s?|facturons|paient?|paye\p{L}*|tarifs?|precos?|vendid[oa]s?|vendemos|cobramos|cobrad[oa]s?|pagam?|tarifa|taxa)\b/u;
