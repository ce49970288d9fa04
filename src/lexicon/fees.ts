/** Words for fees and what they are taken of; folded (no accents, lower case). */

/** A fee, by its names. */
export const FEE =
  "fees?|commissions?|cut|royalt(?:y|ies)|take[- ]rate|service charge|frais|redevances?|prelevements?|taxas?|comiss(?:ao|oes)|comision(?:es)?";

/** What is sold, moved or staked: a fee of it is paid whoever wins or loses by it. */
export const OF_VOLUME =
  /\b(?:volumes?|gmv|transactions?|trades?|trading|turnover|bookings?|orders?|basket|payments?|transfers?|amounts?|deposits?|stakes?|bets?|montants?|paniers?|commandes?|transactions|mises?|volumes?|vendas?|pedidos?|valor|transac(?:ao|oes)|apostas?)\b/u;

/** What is left over or won: a fee of it is a fee of a part. */
export const OF_GAIN =
  /\b(?:winnings?|profits?|gains?|savings?|interest|yields?|upside|surplus|benefices?|gains|economies|interets|lucros?|ganhos?|economias|juros|rendimentos?)\b/u;

/** Its names in a label, and the words that stand for one there; the others of the label say which fee it is. */
export const ANY_FEE = new RegExp(String.raw`\b(?:${FEE}|charges?|rate|taux|tarif|tarifas?)\b`, "gu");

/** Words of a label that say nothing of which fee is meant. */
export const OF_ANY_FEE = new Set(
  (
    "only just average simple flat fixed standard total each every with from over sale sales price value revenue year month first our their per platform percentage percent " +
    "seulement moyenne moyen fixe simple total chaque avec vente ventes prix valeur notre plateforme annee mois " +
    "apenas media medio fixa fixo simples total cada com venda vendas preco valor nossa plataforma ano mes sobre pour para dans"
  ).split(" "),
);

/** Before an amount: the fee itself is set so, and is no share of a price. */
export const SET_AS_AMOUNT =
  /\b(?:as low as|starting (?:at|from)|from|flat|fixed|fixes?|forfaitaires?|a partir d[e']|des|desde|a partir de|fix[ao]s?)\b/u;
