/** Words by which a rate is said to be of each deal; folded (no accents, lower case). */

/** "% margin per trade", "% de marge par vente": of what, and of each what. Not of a time: churn is told by the month. */
export const PER_DEAL =
  /^\s?\+?\s?((?:(?:of |de )?\p{L}+\s){0,3}?)(?:(per|par|por|a cada)\s|\/\s?)(trades?|deals?|transactions?|sales?|orders?|units?|shipments?|containers?|bookings?|loans?|cycles?|ventes?|commandes?|operations?|dossiers?|vendas?|pedidos?|transac(?:ao|oes)|operac(?:ao|oes)|unidades?|ciclos?)(?!\p{L})/u;

/** What a rate of a deal may be of. */
export const RATE_OF: readonly (readonly [RegExp, string])[] = [
  [/margin|marge|margem|profit|lucro|benefice/u, "margin"],
  [/return|yield|rendement|retorno|rendimento/u, "return"],
  [/fee|commission|frais|taxa|comiss/u, "fee"],
  [/cost|cout|custo|loss|perte|perda|default|discount|remise|desconto/u, "cost"],
];
