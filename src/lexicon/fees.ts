/** Words for fees and what they are taken of; folded (no accents, lower case). */

/** A fee, by its names. */
export const FEE =
  "fees?|commissions?|cut|royalt(?:y|ies)|take rate|service charge|frais|redevances?|prelevements?|taxas?|comiss(?:ao|oes)";

/** What is sold, moved or staked: a fee of it is paid whoever wins or loses by it. */
export const OF_VOLUME =
  /\b(?:volumes?|gmv|transactions?|trades?|trading|turnover|bookings?|orders?|basket|payments?|transfers?|amounts?|deposits?|stakes?|bets?|montants?|paniers?|commandes?|transactions|mises?|volumes?|vendas?|pedidos?|valor|transac(?:ao|oes)|apostas?)\b/u;

/** What is left over or won: a fee of it is a fee of a part. */
export const OF_GAIN =
  /\b(?:winnings?|profits?|gains?|savings?|interest|yields?|upside|surplus|benefices?|gains|economies|interets|lucros?|ganhos?|economias|juros|rendimentos?)\b/u;
