/** "per arm", "par abonné", "por apartamento": what one price is for; folded. Times and people of a team are none. */
export const PER_THING =
  /(?:\b(?:per|par|por|each|chaque|cada)|\/)\s?(?!month|mois|mes\b|year|an\b|annee|ano\b|day|jour|dia\b|week|semaine|semana|quarter|trimestre|hour|heure|hora|unit\b|unite|unidade|person|personne|pessoa|employee|salarie)(\p{L}{3,})/u;

/** Words by which an amount is what customers pay; folded. */
export const PAID_FOR =
  /\b(?:prices?|priced|sold|sell|selling|fees?|charges?|charged|pays?|paying|billed|tariff|prix|vendue?s?|vendons|facturee?s?|facturons|paient?|paye\p{L}*|tarifs?|precos?|vendid[oa]s?|vendemos|cobramos|cobrad[oa]s?|pagam?|tarifa|taxa)\b/u;

/** What one sale brings in the mean; folded. */
export const AVERAGE_AMOUNT =
  /\b(?:average (?:basket|order|ticket|sale|price|cart|invoice|fare|bill)|(?:basket|order|ticket|cart) (?:size|value)|aov|panier moyen|ticket moyen|prix moyen|commande moyenne|facture moyenne|ticket medio|preco medio|pedido medio|cesta media|valor medio)\b/u;

/** A line that counts what is sold; folded. */
export const SO_MANY_SOLD =
  /^\P{L}*\d[\d\s.,]*(?:k|m|mil|mille)?\s(?:\p{L}+\s){0,3}(?:sold|delivered|shipped|served|booked|vendue?s?|livree?s?|servie?s?|reservee?s?|vendid[oa]s?|entregues?|servid[oa]s?|orders?|commandes?|pedidos?|bookings?|reservations?|reservas?)\b|^\P{L}*(?:orders?|commandes?|pedidos?|(?:units|meals|tickets) sold|sales volume|ventes|vendas)\P{L}*\d/u;
