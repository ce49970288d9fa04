/** "per arm", "par abonné", "por apartamento": what one price is for; folded. Times and people of a team are none. */
export const PER_THING =
  /(?:\b(?:per|par|por|each|chaque|cada)|\/)\s?(?!month|mois|mes\b|year|an\b|annee|ano\b|day|jour|dia\b|week|semaine|semana|quarter|trimestre|hour|heure|hora|unit\b|unite|unidade|person|personne|pessoa|employee|salarie)(\p{L}{3,})/u;
